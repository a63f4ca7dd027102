/** Lines of CSV, for every file that a spreadsheet may open. Has no import, so that every package can bundle it. */

/** What a cell may hold. */
export type CsvValue = string | number | boolean | null | undefined;

/** One line without its end: values quoted where needed, and no text that a spreadsheet would run. */
export const csvLine = (values: readonly CsvValue[], delimiter = ','): string =>
  values.map((value) => csvCell(value, delimiter)).join(delimiter);

/** What a spreadsheet runs as a formula. A signed number and a telephone number, such as `-5.2` and `+1 555 0100`, are none. */
const formula = /^([=@\t\r]|[+-][A-Za-z(@=])/;

/** A formula gets an apostrophe in front, which spreadsheets do not show: names and addresses come from people's forms. */
function csvCell(value: CsvValue, delimiter: string): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return text.includes(delimiter) || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
