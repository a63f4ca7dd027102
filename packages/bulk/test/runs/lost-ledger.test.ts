import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectMail } from '@direct-mail/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bulk, type PlanRequest, type Run, readCsv, sqliteLedger } from '../../src/index.ts';
import { wholeOf } from '../../src/ledger/ledger.ts';
import { clientOf, createWorld, people, perPerson, quick, type World } from '../world.ts';

const KEY = 'a key of sixteen letters and more';

type Item = Record<string, unknown> & { address: object | null; merge_tags: Record<string, unknown> | null };

/** A client whose lists are changed before they are read. */
function listing(world: World, change: (item: Item) => Item): DirectMail {
  const { fetch } = world.mock.connection;
  return clientOf(world, {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).includes('/mailings?')) return response;
      const items = (await response.json()) as Item[];
      return new Response(JSON.stringify(items.map(change)), response);
    },
  });
}

const withoutAddress = (item: Item): Item => ({ ...item, address: null });
const withTag =
  (change: (text: string) => string) =>
  (item: Item): Item => ({
    ...item,
    merge_tags: { ...item.merge_tags, reference: change(String(item.merge_tags?.['reference'])) },
  });

interface Given {
  readonly client?: DirectMail;
  readonly referenceKey?: string | undefined;
}

/** With a ledger of its own, as after the first was lost. */
const anew = (world: World, name: string, { client = world.mail, referenceKey }: Given = {}): Bulk =>
  new Bulk({
    client,
    ledger: sqliteLedger(join(world.folder, `${name}.ledger`), { referenceKey }),
    fetch: world.mock.connection.fetch,
    timing: quick,
  });

async function send(bulk: Bulk, request: PlanRequest, options: Parameters<Bulk['send']>[1] = {}): Promise<Run> {
  const plan = await bulk.plan(request);
  const run = await bulk.send(plan.hash, { rate: 1000, ...options });
  await run.settled();
  return run;
}

const turned = (csv: string): string => {
  const [head, ...rows] = csv.trimEnd().split('\n');
  return `${[head, ...rows.reverse()].join('\n')}\n`;
};

describe.concurrent.each([
  ['with the reference key, the list shows no address', { hidden: true, referenceKey: KEY }],
  ['without the key, by name and address', { hidden: false, referenceKey: undefined }],
])('36.1: a ledger was lost, %s', (_, { hidden, referenceKey }) => {
  test.each<[string, Partial<PlanRequest>, (csv: string) => string]>([
    ['the same plan', {}, (csv) => csv],
    ['another price and limit', { price: 3, limits: { maxCost: 900 } }, (csv) => csv],
    ['another order of the rows', {}, turned],
    ['more people', {}, (csv) => `${csv}New Person,900 Main St,Mountain View,CA,94041\n`],
    ['half of the people', {}, (csv) => `${csv.split('\n').slice(0, 11).join('\n')}\n`],
  ])('%s: nobody gets a second piece, and the rest is mailed', async (_what, changed, edit) => {
    const world = await createWorld();
    const client = hidden ? listing(world, withoutAddress) : world.mail;
    const csv = people(20);
    const request = { campaignId: world.campaign, name: 'spring', price: 0.85 };
    const list = (name: string, text: string) => readCsv(world.file(name, text));
    const first = await send(
      anew(world, 'first', { client, referenceKey }),
      { ...request, rows: list('a.csv', csv) },
      { canary: 12 },
    );
    expect(await first.status()).toMatchObject({ state: 'canary', sent: 12 });

    const bulk = anew(world, 'second', { client, referenceKey });
    const run = await send(bulk, { ...request, ...changed, rows: list('b.csv', edit(csv)) });
    const status = await run.status();
    if (_what === 'half of the people' && referenceKey === undefined) {
      // Whether these two are in the list, written otherwise, is not known.
      expect(status).toMatchObject({ state: 'frozen', reason: { code: 'other_ledger' } });
      expect(status.reason?.message).toMatch(/^2 mailings of this campaign and name were sent with another ledger/);
      await run.resume();
      await run.settled();
    }
    expect(await run.status()).toMatchObject({ state: 'finished' });
    const counts = await perPerson(world);
    expect(Math.max(...counts)).toBe(1);
    const wanted = _what === 'more people' ? 21 : _what === 'half of the people' ? 12 : 20;
    expect(counts).toHaveLength(wanted);
  });

  test('what it mailed counts for a canary and a limit', async () => {
    const world = await createWorld();
    const client = hidden ? listing(world, withoutAddress) : world.mail;
    const rows = () => readCsv(world.file('list.csv', people(20)));
    const request = { campaignId: world.campaign, price: 0.85 };
    await send(anew(world, 'first', { client, referenceKey }), { ...request, rows: rows() }, { canary: 8 });
    const again = await send(
      anew(world, 'second', { client, referenceKey }),
      { ...request, rows: rows() },
      { canary: 8 },
    );
    expect(await again.status()).toMatchObject({ state: 'canary', sent: 8 });
    expect((await again.status()).cost).toBeCloseTo(8 * 0.85);
    expect(await perPerson(world)).toHaveLength(8);
  });

  test('whatever changed between the two plans, nobody gets a second piece', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          canary: fc.integer({ min: 1, max: 9 }),
          order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 }),
          price: fc.constantFrom(0.85, 2),
        }),
        async ({ canary, order, price }) => {
          const world = await createWorld();
          const client = hidden ? listing(world, withoutAddress) : world.mail;
          const [head, ...lines] = people(10).trimEnd().split('\n');
          const list = (of: readonly number[]) =>
            readCsv(world.file(`${of.join('')}.csv`, `${[head, ...of.map((at) => lines[at])].join('\n')}\n`));
          const request = { campaignId: world.campaign };
          await send(
            anew(world, 'first', { client, referenceKey }),
            { ...request, price: 0.85, rows: list([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) },
            { canary },
          );
          await send(anew(world, 'second', { client, referenceKey }), { ...request, price, rows: list(order) });
          expect(await perPerson(world)).toEqual(Array(10).fill(1));
        },
      ),
      { numRuns: 12 },
    );
  });
});

test.concurrent('36.1: with the key a person whose address was corrected since is the same person', async () => {
  const world = await createWorld();
  const client = listing(world, withoutAddress);
  const list = (name: string, street: string) =>
    readCsv(
      world.file(
        name,
        `Name,Email,Street,City,State,ZIP\nAda Hill,ada@example.com,${street},Mountain View,CA,94041\nBob Stone,bob@example.com,7 Oak Ave,Mountain View,CA,94041\n`,
      ),
    );
  const request = { campaignId: world.campaign };
  const given = { client, referenceKey: KEY };
  await send(anew(world, 'first', given), { ...request, rows: list('a.csv', '100 Main St') });
  const run = await send(anew(world, 'second', given), { ...request, rows: list('b.csv', '200 Castro St') });
  expect(await run.status()).toMatchObject({ state: 'finished', sent: 2 });
  expect(await perPerson(world)).toEqual([1, 1]);
});

test.concurrent('36.1: what was never printed stops nothing', async () => {
  const world = await createWorld();
  const client = listing(world, (item) => ({ ...withoutAddress(item), state: 'address_invalid', total_cost: '0.00' }));
  const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(4))) };
  await send(anew(world, 'first', { client }), request, { canary: 2 });
  const run = await send(anew(world, 'second', { client }), request);
  expect((await run.status()).state).not.toBe('frozen');
});

describe.concurrent('36.1: neither a key nor an address tells whom another ledger mailed', () => {
  test('nothing is sent before a person decided, who is told how many they are', async () => {
    const world = await createWorld();
    const client = listing(world, withoutAddress);
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(20))) };
    await send(anew(world, 'first', { client }), request, { canary: 7 });
    const run = await send(anew(world, 'second', { client }), { ...request, price: 2 });
    const { state, sent, reason } = await run.status();
    expect({ state, sent, code: reason?.code }).toEqual({ state: 'frozen', sent: 0, code: 'other_ledger' });
    expect(reason?.message).toMatch(/^7 mailings of this campaign and name were sent with another ledger/);
    expect(await world.mock.mailings.list()).toHaveLength(7);
    // The decision is asked for once.
    await run.resume();
    await run.settled();
    expect(await run.status()).toMatchObject({ state: 'finished', sent: 20 });
  });

  test('the count is of all pages of the list', async () => {
    const world = await createWorld();
    const client = listing(world, withoutAddress);
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(250))) };
    await send(anew(world, 'first', { client }), request);
    const run = await send(anew(world, 'second', { client }), { ...request, price: 2 });
    expect((await run.status()).reason?.message).toMatch(/^250 mailings/);
    expect(await world.mock.mailings.list()).toHaveLength(250);
  });

  test('another name is another run, whose people are its own', async () => {
    const world = await createWorld();
    const client = listing(world, withoutAddress);
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(5))) };
    await send(anew(world, 'first', { client }), { ...request, name: 'one' });
    const run = await send(anew(world, 'second', { client }), { ...request, name: 'two' });
    expect(await run.status()).toMatchObject({ state: 'finished', sent: 5 });
  });
});

describe.concurrent('36.2: a service that changes references', () => {
  test.each<[string, (text: string) => string]>([
    ['upper case', (text) => text.toUpperCase()],
    ['a blank after it', (text) => `${text} `],
  ])('%s: a lost ledger is recognized all the same', async (_what, change) => {
    const world = await createWorld();
    const client = listing(world, withTag(change));
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(6))) };
    await send(anew(world, 'first', { client, referenceKey: KEY }), request, { canary: 4 });
    await send(anew(world, 'second', { client, referenceKey: KEY }), request);
    expect(await perPerson(world)).toEqual(Array(6).fill(1));
  });
});

describe.concurrent('36.2: a service that drops or cuts references', () => {
  test.each<[string, (text: string) => string]>([
    ['cuts them', (text) => text.slice(0, 12)],
    ['writes them otherwise', (text) => text.replaceAll('.', '-')],
  ])(
    '%s: a lost response is held, the run freezes with the reason, and nobody gets a second piece',
    async (_what, change) => {
      const world = await createWorld();
      const client = listing(world, withTag(change));
      await world.mock.faults.add({ operation: 'createMailing', nth: 4, connection: 'reset', after: true });
      const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(6))) };
      const run = await send(anew(world, 'one', { client }), request, { absent: 'resend', concurrency: 1 });
      const { state, reason, held } = await run.status();
      expect({ state, code: reason?.code, held }).toEqual({ state: 'frozen', code: 'reference_lost', held: 1 });
      expect(reason?.message).toMatch(/^the service lists \d mailings? of this run without the reference/);
      await run.resume();
      await run.settled();
      expect(await run.status()).toMatchObject({ sent: 5, held: 1 });
      expect(await perPerson(world)).toEqual(Array(6).fill(1));
    },
  );
});

describe.concurrent('36.1: the reference key', () => {
  test('a reference holds no name and address, and is not the same with another key', async () => {
    const references = async (referenceKey: string) => {
      const world = await createWorld();
      const rows = readCsv(world.file('list.csv', people(3)));
      await send(anew(world, 'one', { referenceKey }), { campaignId: world.campaign, rows });
      const list = await world.mock.mailings.list();
      return list.map(({ merge_tags }) => String(merge_tags?.['reference']).split('.')[3]?.slice(5));
    };
    const [one, same, other] = [await references(KEY), await references(KEY), await references(`${KEY}!`)];
    expect(one).toEqual(same);
    expect(one.every((each) => /^[0-9a-z]{30}$/.test(each ?? ''))).toBe(true);
    expect(one.filter((each) => other.includes(each))).toEqual([]);
  });

  test('a short key is refused, and one that comes too late is told', async () => {
    const world = await createWorld();
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(3))) };
    expect(() => sqliteLedger(join(world.folder, 'x'), { referenceKey: 'short' })).toThrow(
      'referenceKey must have at least 16 characters, got 5',
    );
    await anew(world, 'plain').plan(request);
    const { summary } = await anew(world, 'plain', { referenceKey: KEY }).plan(request);
    expect(summary.warnings.map(({ code }) => code)).toContain('reference_key');
    await anew(world, 'keyed', { referenceKey: KEY }).plan(request);
    const without = await anew(world, 'keyed').plan(request);
    expect(without.summary.warnings.map(({ code }) => code)).not.toContain('reference_key');
  });
});

describe.concurrent('36.1: a ledger that is put back in its own place', () => {
  /** Sends to 8 people, keeps a copy, sends to all, and puts the copy back without a new file. */
  async function putBack(world: World, client: DirectMail) {
    const path = join(world.folder, 'kept.ledger');
    const open = () => {
      const ledger = wholeOf(sqliteLedger(path), 'test');
      const bulk = new Bulk({ client, ledger, fetch: world.mock.connection.fetch, timing: { ...quick, settle: 400 } });
      return { ledger, bulk };
    };
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(20))) };
    const first = open();
    const run = await send(first.bulk, request, { canary: 8, absent: 'resend' });
    await first.ledger.close();
    copyFileSync(path, `${path}.backup`);
    await world.mock.clock.advance({ hours: 1 });
    const second = open();
    const again = await second.bulk.run(run.id);
    await again.resume();
    await again.settled();
    expect((await again.status()).sent).toBe(20);
    await world.mock.clock.advance({ hours: 1 });
    await second.ledger.close();
    for (const more of ['-wal', '-shm']) rmSync(`${path}${more}`, { force: true });
    writeFileSync(path, readFileSync(`${path}.backup`));
    return { ...open(), id: run.id };
  }

  test('nothing is sent before a settle time, so that what is listed late is found', async () => {
    const world = await createWorld();
    // The newest mailings are listed 200 ms after they were put back.
    let hiddenUntil = Number.POSITIVE_INFINITY;
    const { fetch } = world.mock.connection;
    const client = clientOf(world, {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (
          !String(input).includes('/mailings?') ||
          performance.now() > hiddenUntil ||
          hiddenUntil === Number.POSITIVE_INFINITY
        )
          return response;
        const items = (await response.json()) as Item[];
        const headers = new Headers(response.headers);
        headers.set('x-total', String(items.slice(-8).length));
        return new Response(JSON.stringify(items.slice(-8)), { headers });
      },
    });
    const { bulk, ledger, id } = await putBack(world, client);
    hiddenUntil = performance.now() + 200;
    const run = await bulk.run(id);
    await run.resume();
    await run.settled();
    expect((await run.events()).map(({ detail }) => detail)).toContain(
      'the ledger was put back from a backup: it settles and is audited',
    );
    expect(await run.status()).toMatchObject({ state: 'finished', sent: 20 });
    expect(await perPerson(world)).toEqual(Array(20).fill(1));
    await ledger.close();
  });

  test('every run of it settles, also one that is worked on later', async () => {
    const world = await createWorld();
    const path = join(world.folder, 'kept.ledger');
    const open = () => {
      const ledger = wholeOf(sqliteLedger(path), 'test');
      return {
        ledger,
        bulk: new Bulk({ client: world.mail, ledger, fetch: world.mock.connection.fetch, timing: quick }),
      };
    };
    const request = { campaignId: world.campaign, rows: readCsv(world.file('list.csv', people(6))) };
    const first = open();
    const other = await first.bulk.plan({ ...request, name: 'other' });
    const run = await send(first.bulk, { ...request, name: 'one' }, { canary: 2 });
    await first.ledger.close();
    await world.mock.clock.advance({ hours: 1 });
    const kept = readFileSync(path);
    const second = open();
    const rest = await second.bulk.run(run.id);
    await rest.resume();
    await rest.settled();
    await world.mock.clock.advance({ hours: 1 });
    await second.ledger.close();
    for (const more of ['-wal', '-shm']) rmSync(`${path}${more}`, { force: true });
    writeFileSync(path, kept);
    const { bulk, ledger } = open();
    const again = await bulk.run(run.id);
    await again.resume();
    await again.settled();
    expect(await again.status()).toMatchObject({ state: 'finished', sent: 6 });
    expect(await ledger.run({ hash: other.hash })).toMatchObject({ state: 'planned', audit: 'settle' });
    await ledger.close();
  });
});
