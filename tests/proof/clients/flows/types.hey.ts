/** Compiled only: what the types of `@hey-api/openapi-ts` must take and must refuse. */
import type { Schema } from '@direct-mail/contract';
import type * as made from '../generated/hey/types.gen.ts';

// The webhook: the body of its operation is the event, both ways.
export const received = (request: made.MailingEventWebhookRequest): Schema<'MailingEvent'> => request.body;
export const sent = (event: Schema<'MailingEvent'>): made.MailingEventWebhookPayload => event;
export const key: made.Webhooks['key'] = 'mailingEvent';
// A state that no one knows yet is one too.
export const state: made.MailingState = 'returned_to_sender';
// @ts-expect-error The law is one of a closed list.
export const regulation: made.DataSubjectRegulation = 'gdpr';
// @ts-expect-error A mailing needs a recipient.
export const mailing: made.CreateMailingRequest = { campaign_id: 'c' };
const format = 'raw';
export const byAddress = (value: made.IdentityAddress): made.SubjectIdentity => {
  return { identity_type: 'address', identity_format: format, identity_value: value };
};
export const byEmail = (value: made.IdentityAddress): made.SubjectIdentity => {
  // @ts-expect-error An identity of the kind `email` has no postal address.
  return { identity_type: 'email', identity_format: format, identity_value: value };
};
// @ts-expect-error What may be null must be looked at first.
export const city = (made: made.Mailing): string => made.address.city;
// @ts-expect-error Metadata is flat.
export const metadata: made.Metadata = { nested: {} };
// @ts-expect-error An order needs an address or an e-mail.
export const order: made.Order = { order_id: 'o', order_date: '2027-01-01' };
// @ts-expect-error A recipient needs an address or an e-mail.
export const recipient: made.Recipient = { full_name: 'Ada' };
