import { BulkError } from '../../errors.ts';
import type { Problem } from '../problem.ts';
import { ColumnSet } from './column-set.ts';

/** One row of a source. */
export interface SourceRow {
  /** Row number; the heading line of a CSV file is row 1. */
  row: number;
  values: Readonly<Record<string, unknown>>;
  /** A problem with the row as a whole. */
  problem?: Problem | undefined;
}

/** The CSV format, for a report in the same one. */
export interface CsvLayout {
  delimiter: string;
  /** Whether it starts with a byte order mark, without which some spreadsheets misread UTF-8. */
  bom: boolean;
  /** What ends its lines. */
  newline: '\n' | '\r\n' | '\r';
}

/** Rows that can be read more than once: for the plan, and again for the report. */
export interface RowSource extends AsyncIterable<SourceRow> {
  /** Column names, known after the first row; for objects, the keys of all rows read so far. */
  readonly columns: readonly string[] | undefined;
  /** How a plan's hash and a report describe it. */
  describe(): { kind: string; path: string | null; options?: object | undefined };
  /** SHA-256 of the bytes read; absent without a file. */
  digest(): string | undefined;
  /** Format of a CSV file, known after the first row; the report uses the same. */
  layout?(): CsvLayout;
  /** Whether the rows can be read again; a consumed iterable cannot. */
  readonly repeatable: boolean;
}

/** Input of `plan({ rows })`: `readCsv`, `readJsonl`, an array, or any iterable of objects, such as a database cursor. */
export type Rows = RowSource | Iterable<object> | AsyncIterable<object>;

/** Whether all columns are known after the first row. */
export const hasHeadings = (kind: string): boolean => kind === 'csv' || kind === 'sql';

/** The JSON type of what is not an object. */
export const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;

export function sourceOf(rows: Rows): RowSource {
  if (typeof rows !== 'object' || rows === null) {
    throw new BulkError(
      'input',
      `rows must be readCsv(path), readJsonl(path), an array or an async iterable; got ${kindOf(rows)}`,
    );
  }
  if ('describe' in rows) return rows;
  if (!(Symbol.asyncIterator in rows) && !(Symbol.iterator in rows)) {
    throw new BulkError(
      'input',
      'rows must be readCsv(path), readJsonl(path), an array or an async iterable; got a plain object',
    );
  }
  let columns: ColumnSet | undefined;
  return {
    get columns() {
      return columns?.names;
    },
    repeatable: Array.isArray(rows),
    describe: () => ({ kind: 'objects', path: null }),
    digest: () => undefined,
    async *[Symbol.asyncIterator]() {
      let row = 0;
      columns = undefined;
      for await (const values of rows as AsyncIterable<object>) {
        row += 1;
        if (typeof values !== 'object' || values === null || Array.isArray(values)) {
          throw new BulkError('input', `row ${row} must be an object with named fields; got ${kindOf(values)}`);
        }
        columns ??= new ColumnSet();
        columns.see(Object.keys(values));
        yield { row, values: values as Record<string, unknown> };
      }
    },
  };
}
