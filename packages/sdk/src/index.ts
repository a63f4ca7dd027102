export type {
  AttemptMessage,
  CallMessage,
  ObservedMessage,
  WebhookMessage,
} from '@direct-mail/contract/words/observe/messages';
export type { Call, WithResponse } from './call.ts';
export { DirectMail } from './client.ts';
export type { HttpMethod, RequestOptions } from './custom-request.ts';
export {
  ApiError,
  type ApiErrorDetails,
  AuthenticationError,
  BadRequestError,
  NotFoundError,
  PayloadTooLargeError,
  RateLimitError,
  ServerError,
  UnprocessableError,
} from './errors/api-error.ts';
export {
  AbortError,
  CallError,
  type CallErrorDetails,
  ConfigurationError,
  ConnectionError,
  PaginationError,
  StateError,
  TimeoutError,
} from './errors/call-error.ts';
export { DirectMailError } from './errors/direct-mail-error.ts';
export type { Outcome } from './errors/outcome.ts';
export { ValidationError, type ValidationIssue } from './errors/validation-error.ts';
export { hashEmail } from './hash-email.ts';
export type { TokenSource } from './http/prepared-request.ts';
export type {
  CallOptions,
  Clock,
  FetchLike,
  Logger,
  Middleware,
  MiddlewareRequest,
  RequestValidator,
  Sleep,
} from './http/settings.ts';
export type { DirectMailOptions } from './options.ts';
export type { Page } from './pages/page.ts';
export { Pages } from './pages/pages.ts';
export type { AddressesResource, AddressFieldsInput, StandardizeManyOptions } from './resources/addresses.ts';
export type { WithRequired } from './resources/at-least-one.ts';
export type { AudienceMemberInput, AudiencesResource } from './resources/audiences.ts';
export type { CampaignsResource } from './resources/campaigns.ts';
export type { DataSubjectRequestsResource, WaitForRequestOptions } from './resources/data-subject-requests.ts';
export type { FindMailingQuery } from './resources/find-mailing.ts';
export type { MailingsResource } from './resources/mailings.ts';
export type { OrderInput, OrdersResource } from './resources/orders.ts';
export type { OrganizationResource } from './resources/organization.ts';
export type { WaitOptions } from './resources/poll.ts';
export type { Preview, PreviewOptions, PreviewPart } from './resources/preview.ts';
export type { StatsPage, StatsResource } from './resources/stats.ts';
export type { WaitForMailingOptions } from './resources/wait-for-mailing.ts';
export type * from './types.ts';
export { type WebhookRefusalCode, WebhookVerificationError } from './webhooks/error.ts';
