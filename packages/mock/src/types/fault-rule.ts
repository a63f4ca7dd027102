import type { OperationId, WebhookEventName } from './names.ts';

/** `reset` closes the connection without a response, `cut` closes it halfway through the body, `hang` never responds. */
export type ConnectionFault = 'reset' | 'cut' | 'hang';

/** `duplicate` sends it twice, `reorder` after the mailing's next event, `wrong_signature` signs with another secret. */
export type DeliveryFault = 'duplicate' | 'reorder' | 'wrong_signature';

/**
 * Makes API calls or webhook deliveries fail. Omitted conditions match everything; the first matching rule applies. Requires at
 * least one of `status`, `latency`, `connection`, `malformed` and `delivery`.
 */
export interface FaultRule {
  /** Condition: the operation called. */
  readonly operation?: OperationId | undefined;
  /** Condition: text in the request body, such as a name or email. Case-insensitive. */
  readonly recipient?: string | undefined;
  /** Condition: triggers at most this many times, 1 or more. Default: unlimited. */
  readonly times?: number | undefined;
  /** Condition: triggers only on the nth match, from 1. */
  readonly nth?: number | undefined;
  /** Condition: triggers with this probability, 0 to 1, drawn from the mock's seed. */
  readonly probability?: number | undefined;
  /** HTTP status to respond with, 200 to 599, in the endpoint's own error format. */
  readonly status?: number | undefined;
  /** The error message of that response. */
  readonly message?: string | undefined;
  /** The `Retry-After` header of that response, in seconds. */
  readonly retry_after?: number | undefined;
  /** Delay before the response, in milliseconds of real time, up to 600,000. */
  readonly latency?: number | undefined;
  /** Breaks the connection: `reset` without a response, `cut` halfway through the body, `hang` never responds. */
  readonly connection?: ConnectionFault | undefined;
  /** Truncates the response's JSON; the HTTP response itself is complete. */
  readonly malformed?: boolean | undefined;
  /**
   * Runs the operation first, so that only its response is lost. Default: false. A `status` of 400 to 499 then contradicts what
   * happened: a client takes it as "nothing was done", and resends after a 429.
   */
  readonly after?: boolean | undefined;
  /** Applies the rule to webhook deliveries instead of API calls. */
  readonly delivery?: DeliveryFault | undefined;
  /** Condition for deliveries: the event. */
  readonly event?: WebhookEventName | undefined;
  /** Condition for deliveries: the webhook's ID. */
  readonly webhook?: string | undefined;
  /** Seconds that `reorder` waits for another event to go first. Default: 2,592,000 (30 days). */
  readonly wait_seconds?: number | undefined;
}

/** A fault rule with its counts. */
export interface ActiveFaultRule extends FaultRule {
  readonly id: string;
  /** Calls or deliveries that met its conditions, ignoring `times`, `nth` and `probability`. */
  readonly matched: number;
  /** How many times it triggered. */
  readonly triggered: number;
}
