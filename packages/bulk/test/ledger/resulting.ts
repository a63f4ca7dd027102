import { expect, test } from 'vitest';
import type { KeyedOrder } from '../../src/ledger/interfaces/results.ts';
import { bytes, evidence, piece, type Runs, result, type Subject } from './runs.ts';

const DAY = 86_400_000;

/** Bytes as text, whatever class the store returns. */
const plain = (key: Uint8Array | null): string | null => (key === null ? null : Buffer.from(key).toString());

export function resultingTests(subject: () => Subject, { settle, planned, running, turnOf, claimed }: Runs): void {
  test('counts by state and creative, the days in the mail, and who was mailed or held out', async () => {
    const { ledger } = subject();
    const run = await running(4);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: (await ledger.pending(run.no, claim)).slice(0, 3) }));
    const results = [
      { ...result(1, 'sent', 'r1'), creative_id: 'blue' },
      result(2, 'sent', 'r2'),
      result(3, 'rejected'),
    ];
    await ledger.turn(turnOf(run, claim, { results }));
    await ledger.adopt(run.no, [{ ...evidence(2, 'r2'), creative_id: 'red' }], settle);
    expect(await ledger.states(run.no)).toMatchObject([
      { state: 'pending', pieces: 1, priced: 0, cost: 0 },
      { state: 'rejected', pieces: 1 },
      { state: 'sent', remote: 'mailed', creative_id: 'red', pieces: 1, priced: 1, cost: 8_500 },
      { state: 'sent', remote: 'processing', creative_id: 'blue', pieces: 1, cost: 8_500 },
    ]);
    await ledger.dated(run.no, 1, 'mailed', 5_000);
    await ledger.dated(run.no, 1, 'delivered', 5_000 + 3 * DAY + 7);
    // A repeated event, later: the first one counts.
    await ledger.dated(run.no, 1, 'delivered', 5_000 + 9 * DAY);
    await ledger.dated(run.no, 2, 'mailed', 4_000);
    expect(await ledger.inHome(run.no)).toEqual([{ days: 3, pieces: 1 }]);
    const dates = await ledger.dates(run.no);
    expect(dates).toMatchObject({ mailed_from: 4_000, mailed_to: 5_000, delivered_from: 5_000 + 3 * DAY + 7 });
    expect(dates.approved_from).toBeGreaterThan(0);
    expect(dates.approved_from).toBe(dates.approved_to);
    const assigned = await ledger.assigned(run.no, { after: 0, limit: 3 });
    expect(assigned.map(({ n, held_out, creative_id }) => [n, held_out, creative_id])).toEqual([
      [1, 0, 'blue'],
      [2, 0, 'red'],
      [3, 0, null],
    ]);
    const held = await planned([piece(1, { person: bytes('lot a') }), piece(2, { person: null })]);
    expect(await ledger.exclude(held.no, { notSince: null, holdout: 0.999_999, lot: 'a' })).toMatchObject({
      holdout: 2,
    });
    expect((await ledger.assigned(held.no, { after: 0, limit: 9 })).map(({ held_out }) => held_out)).toEqual([1, 1]);
  });

  test('orders are recorded once each by their keys, go with an erased person, and once their counts are kept', async () => {
    const { ledger } = subject();
    const run = await running(1);
    const order = (keys: readonly string[], cents: number | null = 500): KeyedOrder => ({
      keys: keys.map(bytes),
      at: 7_000,
      cents,
      promo: cents === null ? null : bytes('promo'),
    });
    expect(await ledger.recordOrder(run.no, bytes('A-1'), order(['ada', 'ada@'], null))).toBe(true);
    expect(await ledger.recordOrder(run.no, bytes('A-1'), order(['ada', 'ada@']))).toBe(false);
    expect(await ledger.recordOrder(run.no, bytes('A-2'), order(['bo']))).toBe(true);
    const read = async () => {
      const first = await ledger.recordedOrders(run.no, { after: new Uint8Array(), limit: 1 });
      const more = await ledger.recordedOrders(run.no, { after: first[0]?.id ?? new Uint8Array(), limit: 9 });
      return [...first, ...more].map(({ id, keys, cents, promo }) => [
        plain(id)?.slice(0, 3),
        keys.map(plain),
        cents,
        plain(promo),
      ]);
    };
    const of = (name: string) => plain(bytes(name));
    expect(await read()).toEqual([
      ['A-1', [of('ada'), of('ada@')], 500, of('promo')],
      ['A-2', [of('bo')], 500, of('promo')],
    ]);
    await ledger.forget([bytes('ada@')], []);
    expect(await read()).toEqual([['A-2', [of('bo')], 500, of('promo')]]);
    expect(await ledger.recordOrder(run.no, bytes('A-3'), order(['ada', 'ada@']))).toBe(false);
    expect(await ledger.keptResult(run.no)).toBeUndefined();
    await ledger.keepResult(run.no, '{"lift":null}');
    expect(await read()).toEqual([]);
    expect(await ledger.keptResult(run.no)).toMatchObject({ counts: '{"lift":null}' });
    await ledger.keepResult(run.no, '{"lift":1}');
    expect((await ledger.keptResult(run.no))?.counts).toBe('{"lift":1}');
  });
}
