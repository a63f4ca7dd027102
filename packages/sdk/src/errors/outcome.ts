/**
 * What is known about a call that failed:
 *
 * - `not_sent`: no byte of the request left this machine (connection refused, name not found, aborted or refused before).
 * - `rejected`: the service answered that it did not do it (4xx but 408, and 307 or 308, which ask to send it elsewhere).
 * - `unknown`: it may or may not have been done: timeout, reset, cut or unreadable response, 408, 5xx, and the other redirects
 *   (a service may answer 303, 302 or 301 when it has done what it was asked and shows the result elsewhere).
 */
export type Outcome = 'not_sent' | 'rejected' | 'unknown';

/** What an unsuccessful response with this status proves. */
export const outcomeOf = (status: number): Outcome =>
  (status >= 400 && status < 500 && status !== 408) || status === 307 || status === 308 ? 'rejected' : 'unknown';
