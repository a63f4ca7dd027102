import type { ServerResponse } from 'node:http';

/** One failure between the client and the service, and what is known after it (design, "A retry must never …"). */
export interface Fault {
  /** Where it happens: no server listens, the connection ends unread, or the request was read. */
  readonly at: 'connect' | 'unread' | 'read';
  /** Whether the service did what it was asked before the response went wrong: the worst that can be. */
  readonly done: boolean;
  readonly error: 'ConnectionError' | 'TimeoutError' | 'RateLimitError' | 'ServerError' | 'ApiError';
  readonly outcome: 'not_sent' | 'rejected' | 'unknown';
  /** Repeated where repeating is harmless; for every operation; or for none. */
  readonly again: 'where repeatable' | 'always' | 'never';
  /** Seconds that each wait must at least last. */
  readonly retryAfter?: number;
  /** The wrong response; `right` is what the service answered. */
  readonly response?: (response: ServerResponse, right: Buffer) => void;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const lost = { error: 'ConnectionError', outcome: 'unknown', again: 'where repeatable' } as const;
const failed = { at: 'read', done: true, error: 'ServerError', outcome: 'unknown', again: 'where repeatable' } as const;
const unreadable = { ...failed, error: 'ApiError' } as const;

const gateway = (status: number) => (response: ServerResponse) => response.writeHead(status).end();
const page = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>');

export const faults: Readonly<Record<string, Fault>> = {
  'connection refused': { at: 'connect', done: false, error: 'ConnectionError', outcome: 'not_sent', again: 'always' },
  'reset before it is read': { ...lost, at: 'unread', done: false },
  'reset after it was read': {
    ...lost,
    at: 'read',
    done: true,
    response: (response) => response.socket?.resetAndDestroy(),
  },
  'response cut in the middle': {
    ...lost,
    at: 'read',
    done: true,
    response: (response, right) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': right.length + 1 });
      response.write(right.subarray(0, right.length >> 1), () => response.socket?.destroy());
    },
  },
  'no answer in time': { ...lost, at: 'read', done: true, error: 'TimeoutError', response: () => undefined },
  'answer too slow': {
    ...lost,
    at: 'read',
    done: true,
    error: 'TimeoutError',
    response: (response, right) =>
      response.writeHead(200, { ...JSON_TYPE, 'content-length': right.length + 1 }).write(right.subarray(0, 1)),
  },
  '429 with Retry-After': {
    at: 'read',
    done: false,
    error: 'RateLimitError',
    outcome: 'rejected',
    again: 'always',
    retryAfter: 7,
    response: (response) =>
      response
        .writeHead(429, { ...JSON_TYPE, 'retry-after': '7' })
        .end('{"error":{"name":"RateLimitExceeded","message":"slow down"},"retry_after":7}'),
  },
  '500 with a body': {
    ...failed,
    response: (response) => response.writeHead(500, JSON_TYPE).end('{"error":{"name":"Oops","message":"oops"}}'),
  },
  '502 without a body': { ...failed, response: gateway(502) },
  '503 without a body': { ...failed, response: gateway(503) },
  '504 without a body': { ...failed, response: gateway(504) },
  "502 with a gateway's page": { ...failed, response: page(502) },
  "200 with a gateway's page": { ...unreadable, response: page(200) },
  '200 with broken JSON': {
    ...unreadable,
    response: (response, right) => response.writeHead(200, JSON_TYPE).end(right.subarray(0, right.length - 1)),
  },
  'redirect to where it would be done': {
    at: 'read',
    done: false,
    error: 'ApiError',
    outcome: 'rejected',
    again: 'never',
    response: (response) => response.writeHead(307, { location: '/followed' }).end(),
  },
};
