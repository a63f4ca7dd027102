import { describe, expect, test, vi } from 'vitest';
import type { State } from '../src/index.ts';
import { html } from '../src/report/html.ts';
import { junit } from '../src/report/junit.ts';
import { scrubber } from '../src/report/scrub.ts';
import { table } from '../src/report/table.ts';
import { ADDRESS, against, newMock } from './against.ts';
import { quickProbes, quickRules } from './quick.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
}

/** The traffic, as a recording proxy sees it. */
function recorder() {
  const seen: Seen[] = [];
  const around =
    (send: typeof fetch): typeof fetch =>
    (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      seen.push({
        method: init.method ?? 'GET',
        path: pathname,
        authorization: new Headers(init.headers).get('authorization'),
      });
      return send(input, init);
    };
  return { seen, around };
}

/** A person with data in the account. */
const PERSON = {
  full_name: 'Wilhelmina Quackenbush',
  address_1: '742 Evergreen Ter',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62704',
  email: 'wilhelmina@quackenbush.net',
};

async function livedIn() {
  const mock = newMock();
  const { id } = await mock.campaigns.create({ name: 'Spring', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  const headers = { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' };
  for (let n = 0; n < 7; n += 1)
    await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ campaign_id: id, recipient: PERSON }),
    });
  return mock;
}

describe('the level safe', () => {
  test('only reads: standardize is its only POST, and nothing asks for the control API', async () => {
    const { seen, around } = recorder();
    const result = await against({ mock: await livedIn(), target: { level: 'safe' }, fetch: around });
    expect(result.ended).toBeNull();
    expect(result.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    expect(result.rules.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(20);
    const others = seen.filter(
      ({ method, path }) => method !== 'GET' && !(method === 'POST' && path === '/v1/standardize'),
    );
    expect(others).toEqual([]);
    expect(seen.filter(({ path }) => path.startsWith('/_mock'))).toEqual([]);
  });
});

describe('the level test-token', () => {
  test('makes pieces with the test token alone, and calls nothing else that makes something', async () => {
    const { seen, around } = recorder();
    const mock = await livedIn();
    await against({
      mock,
      target: { level: 'test-token' },
      fetch: around,
      only: [...quickRules, ...quickProbes, 'latencies'],
    });
    const made = seen.filter(
      ({ method, path }) => method === 'POST' && !path.startsWith('/_mock') && path !== '/v1/standardize',
    );
    expect(new Set(made.map(({ path }) => path))).toEqual(new Set(['/v1/mailing']));
    expect(made.filter(({ authorization }) => authorization === `Bearer ${mock.tokens.production}`)).toEqual([]);
  });
});

describe('the level full', () => {
  test('spends no more than --max-cost', async () => {
    const mock = newMock();
    const result = await against({
      mock,
      target: { level: 'full', maxCost: 1.5, testToken: undefined },
      only: ['create.response', 'create.send-at', 'recipient.name'],
    });
    const costs = (await mock.mailings.list()).map(({ total_cost }) => Number(total_cost));
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(1.5);
    expect(
      result.rules.flatMap(({ checks }) => checks).filter(({ reason }) => reason?.includes('--max-cost')),
    ).not.toEqual([]);
  });

  /** A service without a control API, whose pieces cost ten dollars. */
  const dear =
    (mentions: boolean) =>
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (url.includes('/_mock')) return Response.json({}, { status: 404 });
      const response = await send(input, init);
      if (!response.headers.get('content-type')?.includes('json')) return response;
      const text = (await response.text()).replace(
        /"total_cost":"[^"]*"/g,
        `"total_cost":"${mentions ? '10.00' : '0.00'}"`,
      );
      return new Response(text.replace(/"(total_)?spend":[\d.]+/g, '"$1spend":0'), response);
    };

  test.each([
    ['an unknown price is not guessed', false, { maxCost: 3 }, 'give --price', 0],
    ['a price that the operator names', false, { maxCost: 3, price: 10 }, '--max-cost leaves no room', 0],
    ['a price that pieces of the campaign had', true, { maxCost: 3 }, '--max-cost leaves no room', 0],
    ['what there is room for is made', true, { maxCost: 25 }, undefined, 1],
  ])('%s: nothing is sent beyond --max-cost', async (_name, mentions, money, reason, least) => {
    const mock = newMock();
    const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
    const headers = { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ campaign_id: id, recipient: PERSON });
    await mock.fetch(`${mock.baseUrl}/v1/mailing`, { method: 'POST', headers, body });
    const result = await against({
      mock,
      target: { level: 'full', campaign: id, address: ADDRESS, testToken: undefined, ...money },
      only: ['create.response', 'create.send-at', 'recipient.name'],
      fetch: dear(mentions),
    });
    const made = (await mock.mailings.list()).length - 1;
    expect(made * 10).toBeLessThanOrEqual(money.maxCost);
    expect(made).toBeGreaterThanOrEqual(least);
    const reasons = result.rules.flatMap(({ checks }) => checks).map((check) => check.reason ?? '');
    if (reason !== undefined) expect(reasons.some((each) => each.includes(reason))).toBe(true);
  });

  test('deletes its orders', async () => {
    const mock = newMock();
    const { seen, around } = recorder();
    await against({
      mock,
      target: { level: 'full', maxCost: 1 },
      only: ['order.required', 'order.record', 'limits.metadata-keys'],
      fetch: around,
    });
    expect(seen).toContainEqual(expect.objectContaining({ method: 'POST', path: '/v1/order' }));
    expect(seen.some(({ method, path }) => method === 'DELETE' && path.startsWith('/v1/order/'))).toBe(true);
    expect(await mock.orders.list()).toEqual([]);
  });

  test('makes neither opt-outs nor privacy requests unless told to', async () => {
    const { seen, around } = recorder();
    await against({
      target: { level: 'full', maxCost: 1 },
      only: ['privacy.required', 'privacy.unique', 'auth.bearer', 'D36', 'D32'],
      fetch: around,
    });
    const posted = seen.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(posted).toContain('/v1/mailing');
    expect(posted.filter((path) => path.startsWith('/v1/dsr'))).toEqual([]);
  });
});

describe('reports', () => {
  test('hold no person, no token and nothing of the account, and neither does the state', async () => {
    const mock = await livedIn();
    const own = { address_1: '17 Private Rd', city: 'Mountain View', state: 'CA', postal_code: '94041' };
    const target = {
      level: 'full' as const,
      maxCost: 5,
      address: own,
      token: mock.tokens.production,
      testToken: mock.tokens.test,
    };
    let state: State | undefined;
    // A response that repeats all it knows, everywhere.
    const leak = {
      error: { name: `Invalid ${PERSON.full_name}`, message: `${PERSON.email} ${own.address_1} ${target.token}` },
    };
    const result = await against({
      mock,
      target,
      only: [
        'mailing.fields',
        'mailing.address',
        'recipient.name',
        'organization.me',
        'campaigns.get',
        'audience.list',
        'order.record',
        'create.response',
        'errors.not-found',
        'D19',
        'D20',
        'D59',
        'D67',
      ],
      fetch: (send) => async (input, init) => {
        const response = await send(input, init);
        return response.status < 400 ? response : new Response(JSON.stringify(leak), { status: response.status });
      },
      save: (saved) => {
        state = saved;
      },
    });
    const texts = [JSON.stringify(result), html(result), junit(result), table(result), JSON.stringify(state)].map(
      scrubber(target),
    );
    for (const text of texts)
      for (const secret of [
        PERSON.full_name,
        PERSON.email,
        PERSON.address_1,
        own.address_1,
        target.token,
        target.testToken,
        'Quackenbush',
      ])
        expect(text).not.toContain(secret);
  });
});
