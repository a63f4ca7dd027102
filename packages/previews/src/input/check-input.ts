/** Rejects invalid input from untyped callers with messages in the caller's terms: nothing else is drawn instead. */

import { creativeFormats, misspelledFormat } from '@direct-mail/contract/doors/formats';
import { checkOptions } from '@direct-mail/contract/doors/options';
import { anyObject, anything, oneOf as choice, flag, positive, text as words } from '@direct-mail/contract/doors/shape';
import { isObject } from '@direct-mail/contract/words/is-object';
import type { ArtworkCheckOptions } from '../check-types.ts';
import { checkPart } from '../sheet/picture.ts';
import type { PreviewAddress, PreviewerOptions, PreviewPart, PreviewPiece } from '../types.ts';
import { PreviewInputError } from './preview-input-error.ts';

const PARTS: readonly PreviewPart[] = ['front', 'back', 'pdf', 'thumbnail', 'front_proof', 'back_proof'];
const SIDES: readonly NonNullable<ArtworkCheckOptions['side']>[] = ['front', 'back'];
const ADDRESS: Readonly<Record<keyof PreviewAddress, true>> = {
  name: true,
  company: true,
  address_1: true,
  address_2: true,
  city: true,
  state_name: true,
  postal_code: true,
  zip_addon: true,
  del_point: true,
};

/** @throws OptionError for an unknown option, or one of the wrong kind */
export function checkPreviewerOptions(options: PreviewerOptions): void {
  checkOptions('createPreviewer', options, {
    images: anything,
    assets: anyObject(),
    engine: choice(['auto', 'native', 'wasm']),
    renderer: choice(['takumi', 'chromium', 'auto']),
    chromium: anyObject(),
    isolated: flag,
    timeout: positive,
  });
  checkOptions('createPreviewer, chromium', options.chromium ?? {}, { path: words, sandbox: flag });
}

/**
 * @throws PreviewInputError
 * @throws RangeError for the back of a letter, which has none (D42)
 */
export function checkPiece(piece: PreviewPiece, part: PreviewPart): void {
  if (!isObject(piece)) throw unexpected('piece', 'an object with a format and HTML', piece);
  checkFormat(piece.format);
  if (part === undefined) throw unexpected('part', PARTS.join(', '), part);
  oneOf('part', part, PARTS);
  checkPart(piece.format, part);
  if (piece.now === undefined) throw unexpected('now', A_TIME, piece.now);
  time(piece.now);
  const { id, name, mail_type, front_html, back_html } = piece;
  for (const [field, value] of Object.entries({ id, name, mail_type, front_html, back_html })) text(field, value);
  for (const field of ['recipient', 'address'] as const) {
    const value: unknown = piece[field];
    if (value !== undefined && value !== null && !isObject(value)) throw unexpected(field, 'an object', value);
  }
  for (const field of Object.keys(ADDRESS)) text(`address.${field}`, piece.address?.[field as keyof PreviewAddress]);
  const lines: unknown = piece.return_address ?? [];
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string'))
    throw unexpected('return_address', 'a list of lines', lines);
}

/** @throws PreviewInputError */
export function checkAsked(html: string, asked: ArtworkCheckOptions): void {
  if (typeof html !== 'string') throw unexpected('html', 'a text', html);
  if (!isObject(asked)) throw unexpected('options', 'an object with a format', asked);
  const { format, side, data, rows, rowNumbers, now } = asked;
  checkFormat(format);
  oneOf('side', side, SIDES);
  if (now !== undefined) time(now);
  if (data !== undefined && !isObject(data)) throw unexpected('data', 'an object of values by name', data);
  const list: unknown = rows ?? [];
  if (!Array.isArray(list)) throw unexpected('rows', 'a list of objects', list);
  const numbers: unknown = rowNumbers ?? [];
  if (!Array.isArray(numbers) || (rowNumbers !== undefined && numbers.length !== list.length))
    throw unexpected('rowNumbers', 'as many numbers as rows', numbers);
  const unnumbered = numbers.findIndex((number) => !Number.isSafeInteger(number));
  if (unnumbered >= 0) throw unexpected(`rowNumbers[${unnumbered}]`, 'a whole number', numbers[unnumbered]);
  const odd = list.findIndex((row) => !isObject(row));
  if (odd >= 0) throw unexpected(`rows[${odd}]`, 'an object of values by name', list[odd]);
}

/** D03: custom names are accepted; a near miss of a known name would be drawn in another size than intended. */
function checkFormat(format: unknown): void {
  const known = `${creativeFormats.join(', ')}, or a name with its size in inches such as postcard_5x7`;
  if (typeof format !== 'string') throw unexpected('format', known, format);
  if (format.trim() === '') throw new PreviewInputError('format', `expected ${known}; it is empty`);
  const meant = misspelledFormat(format);
  if (meant !== undefined)
    throw new PreviewInputError(
      'format',
      `there is no format ${JSON.stringify(format.slice(0, 64))}; did you mean ${meant}?`,
    );
}

const A_TIME = 'a time in ISO 8601 such as "2026-12-01T09:00:00Z"';

function time(value: unknown): void {
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isTime) throw unexpected('now', A_TIME, value);
}

function oneOf(field: string, value: unknown, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value as string)) throw unexpected(field, known.join(', '), value, true);
}

function text(field: string, value: unknown): void {
  if (value !== undefined && value !== null && typeof value !== 'string') throw unexpected(field, 'a text', value);
}

/** Repeats only values that the API defines: any other may be personal data. */
function unexpected(field: string, expected: string, value: unknown, repeat = field === 'now'): PreviewInputError {
  const kind =
    value === undefined
      ? 'nothing'
      : value === null
        ? 'null'
        : repeat && typeof value === 'string'
          ? JSON.stringify(value.slice(0, 64))
          : Array.isArray(value)
            ? 'a list'
            : typeof value === 'object'
              ? 'an object'
              : `a ${typeof value}`;
  return new PreviewInputError(field, `expected ${expected}; got ${kind}`);
}
