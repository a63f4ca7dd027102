/** The account's time. */
export interface ClockState {
  /** ISO 8601, in UTC. */
  readonly now: string;
  /** `manual`, `real`, or a speed such as `60x`. */
  readonly mode: string;
}

/** How far to move time: a span, whose units add up, or a moment. At least one field is required. */
export interface TimeStep {
  /** A span of seconds, 0 or more; fractions are allowed. */
  readonly seconds?: number | undefined;
  /** A span of minutes, 0 or more. */
  readonly minutes?: number | undefined;
  /** A span of hours, 0 or more. */
  readonly hours?: number | undefined;
  /** A span of days of 24 hours, 0 or more. */
  readonly days?: number | undefined;
  /** A moment that is not in the past, ISO 8601; instead of a span. */
  readonly to?: string | undefined;
}

/** What an `advance` did. */
export interface AdvanceReport {
  /** The time before: ISO 8601, in UTC. */
  readonly from: string;
  /** The time after: ISO 8601, in UTC. */
  readonly now: string;
  /** State changes of mailings. */
  readonly transitions: number;
  /** State changes of data subject requests (D33). */
  readonly requests: number;
  readonly deliveries: DeliveryCounts;
  /** Webhooks that get nothing until they are resumed or, after time-outs, a ping succeeds (D88). */
  readonly paused_webhooks: readonly PausedWebhook[];
}

/** What happened to webhook deliveries during an `advance`. */
export interface DeliveryCounts {
  /** Attempts that ended. */
  readonly attempts: number;
  /** Attempts with the response 200. */
  readonly delivered: number;
  /** Deliveries given up after the last retry (D44); a ping after its only attempt. */
  readonly failed: number;
  /** Deliveries still queued: for a later retry, or for a paused webhook. */
  readonly pending: number;
  /** Events that were not queued, because the queue of the webhook was full. */
  readonly dropped: number;
}

/** A webhook that gets nothing but pings (D88). */
export interface PausedWebhook {
  readonly id: string;
  readonly reason: 'time-outs' | 'control';
  /** Events that wait for it. */
  readonly pending: number;
}

/** Something that happens by itself. */
export interface DueEntry {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: 'mailing' | 'delivery' | 'data_subject_request';
  /** The id of the mailing, delivery or request. */
  readonly id: string;
  /** The state that the mailing leaves, the event of the delivery, the type of the request. */
  readonly what: string;
  /** The recipient of the mailing, the address of the receiver, the id that the request was sent with. */
  readonly name: string;
  /** The recipient of the mailing whose event a delivery is; of nothing else. */
  readonly about?: string | undefined;
}
