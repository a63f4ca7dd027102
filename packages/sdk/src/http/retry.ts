import type { CallError } from '../errors/call-error.ts';
import { type Failure, statusOf } from './call-errors.ts';
import type { PreparedRequest } from './prepared-request.ts';

const firstDelay = 500;
const longestDelay = 8_000;

/**
 * Whether another attempt cannot do something twice: always when the last one provably did nothing (429 included), else
 * only where the operation is idempotent. Other refusals would be refused again.
 */
export function mayRepeat(prepared: PreparedRequest, { error, final }: Failure): boolean {
  if (final) return false;
  const status = statusOf(error);
  if (status === 429) return true;
  if (status === undefined && error.outcome === 'not_sent') return true;
  const failed = status === undefined || status === 408 || status >= 500 || (status >= 200 && status < 300);
  return failed && prepared.idempotent;
}

/**
 * Milliseconds before the next attempt: what the service asks for, else 0.5 s doubling up to 8 s. Jitter is only added,
 * never subtracted: no client comes back earlier than it was asked to.
 */
export function delayBefore(attempt: number, error: CallError): number {
  const backoff = Math.min(longestDelay, firstDelay * 2 ** (attempt - 1));
  const asked = askedFor(error);
  return (asked === undefined ? backoff : asked * 1000) + Math.random() * backoff * 0.25;
}

/** The seconds the service asked to wait, if it did. */
export const askedFor = (error: CallError): number | undefined => (error as { retryAfter?: number }).retryAfter;
