/** An operation of the two services, by its `operationId` in the OpenAPI document. */
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

/** A state of a mailing (specification, "Mailings"; D05). `possible_states` of a mailing has the transitions. */
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

/** The events of a webhook: every state of a mailing but `production` (D08), and its own `ping` (D43). */
export type WebhookEventName = Exclude<MailingState, 'production'> | 'ping';

/** Which kind of token a call or a mailing was made with (D14, D16). */
export type Mode = 'production' | 'test';

/** A creative's format (D03): one of the four that are sold, or one of your own. */
export type CreativeFormat = 'postcard_4x6' | 'postcard_6x9' | 'postcard_6x11' | 'letter_8.5x11' | (string & {});

/** A mail type (D01): one of the two known ones, or one of your own. */
export type MailType = 'first_class' | 'standard' | (string & {});

/** Which page of a list to return. Without `per_page` the whole list is returned. */
export interface Paging {
  /** Counted from 1, which is the default. */
  readonly page?: number | undefined;
  /** Items on a page, 1 to 1,000. */
  readonly per_page?: number | undefined;
}

/** A page of the rows that hold some words. */
export interface ListSearch extends Paging {
  /** Words that a row must hold, each in any of its texts, in any case; at most 200 characters. */
  readonly search?: string | undefined;
}
