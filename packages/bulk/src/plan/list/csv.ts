import { Readable } from 'node:stream';
import { separatorOf } from '@direct-mail/contract/words/separator';
import { type CsvError, parse } from 'csv-parse';
import { BulkError } from '../../errors.ts';
import { term, words } from '../../message.ts';
import { checkNames } from '../../option-names.ts';
import { problemOf } from '../problem.ts';
import { openText } from './decode.ts';
import type { CsvLayout, RowSource, SourceRow } from './source.ts';

export interface CsvOptions {
  /** Column separator; if absent, guessed from the heading line: comma, semicolon, tab or bar. */
  delimiter?: string | undefined;
  /** Encoding, such as `windows-1252`; a byte order mark is recognized, otherwise UTF-8 is expected. */
  encoding?: string | undefined;
  /** Column names, for a file without a heading line. */
  columns?: readonly string[] | undefined;
}

/** Maximum characters per row: an unclosed quote must not fill the memory. */
const LONGEST_ROW = 1 << 20;

/** Characters passed to the parser at a time: it buffers all their rows. */
const SLICE = 1 << 14;

async function* slices(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of chunks) {
    for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
  }
}

/**
 * Streams the rows of a CSV file, for `bulk.plan({ rows })`.
 *
 * @example
 * ```ts
 * import { readCsv } from '@direct-mail/bulk';
 *
 * const rows = readCsv('people.csv', { encoding: 'windows-1252' });
 * ```
 */
export function readCsv(path: string, options: CsvOptions = {}): RowSource {
  if (typeof path !== 'string' || path === '') throw new BulkError('input', 'readCsv needs the path of a file');
  checkNames('readCsv', options, { delimiter: true, encoding: true, columns: true });
  let columns: readonly string[] | undefined;
  let digest: (() => string) | undefined;
  let layout: CsvLayout = { delimiter: ',', bom: false, newline: '\n' };
  return {
    get columns() {
      return columns;
    },
    repeatable: true,
    describe: () => ({ kind: 'csv', path, options }),
    digest: () => digest?.(),
    layout: () => layout,
    async *[Symbol.asyncIterator]() {
      const file = openText(path, options.encoding);
      digest = file.digest;
      const { delimiter, newline, chunks } = await withDelimiter(path, file.chunks, options.delimiter);
      layout = { delimiter, bom: file.marked(), newline };
      const parser = parse({
        delimiter,
        relax_column_count: true,
        max_record_size: LONGEST_ROW,
      });
      const input = Readable.from(slices(chunks), { objectMode: true });
      input.on('error', (error) => parser.destroy(error));
      input.pipe(parser);
      let row = 0;
      let names = options.columns === undefined ? undefined : checkHeadings(path, [...options.columns]);
      try {
        for await (const record of parser as AsyncIterable<string[]>) {
          row += 1;
          // Skipped and counted: a spreadsheet shows it as a row.
          if (record.every((value) => value.trim() === '')) continue;
          if (names === undefined) {
            names = checkHeadings(path, record);
            columns = names;
            continue;
          }
          columns = names;
          yield rowOf(row, names, record);
        }
      } catch (error) {
        throw explained(path, error, row);
      } finally {
        input.destroy();
      }
      if (names === undefined)
        throw new BulkError('input', `${path} holds no rows: expected a line of headings and rows below it`);
    },
  };
}

function rowOf(row: number, names: readonly string[], record: readonly string[]): SourceRow {
  const values: Record<string, string> = {};
  for (let index = 0; index < names.length; index += 1) values[names[index] as string] = record[index] ?? '';
  const extra = record.slice(names.length).some((value) => value.trim() !== '');
  if (record.length === names.length || (!extra && record.length > names.length)) return { row, values };
  const what = extra ? 'more' : 'fewer';
  const advice = extra
    ? 'a value with the delimiter in it needs quotes'
    : 'a delimiter or the end of the row is missing';
  const problem = problemOf(
    { severity: 'error', code: extra ? 'row_too_long' : 'row_too_short', row, column: null },
    `the row has ${what} values (${record.length}) than there are columns (${names.length}): ${advice}`,
  );
  return { row, values, problem };
}

function checkHeadings(path: string, record: string[]): string[] {
  const names = record.map((name) => name.replaceAll(/\s+/g, ' ').trim());
  while (names.length > 0 && names.at(-1) === '') names.pop();
  const empty = names.indexOf('');
  if (empty >= 0)
    throw new BulkError('input', `${path}: column ${empty + 1} of row 1 has no heading: name it, or delete the column`);
  if (names.includes('__proto__'))
    throw new BulkError('input', `${path}: a column cannot have the heading __proto__: rename it`);
  const seen = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const first = seen.get(name.toLowerCase());
    if (first !== undefined) {
      throw new BulkError(
        'input',
        `${path}: columns ${first + 1} and ${index + 1} of row 1 have the same heading: rename or delete one`,
      );
    }
    seen.set(name.toLowerCase(), index);
  }
  if (names.some((name) => /^[=+@]|^\d{5}(-\d{4})?$|^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(name))) {
    throw new BulkError(
      'input',
      words`${path}: row 1 looks like data, not like headings: add a line of headings, or give ${term('columns')}`,
    );
  }
  return names;
}

/** Excel's `sep=` line: neither a row nor counted, as in Excel. */
const separatorLine = /^\s*sep=(.)(\r\n|\r|\n)/i;

/** The given separator, or the file's own, else the most frequent one outside of quotes in the first line. */
async function withDelimiter(path: string, chunks: AsyncIterable<string>, given: string | undefined) {
  if (given !== undefined && (given.length !== 1 || given === '"'))
    throw new BulkError('input', words`${term('delimiter')} must be one character, such as ; or \\t`);
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  // A carriage return at the end of a chunk may be half of a line break.
  while (head.length < LONGEST_ROW && !/\n|\r./s.test(head.trimStart())) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  const [said = '', separator] = separatorLine.exec(head) ?? [];
  const rest = async function* (): AsyncGenerator<string> {
    yield head.slice(said.length);
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  };
  const known = given ?? separator;
  const newline = (/\r\n|\r|\n/.exec(head.trimStart())?.[0] ?? '\n') as CsvLayout['newline'];
  if (known !== undefined) return { delimiter: known, newline, chunks: rest() };
  if (head.trim() === '') throw new BulkError('input', `${path} holds nothing but blank lines`);
  return { delimiter: separatorOf(head), newline, chunks: rest() };
}

const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE:
    'something follows a closing quotation mark: a mark inside of a quoted value is written twice',
  INVALID_OPENING_QUOTE: 'a quotation mark inside a value: quote the whole value and write the mark twice',
  CSV_MAX_RECORD_SIZE: `a row is longer than ${LONGEST_ROW} characters: is a quotation mark not closed, or is it no CSV file?`,
};

function explained(path: string, error: unknown, row: number): unknown {
  if (error instanceof BulkError) return error;
  // The parser reads ahead, but knows the row of each record.
  const { code, lines, records = row } = error as Partial<CsvError> & { lines?: number; records?: number };
  const fault = faults[code ?? ''];
  if (fault === undefined) return error;
  return new BulkError(
    'input',
    `${path}, row ${records + 1}${lines === undefined ? '' : ` (line ${lines})`}: ${fault}`,
  );
}
