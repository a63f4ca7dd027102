import { expect, test } from 'vitest';
import { readCsv } from '../../src/index.ts';
import { createWorld, people } from '../world.ts';

test('reconcile names a row with two mailings, and a mailing of a row that the run does not have', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(3)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
  const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
  await run.settled();
  const [first] = (await world.mock.mailings.list()).toSorted((a, b) => rowOf(a) - rowOf(b));
  const reference = String(first?.merge_tags?.['reference']);
  // A program that repeats requests beside the run.
  for (const n of ['1', '1', '77'])
    await world.mail.mailings.create({
      campaign_id: world.campaign,
      recipient: {
        first_name: 'Ada',
        address_1: '1 Main St',
        city: 'Mountain View',
        state: 'CA',
        postal_code: '94041',
      },
      merge_tags: { reference: reference.replace(/\.1\./, `.${n}.`) },
    });
  expect(await run.reconcile()).toMatchObject({
    ledger: 3,
    listed: 6,
    differences: ['row 2 has 3 mailings', 'the list shows piece 77, which the run does not have'],
    clean: false,
  });
});

const rowOf = ({ merge_tags }: { merge_tags?: Readonly<Record<string, unknown>> | null }): number =>
  Number(String(merge_tags?.['reference']).split('.')[1]);
