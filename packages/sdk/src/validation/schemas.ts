import type { components } from '@direct-mail/contract';
import * as schemas from '@direct-mail/contract/schemas';
import type * as z from 'zod';

type Schemas = components['schemas'];

// Named by the document's types: what zod infers says the same in sixty times the text.

/** What `mailings.create` takes. */
export const CreateMailingRequest = schemas.CreateMailingRequest as z.ZodType<Schemas['CreateMailingRequest']>;
/** What `orders.create` takes. */
export const Order = schemas.Order as z.ZodType<Schemas['Order']>;
/** What `orders.update` takes. */
export const OrderUpdate = schemas.OrderUpdate as z.ZodType<Schemas['OrderUpdate']>;
/** The metadata of an order or an item. */
export const Metadata = schemas.Metadata as z.ZodType<Schemas['Metadata']>;
/** What `audiences.addMember` takes. */
export const AudienceMemberRequest = schemas.AudienceMemberRequest as z.ZodType<Schemas['AudienceMemberRequest']>;
/** What `dataSubjectRequests.create` takes. */
export const DataSubjectRequest = schemas.DataSubjectRequest as z.ZodType<Schemas['DataSubjectRequest']>;
/** What `addresses.standardize` takes, and `standardizeMany` many of. */
export const AddressInput = schemas.AddressInput as z.ZodType<Schemas['AddressInput']>;
/** The body of a webhook. */
export const MailingEvent = schemas.MailingEvent as z.ZodType<Schemas['MailingEvent']>;
