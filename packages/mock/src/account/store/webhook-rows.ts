import type { Schema } from '@direct-mail/contract';
import type { Delivery } from '../../types/delivery.ts';
import type { DeliveryFault } from '../../types/fault-rule.ts';
import type { Webhook } from '../../types/webhook.ts';
import type { Instant } from '../base/time.ts';
import type { DueAt } from './rows.ts';

/** An event of a mailing, or the ping of a webhook (D43). */
export type DeliveredEvent = Schema<'MailingEventName'> | 'ping';

export interface WebhookRow {
  readonly id: string;
  /** Where events go: an http(s) address, `function:{id}` for a receiver in the process, `listen:{id}` for a listener. */
  readonly url: string;
  readonly secret: string;
  readonly created_at: Instant;
  /** Why nothing but pings is sent (D88); null while it is running. */
  readonly paused: Webhook['paused'];
  /** Timeouts since the last attempt that ended otherwise (D88). */
  readonly timeouts_in_row: number;
  /** Events that were not queued because the queue was full. */
  readonly dropped: number;
}

/**
 * One event on its way to one webhook. The body is not kept: it is made of these fields, so it is the same at every attempt
 * (D44).
 */
export interface DeliveryRow {
  readonly id: string;
  readonly webhook_id: string;
  /** The mailing's id, or the webhook's for a ping. */
  readonly object_id: string;
  readonly event: DeliveredEvent;
  /** When the event occurred. */
  readonly at: Instant;
  /** Its place among the deliveries of the same webhook and object (D45). */
  readonly queued: number;
  readonly status: Delivery['status'];
  /** Attempts made on this schedule; a redelivery starts a new one. */
  readonly attempt_count: number;
  /** Where a fault rule lets the next event of the object go first: waiting for one, or over. */
  readonly held_back: 'waiting' | 'over' | null;
  /** When it is attempted; null while another one of the object comes first, the webhook is paused, or at the end. */
  readonly due: DueAt | null;
  /** The last attempts, oldest first. */
  readonly attempts: readonly AttemptRecord[];
}

export interface AttemptRecord extends AttemptOutcome {
  /** When the next one falls due; null if there is none. */
  readonly next_at: Instant | null;
}

/** How an attempt ended. */
export interface AttemptOutcome {
  readonly at: Instant;
  /** The status of the receiver's response; null if there was none. */
  readonly status: number | null;
  /** What went wrong on the way; null when there was a response. */
  readonly error: string | null;
  readonly timed_out: boolean;
  /** The first bytes of the response's body; of the last two attempts only. */
  readonly response: string | null;
  /** Milliseconds of real time; null on a manual clock, where nothing takes time. */
  readonly duration_ms: number | null;
  /** What a fault rule did to it. */
  readonly fault: DeliveryFault | null;
}
