/** What the packages publish: metadata only, never a name, address, e-mail, merge tag, body or token. */

import type { KnownMailingState } from '../../generated/models.ts';

/** What a traced work, a call or a walk, lets its observer do at its start. */
export interface ObservedMessage {
  /**
   * Set by an observer: the work runs inside it, so that what it logs and what other libraries trace belongs to it. With
   * OpenTelemetry: `(work) => context.with(active, work)`.
   */
  within?: (<Result>(work: () => Result) => Result) | undefined;
  /** The class of the error, such as `TimeoutError`; set when the work has failed. */
  errorType?: string | undefined;
}

/** A call of the SDK, with its retries. */
export interface CallMessage extends ObservedMessage {
  /** The operation's name in the API's document, such as `createMailing`. */
  readonly operation: string;
  readonly method: string;
  /** The path as documented, such as `/v1/mailing/{mailing_id}`. */
  readonly template: string;
  /** How many times the request was attempted. */
  attempts?: number | undefined;
  /** Of the last response. */
  status?: number | undefined;
  /** The service's own id of that request, if it sends one: the header `x-request-id`. */
  requestId?: string | undefined;
  /** Of a call that has ended: what is known of its effect. */
  outcome?: 'done' | 'not_sent' | 'rejected' | 'unknown' | undefined;
}

/** One attempt of a call. */
export interface AttemptMessage extends CallMessage {
  /** From 1. */
  readonly attempt: number;
  /** The host of the base URL. */
  readonly serverAddress: string;
  readonly serverPort: number;
  /**
   * Filled by an observer at the start: headers that carry the trace. Only `traceparent` and `tracestate` are sent, and none
   * to a host that the service chose.
   */
  readonly propagation: Record<string, string>;
}

/** A delivery that a webhook handler has received. */
export interface WebhookMessage extends ObservedMessage {
  /** The name of a verified event, such as `mailed`; absent while it is not verified. */
  event?: string | undefined;
  /** The mailing's id, of a verified event. */
  objectId?: string | undefined;
  /** What was responded. A refusal's code, such as `signature_mismatch`, is the `errorType`. */
  status?: number | undefined;
  /** `traceparent` of the delivery, if it is well formed. Anyone can send one: believe that of a verified event. */
  readonly propagation: Readonly<Record<string, string>>;
}

/** A run is begun or continued: its approval and what it mails are looked at. */
export interface BeginMessage extends ObservedMessage {
  readonly run: string;
  /** Filled by an observer at the start: `traceparent` is kept in the run's log, so that the work of days, on every machine, is linked to it. */
  readonly propagation: Record<string, string>;
}

/** A worker sends a chunk of a run: some hundred pieces. */
export interface ChunkMessage extends ObservedMessage {
  readonly run: string;
  readonly worker: string;
  /** `traceparent` of what began the run. */
  readonly begunBy: string | null;
  /** Pieces that were begun. */
  pieces?: number | undefined;
}

/** A worker reads the campaign's mailings in a span of time, to find those whose response was lost. */
export interface WalkMessage extends ObservedMessage {
  readonly run: string;
  readonly worker: string;
  readonly begunBy: string | null;
  /** Mailings read. */
  mailings?: number | undefined;
  /** Whether all were read, and the list did not change meanwhile. */
  complete?: boolean | undefined;
}

/** This process has sent a piece of a run, or was refused, or lost the response; the ledger has it. */
export interface PieceMessage {
  readonly run: string;
  readonly state: string;
  readonly mailingId: string | null;
}

/** A run as this process began, left, paused or cancelled it. */
export interface RunMessage {
  readonly run: string;
  readonly state: string;
  /** Why it is stopped, such as `day_limit`. */
  readonly reason: string | null;
}

/** A mailing of a mock came into a state. */
export interface TransitionMessage {
  readonly mailingId: string;
  readonly state: KnownMailingState;
  /** What moved it, such as `schedule`. */
  readonly cause: string;
  /** On the mock's clock, ISO 8601. */
  readonly at: string;
  /** Of the request that created the mailing. */
  readonly traceparent: string | null;
}

/** A mock attempted a webhook delivery. */
export interface DeliveryMessage {
  readonly deliveryId: string;
  readonly event: string;
  readonly objectId: string;
  readonly attempt: number;
  /** The receiver's; null if it did not respond. */
  readonly status: number | null;
  readonly at: string;
  readonly traceparent: string | null;
}
