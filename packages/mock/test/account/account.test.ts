import { connectMock, serve } from '@direct-mail/mock/node';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../../src/account/base/random.ts';
import { DueQueue } from '../../src/account/store/due-queue.ts';
import { Ledger } from '../../src/account/store/ledger.ts';
import { shop } from '../mailings/support.ts';
import { send } from '../rules.ts';
import { sized } from '../size.ts';
import { mockAt } from '../support.ts';

describe('Ids and random draws', () => {
  test('D54: ids have the shape of a UUID of version 4, and all are different', () => {
    const chance = new SeededRandom(1);
    expect(chance.uuid('mailing', 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const many = sized(50_000, 1_000_000);
    const ids = new Set<string>();
    for (let n = 0; n < many; n += 1) ids.add(chance.uuid('mailing', n));
    expect(ids.size).toBe(many);
  });

  test('D54: the same seed gives the same ids, another seed others', async () => {
    const idOf = async (seed: number) => (await (await shop({ seed })).mail()).id;
    expect(await idOf(7)).toBe(await idOf(7));
    expect(await idOf(7)).not.toBe(await idOf(8));
  });

  test('fractions are spread evenly', () => {
    const chance = new SeededRandom('even');
    const tenths = Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n += 1)
      tenths[Math.floor(chance.fraction(`row ${n}`, 'x') * 10)] =
        (tenths[Math.floor(chance.fraction(`row ${n}`, 'x') * 10)] ?? 0) + 1;
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('D89, D55: an empty account belongs to Mock Organization', async () => {
    expect((await send(mockAt(), 'getOrganization')).body).toMatchObject({
      name: 'Mock Organization',
      mode: 'production',
    });
  });
});

describe('Snapshots', () => {
  test('D86: a snapshot holds the account and the clock, not the journal; a reset empties all of it', async () => {
    const { mock, mail } = await shop();
    await mail();
    const snapshot = await mock.snapshot();
    expect(JSON.stringify(snapshot)).not.toContain('/v1/mailing"');
    await mock.faults.add({ status: 500 });
    await mock.reset();
    expect([await mock.campaigns.list(), await mock.requests.list(), await mock.faults.list()]).toEqual([[], [], []]);
    await mock.restore(snapshot);
    expect(await mock.mailings.list()).toHaveLength(1);
  });

  test('D86: a reset takes back the clock, the settings and the tokens too', async () => {
    const mock = mockAt();
    const before = await mock.snapshot();
    await mock.settings.update({ testTokens: 'everywhere', organizationName: 'Bread Club' });
    await mock.tokenRegistry.create({ mode: 'test', token: 'my-own' });
    await mock.clock.advance({ days: 3 });
    await mock.reset();
    expect(await mock.snapshot()).toEqual(before);
    expect((await send(mock, 'getOrganization', { token: 'my-own' })).status).toBe(403);
  });

  test('D86: a snapshot that went through JSON brings back the same account, and it continues the same way', async () => {
    const run = async (through: (snapshot: never) => unknown) => {
      const { mock, mail } = await shop({ settings: { probabilities: { deliveryException: 0.5 } } }, { budget: 20 });
      for (let n = 0; n < 30; n += 1) await mail();
      await mock.clock.advance({ hours: 5 });
      await mock.restore(through((await mock.snapshot()) as never) as never);
      await mail();
      await mock.clock.advance({ days: 12 });
      return JSON.stringify(await mock.snapshot());
    };
    expect(await run((snapshot) => JSON.parse(JSON.stringify(snapshot)))).toBe(await run((snapshot) => snapshot));
  });

  test('D99: restored in a sandbox, a snapshot of the first account leaves the tokens of both alone', async () => {
    const { mock } = await shop();
    const snapshot = await mock.snapshot();
    const { id, production_token: token } = await mock.sandboxes.create();
    const namesOf = async (sent?: { token: string }) =>
      (await send(mock, 'listCampaigns', sent)).body.map(({ name }: { name: string }) => name);
    const { url, close } = await serve(mock);
    try {
      const sandbox = connectMock(url, { sandbox: id });
      // Twice, since a template is restored again and again.
      for (let round = 0; round < 2; round += 1) await sandbox.restore(JSON.parse(JSON.stringify(snapshot)));
      await sandbox.campaigns.create({ name: 'In the sandbox alone' });
      expect(await namesOf({ token })).toEqual(['Welcome', 'In the sandbox alone']);
      expect(await namesOf()).toEqual(['Welcome']);
      await mock.sandboxes.delete(id);
      expect(await namesOf()).toEqual(['Welcome']);
    } finally {
      await close();
    }
  });

  test('D99: a snapshot of the same account brings its tokens back', async () => {
    const { mock } = await shop();
    await mock.tokenRegistry.create({ mode: 'production', token: 'my-own' });
    const snapshot = await mock.snapshot();
    await mock.tokenRegistry.revoke('my-own');
    await mock.restore(snapshot);
    expect((await send(mock, 'getOrganization', { token: 'my-own' })).status).toBe(200);
  });

  test.each([
    [{ format: 'else' }, 'format must be direct-mail-mock-snapshot'],
    [{ version: 2 }, 'version must be 1'],
    [{ now: 'x' }, 'now must be an ISO 8601 date-time'],
    [{ now: 5 }, 'now must be an ISO 8601 date-time'],
    [{ counters: null }, 'counters must be an object'],
    [{ settings: 'all' }, 'settings must be an object'],
    [{ tables: null }, 'tables must be an object'],
    [{ tables: { campaigns: {} } }, 'tables.campaigns must be a list'],
    [{ tables: { campaigns: [null] } }, 'tables.campaigns[0] must be an object'],
    [{ tables: { mailings: [{ id: 5 }] } }, 'tables.mailings[0].id must be a text'],
  ])('a document with %o is no snapshot: it is refused, and nothing changes', async (change, why) => {
    const { mock } = await shop();
    const document = { ...JSON.parse(JSON.stringify(await mock.snapshot())), ...change };
    await expect(mock.restore(document)).rejects.toThrow(`this is not a snapshot of this mock: ${why}`);
    await expect(mock.restore({} as never)).rejects.toThrow('not a snapshot');
    expect(await mock.campaigns.list()).toHaveLength(1);
  });
});

describe('The agenda and the ledger', () => {
  const dues = fc
    .array(fc.nat(20), { maxLength: 60, size: 'max' })
    .map((times) => times.map((at, sequence) => ({ at, sequence, kind: 'mailing' as const, id: String(sequence) })));
  const inOrder = (a: { at: number; sequence: number }, b: { at: number; sequence: number }) =>
    a.at - b.at || a.sequence - b.sequence;

  test('what is due comes in the order of time, then of sequence, and can be looked at without being taken', () => {
    fc.assert(
      fc.property(dues, fc.nat(20), (added, limit) => {
        const agenda = new DueQueue();
        for (const due of added) agenda.add(due);
        const sorted = [...added].sort(inOrder);
        expect(agenda.first(limit, () => true)).toEqual(sorted.slice(0, limit));
        expect(agenda.first(limit, (due) => due.at % 2 === 0)).toEqual(
          sorted.filter((due) => due.at % 2 === 0).slice(0, limit),
        );
        const taken = [];
        for (let due = agenda.take(); due !== undefined; due = agenda.take()) taken.push(due);
        expect(taken).toEqual(sorted);
      }),
    );
  });

  test('a window of the ledger is what a sum over its entries is', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(9000))), fc.nat(30), fc.nat(30), (steps, from, until) => {
        const ledger = new Ledger();
        let time = 0;
        const entries = steps.map(([step, price]) => {
          time += step;
          return { time, price };
        });
        for (const entry of entries) ledger.add(entry.time, entry.price);
        const inside = entries.filter((entry) => entry.time >= from && entry.time < until);
        expect(ledger.window(from, until)).toEqual({
          circulation: inside.length,
          spend: inside.reduce((sum, { price }) => sum + price, 0),
        });
      }),
    );
  });
});
