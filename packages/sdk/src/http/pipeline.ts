import { type CallError, ConfigurationError } from '../errors/call-error.ts';
import { attemptOnce } from './attempt.ts';
import { bounded } from './bounded.ts';
import type { Answer, Exchange } from './exchange.ts';
import { Failures, isInterruption, statusOf } from './failure.ts';
import { askedFor, delayBefore, mayRepeat } from './retry.ts';
import type { CallOptions, Settings } from './settings.ts';

/** Sends one call: the only loop, and with `bounded` the only timers, of this package. Throws a `CallError`. */
export async function send(settings: Settings, exchange: Exchange, options: CallOptions = {}): Promise<Answer> {
  const { timeout = settings.timeout, totalTimeout = settings.totalTimeout } = options;
  const { maxRetries = settings.maxRetries, maxRetryAfter = settings.maxRetryAfter, signal } = options;
  const headers: Record<string, string> = exchange.foreign
    ? { accept: '*/*' }
    : { ...settings.headers, ...(options.headers && lowerCase(options.headers)) };
  if (exchange.body !== undefined) headers['content-type'] = 'application/json';
  const { operation } = exchange;
  const started = settings.now();
  const left = (): number => totalTimeout - (settings.now() - started);
  const log = (level: 'debug' | 'warn', message: string, fields: Record<string, unknown>): void => {
    try {
      settings.logger?.[level]?.(`${operation}: ${message}`, { operation, path: exchange.path, ...fields });
    } catch {
      // A logger that fails must not turn a mailing that was sent into one that was not.
    }
  };

  /** Waits for `work`; an abort or the end of the time becomes the typed error of a call that stands where it stands. */
  const during = async <T>(work: (signal: AbortSignal) => Promise<T>, last: CallError | undefined): Promise<T> => {
    try {
      return await bounded(work, signal, left());
    } catch (error) {
      if (!isInterruption(error)) throw error;
      const outcome = last?.outcome ?? 'not_sent';
      throw new Failures(exchange, last?.attempts ?? 0, false).interrupted(error, totalTimeout, outcome).error;
    }
  };

  let token =
    typeof exchange.token === 'function'
      ? await during(() => resolveToken(exchange, false), undefined)
      : exchange.token;
  let uncertain = false;
  let retries = 0;
  let renewed = false;
  for (let number = 1; ; number++) {
    const milliseconds = Math.min(timeout, left());
    const result = await attemptOnce(settings, exchange, { number, headers, token, signal, milliseconds, uncertain });
    const duration = settings.now() - started;
    if (!('error' in result)) {
      if (settings.logger) {
        const { status } = result.response;
        log('debug', `${status} after ${duration} ms`, { attempt: number, status });
      }
      return result;
    }
    const { error } = result;
    const status = statusOf(error);
    // An earlier try may have deleted it: then this answer says that it is gone, which is what was asked for.
    if (status === 404 && uncertain && exchange.method === 'DELETE') {
      return { data: undefined, response: result.response as Response, attempts: number };
    }
    log('warn', `try ${number} failed: ${error.name}`, { attempt: number, status, outcome: error.outcome, duration });
    if ((status === 403 || status === 401) && typeof exchange.token === 'function' && !renewed) {
      renewed = true;
      const fresh = await during(() => resolveToken(exchange, true), error);
      if (fresh === token) throw error;
      token = fresh;
      continue;
    }
    const delay = delayBefore(number, error);
    const tooLong = (askedFor(error) ?? 0) * 1000 > maxRetryAfter || delay >= left();
    if (retries++ >= maxRetries || tooLong || !mayRepeat(exchange, result)) throw error;
    // What a read left behind does not matter; what an edit or a deletion may have done does.
    uncertain = exchange.method !== 'GET' && error.outcome === 'unknown';
    await during((inner) => settings.sleep(delay, inner), error);
    if (left() <= 0) throw error;
  }
}

async function resolveToken({ token, operation }: Exchange, refused: boolean): Promise<string | undefined> {
  if (typeof token !== 'function') return token;
  let value: unknown;
  try {
    value = await token({ refused });
  } catch (cause) {
    throw new ConfigurationError('the token function threw', { cause, operation });
  }
  return checkToken(value, 'the token function', operation);
}

/** A token is one word of visible ASCII; what is wrong with it is said without showing it. */
export function checkToken(value: unknown, source: string, operation?: string): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  let fault = `a ${typeof value}`;
  if (value === '') fault = '""';
  else if (typeof value === 'string') {
    fault = /^bearer\s/i.test(value)
      ? '"Bearer" before it, which is added here'
      : 'white space or control characters in it';
  }
  throw new ConfigurationError(`${source} must give a token, one word of visible ASCII; got ${fault}`, { operation });
}

/** Header names in lower case, so that later ones replace earlier ones. */
export const lowerCase = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
