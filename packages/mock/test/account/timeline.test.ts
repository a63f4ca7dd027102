import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Timeline } from '../../src/account/store/timeline.ts';

/** What a timeline has to answer: entries by time, ties by id, read from the newest. */
class Model {
  entries: { time: number; id: string }[] = [];

  add(time: number, id: string): void {
    this.entries.push({ time, id });
  }

  remove(time: number, id: string): void {
    this.entries = this.entries.filter((entry) => entry.time !== time || entry.id !== id);
  }

  newest(from: number, to: number): string[] {
    const sorted = [...this.entries].sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
    return sorted.slice(from, to).map(({ id }) => id);
  }
}

// Ids that share their beginning, differ beyond it, are short, or are not Latin 1: the key must not decide alone.
const idOf = (n: number): string =>
  [`${(n * 7919) % 65_536}`.padStart(6, '0'), `same-beginning-${n}`, `é${n}`, `日本${n}`, `${n}`][n % 5] as string;

describe('D09: newest first by the filtered field, ties by id', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), wait: fc.integer({ min: 0, max: 2 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('burst' as const), count: fc.integer({ min: 1, max: 700 }) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('clear' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('newest' as const), count: fc.integer({ min: 1, max: 3000 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('copy' as const) }) },
  );

  test('whatever is added and removed, pages and counts are those of a sorted list, in copies too', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        let timeline = new Timeline();
        let model = new Model();
        const left: { timeline: Timeline; ids: string[] }[] = [];
        let now = 1000;
        let n = 0;
        const add = (): void => {
          n += 1;
          timeline.add(now, idOf(n));
          model.add(now, idOf(n));
        };
        const remove = (at: number): void => {
          const entry = model.entries[at % Math.max(1, model.entries.length)];
          if (entry === undefined) return;
          timeline.remove(entry.time, entry.id);
          model.remove(entry.time, entry.id);
        };
        for (const each of steps) {
          if (each.kind === 'add') {
            now += each.wait;
            add();
          } else if (each.kind === 'burst') for (let i = 0; i < each.count; i += 1) add();
          else if (each.kind === 'remove') remove(each.at);
          else if (each.kind === 'clear') {
            for (let i = Math.floor(each.share * model.entries.length); i > 0; i -= 1) remove(i * 31);
          } else if (each.kind === 'newest') {
            const ids = new Set(model.newest(0, each.count));
            for (const { time, id } of model.entries.filter((entry) => ids.has(entry.id))) timeline.remove(time, id);
            model.entries = model.entries.filter((entry) => !ids.has(entry.id));
            timeline.remove(now, 'not there');
            expect(timeline.newest(0, 5)).toEqual(model.newest(0, 5));
            expect(timeline.countUntil(now)).toBe(model.entries.length);
          } else {
            left.push({ timeline, ids: model.newest(0, model.entries.length) });
            timeline = timeline.copy();
            const copied = new Model();
            copied.entries = [...model.entries];
            model = copied;
          }
        }
        const size = model.entries.length;
        expect(timeline.size).toBe(size);
        expect(timeline.newest(0, size)).toEqual(model.newest(0, size));
        const middle = size >> 1;
        expect(timeline.newest(middle, middle + 5)).toEqual(model.newest(middle, middle + 5));
        for (const time of [999, 1000, now - 1, now, now + 1]) {
          expect(timeline.countBefore(time)).toBe(model.entries.filter((entry) => entry.time < time).length);
          expect(timeline.countUntil(time)).toBe(model.entries.filter((entry) => entry.time <= time).length);
        }
        for (const { timeline: old, ids } of left) expect(old.newest(0, old.size)).toEqual(ids);
      }),
      { numRuns: 60 },
    );
  });
});
