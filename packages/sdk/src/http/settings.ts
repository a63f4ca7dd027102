import type { ValidationIssue } from '../errors/validation-error.ts';

/** The part of `fetch` that is used: text out, a response in. The global one fits. */
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

/** A request as a {@link Middleware} sees it. It never holds the token, which is added later. */
export interface MiddlewareRequest {
  /** The operation's name in the API's document. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly signal: AbortSignal;
}

/**
 * Wraps every attempt. Call `next` at most once, with the request or a changed copy, and return its response or another.
 * Once the attempt's time is over, `next` sends nothing and throws.
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

/** `console`, pino, winston and the like fit. Fields hold no token, address, body or URL. */
export interface Logger {
  debug?(message: string, fields: Record<string, unknown>): void;
  warn?(message: string, fields: Record<string, unknown>): void;
}

/** Checks a request before it is sent; `requestValidator` of `@direct-mail/sdk/validation` is one. */
export type RequestValidator = (
  operation: string,
  request: { body?: unknown; query?: unknown },
) => readonly ValidationIssue[];

/** Sleeps. May resolve early or late when `signal` aborts; the caller handles the abort itself. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** A client's settings, complete. */
export interface Settings {
  fetch: FetchLike;
  timeout: number;
  totalTimeout: number;
  maxRetries: number;
  maxRetryAfter: number;
  headers: Record<string, string>;
  logger: Logger | undefined;
  middleware: Middleware | undefined;
  validate: RequestValidator | undefined;
  now: () => number;
  sleep: Sleep;
}

/** What every method takes last: settings for this call alone. */
export interface CallOptions {
  /** Aborts the call wherever it is: in flight, in a back-off, in the response's body. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, from connecting to the last byte of the response. Default: the client's, 60,000. */
  timeout?: number | undefined;
  /** Milliseconds for the whole call, waits and retries included. Default: the client's, 300,000. */
  totalTimeout?: number | undefined;
  /** Attempts after the first one. Default: the client's, 2. It never repeats what must not happen twice. */
  maxRetries?: number | undefined;
  /** Milliseconds; a longer `Retry-After` fails at once. Default: the client's, 60,000. */
  maxRetryAfter?: number | undefined;
  /** Headers added to, or replacing, the client's. */
  headers?: Record<string, string> | undefined;
}
