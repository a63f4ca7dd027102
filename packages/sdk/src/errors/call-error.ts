import { DirectMailError } from './direct-mail-error.ts';
import type { Outcome } from './outcome.ts';

/** Details of every failed call. */
export interface CallErrorDetails {
  /** The operation's name in the API's document, such as `createMailing`. */
  operation?: string | undefined;
  outcome: Outcome;
  /** How many times the request was attempted. */
  attempts?: number | undefined;
  cause?: unknown;
}

/** The root of the errors of a call: everything but a webhook that could not be verified. */
export class CallError extends DirectMailError {
  /** @internal */
  static override readonly errorName: string = 'CallError';

  /** Whether the request may have been carried out; see {@link Outcome}. */
  readonly outcome: Outcome;
  /** The operation's name in the API's document, such as `createMailing`; absent before a call began. */
  readonly operation: string | undefined;
  /** How many times the request was attempted; 0 when it was refused before. */
  readonly attempts: number;

  constructor(message: string, details: CallErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.outcome = details.outcome;
    this.operation = details.operation;
    this.attempts = details.attempts ?? 0;
  }

  /** What a log may hold: no token, no body, no header, which are not enumerable. */
  toJSON(): Record<string, unknown> {
    const { name, message } = this;
    return { name, message, ...(this as object) };
  }
}

/** The client or a call was set up wrongly: no base address or token, an unknown or impossible option. Nothing was sent. */
export class ConfigurationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ConfigurationError';

  constructor(message: string, details?: Partial<CallErrorDetails>) {
    super(message, { ...details, outcome: 'not_sent' });
  }
}

/** The service could not be reached, or the connection was lost on the way; `outcome` says which. */
export class ConnectionError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'ConnectionError';
}

/** An attempt, a call or a wait took longer than allowed. */
export class TimeoutError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'TimeoutError';
}

/** The caller's `signal` was aborted; its reason is the `cause`. */
export class AbortError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'AbortError';
}

/** A list cannot be read to its end: the service repeats a page, returns another one, or never ends. */
export class PaginationError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'PaginationError';
}

/** The awaited state can no longer occur: the mailing has reached a state that excludes it. */
export class StateError extends CallError {
  /** @internal */
  static override readonly errorName: string = 'StateError';

  /** The state that was found. */
  readonly state: string;

  constructor(message: string, details: CallErrorDetails & { state: string }) {
    super(message, details);
    this.state = details.state;
  }
}
