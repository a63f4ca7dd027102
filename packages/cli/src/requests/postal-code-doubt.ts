/**
 * What is wrong with a ZIP that seems to have lost its leading zero, as in spreadsheets and JSON numbers; undefined if nothing is.
 * The service accepts three characters or more.
 */
export function postalCodeDoubt(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const wanted = /^\d{3,4}$/.test(text)
    ? 'a ZIP has 5 digits'
    : /^\d{8}$/.test(text)
      ? 'a ZIP+4 has 9 digits'
      : undefined;
  return wanted === undefined ? undefined : `${wanted}, got ${text.length}: its leading zero may be lost`;
}
