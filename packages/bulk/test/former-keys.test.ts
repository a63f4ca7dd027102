import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Bulk, readCsv, sqliteLedger } from '../src/index.ts';
import { createWorld, quick, type World } from './world.ts';

/**
 * A ledger that version 4 wrote, before names were compared as the service compares them: four people were mailed, and
 * `Doctor Eve Stone, DDS` had been erased before.
 */
function olderLedger({ folder }: World): string {
  const path = join(folder, 'older.ledger');
  const database = new DatabaseSync(path);
  database.exec(readFileSync(new URL('./ledgers/version-4.sql', import.meta.url), 'utf8'));
  database.close();
  return path;
}

async function planned(world: World, bulk: Bulk, name: string, rows: readonly string[]) {
  const list = world.file(`${name}.csv`, `${['name,email,address,city,state,zip', ...rows].join('\n')}\n`);
  const request = { campaignId: world.campaign, rows: readCsv(list), name, notWithinDays: 36_500 };
  return (await bulk.plan(request)).summary;
}

const at = (name: string, street: string, email = ''): string => `"${name}",${email},${street},Austin,TX,78701`;

test('whom an older ledger mailed or erased is neither mailed again nor brought back', async () => {
  const world = await createWorld();
  const { mail, mock } = world;
  const ledger = sqliteLedger(olderLedger(world));
  const bulk = new Bulk({ client: mail, ledger, fetch: mock.fetch, timing: quick });
  const again = await planned(world, bulk, 'again', [
    at('Rev. Ada Hill', '12 Main St'),
    at('Bob King CPA', '14 Main St'),
    at('Cy Lee-Ray', '16 Main St', 'cy@x.test'),
    at('Doctor Eve Stone, DDS', '18 Main St'),
    at('Finn Dahl', '20 Main St'),
    at('Gus New', '22 Main St'),
  ]);
  expect(again).toMatchObject({ pieces: 1, excluded: { recent: 4, forgotten: 1 } });
  // Once they came as they had been written, they are known however they are written.
  const otherwise = await planned(world, bulk, 'otherwise', [
    at('Ada Hill', '12 Main St'),
    at('King, Bob', '14 Main St'),
    at('CY LEE RAY', '16 Main St'),
    at('Eve Stone', '18 Main St'),
    at('Dahl, Finn', '20 Main St'),
  ]);
  expect(otherwise).toMatchObject({ pieces: 0, excluded: { recent: 4, forgotten: 1 } });
  await ledger.close();
});

test('erasing finds the rows that an older ledger keeps of a person', async () => {
  const world = await createWorld();
  const { mail, mock } = world;
  const ledger = sqliteLedger(olderLedger(world));
  const bulk = new Bulk({ client: mail, ledger, fetch: mock.fetch, timing: quick });
  const place = { city: 'Austin', state: 'TX', postal_code: '78701' };
  expect(await bulk.erase({ address: { full_name: 'Bob King CPA', address_1: '14 Main St', ...place } })).toBe(1);
  const after = await planned(world, bulk, 'after', [at('Bob King', '14 Main St')]);
  expect(after).toMatchObject({ pieces: 0, excluded: { forgotten: 1 } });
  await ledger.close();
});
