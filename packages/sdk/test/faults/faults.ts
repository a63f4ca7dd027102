import type { ServerResponse } from 'node:http';
import type { Outcome } from '../../src/index.ts';

/** One thing that can happen to a try. */
export interface Fault {
  /** Whether the service does what it was asked, whatever it answers: sometimes is for the dice. */
  done: 'never' | 'always' | 'sometimes';
  /** What is known afterwards, if it was the last try; nothing for a success. */
  outcome: Outcome | undefined;
  /** Whether the same request may follow, even for a mailing. */
  again?: boolean;
  /** What the server does; absent where the request does not reach it. */
  response?: (response: ServerResponse, success: string) => void;
}

const jsonType = { 'content-type': 'application/json' };

const status =
  (code: number, body = '', headers: Record<string, string> = jsonType) =>
  (response: ServerResponse): void => {
    response.writeHead(code, headers).end(body);
  };

const refusal = JSON.stringify({ error: { name: 'RateLimitExceeded', message: 'slow down' } });
const html = '<html><body><h1>Bad gateway</h1></body></html>';

/** Every fault that the server can show, and the two plain answers. */
export const faults = {
  success: {
    done: 'always',
    outcome: undefined,
    response: (response, success) => response.writeHead(201, jsonType).end(success),
  },
  'connection refused': { done: 'never', outcome: 'not_sent', again: true },
  reset: { done: 'sometimes', outcome: 'unknown', response: (response) => response.socket?.resetAndDestroy() },
  'closed without a response': {
    done: 'sometimes',
    outcome: 'unknown',
    response: (response) => response.socket?.destroy(),
  },
  'hang before the headers': { done: 'sometimes', outcome: 'unknown', response: () => undefined },
  'hang inside the body': {
    done: 'sometimes',
    outcome: 'unknown',
    response: (response, success) => response.writeHead(201, jsonType).write(success.slice(0, 20)),
  },
  'half a body': {
    done: 'sometimes',
    outcome: 'unknown',
    response: (response, success) => {
      response.writeHead(201, { ...jsonType, 'content-length': String(success.length) });
      response.write(success.slice(0, 20), () => response.socket?.destroy());
    },
  },
  'half a body of unknown length': {
    done: 'sometimes',
    outcome: 'unknown',
    response: (response, success) => response.writeHead(201, jsonType).end(success.slice(0, 20)),
  },
  'an empty success': { done: 'sometimes', outcome: 'unknown', response: status(201) },
  '200 with HTML': {
    done: 'sometimes',
    outcome: 'unknown',
    response: status(200, html, { 'content-type': 'text/html' }),
  },
  '502 with HTML': {
    done: 'sometimes',
    outcome: 'unknown',
    response: status(502, html, { 'content-type': 'text/html' }),
  },
  '500': { done: 'sometimes', outcome: 'unknown', response: status(500, '{"error":{"name":"Oops","message":"oops"}}') },
  '503 with Retry-After': { done: 'sometimes', outcome: 'unknown', response: status(503, '', { 'retry-after': '1' }) },
  '408': { done: 'sometimes', outcome: 'unknown', response: status(408) },
  '429 with seconds': {
    done: 'never',
    outcome: 'rejected',
    again: true,
    response: status(429, refusal, { ...jsonType, 'retry-after': '2' }),
  },
  '429 with a date': {
    done: 'never',
    outcome: 'rejected',
    again: true,
    response: status(429, refusal, {
      ...jsonType,
      date: 'Fri, 20 Nov 2026 12:00:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 12:00:03 GMT',
    }),
  },
  '429 with nothing': { done: 'never', outcome: 'rejected', again: true, response: status(429, refusal) },
  '429 with half a body': {
    done: 'never',
    outcome: 'rejected',
    again: true,
    response: (response) => {
      response.writeHead(429, { ...jsonType, 'content-length': '500' });
      response.write('{"error"', () => response.socket?.destroy());
    },
  },
  '400': {
    done: 'never',
    outcome: 'rejected',
    response: status(400, '{"error":{"name":"ValidationError","message":"no artwork"}}'),
  },
  '403': { done: 'never', outcome: 'rejected', response: status(403, '{"error":"Unauthorized"}') },
  '307 to where it would be done': {
    done: 'never',
    outcome: 'rejected',
    response: status(307, '', { location: '/v1/mailing' }),
  },
  '302 to a page': { done: 'never', outcome: 'unknown', response: status(302, '', { location: '/login' }) },
  '303 to what was made': {
    done: 'always',
    outcome: 'unknown',
    response: status(303, '', { location: '/v1/mailing/m1' }),
  },
  'a success without an id': { done: 'always', outcome: 'unknown', response: status(201, '{}', jsonType) },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

export const faultOf = (name: FaultName): Fault => faults[name];
export const faultNames = Object.keys(faults) as FaultName[];
