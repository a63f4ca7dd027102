import { expect, test } from 'vitest';
import { send } from '../rules.ts';
import { ada, campaignOf, mockAt } from '../support.ts';

/** Three mailings, of which one is suppressed, and a receiver that is down for the first two attempts. */
async function busyMock() {
  const mock = mockAt();
  let attempts = 0;
  const webhook = await mock.webhooks.create({
    receiver: () => {
      attempts += 1;
      return { status: attempts === 2 || attempts === 3 ? 503 : 200 };
    },
  });
  const campaign = await campaignOf(mock);
  for (const address_1 of [ada.address_1, 'suppressed', ada.address_1])
    await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: { ...ada, address_1 } } });
  return { mock, webhook, campaign };
}

test('the activity: newest first, counted by kind, in pages, by kind, window and failures', async () => {
  const { mock, campaign } = await busyMock();
  await mock.clock.advance({ days: 1 });
  const all = await mock.activity({ per_page: 1000 });
  expect(all.total).toBe(all.entries.length);
  expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  expect(all.entries.map(({ at }) => at)).toEqual(
    all.entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(all.counts).toContainEqual({ kind: 'mailing', what: 'processing', count: 3, failed: 0 });
  expect(all.counts).toContainEqual({ kind: 'mailing', what: 'suppressed', count: 1, failed: 1 });
  expect(all.counts).toContainEqual({ kind: 'request', what: 'createMailing', count: 3, failed: 0 });
  expect(all.counts.find(({ kind }) => kind === 'campaign')).toMatchObject({ count: 1 });

  const second = await mock.activity({ page: 2, per_page: 2 });
  expect(second.entries).toEqual(all.entries.slice(2, 4));
  expect(second.total).toBe(all.total);
  const without = await mock.activity({ without: 'mailing', per_page: 1000 });
  expect(without.entries).toEqual(all.entries.filter(({ kind }) => kind !== 'mailing'));
  expect(without.counts).toEqual(all.counts.filter(({ kind }) => kind !== 'mailing'));
  const lost = await mock.activity({ kind: 'mailing', failed: true });
  expect(lost.entries).toMatchObject([{ what: 'suppressed', failed: true, parent_id: campaign.id }]);
  const start = '2026-11-20T09:00:00.000Z';
  expect(await mock.activity({ until: start, kind: 'mailing' })).toMatchObject({ total: 3 });
  const later = await mock.activity({ after: start, kind: 'mailing' });
  expect(later.total).toBe(all.entries.filter(({ kind, at }) => kind === 'mailing' && at > start).length);
  await expect(mock.activity({ after: 'yesterday' })).rejects.toMatchObject({ status: 400 });
});

test('D16: a test mailing that is delivered counts neither as mailed nor as delivered', async () => {
  const { mock, campaign } = await busyMock();
  await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: ada }, token: mock.tokens.test });
  await mock.clock.advance({ days: 60 });
  const { created, creatives } = await mock.statistics();
  expect(created).toBe(4);
  expect(creatives).toMatchObject([{ created: 4, circulation: 2, delivered: 2 }]);
});

test('what falls due, by day and kind: counts of all, the first five by name', async () => {
  const { mock, campaign } = await busyMock();
  for (let more = 0; more < 5; more += 1)
    await send(mock, 'createMailing', { body: { campaign_id: campaign.id, recipient: ada } });
  const due = await mock.agenda(1000);
  const days = await mock.agendaDays();
  expect(days.map(({ day }) => day)).toEqual([...new Set(due.map(({ at }) => at.slice(0, 10)))].toSorted());
  const groups = days.flatMap((each) => each.groups);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(due.length);
  const mailings = groups.find(({ kind }) => kind === 'mailing');
  expect(mailings?.count).toBeGreaterThan(5);
  expect(mailings?.first).toHaveLength(5);
  expect(mailings?.first[0]).toMatchObject({ name: 'Ada Lovelace' });
  await expect(mock.agenda({} as number)).rejects.toThrow('limit must be a number');
});

test('the statistics of a webhook: its attempts by how they ended', async () => {
  const { mock, webhook } = await busyMock();
  await mock.clock.advance({ days: 2 });
  const deliveries = await mock.webhooks.deliveries(webhook.id);
  const attempts = deliveries.flatMap((each) => each.attempts);
  const succeeded = attempts.filter(({ status }) => status === 200).length;
  expect(attempts.length - succeeded).toBe(2);
  const told = await mock.webhooks.statistics(webhook.id);
  expect(told).toMatchObject({ attempts: attempts.length, succeeded, median_ms: null, p95_ms: null });
  expect(told.days.reduce((sum, { failed }) => sum + failed, 0)).toBe(2);
  await expect(mock.webhooks.statistics('nope')).rejects.toMatchObject({ status: 404 });
});
