/** A table as a CSV file: quoted where it must be, and nothing in it is a formula to a spreadsheet. */
export function asCsv(
  head: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
