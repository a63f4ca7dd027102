import { cleanedColumns } from '@direct-mail/bulk';
import { isZipCode } from '@direct-mail/contract/words/zip-code';
import type { DirectMail, AddressInput as ServiceInput } from '@direct-mail/sdk';
import {
  type AddressExplanation,
  type AddressFields,
  type AddressInput,
  AddressInputError,
  deliverability,
  explain,
  type StandardizedLines,
} from '@direct-mail/us-address';
import { changesOf } from './address-changes.ts';
import { type Doubt, doubtOf, movedBy } from './address-doubt.ts';

/** The added columns, in order. In a file that was cleaned before, they are replaced. */
export const addedColumns = cleanedColumns;

export type Added = Readonly<Record<(typeof addedColumns)[number], string>>;

export const nothing: Added = Object.fromEntries(addedColumns.map((name) => [name, ''])) as Added;

/** Cleans a batch; with `client`, with the service. */
export async function cleanAddresses(
  inputs: readonly AddressFields[],
  client: DirectMail | undefined,
  signal: AbortSignal,
): Promise<Added[]> {
  const explained = inputs.map(explainOrRefuse);
  if (client === undefined) {
    return inputs.map((input, at) => {
      const own = explained[at];
      return own === undefined ? refused(input) : offline(input, own);
    });
  }
  // One combination that the service does not accept would make it refuse the whole batch.
  const asked = inputs.flatMap((input, at) => {
    const own = explained[at];
    const sent = own === undefined ? undefined : forService(input, own);
    return own === undefined || sent === undefined ? [] : [{ input, sent, at, own }];
  });
  const found: Added[] = inputs.map(refused);
  if (asked.length === 0) return found;
  const results = await client.addresses.standardizeMany(
    asked.map(({ sent }) => sent as ServiceInput),
    { signal },
  );
  for (const [index, { input, at, own }] of asked.entries()) {
    const result = results[index];
    if (result !== undefined) found[at] = remote(input, own, result as unknown as StandardizedLines);
  }
  return found;
}

/** The service refuses what is no ZIP code (D119): it gets the one that was read from it; undefined if nothing says the place then. */
function forService(input: AddressFields, { result }: AddressExplanation): AddressFields | undefined {
  const { zip_code: zip, ...rest } = input;
  if (typeof zip !== 'string' || zip.trim() === '' || isZipCode(zip)) return input;
  if (isZipCode(result.zip_code)) return { ...rest, zip_code: result.zip_code };
  return (rest.city ?? '').trim() !== '' && (rest.state ?? '').trim() !== '' ? rest : undefined;
}

/** Nothing to clean: what was sent stays, so that the row can be corrected. */
const refused = ({ address_line1, address_line2, city, state, zip_code }: AddressFields): Added => ({
  ...nothing,
  clean_address_1: address_line1 ?? '',
  clean_address_2: address_line2 ?? '',
  clean_city: city ?? '',
  clean_state: state ?? '',
  clean_postal_code: zip_code ?? '',
  clean_deliverable: 'no',
  clean_problem: 'The row has too little of an address',
});

function explainOrRefuse(input: AddressFields): AddressExplanation | undefined {
  try {
    return explain(input as AddressInput);
  } catch (error) {
    if (!(error instanceof AddressInputError)) throw error;
    return undefined;
  }
}

function offline(input: AddressFields, explained: AddressExplanation): Added {
  const { result, fields } = explained;
  const doubt = doubtOf(input, explained);
  // A synthetic add-on does not belong in a list.
  const real = fields.some(({ field, rule }) => field === 'zip_addon' && rule !== 'synthetic');
  const changes = changesOf(input, explained).filter(({ field }) => doubt === undefined || !doubt.kept.has(field));
  return {
    ...addressOf(input, explained, result, real, doubt),
    clean_changed: changes.map(({ field, before, after }) => `${field}: ${before || '(none)'} → ${after}`).join('; '),
    clean_why: [...changes.map(({ field, rule }) => `${field}: ${rule}`), ...(doubt?.why ?? [])].join('; '),
  };
}

const parts = ['address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The service gives its reasons as footnotes: one letter each (section Standardized address result). */
function remote(input: AddressFields, own: AddressExplanation, result: StandardizedLines): Added {
  const doubt = movedBy(input, own, result);
  const changed = parts.filter((name) => {
    const before = input[name] ?? '';
    if (before === '' || doubt?.kept.has(name)) return false;
    return plain(name === 'zip_code' ? before.slice(0, 5) : before) !== plain(String(result[name] ?? ''));
  });
  const { ame_footnotes: notes, dpv_footnotes: delivery } = result.usps_analysis;
  const why = [notes && `footnotes ${notes}`, delivery && `delivery ${delivery}`].filter(Boolean).join('; ');
  return {
    ...addressOf(input, own, result, true, doubt),
    clean_changed: changed.map((name) => `${name}: ${input[name]} → ${result[name]}`).join('; '),
    clean_why: [...(changed.length > 0 ? [why] : []), ...(doubt?.why ?? [])].join('; '),
  };
}

/** Uncertain parts stay as sent: a list is no place for a guess. */
function addressOf(
  input: AddressFields,
  explained: AddressExplanation,
  address: StandardizedLines,
  withAddon: boolean,
  doubt: Doubt | undefined,
): Added {
  const delivery = deliverability(address);
  const addon = address.address_components.zip_addon;
  const written = (name: 'city' | 'state' | 'zip_code'): string =>
    input[name] ?? explained.fields.find(({ field }) => field === name)?.before ?? '';
  const kept = (name: 'city' | 'state' | 'zip_code', found: string): string =>
    doubt?.kept.has(name) ? written(name) : found;
  return {
    ...nothing,
    clean_address_1: address.address_line1,
    clean_address_2: address.address_line2 ?? '',
    clean_city: kept('city', address.city),
    clean_state: kept('state', address.state),
    clean_postal_code: kept('zip_code', withAddon && addon ? `${address.zip_code}-${addon}` : address.zip_code),
    ...(delivery.deliverable
      ? { clean_deliverable: doubt === undefined ? 'yes' : 'unsure', clean_problem: doubt?.problem ?? '' }
      : { clean_deliverable: 'no', clean_problem: delivery.message }),
  };
}
