import { type ReadBody, readBytes, readText } from '@direct-mail/contract/doors/read-body';
import { outcomeOf } from '../errors/outcome.ts';
import { connectionError, type Failure, interruptionError, middlewareError, responseError } from './call-errors.ts';
import { freshConnection } from './fresh-connection.ts';
import { checkHeaders } from './headers.ts';
import type { ExpectedResponse, PreparedRequest, ReadResponse } from './prepared-request.ts';
import { largestErrorBody, largestResponse } from './read-response.ts';
import type { MiddlewareRequest, Settings } from './settings.ts';
import { Interruption, withDeadline } from './with-deadline.ts';

type RequestInit = Parameters<Settings['fetch']>[1];

/** Context of one attempt. */
export interface Attempt {
  number: number;
  headers: Record<string, string>;
  token: string | undefined;
  signal: AbortSignal | undefined;
  milliseconds: number;
  /** Whether an earlier attempt may have been carried out. */
  uncertain: boolean;
}

/** Attempts a request once: sends it, reads the whole response, and returns the result. Never throws. */
export async function attemptOnce(
  settings: Settings,
  prepared: PreparedRequest,
  attempt: Attempt,
): Promise<ReadResponse | Failure> {
  const { middleware } = settings;
  const { operation, expects } = prepared;
  let sent = false;
  let fault: unknown;
  let response: Response | undefined;
  /** Read once, where a custom `fetch` may still throw. */
  let isOk: boolean | undefined;
  let body: ReadBody<string | Uint8Array>;

  try {
    body = await withDeadline(
      async (scope) => {
        const next = async (request: MiddlewareRequest): Promise<Response> => {
          // A call reported as not sent must stay unsent, however late the middleware calls `next`.
          if (scope.over) throw new Error(`next() was called after ${operation} had ended: nothing was sent`);
          if (sent && !prepared.idempotent)
            throw new Error(`next() was called twice: ${operation} must not be repeated`);
          const given =
            request.headers === attempt.headers ? attempt.headers : checkHeaders(request.headers, operation);
          const headers = attempt.token ? { ...given, authorization: `Bearer ${attempt.token}` } : { ...given };
          sent = true;
          try {
            return await settings.fetch(request.url, requestInit(prepared, request, headers));
          } catch (error) {
            fault = error;
            throw error;
          }
        };
        const request: MiddlewareRequest = {
          operation,
          method: prepared.method,
          url: prepared.url,
          headers: attempt.headers,
          body: prepared.body,
          attempt: attempt.number,
          signal: scope.signal,
        };
        response = await (middleware ? middleware(request, next) : next(request));
        isOk = response.ok;
        if (!isOk) return readText(response, largestErrorBody);
        return expects === 'bytes' ? readBytes(response, largestResponse) : readText(response, largestResponse);
      },
      attempt.signal,
      attempt.milliseconds,
    );
  } catch (error) {
    const interrupted = error instanceof Interruption;
    // The status alone proves what an error response means, however its body ended.
    if (response && isOk === false && !(interrupted && error.kind === 'abort')) {
      return responseError(prepared, attempt, response, '', settings.now);
    }
    if (interrupted) {
      const outcome = response && isOk === false ? outcomeOf(response.status) : sent ? 'unknown' : 'not_sent';
      return interruptionError(prepared, attempt, error, attempt.milliseconds, outcome);
    }
    if (middleware && !response && error !== fault) return middlewareError(prepared, attempt, error, sent);
    return connectionError(prepared, attempt, error, response !== undefined);
  }

  const { content, cut } = body;
  if (!response || !isOk || cut)
    return responseError(prepared, attempt, response as Response, content as string, settings.now);
  if (typeof content !== 'string') return { data: content, response, attempts: attempt.number };
  try {
    const data: unknown = content === '' ? undefined : JSON.parse(content);
    if (fits(data, expects)) return { data: selectResult(data, expects), response, attempts: attempt.number };
  } catch {
    // A proxy's page, or a body that was cut off where no length was given: an error below.
  }
  return responseError(prepared, attempt, response, content, settings.now);
}

function requestInit(
  { external, idempotent }: PreparedRequest,
  request: MiddlewareRequest,
  headers: Record<string, string>,
): RequestInit {
  const { method, body, signal } = request;
  // A redirect could carry token and body to another server; "error" would refuse it too, but not in workerd.
  const init: RequestInit = { method, headers, redirect: external ? 'follow' : 'manual', signal };
  if (body !== undefined) init.body = body;
  return idempotent ? init : Object.assign(init, freshConnection());
}

function fits(data: unknown, expects: ExpectedResponse): boolean {
  if (expects === 'any' || expects === 'none') return true;
  if (data === undefined) return expects === 'optional';
  if (expects === 'first') return Array.isArray(data) && data.length > 0;
  if (typeof data !== 'object' || data === null || Array.isArray(data) !== (expects === 'array')) return false;
  // An id that is no text, or that was no UTF-8, cannot be looked up or kept.
  const { id } = data as { id?: unknown };
  return expects !== 'created' || (typeof id === 'string' && /^[^\ufffd]+$/.test(id));
}

const selectResult = (data: unknown, expects: ExpectedResponse): unknown =>
  expects === 'first' ? (data as unknown[])[0] : expects === 'none' ? undefined : data;
