import type { CsvColumns, ImportReport, NewMember, RejectedRow } from '@direct-mail/contract/control/generated/models';
import type { MemberColumn } from '@direct-mail/contract/words/headings';
import { separatorOf } from '@direct-mail/contract/words/separator';
import { type CsvRecord, readCsv } from '../base/csv.ts';
import { nonBlank } from '../base/non-blank.ts';
import { invalid, Refusal } from '../base/refusal.ts';
import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { AudienceRow } from '../store/rows.ts';
import { planColumns } from './csv-columns.ts';
import { enterMember, type ReadMember, readMember } from './members.ts';

/**
 * Imports a CSV file into an audience as the service's dashboard does: valid rows are imported, invalid ones reported.
 * A file without headings is refused. The separator of the first line counts: comma, semicolon, tab or bar.
 */
export function importCsv(account: Account, audience: AudienceRow, file: string, mapping?: CsvColumns): ImportReport {
  requireFewLines(file);
  const [head, ...records] = readCsv(file, separatorOf(file));
  if (head === undefined) throw invalid('the file is empty; the first line must contain the headings');
  if (head.fields === null) throw invalid('the first line must contain the headings, but it has an unbalanced quote');
  requireReadable(file, [head, ...records]);
  const { places, ignored } = planColumns(head.fields, mapping);
  const width = head.fields.length;
  const rejected: RejectedRow[] = [];
  const good: ReadMember[] = [];
  for (const { line, fields } of records) {
    const read = fields === null ? BAD_QUOTES : readRow(account, fields, width, places);
    if (typeof read !== 'string') good.push(read);
    else if (rejected.length < NAMED_REJECTED) rejected.push({ line, reason: read });
  }
  let added = 0;
  for (const read of good) if (enterMember(account, audience, read).added) added += 1;
  return {
    added,
    existing: good.length - added,
    rejected,
    rejected_total: records.length - good.length,
    ignored_columns: ignored,
  };
}

/** A wrong column makes every row invalid, and the first ones show it. */
const NAMED_REJECTED = 1000;

/** Tiny rows cost far more than their text: eight million would take seconds and gigabytes. */
const MAX_LINES = 250_000;

function requireFewLines(file: string): void {
  let lines = 1;
  for (let at = file.indexOf('\n'); at !== -1 && lines <= MAX_LINES; at = file.indexOf('\n', at + 1)) lines += 1;
  if (lines > MAX_LINES)
    throw new Refusal(
      'PayloadTooLarge',
      `the file must have at most ${MAX_LINES} lines; split it into parts, each with the headings`,
    );
}

const LOST = '\ufffd';

/** D117: refuses a file decoded with the wrong encoding, with the first place that shows it. */
function requireReadable(file: string, records: readonly CsvRecord[]): void {
  if (!file.includes(LOST)) return;
  const record = records.find(({ fields }) => fields === null || fields.some((field) => field.includes(LOST)));
  const place = record?.fields?.findIndex((field) => field.includes(LOST)) ?? -1;
  const heading = place < 0 ? undefined : records[0]?.fields?.[place];
  const column =
    heading === undefined || heading.includes(LOST) ? `${place + 1}` : JSON.stringify(heading.slice(0, 40));
  throw invalid(
    `line ${record?.line ?? 1}${place < 0 ? '' : `, column ${column}`} contains bytes that are not valid in the file's encoding; declare the encoding, such as Content-Type: text/csv; charset=windows-1252, or save the file as UTF-8`,
  );
}

const BAD_QUOTES = 'a quoted field must end with a quote before the next separator or the end of the line';

/** The member of a row, or the reason for rejecting it. */
function readRow(
  account: Account,
  fields: readonly string[],
  width: number,
  places: ReadonlyMap<MemberColumn, number>,
): ReadMember | string {
  if (fields.length !== width) return `expected ${width} fields, got ${fields.length}`;
  const value = (column: MemberColumn): string | null => {
    const place = places.get(column);
    return place === undefined ? null : nonBlank(fields[place]);
  };
  try {
    return readMember(account, memberOf(value));
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function memberOf(value: (column: MemberColumn) => string | null): NewMember {
  const optional = (column: MemberColumn): string | undefined => value(column) ?? undefined;
  const [address_1, postal_code] = [value('address_1'), value('postal_code')];
  if (address_1 === null && postal_code !== null) throw invalid('address_1 is required with postal_code');
  if (address_1 !== null && postal_code === null) throw invalid('postal_code is required with address_1');
  const person = {
    identifier: optional('identifier'),
    email: optional('email'),
    email_sha256: optional('email_sha256'),
  };
  if (address_1 === null || postal_code === null) return person;
  const name = nameOf({ full_name: value('name'), first_name: value('first_name'), last_name: value('last_name') });
  return {
    ...person,
    address: {
      name: name ?? undefined,
      company: optional('company'),
      address_1,
      address_2: optional('address_2'),
      city: optional('city'),
      state: optional('state'),
      postal_code,
    },
  };
}
