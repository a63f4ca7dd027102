import type { DeliveryFault } from './fault-rule.ts';
import type { Paging, WebhookEventName } from './names.ts';

/** One event for one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhook_id: string;
  /** ID of the mailing, or of the webhook for a ping. */
  readonly object_id: string;
  /** The mailing's new state, or `ping`. */
  readonly event: WebhookEventName;
  /** `delivered` after a 200, `failed` after the last retry. */
  readonly status: 'pending' | 'delivered' | 'failed';
  /** When the next attempt is due, ISO 8601 UTC. Null once finished, or while an earlier event of the mailing is pending. */
  readonly next_at: string | null;
  /** What each attempt sends. */
  readonly request: DeliveryRequest;
  /** The last 25, oldest first. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** The HTTP request of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  /** Includes the signature, `X-SVC-Signature`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the same bytes in every attempt. */
  readonly body: string;
}

/** One attempt of a delivery. */
export interface DeliveryAttempt {
  /** When it was sent, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  /** The receiver's HTTP status. Null if there was no response. */
  readonly status: number | null;
  /** Why there was no response. Null if there was one. */
  readonly error: string | null;
  /** Whether the receiver did not respond in time. */
  readonly timed_out: boolean;
  /** The first 1,024 bytes of the response body. Null for all but the last two attempts. */
  readonly response: string | null;
  /** Milliseconds of real time. Null on a manual clock. */
  readonly duration_ms: number | null;
  /** What a fault rule did to it. */
  readonly fault: DeliveryFault | null;
  /** When the retry is due, ISO 8601 UTC. Null if there is none. */
  readonly next_at: string | null;
}

/** Filters for a webhook's deliveries. Omitted fields match everything. */
export interface DeliverySearch extends Paging {
  readonly status?: 'pending' | 'delivered' | 'failed' | undefined;
  readonly event?: WebhookEventName | undefined;
  /** ID of a mailing. */
  readonly object_id?: string | undefined;
}

/** How long to wait for an event. */
export interface TakeOptions {
  /** Seconds of real time, up to 60. Default: 0. */
  readonly wait?: number | undefined;
}

/** The next event of a webhook with `listen`. */
export interface Taken {
  /** The attempt to make now; the same one until you finish it. Null if nothing arrived in time. */
  readonly attempt: TakenAttempt | null;
  /** Queued events, including this one. */
  readonly pending: number;
  /** Events dropped because the queue was full. */
  readonly dropped: number;
}

/** A delivery attempt for a listener to make. */
export interface TakenAttempt {
  /** Identifies the attempt; a retry has a new key. */
  readonly key: string;
  readonly delivery_id: string;
  /** ID of the mailing, or of the webhook for a ping. */
  readonly object_id: string;
  /** The mailing's new state, or `ping`. */
  readonly event: WebhookEventName;
  /** 1 for the first attempt. */
  readonly number: number;
  /** How many times to send it: 2 if a fault rule duplicates deliveries, else 1. */
  readonly copies: number;
  /** What to send, byte for byte. */
  readonly request: Pick<DeliveryRequest, 'headers' | 'body'>;
}

/** The result of a listener's attempt. */
export interface FinishedAttempt {
  /** The attempt's key. */
  readonly key: string;
  /** The receiver's HTTP status; omit it if there was no response. Only 200 is success. */
  readonly status?: number | undefined;
  /** Why there was no response. */
  readonly error?: string | undefined;
  /** Whether the receiver did not respond in time. Default: false. */
  readonly timed_out?: boolean | undefined;
  /** The start of the response body. */
  readonly response?: string | undefined;
}
