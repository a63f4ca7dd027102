import { type Deliverability, deliverability, type UndeliverableReason } from './deliverability.ts';
import { AddressInputError } from './error.ts';
import { explainFields, leastOf } from './explain/fields.ts';
import { resolve } from './resolve-address.ts';
import type { AddressFields, StandardizedLines, StandardizeOptions } from './types.ts';

/** One row of {@link clean}: the input and its result. */
export interface CleanedRow<Row> {
  /** Zero-based position of the row. */
  readonly index: number;
  /** The input row: the same object. */
  readonly row: Row;
  /** The result, without `metadata`; undefined if the row is not an accepted combination. */
  readonly address: StandardizedLines | undefined;
  /** Whether mail can be delivered there, and if not, why; undefined without `address`. */
  readonly deliverability: Deliverability | undefined;
  /** Which of city, state and ZIP differ from the input; a field that was not sent does not count. */
  readonly corrected: readonly ('city' | 'state' | 'zip_code')[];
  /**
   * Whether no ZIP was sent and one of the city's n ZIPs was chosen, which is right one time in n. Such a row
   * should not be printed until the ZIP is known.
   */
  readonly zip_chosen: boolean;
  /** Confidence in the least certain field, 0 to 1, as in `explain`; 0 for a rejected row. */
  readonly confidence: number;
  /** Why the row was rejected; holds no part of the address. */
  readonly error: AddressInputError | undefined;
}

/** Counts over the rows read so far. */
export interface CleanSummary {
  /** Rows read. */
  rows: number;
  deliverable: number;
  /** Rows that cannot be delivered to, by reason; these plus `deliverable` and `refused` add up to `rows`. */
  undeliverable: Partial<Record<UndeliverableReason, number>>;
  /** Rows that are not an accepted combination. */
  refused: number;
  /** Rows with {@link CleanedRow.zip_chosen}; they also count as deliverable. */
  zip_chosen: number;
  /** Rows whose city, state or ZIP differs from the input. */
  corrected: { city: number; state: number; zip_code: number };
}

/** The cleaned rows, readable once: a second loop continues where the first one ended. `summary` counts the rows read so far. */
export interface Cleaned<Row> extends AsyncIterable<CleanedRow<Row>> {
  readonly summary: CleanSummary;
}

/**
 * Standardizes any number of rows one by one, in constant memory and in the order of the input.
 * A rejected row is returned with its `error`, and the next one follows; only an error thrown by `read` ends the iteration.
 *
 * @param rows any iterable or async iterable: an array, a generator, a stream
 * @param read returns the address of a row; by default the row itself
 * @param options the same as for `standardize`
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
