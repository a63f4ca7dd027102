// Imported, it would load what every name of it needs: a TextDecoder takes 2 ms.
const { stripVTControlCharacters } = process.getBuiltinModule('node:util');

/** Text of the service as a terminal may show it: no escape sequence, no control character, one line. */
export const safeText = (text: string): string =>
  stripVTControlCharacters(text).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');

/** Text of our own, of several lines. */
export const safeLines = (text: string): string => text.split('\n').map(safeText).join('\n');
