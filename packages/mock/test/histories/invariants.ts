import assert from 'node:assert/strict';
import { isNewer } from '@direct-mail/sdk/webhooks';
import { states } from './steps.ts';
import { call, people, type World } from './world.ts';

type Mailings = Awaited<ReturnType<World['mock']['mailings']['list']>>;

/** What holds at every moment, whatever happened. */
export async function checkInvariants(world: World): Promise<void> {
  const mailings = await world.mock.mailings.list();
  await answeredIsFound(world, mailings);
  await countsAgree(world, mailings);
  await moneyAddsUp(world, mailings);
  for (const mailing of mailings) checkHistory(mailing);
  await nothingLeaks(world);
}

/** What was answered 201 is there, once, and says the same. */
async function answeredIsFound(world: World, mailings: Mailings): Promise<void> {
  const ids = mailings.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, 'two mailings of one id');
  assert.deepEqual(
    [...ids].sort(),
    world.mailings.map(({ id }) => id).sort(),
    'the mailings are not those that were made',
  );
  for (const { id, campaign, mode } of world.mailings) {
    const { status, body } = await call(world, 'GET', `/v1/mailing/${id}`);
    const kept = mailings.find((each) => each.id === id);
    assert.deepEqual([status, body.campaign_id, kept?.mode], [200, campaign, mode]);
    assert.deepEqual([body.state, body.total_cost], [kept?.state, kept?.total_cost], 'API and dashboard differ');
  }
  const orders = (await world.mock.orders.list()).map(({ order_id }) => order_id);
  assert.deepEqual(orders.sort(), [...world.orders.keys()].sort(), 'the orders are not those that were made');
  for (const { id } of world.requests) assert.equal((await call(world, 'GET', `/v1/dsr/request/${id}`)).status, 200);
  const erased = new Set(world.requests.filter(({ type }) => type === 'erasure').map(({ person }) => person));
  for (const { audience, id, person } of world.members) {
    const isOptOut = audience !== world.audiences[0];
    const isThere = (await world.mock.audiences.members(audience)).some((member) => member.id === id);
    assert.ok(isThere || (!isOptOut && erased.has(person)), 'a member that was answered 201 is gone');
  }
}

/** Totals, headers and member counts are as many as the lists hold; a page after the other holds each once, newest first. */
async function countsAgree(world: World, mailings: Mailings): Promise<void> {
  for (const { id, member_count } of (await call(world, 'GET', '/v1/audiences')).body) {
    assert.equal((await world.mock.audiences.members(id)).length, member_count, 'member_count');
  }
  const erasable = (await world.mock.orders.list()).filter(
    ({ shipping_address, billing_address, customer }) => shipping_address || billing_address || customer.email_sha256,
  );
  const customers = (await world.mock.audiences.list()).find(({ kind }) => kind === 'customers');
  assert.equal(customers?.member_count ?? 0, erasable.length * 2, 'two records for each order (L141)');
  for (const campaign of world.campaigns) {
    const expected = mailings.filter(({ campaign_id }) => campaign_id === campaign);
    const seen: { id: string; created_at: string }[] = [];
    for (let page = 1; ; page += 1) {
      const { body, headers } = await call(world, 'GET', `/v1/campaign/${campaign}/mailings?per_page=3&page=${page}`);
      assert.equal(headers.get('x-total'), String(expected.length), 'X-Total');
      seen.push(...body);
      if (headers.get('x-next-page') === '') break;
    }
    assert.deepEqual(seen.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort(), 'the pages of a campaign');
    const times = seen.map(({ created_at }) => created_at);
    assert.deepEqual(times, [...times].sort().reverse(), 'newest first');
  }
}

const cents = (decimal: string | number): number => Math.round(Number(decimal) * 100);
const UNMAILED = [
  'append_failed',
  'address_invalid',
  'suppressed',
  'budget_exceeded',
  'credit_balance_exceeded',
  'holdout',
];

/** Statistics are the sum of the pieces that they count, total and by campaign; no budget is overdrawn; what is not mailed is free. */
async function moneyAddsUp(world: World, mailings: Mailings): Promise<void> {
  const mailed = mailings.filter(({ mode, mailed_at }) => mode === 'production' && mailed_at !== null);
  const costOf = (pieces: Mailings): number => pieces.reduce((sum, { total_cost }) => sum + cents(total_cost), 0);
  for (const campaign of world.campaigns) {
    const { body } = await call(world, 'GET', `/v1/stats/campaign/${campaign}`);
    const own = mailed.filter(({ campaign_id }) => campaign_id === campaign);
    assert.deepEqual([body.circulation, cents(body.spend)], [own.length, costOf(own)], 'statistics of a campaign');
  }
  const { body: all } = await call(world, 'GET', '/v1/stats/campaigns?per_page=30');
  assert.deepEqual([all.total_circulation, cents(all.total_spend)], [mailed.length, costOf(mailed)], 'the totals');
  const sum = (field: 'circulation' | 'spend'): number =>
    all.campaigns.reduce((total: number, each: Record<string, number>) => total + cents(each[field] as number), 0);
  assert.deepEqual(
    [sum('circulation'), sum('spend')],
    [all.total_circulation * 100, cents(all.total_spend)],
    'rows and totals',
  );
  for (const { id, state, mode, total_cost } of mailings) {
    if (mode === 'test' || UNMAILED.includes(state)) assert.equal(total_cost, '0.00', `${id} in ${state} costs`);
  }
  for (const { id, settings } of await world.mock.campaigns.list()) {
    if (settings.budget === null) continue;
    const drawn = mailings.filter(
      ({ campaign_id, mode, state, mailed_at }) =>
        campaign_id === id && mode === 'production' && (mailed_at !== null || state === 'production'),
    );
    const forced = drawn.some(({ history }) =>
      history.some(({ state, cause }) => state === 'production' && cause === 'control'),
    );
    if (!forced) assert.ok(costOf(drawn) <= cents(settings.budget), 'a budget is overdrawn');
  }
}

/** D06: where each state may go. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  processing: [...UNMAILED, 'failed', 'production'],
  production: ['mailed', 'failed'],
  mailed: ['delivered', 'delivery_exception'],
  delivery_exception: ['delivered', 'failed'],
};

function checkHistory({ id, state, created_at, mailed_at, history }: Mailings[number]): void {
  assert.deepEqual([history[0]?.state, history[0]?.at], ['processing', created_at], `${id} began otherwise`);
  assert.equal(history.at(-1)?.state, state, `${id} is not where its history ends`);
  for (const [index, { state: to, at }] of history.entries()) {
    const from = history[index - 1];
    assert.ok(states.includes(to));
    if (from === undefined) continue;
    assert.ok(arrows[from.state]?.includes(to), `${id} went from ${from.state} to ${to}`);
    assert.ok(at >= from.at, `${id} went back in time`);
  }
  assert.equal(history.find((each) => each.state === 'mailed')?.at ?? null, mailed_at);
}

/** Neither the journal nor a snapshot holds an e-mail in clear or a token that can be used (D73). */
async function nothingLeaks(world: World): Promise<void> {
  const journal = await world.mock.requests.list();
  assert.ok(journal.length <= Math.min(world.calls, 1000), 'the journal holds more than was called');
  const kept = JSON.stringify([await world.mock.snapshot(), journal]).toLowerCase();
  for (const { email } of people) assert.ok(!kept.includes(email), 'an e-mail in clear');
  assert.ok(!JSON.stringify(journal).includes(world.mock.tokens.production), 'a token in the journal');
}

/**
 * After time has run out: everything is at an end, and every webhook got every event of every mailing once, in the order that
 * `isNewer` gives them: what was refused comes after what follows it (D45).
 */
export async function checkAtTheEnd(world: World): Promise<void> {
  await world.mock.clock.advance({ days: 60 });
  await checkInvariants(world);
  const mailings = await world.mock.mailings.list();
  for (const { id, state, history, next } of mailings) {
    assert.equal(next, null, `${id} waits in ${state}`);
    const expected = history
      .filter(({ state: each }) => each !== 'production')
      .map(({ state: event, at }) => [event, at]);
    const got = world.events
      .filter(({ object_id }) => object_id === id)
      .sort((a, b) => (isNewer(a, b) ? 1 : isNewer(b, a) ? -1 : 0))
      .map(({ event, timestamp }) => [event, timestamp]);
    assert.deepEqual(got, expected, `the events of ${id}`);
  }
  for (const { id, type, person } of world.requests) {
    const { body } = await call(world, 'GET', `/v1/dsr/request/${id}`);
    assert.equal(body.request_status, 'completed');
    const results = type === 'access' ? ['found', 'not_found'] : ['deleted', 'not_found'];
    assert.ok(results.includes(body.result), `${type} for ${people[person]?.identifier}: ${body.result}`);
  }
}
