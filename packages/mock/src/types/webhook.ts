import type { WebhookEventName } from './names.ts';

import type { Receiver } from './receiver.ts';

/** A webhook to set up: with a `url`, with `listen` or, in the process of the mock, a `receiver`. */
export interface NewWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  /** An absolute http or https address, at most 2,048 characters. */
  readonly url?: string | undefined;
  /** True instead of a URL: its events are fetched by `webhooks.take`, in order, and answered by `webhooks.finish`. */
  readonly listen?: boolean | undefined;
  /** A function of this process that is called instead of a URL; not over HTTP. */
  readonly receiver?: Receiver | undefined;
  /** The key of the signature; made up when absent. */
  readonly secret?: string | undefined;
}

/** What to change of a webhook; what is left out stays. */
export interface WebhookChange {
  /** What is queued goes to the new address. */
  readonly url?: string | undefined;
  readonly secret?: string | undefined;
  /** True pauses it, false resumes it, also after time-outs (D88, D96). */
  readonly paused?: boolean | undefined;
}

/** Where events of mailings are sent. An account has at most ten. */
export interface Webhook {
  readonly id: string;
  /** `function:{id}` for a receiver that is a function, `listen:{id}` where events are fetched. */
  readonly url: string;
  readonly secret: string;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  /** Why it gets nothing but pings (D88); null while it is active. */
  readonly paused: 'time-outs' | 'control' | null;
  /** Time-outs since the last attempt that ended otherwise; 20 pause it (D88). */
  readonly timeouts_in_row: number;
  /** Deliveries that are queued. */
  readonly pending: number;
  /** Deliveries that succeeded, of those that are kept. */
  readonly delivered: number;
  /** Deliveries that failed, of those that are kept. */
  readonly failed: number;
  /** Events that were lost because the queue was full. */
  readonly dropped: number;
}

/** An event to send to a webhook: no mailing changes by it. */
export interface TestEvent {
  readonly event: WebhookEventName;
  /** The id of a mailing; by default the newest one, or a made-up id if there is none. */
  readonly object_id?: string | undefined;
}
