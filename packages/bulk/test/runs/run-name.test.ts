import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Bulk, readCsv, sqliteLedger } from '../../src/index.ts';
import { runNameOf } from '../../src/plan/run-name.ts';
import { createWorld, people, quick } from '../world.ts';

const spelt = ['Spring é', ' spring e\u0301 ', 'SPRING\u00a0É', 'Spring\u200b  é'];

test('36.1: a name that reads the same is the same run, also with a new ledger, and a campaign in other letters the same campaign', async () => {
  const world = await createWorld();
  const rows = () => readCsv(world.file('list.csv', people(12)));
  const request = { campaignId: world.campaign, name: spelt[0], price: 0.85 };
  const first = await world.bulk.plan({ ...request, rows: rows() });
  await (await world.bulk.send(first.hash, { rate: 1000 })).settled();

  for (const name of spelt.slice(1)) {
    const again = await world.bulk.plan({ ...request, name, campaignId: world.campaign.toUpperCase(), rows: rows() });
    expect(again.hash).toBe(first.hash);
    expect(again.summary).toMatchObject({ name: 'Spring é', pieces: 0 });
  }
  const { mail, mock, folder } = world;
  const ledger = sqliteLedger(join(folder, 'new.ledger'));
  const bulk = new Bulk({ client: mail, ledger, fetch: mock.connection.fetch, timing: quick });
  const lost = await bulk.plan({ ...request, name: spelt[2], rows: rows() });
  expect(await (await bulk.send(lost.hash, { rate: 1000 })).settled()).toMatchObject({ state: 'finished', sent: 12 });
  expect(await mock.mailings.list()).toHaveLength(12);

  const other = await world.bulk.plan({ ...request, name: 'Spring 2', rows: rows() });
  expect(other.summary.pieces).toBe(12);
});

describe('what a run is called', () => {
  const id = '0F1E4A2E-93a5-4f66-8a3d-1b2c3d4e5f60';
  const run = { campaign_id: id.toLowerCase(), name: 'Spring' };
  test.each([
    ['as it is written', [], { campaign_id: id, name: ' Summer' }, { ...run, name: ' Summer' }],
    ['as the run that reads the same', [run], { campaign_id: id, name: 'SPRING ' }, run],
    [
      'as the very run of an older ledger',
      [run, { ...run, name: 'spring ' }],
      { ...run, name: 'spring ' },
      { ...run, name: 'spring ' },
    ],
    ['an id that is no UUID is left', [], { campaign_id: 'C1', name: '' }, { campaign_id: 'C1', name: '' }],
  ])('%s', (_, known, asked, called) => {
    expect(runNameOf(known, asked)).toEqual(called);
  });
});
