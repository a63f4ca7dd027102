import type { Separator } from '@direct-mail/contract/words/separator';

/**
 * Parses CSV by RFC 4180: quoted fields, doubled quotes, line breaks inside quotes, a byte order mark, any line ending.
 *
 * Our own parser, because an invalid record must be reported by line and the valid ones after it kept. After a stray
 * quote, csv-parse 7 loses the records up to the next quote, and papaparse 5 the rest of the file; csv-parse needs
 * `Buffer` in browsers, papaparse has no line numbers. Here an invalid record costs its first line. A test compares
 * well-formed files with csv-parse.
 */
export function readCsv(text: string, separator: Separator = ','): CsvRecord[] {
  const records: CsvRecord[] = [];
  const cursor: Cursor = {
    text,
    separator: separator.charCodeAt(0),
    at: text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0,
    line: 1,
  };
  while (cursor.at < text.length) {
    const { at, line } = cursor;
    const fields = readRecord(cursor);
    if (fields === null) {
      records.push({ line, fields: null });
      cursor.at = at;
      cursor.line = line;
      skipLine(cursor);
    } else if (fields.length > 1 || fields[0] !== '') records.push({ line, fields });
  }
  return records;
}

/** One record and its first line, from 1; `fields` is null if the quotes do not match. Blank lines are not records. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[] | null;
}

interface Cursor {
  readonly text: string;
  readonly separator: number;
  at: number;
  line: number;
}

const BYTE_ORDER_MARK = 0xfeff;
const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

/** The fields up to the end of the record; null if a quoted field is not terminated correctly. */
function readRecord(cursor: Cursor): string[] | null {
  const fields: string[] = [];
  for (;;) {
    const field = cursor.text.charCodeAt(cursor.at) === QUOTE ? readQuoted(cursor) : readPlain(cursor);
    if (field === null) return null;
    fields.push(field);
    if (cursor.text.charCodeAt(cursor.at) !== cursor.separator) break;
    cursor.at += 1;
  }
  endLine(cursor);
  return fields;
}

function readPlain(cursor: Cursor): string {
  const start = cursor.at;
  while (!isEnd(cursor)) cursor.at += 1;
  return cursor.text.slice(start, cursor.at);
}

function readQuoted(cursor: Cursor): string | null {
  const { text } = cursor;
  let value = '';
  let start = cursor.at + 1;
  for (let at = start; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    if (text.charCodeAt(quote + 1) === QUOTE) {
      value += text.slice(start, quote + 1);
      start = quote + 2;
      at = start;
      continue;
    }
    cursor.line += lineBreaks(text, cursor.at, quote);
    cursor.at = quote + 1;
    return isEnd(cursor) ? value + text.slice(start, quote) : null;
  }
}

function isEnd({ text, at, separator }: Cursor): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === separator || code === LF || code === CR;
}

function endLine(cursor: Cursor): void {
  if (cursor.at >= cursor.text.length) return;
  if (cursor.text.charCodeAt(cursor.at) === CR && cursor.text.charCodeAt(cursor.at + 1) === LF) cursor.at += 1;
  cursor.at += 1;
  cursor.line += 1;
}

function skipLine(cursor: Cursor): void {
  for (;;) {
    const code = cursor.text.charCodeAt(cursor.at);
    if (cursor.at >= cursor.text.length || code === LF || code === CR) break;
    cursor.at += 1;
  }
  endLine(cursor);
}

/** Number of line breaks of any kind between two positions; CR LF is one. */
function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count += 1;
  }
  return count;
}
