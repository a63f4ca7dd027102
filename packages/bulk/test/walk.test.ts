import { expect, test } from 'vitest';
import type { Deps, ListItem, ListResult } from '../src/engine/ports.ts';
import { walk } from '../src/engine/walk.ts';

const item = (n: number): ListItem => ({
  id: `mailing ${n}`,
  created_at: n,
  reference: null,
  untagged: false,
  address: null,
  state: 'processing',
  cost: 0,
});

/** Reads a list of one's own; of a walk only these are needed. */
async function walked(
  list: (page: number) => { readonly items: ListItem[]; readonly total: number | null; readonly last: boolean },
) {
  let pages = 0;
  const deps = {
    token: 'token',
    ledger: { permits: () => Promise.resolve({ granted: 1, wait: 0, rate: 1 }) },
    clock: { monotonic: () => 0, sleep: () => Promise.resolve() },
    lookup: {
      list: (_window: unknown, number: number): Promise<ListResult> => {
        pages += 1;
        if (pages > 1_000) throw new Error('it is read for ever');
        return Promise.resolve({ kind: 'page', page: { ...list(number), date: null } });
      },
    },
  } as unknown as Deps;
  return { ...(await walk(deps, { start: null, end: null }, async () => {})), pages };
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
    items: (order[number - 1] ?? []).map(item),
    total: 6,
    last: number === order.length,
  }));
  expect(found).toMatchObject({ complete: true, reason: null, pages: 6 });
});
