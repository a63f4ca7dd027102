/**
 * What is wrong with a ZIP that has the digits of one without its leading zero, as spreadsheets and numbers in JSON lose it; undefined
 * where nothing is. The service takes it from three characters on.
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
