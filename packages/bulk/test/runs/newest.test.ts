import { expect, test } from 'vitest';
import { Bulk, readCsv } from '../../src/index.ts';
import { createWorld, people, quick } from '../world.ts';

test('a plan reads the newest page of the campaign’s list once, for its price and for strange runs', async () => {
  const { campaign, file, ledger, mail, mock } = await createWorld();
  const lists: string[] = [];
  const counting = mail.withOptions({
    fetch: (input, init) => {
      const { pathname } = new URL(String(input));
      if (pathname.endsWith('/mailings')) lists.push(pathname);
      return mock.connection.fetch(input, init);
    },
  });
  const bulk = new Bulk({ client: counting, ledger, fetch: mock.connection.fetch, timing: quick });
  await bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(2))), price: 1 });
  expect(lists).toHaveLength(1);
});
