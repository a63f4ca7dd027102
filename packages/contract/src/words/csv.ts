/** CSV lines, safe to open in a spreadsheet. Has no import, so that every package can bundle it. */

/** What a cell may hold. */
export type CsvValue = string | number | boolean | null | undefined;

/** One line without a line break: values are quoted where needed, and formulas are made harmless. */
export const csvLine = (values: readonly CsvValue[], delimiter = ','): string =>
  values.map((value) => csvCell(value, delimiter)).join(delimiter);

/** Signed and telephone numbers, such as `-5.2` and `+1 (555) 010-0100`. */
const signed = /^(?:[+-]\d+(?:[.,]\d+)?%?|\+\d[\d ().-]*)$/;

/** Whether a spreadsheet would run it as a formula: `=1+1`, `-2+3+cmd|…`, `+$B$2`. */
const isFormula = (text: string): boolean => /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !signed.test(text));

/** Puts an apostrophe, which spreadsheets hide, before a formula: cells can hold what strangers typed into a form. */
function csvCell(value: CsvValue, delimiter: string): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return text.includes(delimiter) || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
