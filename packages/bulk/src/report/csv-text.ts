/** One line of CSV: quoted where a reader would stumble, doubled quotation marks, a line feed at the end. */
export const csvLine = (values: readonly (string | number | null | undefined)[], delimiter = ','): string =>
  `${values.map((value) => csvCell(value, delimiter)).join(delimiter)}\n`;

function csvCell(value: string | number | null | undefined, delimiter: string): string {
  const text = value === null || value === undefined ? '' : String(value);
  return text.includes(delimiter) || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
