import type { Schema } from '@direct-mail/contract';

/** What came back, typed by our own contract: that a generated client fits is checked by the compiler. */
export type Received<Body, Refusal> = { readonly status: number; readonly headers: Headers } & (
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly body: Refusal }
);

type Main<Body> = Promise<Received<Body, Schema<'ServiceError' | 'UnauthorizedError' | 'RateLimitError'>>>;
type Stats<Body> = Promise<Received<Body, Schema<'StatsError' | 'UnauthorizedError' | 'RateLimitError'>>>;
type Address<Body> = Promise<Received<Body, Schema<'AddressError' | 'UnauthorizedError' | 'RateLimitError'>>>;

/** Generators differ on the type of metadata's free keys beside its two named ones; all else is compared. */
type WithMetadata<T> = Omit<T, 'metadata'> & { metadata?: { readonly [key: string]: unknown } | null };
type OrderRecord = WithMetadata<Omit<Schema<'OrderRecord'>, 'order_items'>> & {
  order_items: WithMetadata<Schema<'OrderItem'>>[];
};

export interface PageQuery {
  page?: number;
  per_page?: number;
  start_date?: string;
  date_field?: Schema<'MailingDateField'>;
}

/** A query has no null, which a body may have. */
type AddressQuery = { [Name in keyof Schema<'AddressInputBase'>]?: NonNullable<Schema<'AddressInputBase'>[Name]> };

/** One generated client behind the operations' own names. */
export interface Driver {
  getOrganization(): Main<Schema<'Organization'>>;
  listCampaigns(): Main<Schema<'Campaign'>[]>;
  getCampaign(id: string): Main<Schema<'Campaign'>>;
  listCreatives(campaign: string): Main<Schema<'Creative'>[]>;
  listCampaignMailings(campaign: string, query: PageQuery): Main<Schema<'MailingListItem'>[]>;
  createMailing(body: Schema<'CreateMailingRequest'>): Main<Schema<'Mailing'>>;
  getMailing(id: string): Main<Schema<'Mailing'>>;
  createOrder(body: Schema<'Order'>): Main<OrderRecord>;
  updateOrder(id: string, body: Schema<'OrderUpdate'>): Main<OrderRecord>;
  deleteOrder(id: string): Main<OrderRecord>;
  createAudienceMember(audience: string, body: Schema<'AudienceMemberRequest'>): Main<Schema<'AudienceMember'>>;
  listAudiences(): Main<Schema<'Audience'>[]>;
  createDataSubjectRequest(body: Schema<'DataSubjectRequest'>): Main<Schema<'DataSubjectRequestStatus'>>;
  getDataSubjectRequest(id: string): Main<Schema<'DataSubjectRequestStatus'>>;
  listCampaignStats(query: { start_date?: string; end_date?: string }): Stats<Schema<'CampaignStatsPage'>>;
  getCampaignStats(campaign: string): Stats<Schema<'CampaignStats'>>;
  standardizeAddress(query: AddressQuery): Address<Schema<'StandardizedAddress'>[]>;
  standardizeAddresses(body: Schema<'AddressInput'>[]): Address<Schema<'StandardizedAddress'>[]>;
}

/** Makes a client for both base addresses; without a token when it is null. */
export type Connect = (on: { main: string; address: string; token: string | null }) => Driver;
