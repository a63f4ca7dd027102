import type { WebhookEventName } from './names.ts';

import type { Receiver } from './receiver.ts';

/** A webhook to create. Requires one of `url`, `listen` or, in the mock's process, `receiver`. */
export interface NewWebhook {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  /** Absolute http or https URL, up to 2,048 characters. */
  readonly url?: string | undefined;
  /** True: instead of being sent, events are fetched with `webhooks.take` and acknowledged with `webhooks.finish`. */
  readonly listen?: boolean | undefined;
  /** A function to call in this process. Not available over HTTP. */
  readonly receiver?: Receiver | undefined;
  /** The signing secret. Default: generated. */
  readonly secret?: string | undefined;
}

/** Changes to a webhook. Omitted fields stay as they are. */
export interface WebhookChange {
  /** Queued events go to the new URL. */
  readonly url?: string | undefined;
  /** The signing secret. */
  readonly secret?: string | undefined;
  /** True pauses it; false resumes it, also after timeouts. */
  readonly paused?: boolean | undefined;
}

/** Where mailing events are sent. An account can have up to ten. */
export interface Webhook {
  readonly id: string;
  /** `function:{id}` for a receiver function, `listen:{id}` if events are fetched. */
  readonly url: string;
  /** The signing secret. */
  readonly secret: string;
  /** When the webhook was created, ISO 8601 UTC. */
  readonly created_at: string;
  /** Why it gets only pings: too many timeouts, or paused by `webhooks.update`. Null while active. */
  readonly paused: 'timeouts' | 'control' | null;
  /** Consecutive timeouts; 20 pause the webhook. */
  readonly timeouts_in_row: number;
  /** Queued deliveries. */
  readonly pending: number;
  /** Successful deliveries that the mock still keeps. */
  readonly delivered: number;
  /** Failed deliveries that the mock still keeps. */
  readonly failed: number;
  /** Events dropped because the queue was full. */
  readonly dropped: number;
}

/** An event to send to a webhook. It changes no mailing. */
export interface TestEvent {
  /** The event to send, such as `delivered`. */
  readonly event: WebhookEventName;
  /** ID of a mailing. Default: the newest mailing, or a made-up ID if there is none. */
  readonly object_id?: string | undefined;
}
