type Cell = string | number | boolean | null | undefined;

/** A column of a file: its heading, and its value for a row. */
export type Column<Row> = readonly [heading: string, value: (row: Row) => Cell];

/** Columns that are called as the fields that they show. */
export function fields<Row>(...names: readonly FieldOf<Row>[]): Column<Row>[] {
  return names.map((name) => [name, (row) => row[name] as Cell]);
}

/** The fields that fit a cell. */
type FieldOf<Row> = { [Name in keyof Row & string]: Row[Name] extends Cell ? Name : never }[keyof Row & string];

/** A table as a CSV file: quoted where it must be, and nothing in it is a formula to a spreadsheet. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return lines.map((line) => line.map(shown).join(',')).join('\r\n');
}

function shown(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
