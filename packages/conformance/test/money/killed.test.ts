import { expect, test, vi } from 'vitest';
import type { State } from '../../src/index.ts';
import { summary } from '../../src/report/table.ts';
import { MOST } from '../../src/run/plan.ts';
import { ADDRESS, against, newMock } from '../against.ts';
import { quickProbes, quickRules } from '../quick.ts';

vi.setConfig({ testTimeout: 120_000 });

type Send = typeof fetch;

const urlOf = (input: Parameters<Send>[0]): string => (input instanceof Request ? input.url : input.toString());

/** Without the control API, as a real service. */
const real =
  (send: Send): Send =>
  (input, init) =>
    urlOf(input).includes('/_mock') ? Promise.resolve(Response.json({}, { status: 404 })) : send(input, init);

/**
 * A run that is killed while a request is in flight: what its state file holds at that moment. `done` says whether the
 * service carries the request out.
 */
async function killedAt(
  run: (fetch: (send: Send) => Send, save: (state: State) => void) => Promise<unknown>,
  isIt: (url: string, init: RequestInit) => boolean,
  done: boolean,
): Promise<State> {
  let state: State | undefined;
  let end = (): void => {};
  const inFlight = new Promise<State>((resolve, reject) => {
    const around =
      (send: Send): Send =>
      async (input, init = {}) => {
        if (!isIt(urlOf(input), init)) return send(input, init);
        if (done) await send(input, init);
        const killed = state;
        return new Promise((_, fail) => {
          end = () => fail(new TypeError('fetch failed'));
          if (killed === undefined) reject(new Error('nothing was saved'));
          else resolve(killed);
        });
      };
    const save = (saved: State) => {
      state = structuredClone(saved);
    };
    run(around, save).catch(reject);
  });
  const killed = structuredClone(await inFlight);
  end();
  return killed;
}

const isLive = (token: string) => (url: string, init: RequestInit) =>
  init.method === 'POST' &&
  url.endsWith('/v1/mailing') &&
  new Headers(init.headers).get('authorization') === `Bearer ${token}`;

async function campaignOf(mock: ReturnType<typeof newMock>): Promise<string> {
  return (await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] })).id;
}

test.each([
  ['was made is found in the list and taken', true, 'Spent: $0.85\n', 1],
  ['was not made counts as spent', false, 'Spent: at most $0.90', 0],
] as const)(
  'a live piece in flight when the run is killed: what %s, within --max-cost',
  async (_, done, said, made) => {
    const mock = newMock();
    const campaign = await campaignOf(mock);
    const shared = {
      mock,
      receiver: false,
      only: ['create.response', 'mailing.total-cost'],
      target: { level: 'full', campaign, address: ADDRESS, maxCost: 1, price: 0.9 },
    } as const;
    const state = await killedAt(
      (fetch, save) => against({ ...shared, save, fetch: (send) => fetch(real(send)) }),
      isLive(mock.tokens.production),
      done,
    );
    expect(state.memory.spent).toBe(0.9);
    const result = await against({ ...shared, state, fetch: real });
    const live = (await mock.mailings.list()).filter(({ mode }) => mode === 'production');
    expect(live).toHaveLength(made);
    expect(summary(result).join('\n')).toContain(said);
    const paid = result.rules
      .flatMap(({ checks }) => checks)
      .find(({ name }) => name.includes('of a production piece'));
    expect(paid?.verdict).toBe(done ? 'pass' : 'blocked');
  },
);

test('a run interrupted just before a paid piece is sent makes it when resumed', async () => {
  const mock = newMock();
  const campaign = await campaignOf(mock);
  const shared = {
    mock,
    receiver: false,
    only: ['auth.create-mailer'],
    target: { level: 'full', campaign, address: ADDRESS, maxCost: 4, price: 0.9 },
    fetch: real,
  } as const;
  const live = async () => (await mock.mailings.list()).filter(({ mode }) => mode === 'production');
  const stop = new AbortController();
  let state: State | undefined;
  const first = await against({
    ...shared,
    signal: stop.signal,
    save: (saved) => {
      state = structuredClone(saved);
      if (saved.memory.spent > 0) stop.abort();
    },
  });
  expect(first.ended).toBe('interrupted');
  expect(await live()).toEqual([]);
  const second = await against({ ...shared, ...(state === undefined ? {} : { state }) });
  expect(second.rules.find(({ id }) => id === 'auth.create-mailer')?.verdict).toBe('pass');
  expect(await live()).not.toEqual([]);
});

test('an order in flight when the run is killed is deleted by the resumed run, and told', async () => {
  const mock = newMock();
  const shared = {
    mock,
    receiver: false,
    only: ['order.required', 'order.edit'],
    target: { level: 'full', maxCost: 0 },
  } as const;
  let orders = 0;
  const state = await killedAt(
    (fetch, save) => against({ ...shared, save, fetch }),
    (url, { method }) => method === 'POST' && url.endsWith('/v1/order') && ++orders === 4,
    true,
  );
  const left = (await mock.orders.list()).map(({ order_id }) => order_id);
  expect(left).not.toEqual([]);
  const result = await against({ ...shared, state });
  expect(await mock.orders.list()).toEqual([]);
  expect(result.left).toEqual([]);
  expect(result.warnings).toEqual([expect.stringMatching(/ended before it deleted \d+ orders: they are deleted now/)]);
});

test('a service that makes two pieces per call is met with a free one: no live piece is made', async () => {
  const mock = newMock();
  const campaign = await campaignOf(mock);
  const result = await against({
    mock,
    receiver: false,
    only: ['create.response', 'mailing.total-cost'],
    target: { level: 'full', campaign, address: ADDRESS, maxCost: 3, price: 0.9 },
    fetch: (send) => real(twice(() => true)(send)),
  });
  expect((await mock.mailings.list()).filter(({ mode }) => mode === 'production')).toEqual([]);
  expect(result.warnings?.join()).toContain('The service made 1 piece more than were asked for, 0 of them live');
  expect(result.rules.find(({ id }) => id === 'create.response')?.verdict).toBe('fail');
});

test('two live pieces per call are counted from the list, told, and no further one is made', async () => {
  const mock = newMock();
  const campaign = await campaignOf(mock);
  const result = await against({
    mock,
    receiver: false,
    only: ['create.response', 'mailing.total-cost', 'create.send-at'],
    target: { level: 'full', campaign, address: ADDRESS, maxCost: 20, price: 0.9, testToken: undefined },
    fetch: (send) => real(twice(isLive(mock.tokens.production))(send)),
  });
  expect(await mock.mailings.list()).toHaveLength(2);
  expect(summary(result).join('\n')).toContain('Spent: at least $1.70, including 1 piece that the service made beyond');
  expect(result).toMatchObject({ spent: 1.7, extra: 1 });
});

/** Carries out a call twice. */
const twice =
  (isIt: (url: string, init: RequestInit) => boolean) =>
  (send: Send): Send =>
  async (input, init = {}) => {
    const url = urlOf(input);
    if (init.method === 'POST' && url.endsWith('/v1/mailing') && isIt(url, init)) await send(input, init);
    return send(input, init);
  };

test.each([
  ['campaign', 'full'],
  ['audience', 'full'],
  ['campaign', 'test-token'],
  ['campaign', 'safe'],
] as const)(
  'a --%s that is not there ends the level %s before anything is sent that makes something',
  async (name, level) => {
    const mock = newMock();
    await campaignOf(mock);
    const methods = new Set<string>();
    const result = await against({
      mock,
      receiver: false,
      target: { level, maxCost: 3, address: ADDRESS, campaign: await campaignOf(mock), [name]: 'nope' },
      fetch: (send) => (input, init) => {
        methods.add(init?.method ?? 'GET');
        return real(send)(input, init);
      },
    });
    expect(result.ended).toContain(`--${name} names no ${name} of this account`);
    expect([...methods]).toEqual(['GET']);
  },
);

test('what is going to be made and spent is told before anything is sent, and holds', async () => {
  const mock = newMock();
  const campaign = await campaignOf(mock);
  const events: string[] = [];
  const result = await against({
    mock,
    receiver: false,
    only: [...quickRules, ...quickProbes],
    target: { level: 'full', campaign, address: ADDRESS, maxCost: 3, price: 0.9 },
    note: (text) => void events.push(text),
    fetch: (send) => (input, init) => {
      if (init?.method === 'POST') events.push('POST');
      return real(send)(input, init);
    },
  });
  const [first = ''] = events;
  expect(first).toBe(
    `plan: at most 2 live pieces of up to $0.90, $1.80 together (--max-cost 3); at most ${MOST.test} free pieces, at most ${MOST.orders} orders, which are deleted`,
  );
  const { live = 9, test: free = 0, orders = 0 } = result.sent ?? {};
  expect(live).toBeLessThanOrEqual(2);
  expect(free).toBeLessThanOrEqual(MOST.test);
  expect(orders).toBeLessThanOrEqual(MOST.orders);
  expect(orders).toBeGreaterThan(MOST.orders / 2);
});
