/**
 * What is known about a call that failed:
 *
 * - `not_sent`: no byte of the request left this machine (connection refused, name not found, aborted or refused before).
 * - `rejected`: the service answered that it did not do it (3xx, 4xx but 408).
 * - `unknown`: it may or may not have been done (timeout, reset, cut or unreadable answer, 408, 5xx).
 */
export type Outcome = 'not_sent' | 'rejected' | 'unknown';

/** What an answer with this status proves. Only asked for answers that are no success. */
export const outcomeOf = (status: number): Outcome =>
  status < 500 && status !== 408 && (status >= 300 || status === 0) ? 'rejected' : 'unknown';
