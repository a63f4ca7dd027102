/**
 * What a failed call did:
 *
 * - `not_sent`: nothing. No byte of the request left this machine: the connection failed, or the client refused the request.
 * - `rejected`: nothing. The service refused the request: 4xx except 408, or a 307 or 308 redirect.
 * - `unknown`: the service may have processed the request: a timeout, a lost connection, an unreadable response, 408, 5xx, or
 *   a 301, 302 or 303 redirect. Look it up before you send it again.
 */
export type Outcome = 'not_sent' | 'rejected' | 'unknown';

/** What an unsuccessful response with this status proves. */
export const outcomeOf = (status: number): Outcome =>
  (status >= 400 && status < 500 && status !== 408) || status === 307 || status === 308 ? 'rejected' : 'unknown';
