/** The account's clock. */
export interface ClockState {
  /** The account's time, ISO 8601 UTC. */
  readonly now: string;
  /** `manual`, `real`, or a speed such as `60x`. */
  readonly mode: string;
}

/** How far to advance: a duration, whose units add up, or `to` a time. At least one field is required. */
export interface TimeStep {
  /** 0 or more; fractions allowed. */
  readonly seconds?: number | undefined;
  /** 0 or more; fractions allowed. */
  readonly minutes?: number | undefined;
  /** 0 or more; fractions allowed. */
  readonly hours?: number | undefined;
  /** Days of 24 hours, 0 or more; fractions allowed. */
  readonly days?: number | undefined;
  /** A time that is not in the past, ISO 8601. Use instead of a duration. */
  readonly to?: string | undefined;
}

/** What an `advance` ran. */
export interface AdvanceReport {
  /** The time before, ISO 8601 UTC. */
  readonly from: string;
  /** The time after, ISO 8601 UTC. */
  readonly now: string;
  /** State changes of mailings. */
  readonly transitions: number;
  /** State changes of data subject requests. */
  readonly requests: number;
  readonly deliveries: DeliveryCounts;
  /** Webhooks that are paused now. */
  readonly paused_webhooks: readonly PausedWebhook[];
}

/** Webhook deliveries during an `advance`. */
export interface DeliveryCounts {
  /** Finished attempts. */
  readonly attempts: number;
  /** Attempts that got a 200. */
  readonly delivered: number;
  /** Deliveries whose last retry failed, and failed pings, which are not retried. */
  readonly failed: number;
  /** Deliveries still queued: waiting for a retry or for a paused webhook. */
  readonly pending: number;
  /** Events dropped because the webhook's queue was full. */
  readonly dropped: number;
}

/** A paused webhook: it gets only pings until it is resumed or, after timeouts, a ping succeeds. */
export interface PausedWebhook {
  readonly id: string;
  /** `timeouts`: too many in a row. `control`: paused by `webhooks.update`. */
  readonly reason: 'timeouts' | 'control';
  /** Queued events. */
  readonly pending: number;
}

/** A scheduled event. */
export interface DueEntry {
  /** When it falls due, ISO 8601 UTC. */
  readonly at: string;
  readonly kind: 'mailing' | 'delivery' | 'data_subject_request';
  /** ID of the mailing, delivery or request. */
  readonly id: string;
  /** The mailing's current state, the delivery's event, or the request's type. */
  readonly what: string;
  /** The mailing's recipient, the receiver's URL, or the request's `subject_request_id`. */
  readonly name: string;
  /** For a delivery: the recipient of its mailing. */
  readonly about?: string | undefined;
}
