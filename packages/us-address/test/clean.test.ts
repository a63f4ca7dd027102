import { describe, expect, test } from 'vitest';
import { type AddressFields, clean, standardizeLines } from '../src/index.ts';

const inputs = [
  { full_address: '1 Main St, Springfield, IL 62701' },
  { full_address: 'Main St, Springfield, IL 62701' },
  { full_address: '1 Main St, Kenton, OH 44326' },
  { address_line1: '1 Main St' },
];

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function* later(rows: readonly AddressFields[]): AsyncGenerator<AddressFields> {
  for (const row of rows) yield await Promise.resolve(row);
}

describe('clean gives the same rows in the same order, and a summary', () => {
  test.each([
    ['an array', () => inputs],
    ['an async generator', () => later(inputs)],
  ])('of %s', async (_, rows) => {
    const cleaned = clean<AddressFields>(rows());
    const found = await all(cleaned);
    expect(found.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    found.forEach(({ row }, i) => {
      expect(row).toBe(inputs[i]);
    });
    expect(found[0]?.address).toEqual(standardizeLines({ full_address: inputs[0]?.full_address ?? '' }));
    expect(found[2]?.corrected).toEqual(['zip_code']);
    expect(found[3]).toMatchObject({ address: undefined, error: { reason: 'combination' } });
    expect(cleaned.summary).toEqual({
      rows: 4,
      deliverable: 2,
      undeliverable: { house_number_missing: 1 },
      refused: 1,
      zip_chosen: 0,
      corrected: { city: 0, state: 0, zip_code: 1 },
    });
  });
  test('whatever the rows are, with a function that reads them', async () => {
    const rows = [['1 Main St', '62701'] as const];
    const [row] = await all(clean(rows, ([address_line1, zip_code]) => ({ address_line1, zip_code })));
    expect(row).toMatchObject({ row: rows[0], address: { city: 'SPRINGFIELD' } });
  });
  test('reads no further than it is asked', async () => {
    let read = 0;
    function* endless(): Generator<AddressFields> {
      for (;;) {
        read++;
        yield { full_address: '1 Main St, Springfield, IL 62701' };
      }
    }
    const cleaned = clean(endless());
    for await (const { index } of cleaned) if (index === 4) break;
    expect(read).toBe(5);
    expect(cleaned.summary.rows).toBe(5);
  });
  test('an error of the reading function is not swallowed', async () => {
    const broken = clean([1], () => {
      throw new RangeError('mine');
    });
    await expect(all(broken)).rejects.toThrow(RangeError);
  });
});
