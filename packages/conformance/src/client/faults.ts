import type { ServerResponse } from 'node:http';

/** The fault of a call's first attempt; later attempts succeed, unless `always`. */
export interface WireFault {
  readonly name: string;
  /** Refused connection, connection closed before the request is read, or request read. */
  readonly at: 'connect' | 'unread' | 'read';
  /** Whether the service carries out the request before the response fails. */
  readonly done: boolean;
  readonly always?: boolean;
  /** Whether the client has to time out; only then does its time limit matter. */
  readonly hangs?: boolean;
  /** Whether it is certain that nothing was done, so that any call may be repeated. */
  readonly safe?: boolean;
  /** The faulty response; `right` is the correct body, `elsewhere` another host. */
  readonly response?: (response: ServerResponse, right: Buffer, elsewhere: string) => void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = '') =>
  (response: ServerResponse) => {
    response.writeHead(code, headers).end(body);
  };
const error = (name: string, message: string): string => JSON.stringify({ error: { name, message } });
/** The target of a redirect on the same service. */
export const LOGIN = '/login';
export const page = '<html><body><h1>Bad gateway</h1></body></html>';

const read = (
  name: string,
  done: boolean,
  response: WireFault['response'],
  more: Partial<WireFault> = {},
): WireFault => ({
  name,
  at: 'read',
  done,
  ...(response === undefined ? {} : { response }),
  ...more,
});

/** Faults of Create Mailer: what a network, a proxy or a broken service can do to one call. */
export const wireFaults: readonly WireFault[] = [
  { name: 'nothing goes wrong', at: 'read', done: true, safe: true },
  { name: 'connection refused', at: 'connect', done: false, safe: true },
  { name: 'reset before it is read', at: 'unread', done: false },
  read('reset after it was done', true, (response) => void response.socket?.resetAndDestroy()),
  read('closed without a response, done', true, (response) => void response.socket?.destroy()),
  read('reset after it was read, not done', false, (response) => void response.socket?.resetAndDestroy()),
  read('response cut in the middle', true, (response, right) => {
    response.writeHead(201, { ...JSON_TYPE, 'content-length': right.length + 1 });
    response.write(right.subarray(0, right.length >> 1), () => response.socket?.destroy());
  }),
  read('no response in time, done', true, () => undefined, { hangs: true }),
  read('no response in time, not done', false, () => undefined, { hangs: true }),
  read(
    'response that never ends',
    true,
    (response, right) => {
      response.writeHead(201, { ...JSON_TYPE, 'content-length': right.length + 1 }).write(right.subarray(0, 1));
    },
    { hangs: true },
  ),
  read(
    '429 with Retry-After',
    false,
    status(429, { ...JSON_TYPE, 'retry-after': '1' }, error('RateLimitExceeded', 'slow down')),
    { safe: true },
  ),
  read('429 without Retry-After', false, status(429, JSON_TYPE, error('RateLimitExceeded', 'slow down')), {
    safe: true,
  }),
  read(
    '429 with a date in Retry-After',
    false,
    (response) => {
      const soon = new Date(Date.now() + 1000).toUTCString();
      status(429, { ...JSON_TYPE, 'retry-after': soon }, error('RateLimitExceeded', 'slow down'))(response);
    },
    { safe: true },
  ),
  read(
    '429 with half a body',
    false,
    (response) => {
      response.writeHead(429, { ...JSON_TYPE, 'content-length': '500' });
      response.write('{"error"', () => response.socket?.destroy());
    },
    { safe: true },
  ),
  read(
    '429 for ever',
    false,
    status(429, { ...JSON_TYPE, 'retry-after': '1' }, error('RateLimitExceeded', 'slow down')),
    { always: true },
  ),
  read('408 without a body, done', true, status(408)),
  read('500, done', true, status(500, JSON_TYPE, error('Oops', 'oops'))),
  read('500, not done', false, status(500, JSON_TYPE, error('Oops', 'oops'))),
  read('502 without a body, done', true, status(502)),
  read("502 with a gateway's page, done", true, status(502, { 'content-type': 'text/html' }, page)),
  read('503 without a body, not done', false, status(503)),
  read('503 with Retry-After, done', true, status(503, { 'retry-after': '1' })),
  read('503 for ever, not done', false, status(503), { always: true }),
  read('504 without a body, done', true, status(504)),
  read("200 with a gateway's page, done", true, status(200, { 'content-type': 'text/html' }, page)),
  read('200 with a login page, not done', false, status(200, { 'content-type': 'text/html' }, page)),
  read(
    '201 with broken JSON, done',
    true,
    (response, right) => void response.writeHead(201, JSON_TYPE).end(right.subarray(0, right.length - 2)),
  ),
  read('201 without a body, done', true, status(201, JSON_TYPE)),
  read('201 with another object, done', true, status(201, JSON_TYPE, '{"ok":true}')),
  read(
    'redirect to another host',
    false,
    (response, _right, elsewhere) => void response.writeHead(307, { location: elsewhere }).end(),
    { always: true },
  ),
  ...([301, 302, 303] as const).map((code) =>
    read(
      `${code} to another host`,
      false,
      (response, _right, elsewhere) => void response.writeHead(code, { location: elsewhere }).end(),
      { always: true },
    ),
  ),
  read('307 to the same path, not done', false, (response) =>
    status(307, { location: response.req.url ?? '/' })(response),
  ),
  read('302 to a login page, not done', false, status(302, { location: LOGIN }), { always: true }),
  // As after a form: the work is done, and the result is at another URL.
  read('303 to another page, done', true, status(303, { location: LOGIN }), { always: true }),
  read('400 for ever', false, status(400, JSON_TYPE, error('ValidationError', 'recipient.city is required')), {
    always: true,
  }),
  read('403 for ever', false, status(403, JSON_TYPE, '{"error":"Unauthorized"}'), { always: true }),
];

/** Redirects that a client may follow, but without its token. */
export const leadsAway: readonly WireFault[] = wireFaults.filter(({ name }) => name.endsWith('to another host'));

/** Faults of a read: repeating is always safe, except where every attempt leads to another host. */
export const readFaults: readonly WireFault[] = wireFaults.filter(
  ({ name, always }) =>
    name.endsWith('to another host') ||
    (always !== true && name !== 'nothing goes wrong' && !name.startsWith('201') && !name.endsWith('not done')),
);
