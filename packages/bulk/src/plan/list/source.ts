import { BulkError } from '../../errors.ts';
import type { Problem } from '../problem.ts';

/** One row as its source gives it. */
export interface SourceRow {
  /** As its reader counts: the line of headings of a CSV file is row 1. */
  row: number;
  values: Readonly<Record<string, unknown>>;
  /** What is wrong with the row as a whole. */
  problem?: Problem | undefined;
}

/** What a program that opens a CSV file has to guess. */
export interface CsvLayout {
  delimiter: string;
  /** Whether it begins with a byte order mark, without which some spreadsheets misread UTF-8. */
  bom: boolean;
}

/** Rows that can be read more than once: for the plan, and again for the report. */
export interface RowSource extends AsyncIterable<SourceRow> {
  /** Column names, once the first row was read; a source of objects has those of its first object. */
  readonly columns: readonly string[] | undefined;
  /** What a plan's hash and a report say about it. */
  describe(): { kind: string; path: string | null; options?: object | undefined };
  /** SHA-256 of the bytes that were read; absent for a source without a file. */
  digest(): string | undefined;
  /** How a CSV file is written, once its first row was read: a report is written alike. */
  layout?(): CsvLayout;
  /** Whether the rows can be read again; an iterable that was consumed cannot. */
  readonly repeatable: boolean;
}

/** What `plan({ rows })` takes: `readCsv`, `readJsonl`, an array, or anything that gives objects, such as a database's cursor. */
export type Rows = RowSource | Iterable<object> | AsyncIterable<object>;

export function sourceOf(rows: Rows): RowSource {
  if (typeof rows !== 'object' || rows === null) {
    throw new BulkError(
      'input',
      `rows must be readCsv(path), readJsonl(path), an array or an async iterable; got ${typeof rows}`,
    );
  }
  if ('describe' in rows) return rows;
  if (!(Symbol.asyncIterator in rows) && !(Symbol.iterator in rows)) {
    throw new BulkError(
      'input',
      'rows must be readCsv(path), readJsonl(path), an array or an async iterable; got a plain object',
    );
  }
  let columns: string[] | undefined;
  return {
    get columns() {
      return columns;
    },
    repeatable: Array.isArray(rows),
    describe: () => ({ kind: 'objects', path: null }),
    digest: () => undefined,
    async *[Symbol.asyncIterator]() {
      let row = 0;
      for await (const values of rows as AsyncIterable<object>) {
        row += 1;
        if (typeof values !== 'object' || values === null || Array.isArray(values)) {
          throw new BulkError(
            'input',
            `row ${row} must be an object with named fields; got ${Array.isArray(values) ? 'an array' : typeof values}`,
          );
        }
        columns ??= Object.keys(values);
        yield { row, values: values as Record<string, unknown> };
      }
    },
  };
}
