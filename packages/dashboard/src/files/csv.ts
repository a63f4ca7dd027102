import { type CsvValue as Cell, csvLine } from '@direct-mail/contract/words/csv';

/** A column of a file: its heading, and its value for a row. */
export type Column<Row> = readonly [heading: string, value: (row: Row) => Cell];

/** Columns named after the fields they contain. */
export function fields<Row>(...names: readonly FieldOf<Row>[]): Column<Row>[] {
  return names.map((name) => [name, (row) => row[name] as Cell]);
}

/** The fields whose values fit into a cell. */
type FieldOf<Row> = { [Name in keyof Row & string]: Row[Name] extends Cell ? Name : never }[keyof Row & string];

/** A table as CSV: quoted where necessary, and with formulas escaped for spreadsheets. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return lines.map((line) => csvLine(line)).join('\r\n');
}
