import { stripVTControlCharacters } from 'node:util';

/** The service's text, safe for a terminal: no escape sequences, no control characters, one line. */
export const safeText = (text: string): string =>
  stripVTControlCharacters(text).replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ');

/** Our own text, of several lines. */
export const safeLines = (text: string): string => text.split('\n').map(safeText).join('\n');
