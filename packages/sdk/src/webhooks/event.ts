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

/** A mailing changed its state. */
export interface MailingEvent extends EventFields {
  /** The name of the event. */
  event: MailingEventName;
  /** The type of the object that `object_id` identifies. */
  object_type: 'Mailing';
}

/**
 * The test event that the service sends when a webhook is created. The service does not document its payload, so rely only
 * on `event`.
 */
export interface PingEvent extends EventFields {
  /** The name of the event. */
  event: 'ping';
  /** The type of the object that `object_id` identifies. */
  object_type: 'Webhook';
}

/** An event that this version of the package does not know yet. */
export interface UnknownEvent extends EventFields {
  /** The name of the event. */
  event: UnknownEventName;
  /** The type of the object that `object_id` identifies. */
  object_type: string;
}

/**
 * The body of a webhook. Narrow it with a `switch` on `event`. Unknown events and fields pass through.
 */
export type WebhookEvent = MailingEvent | PingEvent | UnknownEvent;
