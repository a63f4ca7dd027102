import { type OperationId, routes } from '@direct-mail/contract';
import { objectAt } from '@direct-mail/contract/testing';
import type { Random } from '../random.ts';
import { generate, type Hints } from './from-schema.ts';
import { breakBytes, mutate, toJson } from './mutate.ts';
import { NUMBERS, text } from './texts.ts';

/** What is there to be named by a request. */
export interface Known {
  readonly ids: Readonly<
    Record<'campaign' | 'creative' | 'mailing' | 'order' | 'audience' | 'request', readonly string[]>
  >;
  readonly tokens: { readonly production: string; readonly test: string };
}

export interface FuzzedRequest {
  readonly method: string;
  /** As in the request, query included. */
  readonly target: string;
  readonly server: 'main' | 'address';
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array | null;
}

const operations = Object.keys(routes) as OperationId[];

/** What an e-mail is made of here and nothing else: where it turns up, an address was kept in clear (D73). */
export const MARK = 'mark.example';

const houses = [
  ['1600 Amphitheatre Pkwy', 'Mountain View', 'CA', '94043'],
  ['22 Spruce St', 'Portland', 'ME', '04101'],
  ['1600 Pennsylvania Ave NW', 'Washington', 'DC', '20500'],
  ['PO Box 12', 'Austin', 'TX', '78701'],
  ['1 Nowhere', 'Atlantis', 'ZZ', '00000'],
] as const;

function hintsFor(known: Known): Hints {
  const id = (kind: keyof Known['ids']) => (random: Random) =>
    random.holds(0.9) ? random.pick(known.ids[kind]) : text(random);
  const email = (random: Random) => `${random.pick(['ada', 'Bob.O', 'x+y'])}${random.below(50)}@${MARK}`;
  const house = (part: 0 | 1 | 2 | 3) => (random: Random) => random.pick(houses)[part];
  return {
    campaign_id: id('campaign'),
    creative_id: id('creative'),
    order_id: (random) => (random.holds(0.3) ? random.pick(known.ids.order) : `o-${random.below(1e6)}`),
    subject_request_id: (random) => `${'0'.repeat(8)}-1111-4222-8333-${String(random.below(1e9)).padStart(12, '0')}`,
    email,
    customer_email: email,
    identity_value: (random) => (random.holds(0.5) ? email(random) : address(random)),
    address_1: house(0),
    address_line1: house(0),
    city: house(1),
    state: house(2),
    postal_code: house(3),
    zip_code: house(3),
    send_at: (random) =>
      random.pick(['2027-02-03', '2027-03-01T10:00:00Z', '2099-12-31T23:59:59.999+14:00', '2020-01-01']),
    order_date: (random) =>
      random.pick(['2027-01-01', '2026-11-20T08:00:00Z', '2024-02-29', '0001-01-01', '9999-12-31']),
    submitted_time: (random) => random.pick(['2027-01-01T08:00:00Z', '2026-11-20T08:00:00.123+02:00']),
    start_date: (random) => random.pick(['2027-01-01', '2026-01-01T00:00:00Z', '2030-01-01', '1970-01-01']),
    end_date: (random) => random.pick(['2027-02-01', '2027-01-04T12:00:00Z', '1969-12-31']),
    date_field: (random) => random.pick(['created_at', 'updated_at']),
  };
}

function address(random: Random): Record<string, string> {
  const [address_1, city, state, postal_code] = random.pick(houses);
  return { address_1, city, state, postal_code };
}

/** One request: half of them right, the others wrong in one way or in several. */
export function requestOf(random: Random, known: Known): FuzzedRequest {
  const operation = random.pick(operations);
  const route = routes[operation];
  const hints = hintsFor(known);
  const wrong = random.holds(0.65);
  const path = pathOf(operation, random, known, wrong);
  const query = queryOf(operation, random, hints, wrong);
  const headers: Record<string, string> = { authorization: authorizationOf(random, known, wrong) };
  if (headers['authorization'] === '') delete headers['authorization'];
  let body: FuzzedRequest['body'] = null;
  if (route.hasBody || (wrong && random.holds(0.05))) {
    const schema = objectAt([
      'paths',
      route.path,
      route.method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    ]);
    let value = generate(schema, random, hints);
    if (wrong) for (let n = random.below(4); n > 0; n -= 1) value = mutate(value, random);
    const json = toJson(value);
    body = wrong && random.holds(0.2) ? breakBytes(json, random) : json;
    headers['content-type'] = wrong && random.holds(0.08) ? random.pick(TYPES) : 'application/json';
  }
  if (wrong && random.holds(0.15)) headers[random.pick(HEADERS)] = latin(text(random));
  return {
    method: wrong && random.holds(0.06) ? random.pick(METHODS) : route.method,
    target: query === '' ? path : `${path}?${query}`,
    server: wrong && random.holds(0.03) ? random.pick(['main', 'address']) : route.server,
    headers,
    body: headers['content-type'] === undefined && body !== null ? null : body,
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'get', 'CONNECT'];
const TYPES = [
  'text/plain',
  '',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/vnd.api+json',
  'multipart/form-data',
  'application/jsonx',
  ';',
  'APPLICATION/JSON',
];
const HEADERS = [
  'origin',
  'x-mock-sandbox',
  'content-encoding',
  'accept',
  'cookie',
  'x-forwarded-for',
  'prefer',
  '__proto__',
  'constructor',
  'transfer-encoding',
  'if-match',
  'content-length',
  'expect',
];

const latin = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?').slice(0, 2000);

function pathOf(operation: OperationId, random: Random, known: Known, wrong: boolean): string {
  const { path } = routes[operation];
  const kind = kindOf(operation);
  const id = kind === null ? '' : random.holds(wrong ? 0.7 : 0.95) ? random.pick(known.ids[kind]) : text(random);
  let filled = path.replace(/\{[^}]+\}/, () => encode(id, random, wrong));
  if (wrong && random.holds(0.08)) filled = random.pick(PATH_TRICKS)(filled);
  return filled;
}

const PATH_TRICKS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replace('/v1', '//v1'),
  (path) => path.replace('/v1', '/v2'),
  (path) => path.toUpperCase(),
  (path) => path.replace('/v1/', '/v1/../v1/'),
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%ff%fe`,
  (path) => `${path};x=1`,
  (path) => `${path}\\`,
  (path) => path.replace(/e/g, '%65'),
  (path) => `${path}/${'a/'.repeat(500)}`,
  () => '/',
  () => '/v1',
  () => '/v1/__proto__',
  () => '/favicon.ico',
];

function encode(id: string, random: Random, wrong: boolean): string {
  if (wrong && random.holds(0.1)) return id.replace(/[\s?#\u0080-\uffff]/g, '') || '%';
  try {
    return encodeURIComponent(id.slice(0, 3000)) || '%20';
  } catch {
    return '%ED%A0%80';
  }
}

function kindOf(operation: OperationId): keyof Known['ids'] | null {
  const { path } = routes[operation];
  if (!path.includes('{')) return null;
  if (path.includes('/campaign/')) return 'campaign';
  if (path.includes('/order/')) return 'order';
  if (path.includes('/audience/')) return 'audience';
  return path.includes('/dsr/') ? 'request' : 'mailing';
}

function queryOf(operation: OperationId, random: Random, hints: Hints, wrong: boolean): string {
  const { path, method } = routes[operation];
  const parameters = (objectAt(['paths', path, method.toLowerCase()])['parameters'] ?? []) as readonly unknown[];
  const query = new URLSearchParams();
  for (let at = 0; at < parameters.length; at += 1) {
    const parameter = objectAt(['paths', path, method.toLowerCase(), 'parameters', at]);
    if (parameter['in'] !== 'query' || random.holds(0.4)) continue;
    const name = String(parameter['name']);
    const value = generate(parameter['schema'] as Record<string, unknown>, random, hints, name);
    query.append(name, wrong && random.holds(0.3) ? random.pick([...NUMBERS, text(random)]) : String(value));
    if (wrong && random.holds(0.05)) query.append(name, text(random));
  }
  if (wrong && random.holds(0.1)) query.append(text(random), text(random));
  const raw = query.toString();
  return wrong && random.holds(0.05)
    ? `${raw}&${random.pick(['%', '=', '&&&', 'page', 'page[]=1', '%ff=%c0', '__proto__=1', 'page=1&page=2', '+', '#'])}`
    : raw;
}

function authorizationOf(random: Random, known: Known, wrong: boolean): string {
  const { production, test } = known.tokens;
  if (!wrong || random.holds(0.85)) return `Bearer ${random.holds(0.9) ? production : test}`;
  return random.pick([
    '',
    'Bearer',
    'Bearer ',
    `bearer   ${production}`,
    `Basic ${production}`,
    production,
    `Bearer ${production} x`,
    'Bearer __proto__',
    latin(text(random)),
  ]);
}
