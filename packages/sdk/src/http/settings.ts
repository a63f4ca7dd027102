import type { ValidationIssue } from '../errors/validation-error.ts';

/** The subset of `fetch` that the client uses. The global `fetch` matches it. */
export type FetchLike = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    redirect: 'manual' | 'follow';
    signal: AbortSignal;
  },
) => Promise<Response>;

/** A request as a {@link Middleware} sees it. It does not contain the token, which is added afterwards. */
export interface MiddlewareRequest {
  /** The operation's name in the API description, such as `createMailing`. */
  readonly operation: string;
  /** The HTTP method. */
  readonly method: string;
  /** The full URL, with the query. */
  readonly url: string;
  /** The headers, with lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON text that is sent; undefined if there is no body. */
  readonly body: string | undefined;
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  /** Aborts when the attempt times out or the call is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Wraps every attempt. Call `next` at most once, with the request or a modified copy, and return its response or your own.
 * After the attempt has timed out, `next` throws and sends nothing.
 *
 * @example
 * ```ts
 * const timed: Middleware = async (request, next) => {
 *   const response = await next({ ...request, headers: { ...request.headers, 'x-trace-id': 'abc' } });
 *   console.log(request.operation, response.status);
 *   return response;
 * };
 * ```
 */
export type Middleware = (
  request: MiddlewareRequest,
  next: (request: MiddlewareRequest) => Promise<Response>,
) => Promise<Response>;

/** A logger, such as `console`, pino or winston. `fields` never contain a token, address, body or URL. */
export interface Logger {
  /** Called for every successful attempt. */
  debug?(message: string, fields: Record<string, unknown>): void;
  /** Called for every failed attempt. */
  warn?(message: string, fields: Record<string, unknown>): void;
}

/** Validates a request before it is sent, and returns its issues; see `requestValidator` in `@direct-mail/sdk/validation`. */
export type RequestValidator = (
  operation: string,
  request: { body?: unknown; query?: unknown },
) => readonly ValidationIssue[];

/** Waits. It may resolve early or late when `signal` aborts; the client handles the abort itself. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** A clock: the system's, a mock's (`mock.connection`), or your own. */
export interface Clock {
  /** The current time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Waits on the same clock. */
  readonly sleep: Sleep;
}

/** A client's settings, complete. */
export interface Settings extends Clock {
  fetch: FetchLike;
  timeout: number;
  totalTimeout: number;
  maxRetries: number;
  maxRetryAfter: number;
  headers: Record<string, string>;
  logger: Logger | undefined;
  middleware: Middleware | undefined;
  validate: RequestValidator | undefined;
}

/** Options of a single call, the last argument of every method. */
export interface CallOptions {
  /** Aborts the call at any point, including between retries: pass `controller.signal`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds allowed for one attempt, from connecting to the last byte of the response. Default: the client's, 60,000. */
  timeout?: number | undefined;
  /** Milliseconds allowed for the whole call, including retries and the waits between them. Default: the client's, 300,000. */
  totalTimeout?: number | undefined;
  /** How many times the call is retried, where repeating it is safe. Default: the client's, 2. */
  maxRetries?: number | undefined;
  /** Longest `Retry-After` to wait for, in milliseconds; if the service asks for more, the call fails at once. Default: the client's, 60,000. */
  maxRetryAfter?: number | undefined;
  /** Headers added to the client's; the same name replaces the client's value. */
  headers?: Record<string, string> | undefined;
}
