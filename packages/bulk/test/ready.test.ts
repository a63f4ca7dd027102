import { describe, expect, test } from 'vitest';
import { ReadyPieces } from '../src/engine/ready.ts';

const piece = (n: number) => ({ n, body: '{}', row_hash: null, person: null, who: null, attempt: 0 });

describe('36.6: intents ahead of free slots', () => {
  const slow = (rate: number | null, concurrency: number): ReadyPieces => {
    const ready = new ReadyPieces({ lease: 60_000 }, { rate, concurrency });
    for (let n = 0; n < 50; n += 1) ready.took(8);
    return ready;
  };

  test('are eight while turns are quick, sixteen where they are slow, and none with a low rate in numbers', () => {
    const ready = new ReadyPieces({ lease: 60_000 }, { rate: null, concurrency: 16 });
    for (let n = 0; n < 50; n += 1) ready.took(2);
    expect(ready.most).toBe(8);
    expect([slow(null, 16).most, slow(null, 3).most]).toEqual([16, 3]);
    const slowest = slow(null, 16);
    for (let n = 0; n < 50; n += 1) slowest.took(1_500);
    expect(slowest.most).toBe(0);
    expect([slow(79, 16).most, slow(80, 16).most]).toEqual([0, 16]);
    const quick = (rate: number | null, concurrency: number) =>
      new ReadyPieces({ lease: 60_000 }, { rate, concurrency }).most;
    expect([quick(79, 16), quick(80, 16), quick(null, 2)]).toEqual([0, 8, 2]);
  });

  test('are started the oldest first, each once, and not two seconds later', () => {
    const ready = slow(null, 16);
    const started: number[] = [];
    const [one, other] = [{}, {}];
    for (const [n, at, of] of [
      [1, 0, one],
      [2, 500, other],
      [3, 1_000, one],
    ] as const)
      ready.add({ piece: piece(n), at, of, start: () => started.push(n) });
    expect(ready.startNext(100)).toBe(true);
    expect([ready.countOf(one), ready.countOf(other)]).toEqual([1, 1]);
    // The second is too old.
    expect(ready.startNext(2_600)).toBe(true);
    expect(ready.startNext(2_600)).toBe(false);
    expect(started).toEqual([1, 3]);
    expect(ready.takeBack(one, 2_600)).toEqual([]);
    expect(ready.takeBack(other, 2_600)).toMatchObject([{ n: 2 }]);
    expect(ready.takeBack(other, null)).toEqual([]);
  });

  test('never longer than a third of the lease', () => {
    const ready = new ReadyPieces({ lease: 900 }, { rate: null, concurrency: 16 });
    ready.add({ piece: piece(1), at: 0, of: ready, start: () => {} });
    expect(ready.startNext(300)).toBe(false);
    expect(ready.takeBack(ready, null)).toMatchObject([{ n: 1 }]);
  });
});
