import { expect, test } from 'vitest';
import { readCsv } from '../src/index.ts';
import { createWorld } from './world.ts';

/** Two names at one address, and whether they are one person's by D105. */
const pairs: readonly (readonly [one: string, other: string, same: boolean])[] = [
  ['Ada Hill', 'Rev. Ada Hill', true],
  ['Ada Hill', 'Doctor Ada Hill', true],
  ['Ada Hill', 'Ada Hill CPA', true],
  ['Ada Hill', 'Ada Hill, DDS', true],
  ['Ada Hill', 'Hill, Ada', true],
  ['Ada Hill', 'Hill, Rev. Ada', true],
  ['Ada Hill', 'Ada Hill or Current Resident', true],
  ['Ada Hill', 'Ada Hill (Owner)', true],
  ['Ada Hill', 'Sir Ada Hill', true],
  ['Ada Hill', 'Ada Hill 2', true],
  ['Ada Hill Jr', 'Ada Hill, Junior', true],
  ['Ada Hill-King', 'Ada Hill King', true],
  ['J.R.R. Tolkien', 'J R R Tolkien', true],
  ['Ada & Bob Hill', 'Ada and Bob Hill', true],
  ['The Hill Family', 'Hill Family', true],
  ['Jafar Əliyev', 'Jafar Eliyev', true],
  ['Ada Hill Jr', 'Ada Hill Sr', false],
  ['Ada Hill', 'Bob Hill', false],
  ['Ada Hill', 'Ada King', false],
  ['Ada & Bob Hill', 'Ada Hill', false],
  ['Ann Alee', 'Anna Lee', false],
  ['Hill', 'Mr. and Mrs. Hill', false],
];

test('D100, D105: a list and an audience of the mock agree on who is one person', async () => {
  const { mock, bulk, campaign, file } = await createWorld();
  const disagreements: unknown[] = [];
  for (const [index, [one, other, same]] of pairs.entries()) {
    const address = { address_1: '12 Main St', city: 'Austin', state: 'TX', postal_code: '78701' };
    const rows = [one, other].map((name) => `"${name}",12 Main St,Austin,TX,78701`);
    const list = file(`${index}.csv`, `name,address,city,state,zip\n${rows.join('\n')}\n`);
    const { summary } = await bulk.plan({ campaignId: campaign, rows: readCsv(list), name: String(index) });
    const { id } = await mock.audiences.create({ name: String(index) });
    for (const name of [one, other]) await mock.audiences.addMember(id, { address: { name, ...address } });
    const inList = summary.pieces === 1;
    const inAudience = (await mock.audiences.members(id)).length === 1;
    if (inList !== same || inAudience !== same) disagreements.push({ one, other, same, inList, inAudience });
  }
  expect(disagreements).toEqual([]);
});
