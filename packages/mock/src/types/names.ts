/** An API operation: its `operationId` in the OpenAPI document. */
export type OperationId =
  | 'getOrganization'
  | 'listCampaigns'
  | 'getCampaign'
  | 'listCreatives'
  | 'listCampaignMailings'
  | 'createMailing'
  | 'getMailing'
  | 'createOrder'
  | 'updateOrder'
  | 'deleteOrder'
  | 'createAudienceMember'
  | 'listAudiences'
  | 'createDataSubjectRequest'
  | 'getDataSubjectRequest'
  | 'listCampaignStats'
  | 'getCampaignStats'
  | 'standardizeAddress'
  | 'standardizeAddresses';

/** A mailing's state. `possible_states` of a mailing lists where it can go next. */
export type MailingState =
  | 'append_failed'
  | 'address_invalid'
  | 'suppressed'
  | 'budget_exceeded'
  | 'credit_balance_exceeded'
  | 'processing'
  | 'production'
  | 'mailed'
  | 'delivered'
  | 'delivery_exception'
  | 'failed'
  | 'holdout';

/** A webhook event: every mailing state except `production`, plus `ping`. */
export type WebhookEventName = Exclude<MailingState, 'production'> | 'ping';

/** The kind of token. Test mailings are never printed, billed or counted. */
export type Mode = 'production' | 'test';

/** A creative's format: one of the four known formats, or your own. */
export type CreativeFormat = 'postcard_4x6' | 'postcard_6x9' | 'postcard_6x11' | 'letter_8.5x11' | (string & {});

/** A mail type: one of the two known types, or your own. */
export type MailType = 'first_class' | 'standard' | (string & {});

/** Which page of a list to return. Without `per_page`, the whole list is returned. */
export interface Paging {
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  /** Items per page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** Filters a list by words. */
export interface ListSearch extends Paging {
  /** Words that must all occur in an entry. Case-insensitive, up to 200 characters. */
  readonly search?: string | undefined;
}
