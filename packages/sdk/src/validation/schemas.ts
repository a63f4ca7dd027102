import type * as models from '@direct-mail/contract';
import * as schemas from '@direct-mail/contract/schemas';
import type { RequestSchema } from './request-schema.ts';

/** What `mailings.create` takes. */
export const CreateMailingRequest = schemas.CreateMailingRequest as RequestSchema<models.CreateMailingRequest>;
/** What `orders.create` takes. */
export const Order = schemas.Order as RequestSchema<models.Order>;
/** What `orders.update` takes. */
export const OrderUpdate = schemas.OrderUpdate as RequestSchema<models.OrderUpdate>;
/** The metadata of an order or an item. */
export const Metadata = schemas.Metadata as RequestSchema<models.Metadata>;
/** What `audiences.addMember` takes. */
export const AudienceMemberRequest = schemas.AudienceMemberRequest as RequestSchema<models.AudienceMemberRequest>;
/** What `dataSubjectRequests.create` takes. */
export const DataSubjectRequest = schemas.DataSubjectRequest as RequestSchema<models.DataSubjectRequest>;
/** What `addresses.standardize` takes, and `standardizeMany` many of. */
export const AddressInput = schemas.AddressInput as RequestSchema<models.AddressInput>;
/** The body of a webhook. */
export const MailingEvent = schemas.MailingEvent as RequestSchema<models.MailingEvent>;
