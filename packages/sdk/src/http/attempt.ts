import { outcomeOf } from '../errors/outcome.ts';
import { bounded } from './bounded.ts';
import type { Answer, Exchange, Reads } from './exchange.ts';
import { type Failure, Failures, isInterruption } from './failure.ts';
import { freshConnection } from './fresh-connection.ts';
import type { MiddlewareRequest, Settings } from './settings.ts';

/** What one try needs to know. */
export interface Attempt {
  number: number;
  headers: Record<string, string>;
  token: string | undefined;
  signal: AbortSignal | undefined;
  milliseconds: number;
  /** Whether an earlier try may have been carried out. */
  uncertain: boolean;
}

/** Tries once: sends, reads the whole answer, and says what came of it. Throws nothing. */
export async function attemptOnce(settings: Settings, exchange: Exchange, attempt: Attempt): Promise<Answer | Failure> {
  const { fetch, middleware } = settings;
  let sent = false;
  let fault: unknown;
  let response: Response | undefined;
  let content: string | Uint8Array;

  const perform = async (request: MiddlewareRequest): Promise<Response> => {
    if (sent && !exchange.repeatable) throw new Error(`next() was called twice: ${exchange.operation} must not be`);
    const { method, url, body, signal } = request;
    const headers = attempt.token
      ? { ...request.headers, authorization: `Bearer ${attempt.token}` }
      : { ...request.headers };
    // A redirect could carry token and body to somebody else; "error" would say so too, but not in workerd.
    const redirect = exchange.foreign ? 'follow' : 'manual';
    const init = { method, headers, redirect, signal, ...(!exchange.repeatable && freshConnection()) } as const;
    sent = true;
    try {
      return await fetch(url, body === undefined ? init : { ...init, body });
    } catch (error) {
      fault = error;
      throw error;
    }
  };

  try {
    content = await bounded(
      async (signal) => {
        const { operation, method, url, body } = exchange;
        const request = { operation, method, url, headers: attempt.headers, body, attempt: attempt.number, signal };
        response = await (middleware ? middleware(request, perform) : perform(request));
        if (response.ok && exchange.reads === 'bytes') return new Uint8Array(await response.arrayBuffer());
        return await response.text();
      },
      attempt.signal,
      attempt.milliseconds,
    );
  } catch (error) {
    const failures = failuresOf(exchange, attempt);
    const aborted = isInterruption(error) && error.kind === 'abort';
    // The status alone proves what an error answer means, however its body ended.
    if (response && !response.ok && !aborted) return failures.answer(response, '', settings.now);
    if (isInterruption(error)) {
      const outcome = response && !response.ok ? outcomeOf(response.status) : sent ? 'unknown' : 'not_sent';
      return failures.interrupted(error, attempt.milliseconds, outcome);
    }
    if (middleware && !response && error !== fault) return failures.middleware(error, sent);
    return failures.connection(error);
  }

  if (!response?.ok) return failuresOf(exchange, attempt).answer(response as Response, content as string, settings.now);
  if (typeof content !== 'string') return { data: content, response, attempts: attempt.number };
  try {
    const data: unknown = content === '' ? undefined : JSON.parse(content);
    if (fits(data, exchange.reads)) return { data: taken(data, exchange.reads), response, attempts: attempt.number };
  } catch {
    // Falls through: a proxy's page, or a body that was cut where nothing said how long it is.
  }
  return failuresOf(exchange, attempt).answer(response, content, settings.now);
}

const failuresOf = (exchange: Exchange, { number, uncertain, token }: Attempt): Failures =>
  new Failures(exchange, number, uncertain, token);

function fits(data: unknown, reads: Reads): boolean {
  if (data === undefined) return reads.endsWith('nothing');
  if (reads === 'nothing') return true;
  if (reads === 'first') return Array.isArray(data) && data.length > 0;
  return typeof data === 'object' && data !== null && Array.isArray(data) === (reads === 'array');
}

const taken = (data: unknown, reads: Reads): unknown =>
  reads === 'first' ? (data as unknown[])[0] : reads === 'nothing' ? undefined : data;
