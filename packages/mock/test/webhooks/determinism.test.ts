import { expect, test } from 'vitest';
import { takeSnapshot } from '../../src/account/store/snapshot.ts';
import { createWebhook } from '../../src/account/webhooks/webhooks.ts';
import { ada, call, campaignOf, mockAt } from '../support.ts';
import { MINUTE, NOON, rig, turns } from './rig.ts';

/** A run in which answers come in an order of their own each time, and what they say depends on the delivery alone. */
async function run(shuffle: number) {
  let calls = 0;
  const { account, clock, mail } = rig({
    send: async ({ body }) => {
      calls += 1;
      await turns((calls * shuffle) % 7);
      const draw = account.random.fraction(body, 'answer', Math.floor((clock.now() - NOON) / MINUTE));
      return { status: draw < 0.4 ? 500 : 200, response: String(draw) };
    },
  });
  createWebhook(account, { url: 'http://127.0.0.1:9/a' });
  createWebhook(account, { url: 'http://127.0.0.1:9/b' });
  for (let n = 0; n < 20; n += 1) mail();
  const reports = [await clock.advance(NOON + 25 * 60 * MINUTE), await clock.advance(NOON + 26 * 60 * MINUTE)];
  return { reports, snapshot: takeSnapshot(account, () => rig().account) };
}

test('the same seed, time and calls give the same deliveries and snapshot, in whatever order the responses come', async () => {
  const [first, ...others] = [await run(0), await run(3), await run(5)];
  expect(first?.reports[0]?.deliveries.attempts).toBeGreaterThan(60);
  for (const other of others) {
    expect(other.reports).toEqual(first?.reports);
    const { tables, ...rest } = other.snapshot;
    expect(rest).toEqual({ ...first?.snapshot, tables: undefined, ...rest });
    expect(JSON.stringify(other.snapshot)).toBe(JSON.stringify(first?.snapshot));
    expect(tables['deliveries']).toHaveLength(2 + 20 * 2 * 2);
  }
});

test('the same seed, time and calls give the same journal of deliveries, byte for byte', async () => {
  const once = async () => {
    const mock = mockAt();
    const { id } = await mock.webhooks.create({
      receiver: ({ body }) => (body.includes('"mailed"') ? 503 : undefined),
    });
    const campaign = await campaignOf(mock);
    for (let n = 0; n < 3; n += 1)
      await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.clock.advance({ days: 6 });
    return JSON.stringify([await mock.webhooks.deliveries(id), await mock.snapshot()]);
  };
  expect(await once()).toBe(await once());
});
