/** Maps the font families of a creative to the available ones. */
import { drawnList, families as fonts, standInFor, standInSaid, withWider } from '../fonts/font-names.ts';
import type { OwnFont } from '../fonts/own-fonts.ts';
import { shortened, type Warnings } from '../render/warnings.ts';

/**
 * The families declared with `@font-face`, with the name under which each is drawn. A file outside the style sheet is
 * not fetched, which is reported.
 */
export function ownFamilies(
  faces: readonly string[],
  fonts: readonly OwnFont[],
  warnings: Warnings,
): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>(fonts.map(({ family, name }) => [family.toLowerCase(), name]));
  for (const name of faces) {
    if (names.has(name.toLowerCase())) continue;
    names.set(name.toLowerCase(), undefined);
    warnings.add(webFontSaid(name));
  }
  return names;
}

export const webFontSaid = (name: string): string =>
  `The web font “${shortened(name, 40)}” cannot be fetched here; it is drawn in ${standInFor(name)?.family ?? 'the next of its list'}`;

/** Families that the artwork brings, in lower case, with the name under which each is drawn. */
export type OwnFamilies = ReadonlyMap<string, string | undefined>;

const namesIn = (value: string) => drawnList(value.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')));

const knownAmong = (names: readonly string[], own: OwnFamilies): string[] =>
  names.map((name) => own.get(name.toLowerCase()) ?? standInFor(name)?.family).filter((name) => name !== undefined);

/** The family that a value of `font-family` is drawn in, where it has the characters. */
export const firstFamily = (value: string, own: OwnFamilies): string =>
  knownAmong(namesIn(value), own)[0] ?? fonts.sans;

/** The value of `font-family` with available fonts. */
export function drawnFamilies(value: string, own: OwnFamilies, warnings: Warnings): string {
  if (/^\s*(inherit|initial|unset|revert)\s*$/i.test(value)) return value;
  const named = namesIn(value);
  const known = knownAmong(named, own);
  const here = [...new Set([...withWider(known), fonts.sans])];
  const [first] = named;
  if (first && !standInFor(first)?.expected && !own.has(first.toLowerCase()))
    warnings.add(standInSaid(shortened(first, 40), here[0] ?? fonts.sans));
  return here.map((name) => `'${name}'`).join(', ');
}
