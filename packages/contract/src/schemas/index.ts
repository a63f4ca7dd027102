/** The zod schemas of every request and of the webhook, named after the document's components. */
export { AddressInput, StandardizeAddressesRequest } from './addresses.ts';
export { AudienceAddress, AudienceMemberRequest } from './audiences.ts';
export { bodySchemas, querySchemas } from './by-operation.ts';
export { DataSubjectRequest, IdentityAddress, SubjectIdentity } from './data-subject-requests.ts';
export { describeIssues, type Issue } from './issues.ts';
export { CreateMailingRequest, createMailingFields, ListCampaignMailingsQuery, Recipient } from './mailings.ts';
export { Metadata } from './metadata.ts';
export { Order, OrderAddress, OrderItem, OrderUpdate } from './orders.ts';
export { readQuery } from './query.ts';
export { GetCampaignStatsQuery, ListCampaignStatsQuery } from './statistics.ts';
export { findUnknownFields, type UnknownField } from './unknown-fields.ts';
export { dropNulls } from './values.ts';
export { MailingEvent } from './webhook.ts';
