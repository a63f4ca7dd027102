import type { components, operations } from '@direct-mail/contract';

type Schemas = components['schemas'];

/** The organization that a token belongs to. */
export type Organization = Schemas['Organization'];
/** A campaign: what mailings belong to. */
export type Campaign = Schemas['Campaign'];
/** A creative: the artwork of mailings. */
export type Creative = Schemas['Creative'];
/** One piece of mail. */
export type Mailing = Schemas['Mailing'];
/** A mailing as lists give it: without `send_at`. */
export type MailingListItem = Schemas['MailingListItem'];
/** The state of a mailing. Known ones complete in an editor; others may come and are no error. */
export type MailingState = Schemas['MailingState'];
/** An address in an answer, standardized. */
export type MailingAddress = Schemas['MailingAddress'];
/** What `mailings.create` takes. */
export type CreateMailingRequest = Schemas['CreateMailingRequest'];
/** Who gets a mailing. */
export type Recipient = Schemas['Recipient'];
/** Keys and values for the placeholders of the artwork. */
export type MergeTags = Schemas['MergeTags'];
/** What `orders.create` takes. */
export type Order = Schemas['Order'];
/** What `orders.update` takes: fields that are left out stay as they are. */
export type OrderUpdate = Schemas['OrderUpdate'];
/** An order as the service keeps it. */
export type OrderRecord = Schemas['OrderRecord'];
/** An address of an order, as it is sent. */
export type OrderAddress = Schemas['OrderAddress'];
/** One line of an order. */
export type OrderItem = Schemas['OrderItem'];
/** Up to 10 values of an order or an item. */
export type Metadata = Schemas['Metadata'];
/** A list of people. */
export type Audience = Schemas['Audience'];
/** What `audiences.addMember` takes: at least one of address, email, email_sha256 and identifier. */
export type AudienceMemberRequest = Schemas['AudienceMemberRequest'];
/** A member as it was added. */
export type AudienceMember = Schemas['AudienceMember'];
/** What `dataSubjectRequests.create` takes. */
export type DataSubjectRequest = Schemas['DataSubjectRequest'];
/** How far a data subject request is. */
export type DataSubjectRequestStatus = Schemas['DataSubjectRequestStatus'];
/** Pieces and spend of one campaign. */
export type CampaignStats = Schemas['CampaignStats'];
/** One page of statistics with the totals of all pages, as the service answers it. */
export type CampaignStatsPage = Schemas['CampaignStatsPage'];
/** An address to standardize: whole, or in parts. */
export type AddressInput = Schemas['AddressInput'];
/** A standardized address. */
export type StandardizedAddress = Schemas['StandardizedAddress'];

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** Filters of a campaign's mailings. */
export type ListMailingsQuery = QueryOf<'listCampaignMailings'>;
/** Filters of the statistics of all campaigns. */
export type ListCampaignStatsQuery = QueryOf<'listCampaignStats'>;
/** The window of one campaign's statistics. */
export type CampaignStatsQuery = QueryOf<'getCampaignStats'>;
