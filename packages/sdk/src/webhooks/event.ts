import type { MailingEvent as AnyEvent, MailingEventName } from '@direct-mail/contract';

export type { MailingEventName };

/**
 * The name of an event that this version of the package does not know: at run time any text. As a type it is an enumeration that
 * exists nowhere, because TypeScript narrows a union only on names that cannot be mistaken for one another. To act on a name
 * before the package knows it, widen it: `const name: string = event.event`.
 */
declare enum UnknownEventName {
  any = '',
}

export type { UnknownEventName };

type EventFields = Pick<AnyEvent, 'object_id' | 'timestamp'>;

/** Something happened to a mailing. */
export interface MailingEvent extends EventFields {
  /** The name of the event. */
  event: MailingEventName;
  /** What `object_id` is the id of. */
  object_type: 'Mailing';
}

/**
 * The connectivity test that the service sends when a webhook is created. The specification does not show its payload,
 * so take nothing but `event` for granted (D43).
 */
export interface PingEvent extends EventFields {
  /** The name of the event. */
  event: 'ping';
  /** What `object_id` is the id of. */
  object_type: 'Webhook';
}

/** An event that this version of the package does not know. */
export interface UnknownEvent extends EventFields {
  /** The name of the event. */
  event: UnknownEventName;
  /** What `object_id` is the id of. */
  object_type: string;
}

/**
 * What a webhook's body holds. Known events complete in an editor and narrow in a `switch` on `event`; unknown events,
 * and unknown fields, pass through.
 */
export type WebhookEvent = MailingEvent | PingEvent | UnknownEvent;
