import { checkOptions } from '../check-options.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { CallError } from '../errors/call-error.ts';
import { withoutFrames } from '../errors/without-frames.ts';
import { attemptOnce } from './attempt.ts';
import { interruptionError, saysWhat, statusOf } from './call-errors.ts';
import { checkHeaders } from './headers.ts';
import { observeAttempt, observeCall } from './observe.ts';
import type { PreparedRequest, ReadResponse } from './prepared-request.ts';
import { askedFor, delayBefore, mayRepeat } from './retry.ts';
import type { CallOptions, Settings } from './settings.ts';
import { resolveToken } from './token.ts';
import { Interruption, withDeadline } from './with-deadline.ts';

/** Types of a call's options. */
export const callKinds: Record<keyof CallOptions, string> = {
  signal: 'signal',
  timeout: 'number',
  totalTimeout: 'number',
  maxRetries: 'number',
  maxRetryAfter: 'number',
  headers: 'object',
};

/** Sends one request, with its retries. Throws a `CallError` whose stack begins with the caller's line. */
export async function send(settings: Settings, prepared: PreparedRequest, given?: CallOptions): Promise<ReadResponse> {
  try {
    return await observeCall(prepared, () => sendWithRetries(settings, prepared, given));
  } catch (error) {
    withoutFrames(error as Error, send);
    throw error;
  }
}

/** Attempts until one has an outcome that is final, or time or tries are up. */
async function sendWithRetries(
  settings: Settings,
  prepared: PreparedRequest,
  given: CallOptions | undefined,
): Promise<ReadResponse> {
  if (given !== undefined) checkOptions(given, callKinds, prepared.operation);
  const options = given ?? {};
  const { timeout = settings.timeout, totalTimeout = settings.totalTimeout } = options;
  const { maxRetries = settings.maxRetries, maxRetryAfter = settings.maxRetryAfter, signal } = options;
  const { operation, path } = prepared;
  const headers: Record<string, string> = prepared.external
    ? { accept: '*/*' }
    : { ...settings.headers, ...(options.headers && checkHeaders(options.headers, operation, true)) };
  if (prepared.body !== undefined) headers['content-type'] = 'application/json';
  const started = settings.now();
  const remaining = (): number => totalTimeout - (settings.now() - started);
  const log = (level: 'debug' | 'warn', message: string, fields: Record<string, unknown>): void => {
    try {
      const text = `${operation}: ${message}`;
      const all = { operation, path, ...fields };
      const { logger } = settings;
      // Pino takes the fields first, and would drop them elsewhere.
      if (logger && 'bindings' in logger) (logger as PinoLike)[level]?.(all, text);
      else logger?.[level]?.(text, all);
    } catch {
      // A failing logger must not turn a sent mailing into an error.
    }
  };

  /** Waits for `work` within the call's time limit; the call's progress determines the outcome. */
  const withinTotal = async <T>(work: (signal: AbortSignal) => Promise<T>, last?: CallError): Promise<T> => {
    try {
      return await withDeadline((scope) => work(scope.signal), signal, remaining());
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      const attempted = { number: last?.attempts ?? 0, uncertain: false };
      throw interruptionError(prepared, attempted, error, totalTimeout, last?.outcome ?? 'not_sent').error;
    }
  };

  if (signal?.aborted) {
    const abort = new Interruption('abort', signal.reason);
    throw interruptionError(prepared, { number: 0, uncertain: false }, abort, 0, 'not_sent').error;
  }
  const renewable = typeof prepared.token === 'function';
  let token = renewable
    ? await withinTotal(() => resolveToken(prepared, false))
    : (prepared.token as string | undefined);
  let uncertain = false;
  let retries = 0;
  let renewed = false;
  for (let number = 1; ; number++) {
    const milliseconds = Math.min(timeout, remaining());
    let carried = headers;
    const result = await observeAttempt(prepared, number, headers, (own) => {
      carried = own;
      return attemptOnce(settings, prepared, { number, headers: own, token, signal, milliseconds, uncertain });
    });
    const duration = Math.round(settings.now() - started);
    if (!('error' in result)) {
      if (settings.logger) {
        const { status } = result.response;
        log('debug', `${status} after ${duration} ms`, {
          ...fieldsOf(number, result.response, carried),
          outcome: 'done',
          duration,
        });
      }
      return result;
    }
    const { error, response } = result;
    const status = statusOf(error);
    // An earlier attempt may have deleted it: then the service's own 404 confirms the deletion.
    if (status === 404 && response && uncertain && prepared.method === 'DELETE' && saysWhat((error as ApiError).body)) {
      return { data: undefined, response, attempts: number };
    }
    log('warn', `attempt ${number} failed: ${error.name}`, {
      ...fieldsOf(number, response, carried),
      outcome: error.outcome,
      duration,
    });
    if ((status === 403 || status === 401) && renewable && !renewed) {
      renewed = true;
      const fresh = await withinTotal(() => resolveToken(prepared, true), error);
      if (fresh === token) throw error;
      token = fresh;
      continue;
    }
    const delay = delayBefore(number, error);
    const tooLong = (askedFor(error) ?? 0) * 1000 > maxRetryAfter || delay >= remaining();
    if (retries >= maxRetries || tooLong || !mayRepeat(prepared, result)) throw error;
    retries += 1;
    // Only edits and deletions have uncertain effects; reads have none.
    uncertain = prepared.method !== 'GET' && error.outcome === 'unknown';
    await withinTotal((inner) => settings.sleep(delay, inner), error);
    if (remaining() <= 0) throw error;
  }
}

/** A logger that has pino's order of arguments, and its method `bindings`. */
type PinoLike = { [level in 'debug' | 'warn']?: (fields: Record<string, unknown>, message: string) => void };

/** What tells one attempt from others in a log: the trace's id, where a trace is carried, and the service's id of the request. */
function fieldsOf(
  attempt: number,
  response: Response | undefined,
  { traceparent }: Record<string, string>,
): Record<string, unknown> {
  return {
    attempt,
    status: response?.status,
    request_id: response?.headers.get('x-request-id') ?? undefined,
    trace_id: traceparent?.split('-')[1],
  };
}
