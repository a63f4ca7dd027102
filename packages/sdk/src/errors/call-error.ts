import { DirectMailError } from './direct-mail-error.ts';
import type { Outcome } from './outcome.ts';

/** Details of every failed call. */
export interface CallErrorDetails {
  /** The operation's name in the API description, such as `createMailing`. */
  operation?: string | undefined;
  /** Whether the request may have been processed. */
  outcome: Outcome;
  /** How many times the request was attempted. */
  attempts?: number | undefined;
  cause?: unknown;
}

/** The base class of all errors of a call: every error of this package except `WebhookVerificationError`. */
export class CallError extends DirectMailError {
  /** @internal */
  static override readonly errorName: string = 'CallError';

  /**
   * Whether the request may have been processed: `not_sent` and `rejected` prove that nothing was done, `unknown` means look it
   * up before you send it again.
   */
  readonly outcome: Outcome;
  /** The operation's name in the API description, such as `createMailing`; undefined outside of a call. */
  readonly operation: string | undefined;
  /** How many times the request was attempted; 0 if the client refused it before sending. */
  readonly attempts: number;

  constructor(message: string, details: CallErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.outcome = details.outcome;
    this.operation = details.operation;
    this.attempts = details.attempts ?? 0;
  }

  /** A form that is safe to log: without the token, body and headers. */
  toJSON(): Record<string, unknown> {
    const { name, message } = this;
    return { name, message, ...(this as object) };
  }
}

/** The token or base URL is missing, or an option is unknown or invalid. Nothing was sent. */
export class ConfigurationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ConfigurationError';

  constructor(message: string, details?: Partial<CallErrorDetails>) {
    super(message, { ...details, outcome: 'not_sent' });
  }
}

/** The service could not be reached (`outcome` is `not_sent`), or the connection was lost (`unknown`). */
export class ConnectionError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ConnectionError';
}

/** An attempt, a call or a wait exceeded its timeout. */
export class TimeoutError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'TimeoutError';
}

/** Your `signal` was aborted. Its reason is the `cause`. */
export class AbortError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'AbortError';
}

/** A list could not be read to the end: the service repeated a page, returned the wrong page, or the list never ends. */
export class PaginationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'PaginationError';
}

/** The state you are waiting for can no longer occur: the mailing is in a different final state. */
export class StateError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'StateError';

  /** The mailing's current state. */
  readonly state: string;

  constructor(message: string, details: CallErrorDetails & { state: string }) {
    super(message, details);
    this.state = details.state;
  }
}
