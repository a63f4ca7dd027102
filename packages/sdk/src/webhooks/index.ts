/**
 * Verifies and handles webhooks. Does not import the client.
 *
 * @packageDocumentation
 */
export { dedupeKey } from './dedupe-key.ts';
export { parseWebhook, type RawBody, type WebhookHeaders } from './delivery.ts';
export { type WebhookRefusalCode, WebhookVerificationError } from './error.ts';
export type {
  MailingEvent,
  MailingEventName,
  PingEvent,
  UnknownEvent,
  UnknownEventName,
  WebhookEvent,
} from './event.ts';
export { createWebhookHandler, type NodeResponse, type WebhookHandler, type WebhookHandlerOptions } from './handler.ts';
export { type EventOrder, isNewer } from './is-newer.ts';
export type { NodeRequest } from './read-body.ts';
export { type SignWebhookOptions, signWebhook } from './sign.ts';
export { type VerifyWebhookOptions, verifyWebhook } from './verify.ts';
