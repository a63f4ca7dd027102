import { readFileSync } from 'node:fs';
import { type OperationId, routes } from '@direct-mail/contract';
import { expect, test } from 'vitest';
import { createMock } from '../src/index.ts';
import { ada, campaignOf, mockAt } from './support.ts';

// Every example of a response in the document is what the mock answers: errors to the letter, the rest but for ids and what is drawn.

type Json = Record<string, unknown>;
type Mock = ReturnType<typeof mockAt>;

const document = JSON.parse(
  readFileSync(new URL('../../contract/src/generated/openapi.json', import.meta.url), 'utf8'),
) as Json;

function resolved(node: unknown): Json {
  let found = node as Json;
  while (typeof found?.['$ref'] === 'string') {
    const segments = found['$ref'].slice(2).split('/');
    found = segments.reduce((at, name) => at[name.replaceAll('~1', '/').replaceAll('~0', '~')] as Json, document);
  }
  return found ?? {};
}

interface Example {
  readonly operation: OperationId;
  readonly status: string;
  readonly name: string;
  readonly value: unknown;
}

const operations = Object.keys(routes) as OperationId[];
const examples: Example[] = operations.flatMap((operation) => {
  const { method, path } = routes[operation];
  const { responses } = ((document['paths'] as Json)[path] as Json)[method.toLowerCase()] as { responses: Json };
  return Object.entries(responses).flatMap(([status, response]) => {
    const content = (resolved(response)['content'] ?? {}) as Json;
    return Object.values(content).flatMap((media) =>
      Object.entries(((media as Json)['examples'] ?? {}) as Json).map(([name, each]) => ({
        operation,
        status,
        name,
        value: resolved(each)['value'],
      })),
    );
  });
});

interface Asked {
  readonly mock?: Mock;
  readonly path?: string;
  readonly method?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly type?: string;
}

/** The response to a call of an operation, with what is asked of it. */
async function ask(operation: OperationId, asked: Asked): Promise<{ status: number; body: unknown }> {
  const mock = asked.mock ?? mockAt();
  const route = routes[operation];
  const base = route.server === 'main' ? mock.baseUrl : mock.addressBaseUrl;
  const path = asked.path ?? route.path.replace(/\{\w+\}/, 'none');
  const token = asked.token === undefined ? mock.tokens.production : asked.token;
  const { body } = asked;
  const response = await mock.fetch(`${base}${path}${asked.query ?? ''}`, {
    method: asked.method ?? route.method,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** A mock with the campaign of the document's examples. */
async function shop(): Promise<{ mock: Mock; campaign_id: string }> {
  const mock = mockAt();
  return { mock, campaign_id: (await campaignOf(mock)).id };
}

const inactive = async (): Promise<Asked> => {
  const { mock, campaign_id } = await shop();
  await mock.campaigns.update(campaign_id, { active: false });
  return { mock, body: { campaign_id, recipient: ada } };
};

const limited = async (): Promise<Asked> => {
  const mock = mockAt(undefined, { settings: { rateLimit: { limit: 60, windowSeconds: 60 } } });
  for (let n = 0; n < 60; n += 1) await ask('getOrganization', { mock });
  await mock.clock.advance({ seconds: 30 });
  return { mock };
};

const failing = async (operation: OperationId, status: number): Promise<Asked> => {
  const mock = mockAt();
  await mock.faults.add({ operation, status });
  return { mock, body: routes[operation].hasBody ? {} : undefined };
};

const tooMany = { body: Array.from({ length: 1001 }, () => ({ full_address: 'x' })) };

/** How each error is brought about: by its operation, status and name. */
const causes: readonly (readonly [OperationId, string, string, () => Asked | Promise<Asked>])[] = [
  [
    'getOrganization',
    '401',
    'unauthorized',
    () => ({ mock: mockAt(undefined, { settings: { unauthorizedStatus: 401 } }), token: null }),
  ],
  ['getOrganization', '403', 'unauthorized', () => ({ token: 'wrong' })],
  ['getOrganization', '405', 'method', () => ({ method: 'PUT' })],
  ['listCampaignStats', '405', 'method', () => ({ method: 'POST' })],
  ['standardizeAddress', '405', 'method', () => ({ method: 'PUT' })],
  ['getOrganization', '429', 'limited', limited],
  ['getOrganization', '5XX', 'fault', () => failing('getOrganization', 503)],
  ['listCampaignStats', '5XX', 'fault', () => failing('listCampaignStats', 503)],
  ['standardizeAddress', '500', 'fault', () => failing('standardizeAddress', 500)],
  ['standardizeAddress', '503', 'unavailable', () => failing('standardizeAddress', 503)],
  ['getMailing', '404', 'mailing', () => ({ path: '/v1/mailing/7f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b' })],
  ['getCampaignStats', '404', 'unknown', () => ({})],
  ['createOrder', '400', 'missing', () => ({ body: { order_date: '2026-11-20', customer_email: 'ada@example.com' } })],
  ['createOrder', '400', 'json', () => ({ body: '{"order_id":' })],
  ['createOrder', '413', 'tooLarge', () => ({ body: ' '.repeat(1_048_577) })],
  [
    'createMailing',
    '400',
    'postalCode',
    () => ({ body: { campaign_id: 'x', recipient: { ...ada, postal_code: '94' } } }),
  ],
  ['createMailing', '400', 'inactive', inactive],
  ['listCampaignStats', '400', 'order', () => ({ query: '?start_date=2026-11-20&end_date=2026-11-01' })],
  ['standardizeAddress', '400', 'combination', () => ({ query: '?city=Mountain%20View' })],
  ['standardizeAddresses', '413', 'tooLarge', () => tooMany],
  ['standardizeAddresses', '422', 'type', () => ({ body: [{ address_line1: '1 Main St', zip_code: 94043 }] })],
];

const keyOf = ({ status, name, value }: Example): string => `${status} ${name} ${JSON.stringify(value)}`;
const errors = examples.filter(({ status }) => /^[45]/.test(status));

test.each(causes)('the error of %s, %s %s', async (operation, status, name, cause) => {
  const example = errors.find((each) => each.operation === operation && each.status === status && each.name === name);
  const answered = await ask(operation, await cause());
  expect(answered.body).toEqual(example?.value);
  expect(String(answered.status)).toMatch(new RegExp(`^${status.replace('XX', '\\d\\d')}$`));
});

test('no example of an error is left out', () => {
  const asked = new Set(
    causes.flatMap(([operation, status, name]) =>
      errors.filter((each) => each.operation === operation && each.status === status && each.name === name).map(keyOf),
    ),
  );
  expect([...new Set(errors.map(keyOf))].filter((key) => !asked.has(key))).toEqual([]);
});

const WELCOME = '5d0c4f5e-9a43-4f0b-8a52-0f6f2a3c1b7d';
const CREATIVE = 'c3d9f7b2-4e58-4f1a-8c6d-2b7e9a0f5d14';

/** The account of the document's examples. */
const account = (): Mock =>
  createMock({
    now: '2026-11-20T09:00:00Z',
    settings: { prices: { postcard_4x6: { first_class: 0.72 } } },
    fixtures: {
      campaigns: [
        {
          id: WELCOME,
          name: 'Welcome postcard',
          creatives: [
            {
              id: CREATIVE,
              name: 'Welcome, blue',
              format: 'postcard_4x6',
              default: true,
              front_html: '<p>Hello</p>',
              merge_tags: { offer: '10% off', code: 'HELLO10' },
            },
          ],
        },
        { id: '8e2b1a90-1c7d-4e39-b6f4-7a5d9c0e2f31', name: 'Win-back letter' },
      ],
    },
  });

const requestOf = (operation: OperationId, name: string): unknown => {
  const { method, path } = routes[operation];
  const { requestBody } = ((document['paths'] as Json)[path] as Json)[method.toLowerCase()] as { requestBody: Json };
  const [media] = Object.values(requestBody['content'] as Json);
  return resolved(((media as Json)['examples'] as Json)[name])['value'];
};

/** Sends the examples of requests, one after the other. */
async function after(mock: Mock, ...sent: readonly (readonly [OperationId, string, string?])[]): Promise<Mock> {
  for (const [operation, name, path] of sent) {
    const { status } = await ask(operation, {
      mock,
      body: requestOf(operation, name),
      ...(path === undefined ? {} : { path }),
    });
    expect(status).toBeLessThan(300);
  }
  return mock;
}

const lastMailing = async (mock: Mock): Promise<string> => `/v1/mailing/${(await mock.mailings.list())[0]?.id}`;
const mailings = `/v1/campaign/${WELCOME}/mailings`;
const dsr = '/v1/dsr/request/4f9d2c1b-8a7e-4b6d-9c5f-3e2d1c0b9a8f';
const stats = '?start_date=2026-11-01&end_date=2026-11-20';

async function guests(mock: Mock): Promise<string> {
  return `/v1/audience/${(await mock.audiences.create({ name: 'Guests' })).id}`;
}

/** How each success is brought about. */
const successes: readonly (readonly [OperationId, string, () => Promise<Asked> | Asked])[] = [
  ['getOrganization', 'production', () => ({ mock: account() })],
  ['listCampaigns', 'two', () => ({ mock: account() })],
  ['listCampaigns', 'none', () => ({})],
  ['getCampaign', 'campaign', () => ({ mock: account(), path: `/v1/campaign/${WELCOME}` })],
  ['listCreatives', 'one', () => ({ mock: account(), path: `/v1/campaign/${WELCOME}/creatives` })],
  [
    'listCreatives',
    'none',
    () => ({ mock: account(), path: '/v1/campaign/8e2b1a90-1c7d-4e39-b6f4-7a5d9c0e2f31/creatives' }),
  ],
  [
    'listCampaignMailings',
    'one',
    async () => {
      const mock = await after(account(), ['createMailing', 'now']);
      await mock.clock.advance({ days: 6 });
      return { mock, path: mailings };
    },
  ],
  ['listCampaignMailings', 'none', () => ({ mock: account(), path: mailings })],
  ['createMailing', 'created', () => ({ mock: account(), body: requestOf('createMailing', 'now') })],
  [
    'getMailing',
    'production',
    async () => {
      const mock = await after(account(), ['createMailing', 'later']);
      await mock.clock.advance({ to: '2026-12-01T10:00:00Z' });
      return { mock, path: await lastMailing(mock) };
    },
  ],
  ['createOrder', 'order', () => ({ mock: account(), body: requestOf('createOrder', 'full') })],
  [
    'updateOrder',
    'order',
    async () => ({
      mock: await after(account(), ['createOrder', 'full']),
      path: '/v1/order/A-1001',
      body: requestOf('updateOrder', 'clear'),
    }),
  ],
  [
    'deleteOrder',
    'order',
    async () => ({ mock: await after(account(), ['createOrder', 'full']), path: '/v1/order/A-1001' }),
  ],
  [
    'createAudienceMember',
    'address',
    async () => {
      const mock = account();
      return { mock, path: await guests(mock), body: requestOf('createAudienceMember', 'address') };
    },
  ],
  [
    'createAudienceMember',
    'email',
    async () => {
      const mock = account();
      return { mock, path: await guests(mock), body: requestOf('createAudienceMember', 'email') };
    },
  ],
  ['listAudiences', 'two', async () => ({ mock: await after(account(), ['createOrder', 'full']) })],
  [
    'createDataSubjectRequest',
    'pending',
    () => ({ mock: account(), body: requestOf('createDataSubjectRequest', 'erasure') }),
  ],
  [
    'getDataSubjectRequest',
    'completed',
    async () => {
      const mock = await after(account(), ['createOrder', 'full'], ['createDataSubjectRequest', 'erasure']);
      await mock.clock.advance({ days: 2 });
      return { mock, path: dsr };
    },
  ],
  ['listCampaignStats', 'one', async () => ({ mock: await circulated(), query: stats })],
  [
    'getCampaignStats',
    'campaign',
    async () => ({ mock: await circulated(), path: `/v1/stats/campaign/${WELCOME}`, query: stats }),
  ],
  [
    'standardizeAddress',
    'found',
    () => ({ query: '?full_address=1600%20amphitheatre%20pkwy%2C%20mountain%20view%20ca%2094043' }),
  ],
  [
    'standardizeAddresses',
    'found',
    () => ({ body: [{ full_address: '1600 amphitheatre pkwy, mountain view ca 94043' }] }),
  ],
];

/** A mock with twelve mailings that were mailed in November. */
async function circulated(): Promise<Mock> {
  const mock = createMock({
    now: '2026-11-10T09:00:00Z',
    settings: { prices: { postcard_4x6: { first_class: 0.72 } } },
    fixtures: {
      campaigns: [
        {
          id: WELCOME,
          name: 'Welcome postcard',
          creatives: [{ id: CREATIVE, name: 'C', format: 'postcard_4x6', front_html: 'Hi' }],
        },
      ],
    },
  });
  for (let n = 0; n < 12; n += 1) await after(mock, ['createMailing', 'now']);
  await mock.clock.advance({ days: 9 });
  return mock;
}

/** Ids that the mock draws cannot be those of an example. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'an ID'));

test.each(successes)('the success of %s, %s', async (operation, name, cause) => {
  const example = examples.find((each) => each.operation === operation && each.status[0] === '2' && each.name === name);
  const { status, body } = await ask(operation, await cause());
  expect(String(status)).toBe(example?.status);
  expect(withoutIds(body)).toEqual(withoutIds(example?.value));
});

test.each([
  ['createMailing', 'now'],
  ['createMailing', 'later'],
  ['createOrder', 'full'],
  ['createOrder', 'smallest'],
  ['createDataSubjectRequest', 'erasure'],
  ['createDataSubjectRequest', 'access'],
  ['standardizeAddresses', 'two'],
  ['standardizeAddresses', 'none'],
] as const)('the request of %s, %s, is taken', async (operation, name) => {
  await after(account(), [operation, name]);
});

test('the request of createMailing, email, is taken where appending is on', async () => {
  const mock = account();
  await mock.settings.update({ emailAppend: true });
  await mock.campaigns.update(WELCOME, { settings: { email_append: true } });
  await after(mock, ['createMailing', 'email']);
});

test('no example of a success is left out', () => {
  const asked = successes.map(([operation, name]) => `${operation} ${name}`);
  const wanted = examples
    .filter(({ status }) => status[0] === '2')
    .map(({ operation, name }) => `${operation} ${name}`);
  expect(asked.toSorted()).toEqual(wanted.toSorted());
});
