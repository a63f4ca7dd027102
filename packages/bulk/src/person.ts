import { existsSync } from 'node:fs';
import { BulkError } from './errors.ts';
import type { WholeLedger } from './ledger/ledger.ts';
import { checkNames } from './option-names.ts';
import { formerPersonKey } from './plan/former-keys.ts';
import { hashOfEmail, mailboxKey, personKey } from './plan/keys.ts';
import { linesOf } from './plan/postal-lines.ts';
import type { StoredPlan } from './plan/summary.ts';
import { reported } from './report/report.ts';

/** The person to erase: by e-mail addresses, by name and address, or by both. */
export interface Person {
  /** One, or all that are known of the person. */
  email?: string | readonly string[] | undefined;
  address?: PersonAddress | undefined;
}

/** An address as in a list. */
export interface PersonAddress {
  full_name?: string | undefined;
  /** With `last_name`, instead of `full_name`. */
  first_name?: string | undefined;
  last_name?: string | undefined;
  address_1: string;
  address_2?: string | undefined;
  city: string;
  state: string;
  postal_code: string;
}

/** A file that the person was read from or written to, and that is still there. */
export interface FileOfPerson {
  path: string;
  /** `list`: planned; `report`, `failed`: written by a report. */
  kind: 'list' | 'report' | 'failed';
  /** The runs whose list or report it is. */
  runs: string[];
}

export interface ErasedRows {
  /** Rows that matched, including rows erased before. */
  rows: number;
  /** Files that may still hold the person, of the runs that these rows are of. They are not changed. */
  files: FileOfPerson[];
}

const addressNames = {
  full_name: true,
  first_name: true,
  last_name: true,
  address_1: true,
  address_2: true,
  city: true,
  state: true,
  postal_code: true,
} as const satisfies Record<keyof PersonAddress, true>;

/** @throws BulkError for a person who cannot be looked for */
export function checkPerson(call: string, person: Person): { emails: string[]; address?: PersonAddress } {
  if (typeof person !== 'object' || person === null) throw new BulkError('input', `${call} needs { email, address }`);
  checkNames(call, person, { email: true, address: true });
  const { email, address } = person;
  const emails = email === undefined ? [] : typeof email === 'string' ? [email] : [...email];
  if (emails.length === 0 && address === undefined) throw new BulkError('input', `${call} needs email or address`);
  for (const each of emails) {
    if (!(typeof each === 'string' && each.includes('@')))
      throw new BulkError('input', `${call}: email must be an e-mail address`);
  }
  if (address === undefined) return { emails };
  checkNames(`${call}, address`, address, addressNames);
  if (typeof address.address_1 !== 'string' || address.address_1 === '')
    throw new BulkError('input', `${call}: address needs address_1, city, state and postal_code`);
  return { emails, address };
}

/**
 * Erases a person and keeps the keys of the e-mail address, of name and address, and of the addresses it was listed
 * with.
 */
export async function eraseRows(ledger: WholeLedger, person: Person, call = 'erase'): Promise<ErasedRows> {
  const { emails, address } = checkPerson(call, person);
  await ledger.open();
  const secret = await ledger.secret();
  const mailboxes = emails.map((email) => mailboxKey(secret, hashOfEmail(email)));
  const { rows, runs } = await ledger.forget(mailboxes, address === undefined ? [] : personsOf(secret, address));
  const files: FileOfPerson[] = [];
  for (const no of runs) files.push(...(await filesOf(ledger, no)));
  return { rows, files: joinFiles(files) };
}

/** The key, and the one that an older ledger may hold. */
function personsOf(secret: Uint8Array, address: PersonAddress): Uint8Array[] {
  const { first_name, last_name, full_name = [first_name, last_name].filter(Boolean).join(' ') } = address;
  const lines = linesOf(address);
  return [personKey(secret, lines, full_name), formerPersonKey(secret, lines, full_name)];
}

/** The run's lists, and the reports that were written of it, as far as they are still there. */
async function filesOf(ledger: WholeLedger, no: number): Promise<FileOfPerson[]> {
  const row = await ledger.run({ no });
  if (row === undefined) return [];
  const { source, earlier = [], parts = [] } = JSON.parse(row.plan) as StoredPlan;
  const lists = [...earlier.map((each) => each.source), source, ...parts.map((each) => each.source)].map(
    ({ path }) => ['list', path] as const,
  );
  const reports = (await ledger.events(no)).flatMap(({ kind, detail }) =>
    kind === reported.report || kind === reported.failed
      ? [[kind === reported.report ? 'report' : 'failed', detail] as const]
      : [],
  );
  return [...lists, ...reports].flatMap(([kind, path]) =>
    path === null || !existsSync(path) ? [] : [{ path, kind, runs: [row.id] }],
  );
}

/** Each file once, with all its runs. */
export function joinFiles(files: readonly FileOfPerson[]): FileOfPerson[] {
  const byPath = new Map<string, FileOfPerson>();
  for (const { path, kind, runs } of files) {
    const known = byPath.get(path);
    byPath.set(path, { path, kind: known?.kind ?? kind, runs: [...new Set([...(known?.runs ?? []), ...runs])] });
  }
  return [...byPath.values()];
}
