import type { DirectMail, AddressInput as ServiceInput } from '@direct-mail/sdk';
import {
  type AddressInput,
  AddressInputError,
  deliverability,
  explain,
  type StandardizedLines,
  standardizeLines,
} from '@direct-mail/us-address';
import type { List } from './read-list.ts';

/** The columns that are added, in their order. A file that was cleaned before gets them anew. */
export const addedColumns = [
  'clean_address_1',
  'clean_address_2',
  'clean_city',
  'clean_state',
  'clean_postal_code',
  'clean_deliverable',
  'clean_problem',
  'clean_changed',
  'clean_why',
] as const;

type Added = Readonly<Record<(typeof addedColumns)[number], string>>;

/** A row with what became of its address. */
export interface CleanRow {
  readonly values: Readonly<Record<string, string>>;
  readonly added: Added;
}

/** Counts of a whole list. */
export interface CleanCounts {
  rows: number;
  deliverable: number;
  /** By the reason. */
  undeliverable: Record<string, number>;
  /** Rows whose address is another than was written, in more than its spelling. */
  changed: number;
}

const nothing: Added = Object.fromEntries(addedColumns.map((name) => [name, ''])) as Added;

/** Asks the address service for so many at once. */
const BATCH = 200;

/** Cleans the rows of a list one after the other, in constant memory; with `client`, by the service. */
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
  const inputOf = (values: Readonly<Record<string, string>>): AddressInput => {
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
  let batch: { readonly values: Readonly<Record<string, string>>; readonly input: AddressInput }[] = [];
  const flush = async (): Promise<CleanRow[]> => {
    const found = await clean(
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
  if (added.clean_deliverable === 'yes') counts.deliverable += 1;
  else counts.undeliverable[added.clean_problem] = (counts.undeliverable[added.clean_problem] ?? 0) + 1;
}

async function clean(
  inputs: readonly AddressInput[],
  client: DirectMail | undefined,
  signal: AbortSignal,
): Promise<Added[]> {
  if (client === undefined) return inputs.map(offline);
  // What is no combination that the service takes would have it refuse the whole batch.
  const found: Added[] = inputs.map((input) => refusal(input) ?? nothing);
  const asked = inputs.flatMap((input, at) => (found[at] === nothing ? [{ input, at }] : []));
  if (asked.length === 0) return found;
  const answers = await client.addresses.standardizeMany(
    asked.map(({ input }) => input as ServiceInput),
    { signal },
  );
  for (const [index, { input, at }] of asked.entries()) {
    const answer = answers[index];
    if (answer !== undefined) found[at] = remote(input, answer as unknown as StandardizedLines);
  }
  return found;
}

function refusal(input: AddressInput): Added | undefined {
  try {
    standardizeLines(input);
    return undefined;
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    return { ...nothing, clean_deliverable: 'no', clean_problem: 'The row has too little of an address' };
  }
}

function offline(input: AddressInput): Added {
  const refused = refusal(input);
  if (refused !== undefined) return refused;
  const { result, fields } = explain(input);
  const changed = fields.filter((field) => field.changed && field.rule !== 'synthetic' && field.field !== 'zip_addon');
  return {
    // A made-up add-on is no fact for a list.
    ...addressOf(
      result,
      fields.some(({ field, rule }) => field === 'zip_addon' && rule !== 'synthetic'),
    ),
    clean_changed: changed.map(({ field, before, after }) => `${field}: ${before || '(none)'} → ${after}`).join('; '),
    clean_why: changed.map(({ field, rule }) => `${field}: ${rule}`).join('; '),
  };
}

const parts = ['address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The service says by its footnotes why something is another: one letter each (section Standardized address result). */
function remote(input: AddressInput, answer: StandardizedLines): Added {
  const changed = parts.filter((name) => {
    const before = input[name] ?? '';
    if (before === '') return false;
    return plain(name === 'zip_code' ? before.slice(0, 5) : before) !== plain(String(answer[name] ?? ''));
  });
  const { ame_footnotes: notes, dpv_footnotes: delivery } = answer.usps_analysis;
  const why = [notes && `footnotes ${notes}`, delivery && `delivery ${delivery}`].filter(Boolean).join('; ');
  return {
    ...addressOf(answer, true),
    clean_changed: changed.map((name) => `${name}: ${input[name]} → ${answer[name]}`).join('; '),
    clean_why: changed.length > 0 ? why : '',
  };
}

function addressOf(address: StandardizedLines, withAddon: boolean): Added {
  const delivery = deliverability(address);
  const addon = address.address_components.zip_addon;
  return {
    ...nothing,
    clean_address_1: address.address_line1,
    clean_address_2: address.address_line2 ?? '',
    clean_city: address.city,
    clean_state: address.state,
    clean_postal_code: withAddon && addon ? `${address.zip_code}-${addon}` : address.zip_code,
    clean_deliverable: delivery.deliverable ? 'yes' : 'no',
    clean_problem: delivery.deliverable ? '' : delivery.message,
  };
}
