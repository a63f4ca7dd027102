/** One line of CSV: quoted where needed, ends with a line feed. */
export const csvLine = (values: readonly (string | number | null | undefined)[], delimiter = ','): string =>
  `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\n`;

/** A spreadsheet would run it as a formula, and the text may come from a public form. */
const live = /^([=@\t\r]|[+-][A-Za-z(@=])/;

function csvCell(value: string | number | null | undefined, delimiter: string): string {
  const given = value === null || value === undefined ? '' : String(value);
  const text = live.test(given) ? `'${given}` : given;
  return text.includes(delimiter) || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
