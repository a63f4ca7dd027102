import type { ValidateFunction } from 'ajv';
import { type OperationId, routes } from '../src/index.ts';
import { objectAt, type Segments } from './document.ts';
import {
  contentValidators,
  type DocumentedHeader,
  documentedHeader,
  findBodyProblems,
  findHeaderProblems,
  type HeaderInput,
  readHeaders,
} from './messages.ts';

interface Documented {
  readonly headers: readonly DocumentedHeader[];
  readonly content: ReadonlyMap<string, ValidateFunction>;
}

/** Headers that the document speaks of somewhere: where it does not, they must not be. The rest is transport. */
const known = [
  'x-total',
  'x-total-pages',
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'retry-after',
  'allow',
] as const;

/** What answers a request that no operation takes: an unknown path or method, in the shape of where it was sent. */
const unrouted: Readonly<Record<number, readonly Segments[]>> = {
  401: [['components', 'responses', 'Unauthorized']],
  403: [['components', 'responses', 'Forbidden']],
  404: [
    ['components', 'responses', 'NotFound'],
    ['paths', '/v1/stats/campaign/{id}', 'get', 'responses', '404'],
    ['components', 'responses', 'AddressBadRequest'],
  ],
  405: ['MethodNotAllowed', 'StatsMethodNotAllowed', 'AddressMethodNotAllowed'].map((name) => [
    'components',
    'responses',
    name,
  ]),
  429: [['components', 'responses', 'RateLimited']],
};

function findResponses(operationId: OperationId | undefined, status: number): readonly Segments[] {
  if (operationId === undefined) return unrouted[status] ?? [];
  const { path, method } = routes[operationId];
  const responses: Segments = ['paths', path, method.toLowerCase(), 'responses'];
  const documented = Object.keys(objectAt(responses));
  const range = `${Math.floor(status / 100)}XX`;
  const found = [String(status), range].find((each) => documented.includes(each));
  return found === undefined ? [] : [[...responses, found]];
}

function readDocumented(segments: Segments): Documented {
  const headers = Object.keys(objectAt([...segments, 'headers']));
  return {
    headers: headers.map((name) => documentedHeader(name, [...segments, 'headers', name])),
    content: contentValidators(segments),
  };
}

const cache = new Map<string, readonly Documented[]>();

function documentedFor(operationId: OperationId | undefined, status: number): readonly Documented[] {
  const key = `${operationId ?? ''} ${status}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const documented = findResponses(operationId, status).map(readDocumented);
  cache.set(key, documented);
  return documented;
}

function findProblems(documented: Documented, headers: ReadonlyMap<string, string>, text: string): string[] {
  const undocumented = known.filter(
    (name) => headers.has(name) && !documented.headers.some((header) => header.name === name),
  );
  return [
    ...undocumented.map((name) => `the header ${name} is not documented here`),
    ...findHeaderProblems(documented.headers, headers),
    ...findBodyProblems(documented.content, headers.get('content-type'), text),
  ];
}

/**
 * What about a response differs from the document: an undocumented status, content type, header or body. Empty when
 * it is as documented. `operationId` is undefined for requests that no operation takes (404, 405).
 */
export function validateResponse(
  operationId: OperationId | undefined,
  status: number,
  headers: HeaderInput,
  bodyText: string,
): readonly string[] {
  const documented = documentedFor(operationId, status);
  const name = operationId ?? 'a request to no operation';
  if (documented.length === 0) return [`${name}: the status ${status} is not documented`];
  const read = readHeaders(headers);
  const problems = documented.map((each) => findProblems(each, read, bodyText));
  // One of the documented shapes is enough; else the first is as good an explanation as any.
  if (problems.some((each) => each.length === 0)) return [];
  return (problems[0] ?? []).map((problem) => `${name} ${status}: ${problem}`);
}
