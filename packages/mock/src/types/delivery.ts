import type { DeliveryFault } from './fault-rule.ts';
import type { Paging, WebhookEventName } from './names.ts';

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhook_id: string;
  /** The id of the mailing; of the webhook for a ping (D43). */
  readonly object_id: string;
  readonly event: WebhookEventName;
  /** `delivered` after a 200, `failed` after the last retry (D44). */
  readonly status: 'pending' | 'delivered' | 'failed';
  /** When it is attempted: ISO 8601, in UTC; null while another event of the mailing comes first, and at the end. */
  readonly next_at: string | null;
  /** What each attempt sends. */
  readonly request: DeliveryRequest;
  /** The last 25, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** The HTTP request of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  /** With the signature, `X-SVC-Signature`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the same bytes at every attempt. */
  readonly body: string;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** On the account's clock: ISO 8601, in UTC. */
  readonly at: string;
  /** The receiver's HTTP status; null without a response. */
  readonly status: number | null;
  /** Why there was no response; null when there was one. */
  readonly error: string | null;
  readonly timed_out: boolean;
  /** The first 1,024 bytes of the response body; kept of the last two attempts, and null of those before. */
  readonly response: string | null;
  /** Milliseconds of real time; null on a manual clock. */
  readonly duration_ms: number | null;
  /** What a fault rule did to it. */
  readonly fault: DeliveryFault | null;
  /** When the next attempt falls due: ISO 8601, in UTC; null if there is none. */
  readonly next_at: string | null;
}

/** Which deliveries of a webhook to list; what is left out matches everything. */
export interface DeliverySearch extends Paging {
  readonly status?: 'pending' | 'delivered' | 'failed' | undefined;
  readonly event?: WebhookEventName | undefined;
  /** The id of a mailing. */
  readonly object_id?: string | undefined;
}

/** How long to wait for an event. */
export interface TakeOptions {
  /** Seconds of real time, up to 60; 0 by default. */
  readonly wait?: number | undefined;
}

/** What a listener takes of a webhook whose events are fetched. */
export interface Taken {
  /** The attempt to make now; the same one again until it is finished. Null when there was none in time. */
  readonly attempt: TakenAttempt | null;
  /** Events that wait, this one included. */
  readonly pending: number;
  /** Events that were lost because the queue was full. */
  readonly dropped: number;
}

/** One attempt of a delivery, to be made by a listener. */
export interface TakenAttempt {
  /** Names the attempt: the same for the same attempt, whenever it is taken, and another one for its retry. */
  readonly key: string;
  readonly delivery_id: string;
  /** The id of the mailing; of the webhook for a ping (D43). */
  readonly object_id: string;
  readonly event: WebhookEventName;
  /** 1 for the first attempt. */
  readonly number: number;
  /** How often to send it: 2 where a fault rule doubles deliveries. */
  readonly copies: number;
  /** What to send, byte for byte. */
  readonly request: Pick<DeliveryRequest, 'headers' | 'body'>;
}

/** How an attempt ended that a listener made. */
export interface FinishedAttempt {
  /** The key of the attempt. */
  readonly key: string;
  /** The receiver's HTTP status; absent without a response. Only 200 is success (D44). */
  readonly status?: number | undefined;
  /** Why there was no response. */
  readonly error?: string | undefined;
  readonly timed_out?: boolean | undefined;
  /** The beginning of the response body. */
  readonly response?: string | undefined;
}
