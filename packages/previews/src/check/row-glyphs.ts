/** Finds values of a list that no available font can print: every row is checked, without a layout. */
import { foreignCharacters, isDrawable } from '../fonts/fonts.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { templateVariables, valueAt } from '../merge-tags/template-variables.ts';
import type { WantedTags } from '../merge-tags/unfilled.ts';
import type { CheckedPiece } from './filled-side.ts';

/** Findings name the missing script, because the characters themselves would reveal a name. */
const SCRIPTS = [
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Armenian',
  'Georgian',
];
const OF_SCRIPT = SCRIPTS.map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));
/** Scripts for which the optional package has fonts. */
const WORLD = new Set(SCRIPTS.slice(0, 7));

/** The number in its list of the row at an index. */
export type NumberOf = (index: number) => number;

/** One finding for each merge tag with such a value, and one for the address, with the first row and the count. */
export async function rowGlyphs(
  wanted: WantedTags,
  pieces: readonly CheckedPiece[],
  addressed: boolean,
  numberOf: NumberOf,
): Promise<SideFinding[]> {
  const tags = wanted.map((tag) => ({ ...tag, texts: new Map<number, string>() }));
  const address = { expression: 'address', place: undefined, texts: new Map<number, string>() };
  for (const [row, piece] of pieces.entries()) {
    const scope = templateVariables(piece);
    for (const { path, texts } of tags) note(texts, row, valueAt(scope, path));
    if (addressed && piece.address) note(address.texts, row, Object.values(piece.address));
  }
  const found: SideFinding[] = [];
  for (const { expression: key, place, texts } of [...tags, address]) {
    await foreignCharacters(new Set([...texts.values()].flatMap(codePointsOf)));
    const missing = [...texts].flatMap(([row, text]) => {
      const codes = codePointsOf(text).filter((code) => !isDrawable(code));
      return codes.length > 0 ? [{ row, codes }] : [];
    });
    const [earliest] = missing;
    if (earliest === undefined) continue;
    const scripts = scriptsOf(missing.flatMap(({ codes }) => codes));
    const worldly = scripts.length > 0 && scripts.every((name) => WORLD.has(name));
    const row = numberOf(earliest.row);
    found.push(
      finding(
        'glyph-missing',
        `No font here has a picture for characters${scripts.length > 0 ? ` (${scripts.join(', ')})` : ''} of “${key}” in ${missing.length} of ${pieces.length} rows, first in row ${row}`,
        {
          ...place,
          key,
          row,
          rows: missing.length,
          ...(worldly && {
            remedy: 'Install @direct-mail/previews-world beside this package, which has fonts for them',
          }),
        },
      ),
    );
  }
  return found;
}

function note(texts: Map<number, string>, row: number, value: unknown): void {
  const text = foreign(value);
  if (text !== '') texts.set(row, text);
}

/** The characters of a value beyond Latin letters, as one text. */
function foreign(value: unknown): string {
  if (Array.isArray(value)) return value.map(foreign).join('');
  return typeof value === 'string' ? value.replace(/[^\u0180-\u{10ffff}]+/gu, '') : '';
}

const codePointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

const scriptsOf = (codes: readonly number[]): string[] => {
  const text = String.fromCodePoint(...codes.slice(0, 5000));
  return OF_SCRIPT.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
};
