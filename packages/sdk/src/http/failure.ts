import { ApiError, AuthenticationError, apiErrorClass } from '../errors/api-error.ts';
import { AbortError, type CallError, ConnectionError, TimeoutError } from '../errors/call-error.ts';
import { type Outcome, outcomeOf } from '../errors/outcome.ts';
import { redact } from '../errors/redact.ts';
import { serviceWords } from '../errors/service-words.ts';
import { Interruption } from './bounded.ts';
import type { Exchange } from './exchange.ts';
import { describeFault, outcomeOfFault } from './network-fault.ts';
import { retryAfterSeconds } from './retry-after.ts';

const bodyLimit = 65_536;

/** One failed try. */
export interface Failure {
  error: CallError;
  /** Whether trying again may be thought of at all. */
  final: boolean;
  /** The answer, when there was one. */
  response?: Response;
}

/** Makes the errors of one try; `uncertain` says that an earlier try of the same call may have been carried out. */
export class Failures {
  readonly #exchange: Exchange;
  readonly #attempt: number;
  readonly #uncertain: boolean;
  readonly #token: string | undefined;

  constructor(exchange: Exchange, attempt: number, uncertain: boolean, token?: string) {
    this.#exchange = exchange;
    this.#attempt = attempt;
    this.#uncertain = uncertain;
    this.#token = token;
  }

  #details(outcome: Outcome): { operation: string; attempts: number; outcome: Outcome } {
    return {
      operation: this.#exchange.operation,
      attempts: this.#attempt,
      outcome: this.#uncertain ? 'unknown' : outcome,
    };
  }

  #text(message: string, outcome: Outcome): string {
    const { operation, repeatable } = this.#exchange;
    let advice = '';
    if (!repeatable && outcome === 'unknown') {
      advice = '. It may have been carried out';
      if (operation === 'createMailing') advice += ': ask mail.mailings.find before sending it again';
    }
    return `${operation}: ${message}${advice}`;
  }

  #clean(text: string): string {
    const values = this.#exchange.personal();
    return redact(text, this.#token ? [...values, this.#token] : values);
  }

  /** The time was over or the caller aborted. */
  interrupted(why: Interruption, milliseconds: number, outcome: Outcome): Failure {
    if (why.kind === 'abort') {
      const error = new AbortError(this.#text('aborted', outcome), { ...this.#details(outcome), cause: why.reason });
      return { error, final: true };
    }
    const message = `no complete answer within ${milliseconds} ms`;
    return { error: new TimeoutError(this.#text(message, outcome), this.#details(outcome)), final: false };
  }

  /** The connection failed. */
  connection(fault: unknown): Failure {
    const outcome = outcomeOfFault(fault);
    const reason = this.#clean(describeFault(fault));
    const words = outcome === 'not_sent' ? 'could not connect' : 'the connection was lost';
    // The cause is a copy of the innermost words: the runtime's own error may hold the URL, a custom fetch's the headers.
    const details = { ...this.#details(outcome), cause: new Error(reason) };
    return { error: new ConnectionError(this.#text(`${words} (${reason})`, outcome), details), final: false };
  }

  /** The caller's middleware threw an error of its own. */
  middleware(fault: unknown, sent: boolean): Failure {
    const outcome = sent ? 'unknown' : 'not_sent';
    const details = { ...this.#details(outcome), cause: fault };
    return { error: new ConnectionError(this.#text('the middleware threw', outcome), details), final: true };
  }

  /** The service answered something else than a success, or one that is no JSON. */
  answer(response: Response, text: string, now: () => number): Failure {
    const { status, headers } = response;
    const outcome = outcomeOf(status);
    const clean = this.#clean(text.slice(0, bodyLimit));
    const body = parse(clean);
    const words = serviceWords(body);
    const ErrorClass = apiErrorClass(status);
    let message = words.message;
    if (response.ok) {
      const type = headers.get('content-type') ?? 'no content type';
      message = `an answer that is not the JSON that was expected (${type}, ${text.length} characters): ${message}`;
    } else if (status < 400) {
      message = 'a redirect, which is not followed: check the base address';
    } else if (ErrorClass === AuthenticationError && !this.#exchange.foreign) {
      message += `${message && '. '}The token is missing, wrong or not for this: a test token may only create mailings`;
    }
    const code = words.code && words.code !== message ? ` ${words.code}` : '';
    const error = new ErrorClass(this.#text(`${status}${code}${message ? `: ${message}` : ''}`, outcome), {
      ...this.#details(outcome),
      status,
      code: words.code,
      headers,
      body,
      retryAfter: retryAfterSeconds(headers, words.retryAfter, now),
    });
    return { error, final: false, response };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const isInterruption = (value: unknown): value is Interruption => value instanceof Interruption;
export const statusOf = (error: CallError): number | undefined =>
  error instanceof ApiError ? error.status : undefined;
