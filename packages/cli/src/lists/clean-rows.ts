import type { DirectMail } from '@direct-mail/sdk';
import type { AddressFields } from '@direct-mail/us-address';
import { type Added, cleanAddresses, nothing } from './clean-address.ts';
import type { List } from './read-list.ts';

/** A row and the result for its address. */
export interface CleanRow {
  readonly values: Readonly<Record<string, string>>;
  readonly added: Added;
}

/** Counts of a whole list. */
export interface CleanCounts {
  rows: number;
  deliverable: number;
  /** Rows with an uncertain place, whose city, state and ZIP stay as sent; by reason. */
  unsure: Record<string, number>;
  /** By reason. */
  undeliverable: Record<string, number>;
  /** Rows whose address changed in more than its spelling. */
  changed: number;
}

/** Addresses per request to the address service. */
const BATCH = 200;

/** Cleans the rows of a list one by one, in constant memory; with `client`, with the service. */
export async function* cleanRows(
  list: List,
  counts: CleanCounts,
  client: DirectMail | undefined,
  signal: AbortSignal,
): AsyncGenerator<CleanRow> {
  const { fields } = list;
  const whole = fields.address_1 !== undefined && !fields.city && !fields.state && !fields.postal_code;
  const part = (values: Readonly<Record<string, string>>, column: string | undefined): string =>
    (column === undefined ? '' : (values[column] ?? '')).trim();
  const inputOf = (values: Readonly<Record<string, string>>): AddressFields => {
    if (whole) return { full_address: part(values, fields.address_1) };
    const named = {
      address_line1: part(values, fields.address_1),
      address_line2: part(values, fields.address_2),
      city: part(values, fields.city),
      state: part(values, fields.state),
      zip_code: part(values, fields.postal_code),
    };
    return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
  };
  let batch: { readonly values: Readonly<Record<string, string>>; readonly input: AddressFields }[] = [];
  const flush = async (): Promise<CleanRow[]> => {
    const found = await cleanAddresses(
      batch.map(({ input }) => input),
      client,
      signal,
    );
    const cleaned = batch.map(({ values }, at) => ({ values, added: found[at] ?? nothing }));
    for (const { added } of cleaned) count(counts, added);
    batch = [];
    return cleaned;
  };
  for await (const { values, problem } of list.rows) {
    signal.throwIfAborted();
    if (problem !== undefined) {
      if (batch.length > 0) yield* await flush();
      const added = { ...nothing, clean_deliverable: 'no', clean_problem: problem.message };
      count(counts, added);
      yield { values, added };
      continue;
    }
    batch.push({ values, input: inputOf(values) });
    if (batch.length >= BATCH) yield* await flush();
  }
  if (batch.length > 0) yield* await flush();
}

function count(counts: CleanCounts, added: Added): void {
  counts.rows += 1;
  if (added.clean_changed !== '') counts.changed += 1;
  if (added.clean_deliverable === 'yes') {
    counts.deliverable += 1;
    return;
  }
  const reasons = added.clean_deliverable === 'unsure' ? counts.unsure : counts.undeliverable;
  reasons[added.clean_problem] = (reasons[added.clean_problem] ?? 0) + 1;
}
