import { DirectMail } from '@direct-mail/sdk';
import { expect, test } from 'vitest';
import { createMock } from '../../src/index.ts';

const people = Array.from({ length: 400 }, (_, index) => ({
  full_name: `Ada Hill ${String.fromCharCode(97 + (index % 26))}${index}`,
  email: `ada${index}@example.com`,
  address_1: `${100 + index} Main St`,
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94041',
}));

async function mailed(settings: object = {}) {
  const mock = createMock({ seed: 1, now: '2026-12-01T09:00:00Z' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    settings,
  });
  const mail = new DirectMail({ ...mock.connection });
  for (const recipient of people) await mail.mailings.create({ campaign_id: campaign.id, recipient });
  await mock.clock.advance({ days: 9 });
  return { mock, mail, campaign };
}

test('simulated orders are those of the rates, the same of the same seed, and replace themselves', async () => {
  const { mock, campaign } = await mailed({ holdout_percent: 40 });
  const asked = { campaign: campaign.id, baseline: 0.05, effect: 0.2, seed: 'a' };
  const first = await mock.orders.simulate(asked);
  expect(first.mailed.people + first.held_out.people).toBe(400);
  expect(first.mailed.buyers / first.mailed.people).toBeGreaterThan(0.18);
  expect(first.held_out.buyers / first.held_out.people).toBeLessThan(0.1);
  expect(await mock.orders.simulate(asked)).toEqual(first);
  expect(await mock.orders.list()).toHaveLength(first.orders);
  expect(await mock.orders.simulate({ ...asked, seed: 'b' })).not.toEqual(first);
  await expect(mock.orders.simulate({ ...asked, baseline: 5 })).rejects.toMatchObject({ status: 400 });
  await expect(mock.orders.simulate({ ...asked, campaign: 'none' })).rejects.toMatchObject({ status: 404 });
});

test('results of a campaign: what it cost, who got it, and whether it worked, by the service’s own hold-out', async () => {
  const { mock, campaign } = await mailed({ holdout_percent: 40 });
  const simulated = await mock.orders.simulate({ campaign: campaign.id, baseline: 0.05, effect: 0.2 });
  const results = await mock.campaigns.results(campaign.id);
  const delivered = results.mailed.people;
  expect(results).toMatchObject({
    mode: 'production',
    mailings: 400,
    pieces: { delivered },
    mailed: { people: simulated.mailed.people, buyers: simulated.mailed.buyers, orders: simulated.mailed.buyers },
    held_out: { people: simulated.held_out.people, buyers: simulated.held_out.buyers },
    verdict: 'more',
    not_counted: { outside: 0, others: 0, ambiguous: 0 },
  });
  const stats = await new DirectMail({ ...mock.connection }).stats.campaign(campaign.id);
  expect(results.cost.total).toBe(stats.spend);
  expect(results.creatives).toMatchObject([{ name: 'Card', mailings: 400, delivered, cost: stats.spend }]);
  expect(results.in_home?.pieces).toBe(delivered);
  expect(results.difference.low).toBeGreaterThan(0);
  const week = await mock.campaigns.results(campaign.id, { window_days: 3 });
  expect(week.mailed.orders).toBeLessThan(results.mailed.orders);
  await expect(mock.campaigns.results('none')).rejects.toMatchObject({ status: 404 });
});

test('an order is of the person whom its most certain key finds, and of nobody whom two groups share', async () => {
  const mock = createMock({ seed: 1, now: '2026-12-01T09:00:00Z' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  const mail = new DirectMail({ ...mock.connection });
  const [ada, bob] = people.slice(0, 2).map((each) => ({ ...each, email: 'house@example.com' }));
  await mail.mailings.create({ campaign_id: campaign.id, recipient: ada as NonNullable<typeof ada> });
  await mock.clock.advance({ days: 1 });
  await mock.campaigns.update(campaign.id, { settings: { holdout_percent: 100 } });
  await mail.mailings.create({ campaign_id: campaign.id, recipient: bob as NonNullable<typeof bob> });
  await mock.clock.advance({ days: 9 });
  await mail.orders.create({ order_id: '1', order_date: '2026-12-02', customer_email: 'house@example.com' });
  const { full_name: name, email: _, ...address } = ada as NonNullable<typeof ada>;
  await mail.orders.create({
    order_id: '2',
    order_date: '2026-12-02',
    total: 5,
    shipping_address: { ...address, name: `MR. ${name}` },
  });
  await mail.orders.create({ order_id: '3', order_date: '2026-12-02', customer_email: 'zoe@example.com' });
  await mail.orders.create({ order_id: '4', order_date: '2026-01-02', customer_email: 'zoe@example.com' });
  expect(await mock.campaigns.results(campaign.id)).toMatchObject({
    mailed: { people: 1, buyers: 1, revenue: 5 },
    held_out: { people: 1, buyers: 0 },
    not_counted: { outside: 1, others: 1, ambiguous: 1 },
  });
});

test('a run of bulk is known by the references of its mailings', async () => {
  const mock = createMock({ seed: 1, now: '2026-12-01T09:00:00Z' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  const mail = new DirectMail({ ...mock.connection });
  const send = (reference: string, index: number) =>
    mail.mailings.create({
      campaign_id: campaign.id,
      recipient: people[index] as (typeof people)[number],
      merge_tags: { reference },
    });
  await send('abcdefgh12.1.0123456789', 0);
  await send('abcdefgh12.2.0123456789', 1);
  await send('2026.11.spring', 2);
  expect(await mock.runs.list()).toMatchObject([
    { id: 'abcdefgh12', campaign_name: 'Spring', mailings: 2, doubled: 0, states: { processing: 2 } },
  ]);
  await send('abcdefgh12.2.0123456789', 1);
  expect(await mock.runs.list()).toMatchObject([{ mailings: 3, doubled: 1 }]);
  await mock.clock.advance({ days: 9 });
  expect(await mock.runs.results('abcdefgh12')).toMatchObject({
    mailings: 3,
    pieces: { delivered: 3 },
    verdict: 'no_holdout',
  });
  await expect(mock.runs.results('none')).rejects.toMatchObject({ status: 404 });
});

test('with the list that was sent, its people alone order, those who were held out from the day on when the others were mailed', async () => {
  const { mock, campaign } = await mailed();
  const extra = {
    email: 'held@example.com',
    address: { name: 'Zoe King', address_1: '9 Oak Ave', postal_code: '94041' },
  };
  const [first] = people;
  const sent = { email: first?.email as string };
  const simulated = await mock.orders.simulate({ campaign: campaign.id, baseline: 1, people: [sent, extra], days: 1 });
  expect(simulated).toMatchObject({ orders: 2, mailed: { people: 1, buyers: 1 }, held_out: { people: 1, buyers: 1 } });
  const orders = await mock.orders.list();
  expect(orders.map(({ order_date }) => order_date.slice(0, 10))).toEqual(['2026-12-02', '2026-12-02']);
  expect(new Set(orders.map(({ shipping_address }) => shipping_address?.name))).toEqual(
    new Set(['Zoe King', undefined]),
  );
});
