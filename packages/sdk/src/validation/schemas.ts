import type * as models from '@direct-mail/contract';
import * as schemas from '@direct-mail/contract/schemas';
import type { RequestSchema } from './request-schema.ts';

/** Schema of the body of `mailings.create`. */
export const CreateMailingRequest = schemas.CreateMailingRequest as RequestSchema<models.CreateMailingRequest>;
/** Schema of the body of `orders.create`. */
export const Order = schemas.Order as RequestSchema<models.Order>;
/** Schema of the body of `orders.update`. */
export const OrderUpdate = schemas.OrderUpdate as RequestSchema<models.OrderUpdate>;
/** Schema of the metadata of an order or order item. */
export const Metadata = schemas.Metadata as RequestSchema<models.Metadata>;
/** Schema of the body of `audiences.addMember`. */
export const AudienceMemberRequest = schemas.AudienceMemberRequest as RequestSchema<models.AudienceMemberRequest>;
/** Schema of the body of `dataSubjectRequests.create`. */
export const DataSubjectRequest = schemas.DataSubjectRequest as RequestSchema<models.DataSubjectRequest>;
/** Schema of the input of `addresses.standardize`, and of each item of `standardizeMany`. */
export const AddressInput = schemas.AddressInput as RequestSchema<models.AddressInput>;
/** Schema of the body of a webhook. */
export const MailingEvent = schemas.MailingEvent as RequestSchema<models.MailingEvent>;
