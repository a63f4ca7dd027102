import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { Bulk, type PlanRequest, sqliteLedger } from '../../src/index.ts';
import { folderOf } from '../world.ts';

const DAY = 86_400_000;

const states = ['CA', 'TX', 'NY'];
/** 40 of California, 30 of Texas, 7 of New York, 3 of Ohio. */
const stateOf = (index: number): string => (index < 40 ? 'CA' : index < 70 ? 'TX' : index < 77 ? 'NY' : 'OH');

const list = Array.from({ length: 80 }, (_, index) => ({
  full_name: `Person ${'ABCDEFGHIJ'[index % 10]}${index}`,
  email: `person${index}@example.com`,
  identifier: `C-${index}`,
  address_1: `${100 + index} Main St`,
  city: { CA: 'Mountain View', TX: 'Austin', NY: 'Buffalo', OH: 'Dayton' }[stateOf(index)],
  state: stateOf(index),
  postal_code: { CA: '94041', TX: '78701', NY: '14201', OH: '45402' }[stateOf(index)],
  coupon: index % 2 === 0 ? 'EVEN-10' : `ODD-${index}`,
}));

/** A run on a mock's clock whose webhook events all came. */
async function ended(request: Partial<PlanRequest> = {}) {
  const mock = createMock({ seed: 1, now: '2026-12-01T09:00:00Z' });
  const client = new DirectMail({ ...mock.connection });
  const creatives = ['Blue', 'Red'].map((name) => ({
    name,
    format: 'postcard_4x6' as const,
    front_html: 'Hi {{ coupon }}',
    back_html: 'Back',
  }));
  const campaign = await mock.campaigns.create({ name: 'Spring', creatives });
  const ledger = sqliteLedger(join(folderOf(), 'spring.ledger'));
  const bulk = new Bulk({ client, ledger, fetch: mock.fetch });
  const plan = await bulk.plan({ campaignId: campaign.id, rows: list, ...request });
  const run = await bulk.send(plan.hash);
  await run.settled();
  const events: { event: string; object_id: string; object_type: string; timestamp: string }[] = [];
  await mock.webhooks.create({ receiver: ({ body }) => void events.push(JSON.parse(body)) });
  await mock.clock.advance({ days: 9 });
  for (const event of events) await bulk.apply(event);
  await run.audit();
  return { mock, client, bulk, run, ledger, campaign };
}

const bought = (indexes: readonly number[], date = '2026-12-05') =>
  indexes.map((index) => ({ customer_email: list[index]?.email, order_date: date, total: 20 }));

test('states, costs and days in the mail, by creative and by a column; values of few people are merged', async () => {
  const { run } = await ended();
  const results = await run.results({ by: 'state', rows: list, orders: bought([0, 1, 41]) });
  expect(results.pieces).toEqual({ delivered: 80 });
  expect(results.cost.byState).toEqual({ delivered: results.cost.total });
  expect(results.dates.sent?.from).toMatch(/^2026-12-01T09/);
  expect(Date.parse(results.dates.delivered?.to ?? '')).toBeGreaterThan(Date.parse(results.dates.mailed?.from ?? ''));
  expect(results.inHome?.pieces).toBe(80);
  expect(Object.values(results.inHome?.days ?? {}).reduce((sum, each) => sum + each, 0)).toBe(80);
  expect(results.inHome?.median).toBeGreaterThan(0);
  expect(results.creatives).toHaveLength(2);
  const { by } = results;
  expect(by?.segments.map(({ value, people, orders }) => [value, people, orders?.buyers])).toEqual([
    ['CA', 40, 2],
    ['TX', 30, 1],
    [null, 10, 0],
  ]);
  expect(JSON.stringify(results)).not.toMatch(/person\d|example\.com|Main St|Ohio|OH|NY/);
  const each = await run.results({ by: 'email', rows: list });
  expect(each.by?.segments).toMatchObject([{ value: null, people: 80, orders: null }]);
  await expect(run.results({ by: 'stat' })).rejects.toThrow('the list has no column stat; the columns are full_name');
  expect(states).toHaveLength(3);
});

test('creatives that took turns are compared, and a code that a tag carried is counted whoever gave it', async () => {
  const { run, mock, campaign } = await ended();
  const mailings = await mock.mailings.list({ campaign: campaign.id });
  const of = new Map<string, number[]>();
  for (const mailing of mailings) {
    const index = list.findIndex(({ identifier }) => identifier === mailing.recipient?.identifier);
    of.set(mailing.creative_id ?? '', [...(of.get(mailing.creative_id ?? '') ?? []), index]);
  }
  const [first = [], second = []] = [...of.values()];
  const orders = [
    ...bought([...first.slice(0, 20), ...second.slice(0, 4)]),
    { customer_email: 'zoe@example.com', order_date: '2026-12-06', total: 7, promo_code: 'even-10' },
    { customer_email: 'zoe@example.com', order_date: '2026-12-06', total: 7, promo_code: 'OTHER' },
  ];
  const { creativeComparison, redeemed } = await run.results({ orders, promoColumn: 'coupon', rows: list });
  const [winner] = [...of.keys()];
  expect(creativeComparison?.creatives.map(({ people, buyers }) => [people, buyers])).toEqual([
    [first.length, 20],
    [second.length, 4],
  ]);
  expect(creativeComparison?.pairs).toMatchObject([
    { first: winner, difference: { rate: 20 / first.length - 4 / second.length } },
  ]);
  expect(creativeComparison?.pairs[0]?.p).toBeLessThan(0.001);
  expect(creativeComparison?.says).toContain(
    `${winner === campaign.creatives[0]?.id ? 'Blue' : 'Red'} made more people order than the other`,
  );
  expect(redeemed).toEqual({ orders: 1, revenue: 7 });
  const same = await run.results({ orders: bought([...first.slice(0, 5), ...second.slice(0, 5)]) });
  expect(same.creativeComparison?.says).toContain('the differences may be random');
});

test('orders are recorded as the API takes them, once each, and go once their counts are final', async () => {
  const { run, bulk, mock } = await ended({ holdout: 0.4 });
  const order = { order_id: 'A-1', order_date: '2026-12-03', total: 12.5 };
  const {
    full_name: name,
    email,
    address_1,
    city,
    state,
    postal_code,
  } = list[3] as (typeof list)[number] & { city: string; postal_code: string };
  expect(await run.recordOrder({ ...order, customer_email: email.toUpperCase() })).toBe(true);
  expect(await run.recordOrder({ ...order, shipping_address: { name, address_1, city, state, postal_code } })).toBe(
    false,
  );
  expect(await run.recordOrder({ order_id: 'A-2', order_date: '2026-12-04', total: 7.5, customer_id: 'C-3' })).toBe(
    true,
  );
  expect(await run.recordOrder({ order_id: 'A-3', order_date: '2026-12-04', customer_email: 'zoe@example.com' })).toBe(
    true,
  );
  await bulk.erase({ email: 'person9@example.com' });
  expect(
    await run.recordOrder({ order_id: 'A-4', order_date: '2026-12-04', customer_email: 'person9@example.com' }),
  ).toBe(false);
  const { lift } = await run.results();
  const counted = [lift?.mailed, lift?.heldOut].map((group) => ({ buyers: group?.buyers, orders: group?.orders }));
  expect(counted).toContainEqual({ buyers: 1, orders: 2 });
  expect(counted).toContainEqual({ buyers: 0, orders: 0 });
  expect(lift?.notCounted).toEqual({ outside: 0, others: 1, ambiguous: 0 });
  await expect(run.results({ final: true })).rejects.toThrow('the window of orders is open until 2027-01-30T09:');
  await mock.clock.advance({ days: 60 });
  const final = await run.results({ final: true });
  expect(final.lift).toEqual(lift);
  expect(final.final).not.toBeNull();
  expect(await run.results()).toMatchObject({ lift: JSON.parse(JSON.stringify(lift)), final: final.final });
  await expect(run.recordOrder({ order_date: '2026-12-04' } as never)).rejects.toThrow('with order_id and order_date');
  await expect(run.recordOrder({ order_id: 'x', order_date: '2026-12-04' })).rejects.toThrow(
    'nothing says who ordered',
  );
  await expect(run.recordOrder({ order_id: 'x', order_date: 'soon', customer_id: 'C-1' })).rejects.toThrow(
    'recordOrder: order_date: expected a date such as 2026-12-01',
  );
});

test('an erased person’s recorded orders are erased', async () => {
  const { run, bulk } = await ended();
  await run.recordOrder({ order_id: 'A-1', order_date: '2026-12-03', customer_email: 'person1@example.com' });
  await run.recordOrder({ order_id: 'A-2', order_date: '2026-12-03', customer_email: 'person2@example.com' });
  await bulk.erase({ email: 'person1@example.com' });
  const { lift } = await run.results();
  expect(lift).toMatchObject({ mailed: { people: 79, buyers: 1 }, notCounted: { others: 0 } });
});

test('a window from the mailing or the delivery is the same for both groups, and counts from the last piece', async () => {
  const { run } = await ended({ holdout: 0.3 });
  const { dates } = await run.results();
  const last = Date.parse(dates.delivered?.to ?? '');
  const at = (time: number) => ({ customer_email: 'person1@example.com', order_date: new Date(time).toISOString() });
  const orders = [at(last + 9 * DAY), at(last + 11 * DAY), at(Date.parse(dates.delivered?.from ?? '') - 1000)];
  const { lift } = await run.results({ orders, windowFrom: 'delivered', windowDays: 10 });
  expect(lift?.window).toEqual({ from: dates.delivered?.from, to: new Date(last + 10 * DAY).toISOString() });
  expect(lift?.notCounted.outside).toBe(2);
  await expect(run.results({ windowFrom: 'sent' as never })).rejects.toThrow(
    'windowFrom must be approved, mailed, delivered, got sent',
  );
});
