import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColumnMap, type Plan, readJsonl } from '../../src/index.ts';
import { createWorld, type World } from '../world.ts';

const at = (number: number) => ({
  full_name: `Person ${number}`,
  address_1: `${100 + number} Main St`,
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94041',
});

const jsonl = (world: World, rows: readonly object[]) =>
  readJsonl(world.file('people.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join('')));

async function* streamed(rows: readonly object[]): AsyncGenerator<object> {
  yield* rows;
}

/** Who would be mailed, and with what. */
const mailed = async (plan: Plan): Promise<string[]> =>
  (await plan.sample(50)).map(({ recipient, merge_tags }) => JSON.stringify([recipient, merge_tags])).toSorted();

describe('a field of objects may first appear in any row', () => {
  const rows = [
    at(1),
    { ...at(2), address_2: 'Apt 12', email: 'bob@example.com', code: 'B2', colour: 'red' },
    { ...at(3), colour: 'blue' },
  ];

  test('it is mailed and shown from there, in arrays, iterables and JSONL', async () => {
    const world = await createWorld({ html: 'Use {{ code }}' });
    const plans = [
      await world.bulk.plan({ campaignId: world.campaign, rows, name: 'array', template: template(world) }),
      await world.bulk.plan({
        campaignId: world.campaign,
        rows: streamed(rows),
        name: 's',
        template: template(world),
      }),
      await world.bulk.plan({
        campaignId: world.campaign,
        rows: jsonl(world, rows),
        name: 'j',
        template: template(world),
      }),
    ];
    for (const plan of plans) {
      expect(plan.problems).toEqual([]);
      expect(plan.summary.columns.fields).toMatchObject({ address_2: 'address_2', email: 'email' });
      expect(plan.summary.columns).toMatchObject({ tags: { code: 'code' }, unused: ['colour'] });
      const [first, second] = await plan.sample(3);
      expect(first?.recipient).toEqual(at(1));
      expect(second).toMatchObject({
        recipient: { address_2: 'Apt 12', email: 'bob@example.com' },
        merge_tags: { code: 'B2' },
      });
    }
  });

  test('an e-mail address in a later row is compared with the opt-outs, whose own fields may come late too', async () => {
    const world = await createWorld();
    for (const [name, content] of [
      ['out.csv', 'email\nbob@example.com\n'],
      ['out.jsonl', '{"address_1":"9 Elsewhere","postal_code":"94041"}\n{"email":"bob@example.com"}\n'],
    ] as const) {
      const suppress = world.file(name, content);
      for (const list of [rows, jsonl(world, rows), streamed(rows)]) {
        const plan = await world.bulk.plan({ campaignId: world.campaign, rows: list, suppress });
        expect(plan.summary).toMatchObject({ pieces: 2, excluded: { suppressed: 1 } });
      }
    }
  });

  test('the report has the columns of all rows', async () => {
    const world = await createWorld();
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: jsonl(world, rows) });
    const run = await world.bulk.send(plan.hash, { rate: 500 });
    expect(await run.settled()).toMatchObject({ state: 'finished', sent: 3 });
    const path = join(world.folder, 'report.csv');
    await run.report(path);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^full_name,address_1,city,state,postal_code,address_2,email,code,colour,mail_row/);
    expect(lines[2]).toContain('94041,Apt 12,bob@example.com,B2,red,2,');
    expect(lines[3]).toContain('94041,,,,blue,3,');
  });

  test('where a mapping is given, a later field that it does not name is unused, and one that it names may come late', async () => {
    const world = await createWorld();
    const map: ColumnMap = { address_2: 'door' };
    const list = [at(1), { ...at(2), door: 'Apt 2', unit: 'Apt 3' }];
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: list, map });
    expect(plan.summary.columns.unused).toEqual(['unit']);
    expect((await plan.sample(2))[1]?.recipient['address_2']).toBe('Apt 2');
    await expect(world.bulk.plan({ campaignId: world.campaign, rows: [at(1)], map })).rejects.toThrow(
      'names the column "door" for address_2, which does not exist',
    );
  });

  test('a column that fits a field better than an earlier one is used for all rows, or refused where they are gone', async () => {
    const world = await createWorld();
    const { full_name, ...rest } = at(1);
    const list = [
      { name: 'Ada', full_name: undefined, ...rest },
      { ...at(2), name: 'x' },
    ].map((row) => JSON.parse(JSON.stringify(row)) as object);
    const plan = await world.bulk.plan({ campaignId: world.campaign, rows: list });
    expect(plan.summary.columns.fields).toMatchObject({ full_name: 'full_name' });
    expect(full_name).toBe('Person 1');
    await expect(world.bulk.plan({ campaignId: world.campaign, rows: streamed(list) })).rejects.toThrow(
      'row 2 is the first with the column "full_name", which looks like full_name',
    );
    expect(await world.bulk.runs()).toHaveLength(1);
  });

  test('two spellings of one field are refused, not dropped', async () => {
    const world = await createWorld();
    const list = [
      { ...at(1), Email: 'a@example.com' },
      { ...at(2), email: 'b@example.com' },
    ];
    await expect(world.bulk.plan({ campaignId: world.campaign, rows: list })).rejects.toThrow(
      'the rows have the columns "Email" and "email": give them one name',
    );
  });

  test('a list that lacks a required column is refused by its columns, however long it is', async () => {
    const world = await createWorld();
    let read = 0;
    async function* endless(): AsyncGenerator<object> {
      for (;;) {
        read += 1;
        yield { full_name: 'Ada', address_1: '1 Oak Ave', city: 'Mountain View', state: 'CA' };
      }
    }
    await expect(world.bulk.plan({ campaignId: world.campaign, rows: endless() })).rejects.toThrow(
      "no column holds the recipient's postal_code",
    );
    expect(read).toBeLessThanOrEqual(1_000);
  });

  test('fields that are data, one for each row, do not fill the memory', async () => {
    const world = await createWorld();
    const list = Array.from({ length: 1_010 }, (_, number) => ({ ...at(1), [`u${number}`]: 1 }));
    await expect(world.bulk.plan({ campaignId: world.campaign, rows: list })).rejects.toThrow(
      'more than 1000 different fields',
    );
  });

  test('the order of rows and the absence of empty fields change nothing about who is mailed, and with what', async () => {
    const world = await createWorld({ html: 'Use {{ code }}' });
    const suppress = world.file('out.csv', 'email\np3@example.com\np5@example.com\n');
    const optional = { address_2: 'Apt 4', email: '', code: 'X', company: 'Acme', identifier: '', colour: 'red' };
    const list = fc.array(fc.subarray(Object.keys(optional) as (keyof typeof optional)[]), {
      minLength: 2,
      maxLength: 8,
    });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(list, fc.infiniteStream(fc.nat()), fc.boolean(), async (filled, draw, drop) => {
        const full = filled.map((names, index) => ({
          ...at(index),
          ...Object.fromEntries(Object.keys(optional).map((name) => [name, ''])),
          ...Object.fromEntries(names.map((name) => [name, optional[name] || `p${index}@example.com`])),
        }));
        const turned = full
          .map((row) => ({ row, by: draw.next().value }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ row }) => Object.fromEntries(Object.entries(row).filter(([, value]) => !drop || value !== '')));
        const request = { campaignId: world.campaign, suppress, template: template(world) };
        number += 1;
        const whole = await world.bulk.plan({ ...request, rows: full, name: `whole ${number}` });
        const other = await world.bulk.plan({ ...request, rows: streamed(turned), name: `other ${number}` });
        expect(await mailed(other)).toEqual(await mailed(whole));
        expect(other.summary.excluded).toEqual(whole.summary.excluded);
      }),
      { numRuns: 10, seed: 17 },
    );
  });
});

const template = (world: World): string => world.file('card.html', 'Use {{ code }}');
