import { type Deliverability, deliverability, type UndeliverableReason } from './deliverability.ts';
import { AddressInputError } from './error.ts';
import { resolve } from './resolve-address.ts';
import type { AddressInput, StandardizedLines } from './types.ts';

/** One row of {@link clean}: what was sent, and what became of it. */
export interface CleanedRow<Row> {
  /** Position among the rows, from 0. */
  readonly index: number;
  /** The row as it came: the same object. */
  readonly row: Row;
  /** Without `metadata`; undefined for a row that is no accepted combination. */
  readonly address: StandardizedLines | undefined;
  /** Whether it can be delivered to, and if not, why; undefined without `address`. */
  readonly deliverability: Deliverability | undefined;
  /** Which of city, state and ZIP are others than were sent. */
  readonly corrected: readonly ('city' | 'state' | 'zip_code')[];
  /** Why the row was refused; it holds nothing of the address. */
  readonly error: AddressInputError | undefined;
}

/** Counts over the rows so far. */
export interface CleanSummary {
  /** Rows read. */
  rows: number;
  deliverable: number;
  /** Rows that cannot be delivered to, by reason; their sum with `deliverable` and `refused` is `rows`. */
  undeliverable: Partial<Record<UndeliverableReason, number>>;
  /** Rows that are no accepted combination. */
  refused: number;
  /** Rows whose city, state or ZIP is another than was sent. */
  corrected: { city: number; state: number; zip_code: number };
}

/** Rows being cleaned: iterate them once; `summary` counts what was read so far. */
export interface Cleaned<Row> extends AsyncIterable<CleanedRow<Row>> {
  readonly summary: CleanSummary;
}

/**
 * Standardizes many rows, one after the other, in constant memory: an iterable in, the same rows in the same order out.
 * A row that is refused comes out with its `error`; nothing stops the others.
 *
 * @param rows an array, a generator, a stream, anything that can be iterated
 * @param read gives the address of a row; the row itself by default
 * @example
 * const cleaned = clean(rows, (row) => ({ address_line1: row.street, city: row.city, state: row.state, zip_code: row.zip }));
 * for await (const { row, address } of cleaned) write({ ...row, street: address?.address_line1 });
 * cleaned.summary; // { rows: 3, deliverable: 2, undeliverable: { house_number_missing: 1 }, … }
 */
export function clean<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  read: (row: Row) => AddressInput = (row) => row as AddressInput,
): Cleaned<Row> {
  const summary: CleanSummary = {
    rows: 0,
    deliverable: 0,
    undeliverable: {},
    refused: 0,
    corrected: { city: 0, state: 0, zip_code: 0 },
  };
  async function* all(): AsyncGenerator<CleanedRow<Row>> {
    for await (const row of rows) {
      const cleaned = cleanRow(row, read, summary.rows);
      count(summary, cleaned);
      yield cleaned;
    }
  }
  return { summary, [Symbol.asyncIterator]: all };
}

function cleanRow<Row>(row: Row, read: (row: Row) => AddressInput, index: number): CleanedRow<Row> {
  try {
    const { lines, place, read: sent } = resolve(read(row));
    const corrected: ('city' | 'state' | 'zip_code')[] = [];
    if (place.cityChanged && sent.lastLine.city.length > 0) corrected.push('city');
    if (place.stateChanged) corrected.push('state');
    if (place.zipChanged && sent.lastLine.zip !== '') corrected.push('zip_code');
    return { index, row, address: lines, deliverability: deliverability(lines), corrected, error: undefined };
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    return { index, row, address: undefined, deliverability: undefined, corrected: [], error };
  }
}

function count(summary: CleanSummary, row: CleanedRow<unknown>): void {
  summary.rows++;
  for (const field of row.corrected) summary.corrected[field]++;
  if (row.deliverability === undefined) summary.refused++;
  else if (row.deliverability.deliverable) summary.deliverable++;
  else summary.undeliverable[row.deliverability.reason] = (summary.undeliverable[row.deliverability.reason] ?? 0) + 1;
}
