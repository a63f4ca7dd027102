import type { OperationId, WebhookEventName } from './names.ts';

/** What happens to a connection: closed without a response, closed halfway through the body, or left without a response. */
export type ConnectionFault = 'reset' | 'cut' | 'hang';

/** What happens to a webhook delivery: sent twice, overtaken by the next event of the mailing, signed with another secret. */
export type DeliveryFault = 'duplicate' | 'reorder' | 'wrong_signature';

/**
 * Makes calls of the API, or webhook deliveries, fail on purpose. Conditions that are left out match everything; the first rule
 * that matches decides. At least one of `status`, `latency`, `connection`, `malformed` and `delivery` is required.
 */
export interface FaultRule {
  /** Condition: only calls of this operation. */
  readonly operation?: OperationId | undefined;
  /** Condition: only calls whose request body contains this text, in any case: a name, an address line, an e-mail. */
  readonly recipient?: string | undefined;
  /** Condition: triggers at most this often, 1 or more. Without it, at every match. */
  readonly times?: number | undefined;
  /** Condition: triggers at the n-th match only, counted from 1. */
  readonly nth?: number | undefined;
  /** Condition: triggers with this probability, 0 to 1, drawn from the mock's seed. */
  readonly probability?: number | undefined;
  /** Responds with this HTTP status, 200 to 599, in the endpoint's own error shape (D20). */
  readonly status?: number | undefined;
  /** The message of that response. */
  readonly message?: string | undefined;
  /** Seconds for the `Retry-After` header of that response. */
  readonly retry_after?: number | undefined;
  /** Milliseconds of real time before the response, up to 600,000. */
  readonly latency?: number | undefined;
  /** `reset` closes without a response, `cut` closes halfway through the body, `hang` never responds. */
  readonly connection?: ConnectionFault | undefined;
  /** Cuts the JSON of the response off in the middle; the response itself is complete. */
  readonly malformed?: boolean | undefined;
  /**
   * Carries the operation out first, so that only its response is lost. False by default. With a `status` of 400 to 499 the service
   * contradicts itself, since that says that nothing was done: a client believes it, and after a 429 it sends the request again.
   */
  readonly after?: boolean | undefined;
  /** Applies to webhook deliveries instead of calls. */
  readonly delivery?: DeliveryFault | undefined;
  /** Condition for deliveries: only this event. */
  readonly event?: WebhookEventName | undefined;
  /** Condition for deliveries: only to the webhook of this id. */
  readonly webhook?: string | undefined;
  /** How many seconds `reorder` waits for another event to go first; 30 days by default. */
  readonly wait_seconds?: number | undefined;
}

/** A fault rule of an account, with its effects. */
export interface ActiveFaultRule extends FaultRule {
  readonly id: string;
  /** Calls or deliveries that met its conditions, apart from `times`, `nth` and `probability`. */
  readonly matched: number;
  /** How often it triggered. */
  readonly triggered: number;
}
