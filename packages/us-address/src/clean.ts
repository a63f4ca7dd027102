import { type Deliverability, deliverability, type UndeliverableReason } from './deliverability.ts';
import { AddressInputError } from './error.ts';
import { explainFields, leastOf } from './explain/fields.ts';
import { resolve } from './resolve-address.ts';
import type { AddressFields, StandardizedLines, StandardizeOptions } from './types.ts';

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
  /** Which of city, state and ZIP differ from what was sent; a field that was not sent does not count. */
  readonly corrected: readonly ('city' | 'state' | 'zip_code')[];
  /**
   * Whether no ZIP was sent and the city has several: one of them was chosen, and is right one time in as many. Such a row
   * should not be printed until the ZIP is known.
   */
  readonly zip_chosen: boolean;
  /** As that of `explain`: how sure the least sure field is, 0 to 1; 0 for a row that was refused. */
  readonly confidence: number;
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
  /** Rows with {@link CleanedRow.zip_chosen}; they count as deliverable, too. */
  zip_chosen: number;
  /** Rows whose city, state or ZIP is another than was sent. */
  corrected: { city: number; state: number; zip_code: number };
}

/** Rows being cleaned, once: a second loop continues where the first one ended. `summary` counts what was read so far. */
export interface Cleaned<Row> extends AsyncIterable<CleanedRow<Row>> {
  readonly summary: CleanSummary;
}

/**
 * Standardizes many rows, one after the other, in constant memory: an iterable in, the same rows in the same order out.
 * A row that is refused comes out with its `error`; nothing stops the others but an error of `read` itself.
 *
 * @param rows an array, a generator, a stream, anything that can be iterated
 * @param read gives the address of a row; the row itself by default
 * @param options as those of `standardize`
 * @example
 * const cleaned = clean(rows, (row) => ({ address_line1: row.street, city: row.city, state: row.state, zip_code: row.zip }));
 * for await (const { row, address } of cleaned) write({ ...row, street: address?.address_line1 });
 * cleaned.summary; // { rows: 3, deliverable: 2, undeliverable: { house_number_missing: 1 }, … }
 */
export function clean<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  read: (row: Row) => AddressFields = (row) => row as AddressFields,
  options?: StandardizeOptions,
): Cleaned<Row> {
  const summary: CleanSummary = {
    rows: 0,
    deliverable: 0,
    undeliverable: {},
    refused: 0,
    zip_chosen: 0,
    corrected: { city: 0, state: 0, zip_code: 0 },
  };
  async function* all(): AsyncGenerator<CleanedRow<Row>> {
    for await (const row of rows) {
      const cleaned = cleanRow(row, read, summary.rows, options);
      count(summary, cleaned);
      yield cleaned;
    }
  }
  const once = all();
  return { summary, [Symbol.asyncIterator]: () => once };
}

function cleanRow<Row>(
  row: Row,
  read: (row: Row) => AddressFields,
  index: number,
  options?: StandardizeOptions,
): CleanedRow<Row> {
  const input = read(row);
  try {
    const resolved = resolve(input, options);
    const { lines, place, read: sent } = resolved;
    const { city, zip, left, repaired } = sent.lastLine;
    const corrected: ('city' | 'state' | 'zip_code')[] = [];
    if (place.cityChanged && city.length > 0) corrected.push('city');
    if (place.stateChanged) corrected.push('state');
    if (repaired || (place.zipChanged && (zip !== '' || left !== ''))) corrected.push('zip_code');
    return {
      index,
      row,
      address: lines,
      deliverability: deliverability(lines),
      corrected,
      zip_chosen: place.zipRule === 'one_of_several',
      confidence: leastOf(explainFields(input, resolved)),
      error: undefined,
    };
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    const nothing = { address: undefined, deliverability: undefined, corrected: [], zip_chosen: false, confidence: 0 };
    return { index, row, ...nothing, error };
  }
}

function count(summary: CleanSummary, row: CleanedRow<unknown>): void {
  summary.rows++;
  if (row.zip_chosen) summary.zip_chosen++;
  for (const field of row.corrected) summary.corrected[field]++;
  if (row.deliverability === undefined) summary.refused++;
  else if (row.deliverability.deliverable) summary.deliverable++;
  else summary.undeliverable[row.deliverability.reason] = (summary.undeliverable[row.deliverability.reason] ?? 0) + 1;
}
