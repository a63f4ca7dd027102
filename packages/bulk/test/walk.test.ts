import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deps, LARGEST_PART, type ListItem, type ListPage, type Window } from '../src/engine/ports.ts';
import { type Walked, walk } from '../src/engine/walk.ts';

const item = (n: number, id = `mailing ${n}`): ListItem => ({
  id,
  created_at: n,
  reference: null,
  untagged: false,
  address: null,
  state: 'processing',
  cost: 0,
});

const EVERYTHING: Window = { start: null, end: null };

interface Found extends Walked {
  pages: number;
  ids: Set<string>;
  parts: number[];
}

/** Reads a list of one's own; of a walk only these are needed. */
async function walked(
  list: (page: number, window: Window) => Omit<ListPage, 'date'> | undefined,
  { window = EVERYTHING, largestPart = LARGEST_PART } = {},
): Promise<Found> {
  let pages = 0;
  const ids = new Set<string>();
  const parts: number[] = [];
  const deps = {
    token: 'token',
    largestPart,
    ledger: { permits: () => Promise.resolve({ granted: 1, wait: 0, rate: 1 }) },
    clock: { monotonic: () => 0, sleep: () => Promise.resolve() },
    lookup: {
      list: (asked: Window, number: number) => {
        pages += 1;
        if (pages > 100_000) throw new Error('it is read for ever');
        const page = list(number, asked);
        return Promise.resolve(
          page === undefined ? { kind: 'failed', reason: 'down' } : { kind: 'page', page: { ...page, date: null } },
        );
      },
    },
  } as unknown as Deps;
  const found = await walk(deps, window, {
    onPage: async (items) => {
      for (const { id } of items) ids.add(id);
    },
    onPart: async (end) => {
      parts.push(end);
    },
  });
  return { ...found, pages, ids, parts };
}

/** A service that lists these mailings, the newest first, between two times that are not in the window. */
function serviceOf(mailings: readonly ListItem[], size: number) {
  const sorted = [...mailings].sort((a, b) => b.created_at - a.created_at);
  return (page: number, { start, end }: Window): Omit<ListPage, 'date'> => {
    const seen = sorted.filter(
      ({ created_at }) => (start === null || created_at > start) && (end === null || created_at < end),
    );
    const items = seen.slice((page - 1) * size, page * size);
    return { items, total: seen.length, last: page * size >= seen.length };
  };
}

test('a list that gives the same page for every number is not read for ever', async () => {
  const found = await walked(() => ({ items: [item(1), item(2)], total: 2, last: false }));
  expect(found).toMatchObject({ complete: false, reason: expect.stringContaining('does not end') });
  expect(found.pages).toBeLessThan(10);
});

test('nor one that has ever more mailings than it counts', async () => {
  const page = (number: number) => Array.from({ length: 100 }, (_, n) => item(number * 100 + n));
  const found = await walked((number) => ({ items: page(number), total: 200, last: false }));
  expect(found).toMatchObject({ complete: false, reason: expect.stringContaining('does not end') });
  expect(found.pages).toBeLessThan(200);
});

test('pages that repeat while mailings are created only make it incomplete', async () => {
  // Two pages of mailings came before the third was read.
  const order = [
    [6, 5],
    [4, 3],
    [6, 5],
    [4, 3],
    [2, 1],
  ];
  const found = await walked((number) => ({
    items: (order[number - 1] ?? []).map((n) => item(n)),
    total: 6,
    last: number === order.length,
  }));
  expect(found).toMatchObject({ complete: true, reason: null, pages: 6 });
});

describe('36.7: a window of many mailings is read in parts', () => {
  /** Spread evenly, in bursts, or both. */
  const times = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 3e9 }), fc.integer({ min: 1e9, max: 1e9 + 20_000 }), fc.constant(2e9)),
    { maxLength: 300 },
  );
  const bound = fc.option(fc.integer({ min: 0, max: 3e9 }), { nil: null });

  test('each of its mailings is read, and none of another window, whatever their times are', () =>
    fc.assert(
      fc.asyncProperty(times, bound, bound, fc.integer({ min: 5, max: 40 }), async (all, one, other, largestPart) => {
        const ordered = one !== null && other !== null && one > other;
        const window = ordered ? { start: other, end: one } : { start: one, end: other };
        const mailings = all.map((time, n) => item(time, `mailing ${n}`));
        const found = await walked(serviceOf(mailings, 5), { window, largestPart });
        const { start, end } = window;
        const expected = mailings.filter(
          ({ created_at }) => (start === null || created_at > start) && (end === null || created_at < end),
        );
        expect(found.complete).toBe(true);
        expect([...found.ids].sort()).toEqual(expected.map(({ id }) => id).sort());
        expect(found.parts).toEqual([...found.parts].sort((a, b) => a - b));
      }),
      { numRuns: 200 },
    ));

  test('by a filter that knows whole seconds alone too', () =>
    fc.assert(
      fc.asyncProperty(times, async (all) => {
        const seconds = (time: number | null): number | null =>
          time === null ? null : Math.floor(time / 1_000) * 1_000;
        const mailings = all.map((time, n) => item(seconds(time) ?? 0, `mailing ${n}`));
        const list = serviceOf(mailings, 5);
        const found = await walked((page, { start, end }) => list(page, { start: seconds(start), end: seconds(end) }), {
          largestPart: 20,
        });
        // What it cannot tell apart is not taken for complete.
        if (found.complete) expect(found.ids.size).toBe(mailings.length);
      }),
      { numRuns: 200 },
    ));

  const many = Array.from({ length: 20_000 }, (_, n) => item(n * 1_000));
  /** Pages of 20, parts of a hundred pages. */
  const largestPart = 2_000;

  test('so that no page is far from the first, at few pages more', async () => {
    let furthest = 0;
    const list = serviceOf(many, 20);
    const found = await walked(
      (page, window) => {
        // But for the one that tells how old the oldest is.
        if (page < 1_000) furthest = Math.max(furthest, page);
        return list(page, window);
      },
      { largestPart },
    );
    expect(found).toMatchObject({ complete: true });
    expect(found.ids.size).toBe(many.length);
    expect(furthest).toBeLessThanOrEqual(100);
    expect(found.pages).toBeLessThan(1_000 * 1.05);
  });

  test('what is read is told with each part, the oldest first', async () => {
    let asked = 0;
    const list = serviceOf(many, 20);
    const found = await walked(
      (page, window) => {
        asked += 1;
        return asked > 500 ? undefined : list(page, window);
      },
      { largestPart },
    );
    expect(found).toMatchObject({ complete: false, reason: 'down' });
    const until = found.parts.at(-1) ?? 0;
    expect(until).toBeGreaterThan(6_000_000);
    const missing = many.filter(({ id, created_at }) => created_at <= until && !found.ids.has(id));
    expect(missing).toEqual([]);
  });

  test('a service that does not filter by time is read as a whole', async () => {
    const list = serviceOf(many.slice(0, 2_000), 100);
    const found = await walked((page) => list(page, EVERYTHING), { largestPart: 500 });
    expect(found).toMatchObject({ complete: true, parts: [] });
    expect(found.ids.size).toBe(2_000);
  });

  test('a filter that leaves mailings out between two parts makes it incomplete', async () => {
    const list = serviceOf(many.slice(0, 2_000), 100);
    const narrow = (page: number, { start, end }: Window) =>
      list(page, { start: start === null ? null : start + 2_000, end });
    const found = await walked(narrow, { largestPart: 500 });
    expect(found).toMatchObject({ complete: false, reason: expect.stringContaining('fewer mailings') });
  });

  test('a list that is empty of a sudden is not taken for the end of a part', async () => {
    let asked = 0;
    const list = serviceOf(many, 20);
    const found = await walked(
      (page, window) => {
        asked += 1;
        return asked > 500 ? { items: [], total: 0, last: true } : list(page, window);
      },
      { largestPart },
    );
    expect(found.complete).toBe(false);
    const until = found.parts.at(-1) ?? 0;
    expect(until).toBeGreaterThan(6_000_000);
    expect(many.filter(({ id, created_at }) => created_at <= until && !found.ids.has(id))).toEqual([]);
  });

  test('a list whose times cannot be read is read as a whole', async () => {
    const list = serviceOf(many.slice(0, 600), 100);
    const found = await walked(
      (page) => {
        const { items, ...rest } = list(page, EVERYTHING);
        return { ...rest, items: items.map((each) => ({ ...each, created_at: Number.NaN })) };
      },
      { largestPart: 500 },
    );
    expect(found).toMatchObject({ complete: true, parts: [] });
    expect(found.ids.size).toBe(600);
  });

  test('a list that counts mailings and shows none is incomplete', async () => {
    const found = await walked(() => ({ items: [], total: 50_000, last: true }));
    expect(found).toMatchObject({ complete: false, pages: 2 });
  });

  test('a part that changes while it is read is read again, and only it', async () => {
    const list = serviceOf(many.slice(0, 2_000), 100);
    const late = item(700_500, 'late');
    let asked = 0;
    const withLate = serviceOf([...many.slice(0, 2_000), late], 100);
    const found = await walked(
      (page, window) => {
        asked += 1;
        return asked > 15 ? withLate(page, window) : list(page, window);
      },
      { largestPart: 500 },
    );
    expect(found).toMatchObject({ complete: true });
    expect(found.ids.has('late')).toBe(true);
    expect(found.pages).toBeLessThan(40);
  });
});
