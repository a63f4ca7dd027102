import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BulkError } from '../errors.ts';
import { textOf } from './checks.ts';
import { columnsThere, type Mapping, mapColumns, recipientFields } from './columns.ts';
import { hashOfEmail, householdKey, mailboxKey, personKey, personOf } from './keys.ts';
import { readCsv } from './list/csv.ts';
import { openText } from './list/decode.ts';
import { readJsonl } from './list/jsonl.ts';
import { linesOf } from './postal-lines.ts';
import type { SuppressionMatch } from './request.ts';

interface Reading {
  secret: Uint8Array;
  /** Whom an address with a name excludes. Without a name it is always everyone there. */
  match: SuppressionMatch;
  /** Called at the end with the hash of the file. */
  digest: (hash: string) => void;
}

/** A heading line of a one-column file. */
const heading = /^(e-?mail|e-?mail[_ -]?address|email_sha256|sha-?256|hash)$/i;

/**
 * Reads the keys of a suppression file: e-mail addresses or their SHA-256, one per line; or a CSV or JSONL file with a
 * column of them, or with names and addresses.
 *
 * @throws BulkError for a row that identifies no one: an opt-out must not be ignored silently
 */
export async function* suppressionKeys(path: string, reading: Reading): AsyncGenerator<Uint8Array> {
  const { secret, digest } = reading;
  if (/\.(jsonl|ndjson)$/i.test(path)) {
    yield* tableKeys(path, reading);
    return;
  }
  const file = openText(path);
  const lines = createInterface({ input: Readable.from(file.chunks), crlfDelay: Number.POSITIVE_INFINITY });
  let begun = false;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const text = line.trim().replace(/^"|"$/g, '');
    if (text === '') continue;
    const hash = hashOf(text);
    if (!begun && hash === undefined && !heading.test(text)) {
      lines.close();
      yield* tableKeys(path, reading);
      return;
    }
    if (begun && hash === undefined) throw notOne(path, number);
    begun = true;
    if (hash === undefined) continue;
    yield mailboxKey(secret, hash);
  }
  if (!begun) throw namesNoOne(path);
  // A file with only a heading has no opt-outs yet.
  digest(file.digest());
}

const notOne = (path: string, row: number): BulkError =>
  new BulkError('input', `${path}, row ${row}: an e-mail address or a SHA-256 of 64 hex digits is expected`);

const namesNoOne = (path: string): BulkError =>
  new BulkError('input', `${path} holds no e-mail address, hash or postal address: expected one in each row`);

const hashOf = (text: string): string | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  // As in mail programs, with or without a name before it.
  const address = (/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).trim().replace(/^mailto:/i, '');
  return /^[^\s@,;:"<>(){}[\]\\]+@[^\s@,;:"<>(){}[\]\\]+\.[^\s@,;:"<>(){}[\]\\]+$/.test(address)
    ? hashOfEmail(address)
    : undefined;
};

/** E-mail addresses of a cell, which may hold several. */
function hashesOf(text: string): string[] {
  const whole = hashOf(text);
  if (whole !== undefined) return [whole];
  const parts = text.split(/[\s,;]+/).map(hashOf);
  return parts.every((hash) => hash !== undefined) ? parts : [];
}

async function* tableKeys(path: string, reading: Reading): AsyncGenerator<Uint8Array> {
  const source = /\.(jsonl|ndjson)$/i.test(path) ? readJsonl(path) : readCsv(path);
  let table: Table | undefined;
  let shape = '';
  for await (const { row, values, problem } of source) {
    if (problem !== undefined) throw new BulkError('input', `${path}, row ${row}: ${problem.message}`);
    // Objects may have other fields in each row.
    const names = Object.keys(values);
    const of = names.join('\n');
    if (table === undefined || of !== shape) table = tableOf(path, names);
    shape = of;
    const keys = keysOf(table, values, reading);
    const unread = table.mailboxes.find(
      (name) => textOf(values[name]).includes('@') && hashesOf(textOf(values[name])).length === 0,
    );
    if (unread !== undefined)
      throw new BulkError('input', `${path}, row ${row}, column ${unread}: expected e-mail addresses`);
    if (keys.length === 0) {
      if (Object.values(values).every((value) => textOf(value) === '')) continue;
      throw new BulkError(
        'input',
        `${path}, row ${row} holds no e-mail address, hash or postal address: expected an e-mail address, its SHA-256, or a street with a ZIP or a city`,
      );
    }
    yield* keys;
  }
  if (table === undefined) {
    if (source.columns === undefined) throw namesNoOne(path);
    tableOf(path, source.columns);
  }
  reading.digest(source.digest() ?? createHash('sha256').update(path).digest('hex'));
}

interface Table {
  /** The columns of each address: a customer may have one for shipping and one for billing. */
  addresses: Mapping['fields'][];
  /** Columns of e-mail addresses or their hashes: a person may have several. */
  mailboxes: string[];
}

function tableOf(path: string, columns: readonly string[]): Table {
  const { fields, otherAddresses = [] } = mapColumns(columns, {}, []);
  const mailboxes = columns.filter((name) => name === fields.email || /e-?mail|sha.?256|hash/i.test(name));
  if (mailboxes.length === 0 && fields.address_1 === undefined) {
    throw new BulkError(
      'input',
      `${path}: no column holds e-mail addresses, their SHA-256, or addresses; ${columnsThere(columns)}: call one email, sha256 or address_1`,
    );
  }
  return { addresses: [fields, ...otherAddresses], mailboxes };
}

function keysOf(
  { addresses, mailboxes }: Table,
  values: Readonly<Record<string, unknown>>,
  { secret, match }: Reading,
) {
  const of = (name: string | undefined): string | undefined =>
    (name === undefined ? '' : textOf(values[name])) || undefined;
  return [
    ...mailboxes.flatMap((name) => hashesOf(textOf(values[name]))).map((hash) => mailboxKey(secret, hash)),
    ...addresses.flatMap((fields) => {
      const recipient = Object.fromEntries(recipientFields.map((field) => [field, of(fields[field])]));
      if (recipient['address_1'] === undefined || (recipient['postal_code'] ?? recipient['city']) === undefined)
        return [];
      const address = linesOf(recipient);
      const name = personOf(recipient);
      return match === 'address' || name === '' ? householdKey(secret, address) : personKey(secret, address, name);
    }),
  ];
}
