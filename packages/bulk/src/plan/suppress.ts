import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { standardizeLines } from '@direct-mail/us-address';
import { BulkError } from '../errors.ts';
import { checkRow, textOf } from './checks.ts';
import { mapColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { openText } from './decode.ts';
import { readJsonl } from './jsonl.ts';
import { hashOfEmail, householdKey, mailboxKey, nameOf, personKey } from './keys.ts';

/**
 * The keys of a suppression file: e-mail addresses or their SHA-256, one a line; or a CSV or JSONL file with a column of
 * them, or with names and addresses. A row with an address and no name keeps out the whole household.
 */
export async function* suppressionKeys(
  path: string,
  secret: Uint8Array,
  digest: (hash: string) => void,
): AsyncGenerator<Uint8Array> {
  const file = openText(path);
  const lines = createInterface({ input: Readable.from(file.chunks), crlfDelay: Number.POSITIVE_INFINITY });
  let first: string | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const text = line.trim().replace(/^"|"$/g, '');
    if (text === '') continue;
    const hash = hashOf(text);
    if (
      first === undefined &&
      hash === undefined &&
      !/^(e-?mail|email_?address|email_sha256|sha256|hash)$/i.test(text)
    ) {
      lines.close();
      yield* tableKeys(path, secret, digest);
      return;
    }
    if (first !== undefined && hash === undefined) {
      throw new BulkError(
        'input',
        `${path}, row ${number}: an e-mail address or a SHA-256 of 64 hex digits is expected`,
      );
    }
    first ??= text;
    if (hash !== undefined) yield mailboxKey(secret, hash);
  }
  if (first === undefined) throw new BulkError('input', `${path} holds nothing but blank lines`);
  digest(file.digest());
}

const hashOf = (text: string): string | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(text) ? hashOfEmail(text) : undefined;
};

async function* tableKeys(
  path: string,
  secret: Uint8Array,
  digest: (hash: string) => void,
): AsyncGenerator<Uint8Array> {
  const source = /\.(jsonl|ndjson)$/i.test(path) ? readJsonl(path) : readCsv(path);
  let mapping: ReturnType<typeof mapColumns> | undefined;
  let hashColumn: string | undefined;
  let found = 0;
  for await (const { row, values } of source) {
    mapping ??= mapColumns(source.columns ?? Object.keys(values), {}, []);
    hashColumn ??= (source.columns ?? []).find((name) => /sha.?256|hash/i.test(name));
    const { recipient } = checkRow(row, values, mapping);
    const hash = hashOf(hashColumn === undefined ? '' : textOf(values[hashColumn])) ?? hashOf(recipient.email ?? '');
    if (hash !== undefined) yield mailboxKey(secret, hash);
    if (recipient.address_1 !== undefined && (recipient.postal_code !== undefined || recipient.city !== undefined)) {
      const address = standardizeLines({
        address_line1: recipient.address_1,
        address_line2: recipient.address_2,
        city: recipient.city,
        state: recipient.state,
        zip_code: recipient.postal_code,
      });
      const name = nameOf(recipient);
      yield name === '' ? householdKey(secret, address) : personKey(secret, address, name);
      found += 1;
    } else if (hash !== undefined) found += 1;
  }
  if (found === 0)
    throw new BulkError(
      'input',
      `${path} names nobody: e-mail addresses, SHA-256 hashes or postal addresses are expected`,
    );
  digest(source.digest() ?? createHash('sha256').update(path).digest('hex'));
}
