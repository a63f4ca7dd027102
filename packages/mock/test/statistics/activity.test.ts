import { createMock } from '@direct-mail/mock';
import { expect, test } from 'vitest';

test('the feed of one state is counted and paged by itself, and the counts stay those of its kind', async () => {
  const mock = createMock({ fixtures: 'demo', now: '2026-11-21T09:00:00Z', seed: 1 });
  const [campaign] = await mock.campaigns.list();
  const people = Array.from({ length: 5 }, (_, n) => `Person ${n},${n + 1} Main St,Springfield,IL,62701`);
  const audience = await mock.audiences.create({ name: 'Everybody' });
  await mock.audiences.import(audience.id, ['name,address,city,state,zip', ...people].join('\n'));
  await mock.campaigns.send(campaign?.id ?? '', audience.id);
  await mock.clock.advance({ days: 1 });
  const all = await mock.activity({ kind: 'mailing' });
  const mailed = await mock.activity({ kind: 'mailing', what: 'mailed', per_page: 2 });
  expect(all.counts.map(({ what }) => what)).toEqual(expect.arrayContaining(['processing', 'production', 'mailed']));
  expect(mailed.counts).toEqual(all.counts);
  expect(mailed.total).toBe(all.counts.find(({ what }) => what === 'mailed')?.count);
  expect(mailed.entries.map(({ what }) => what)).toEqual(['mailed', 'mailed']);
  expect((await mock.activity({ kind: 'mailing', what: 'no such' })).total).toBe(0);
});
