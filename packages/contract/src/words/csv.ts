/** CSV lines, safe to open in a spreadsheet. Has no import, so that every package can bundle it. */

/** What a cell may hold. */
export type CsvValue = string | number | boolean | null | undefined;

/** One line without a line break: values are quoted where needed, and formulas are made harmless. */
export const csvLine = (values: readonly CsvValue[], delimiter = ','): string =>
  values.map((value) => csvCell(value, delimiter)).join(delimiter);

/** Matches what a spreadsheet runs as a formula; not signed or telephone numbers such as `-5.2` and `+1 555 0100`. */
const formula = /^([=@\t\r]|[+-][A-Za-z(@=])/;

/** Puts an apostrophe, which spreadsheets hide, before a formula: cells can hold what strangers typed into a form. */
function csvCell(value: CsvValue, delimiter: string): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return text.includes(delimiter) || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
