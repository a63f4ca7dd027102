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
    const family = standInFor(name)?.family ?? 'the next of its list';
    warnings.add(`The web font “${shortened(name, 40)}” cannot be fetched here; it is drawn in ${family}`);
  }
  return names;
}

/** The value of `font-family` with available fonts. */
export function drawnFamilies(value: string, own: ReadonlyMap<string, string | undefined>, warnings: Warnings): string {
  if (/^\s*(inherit|initial|unset|revert)\s*$/i.test(value)) return value;
  const named = drawnList(value.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')));
  const known = named
    .map((name) => own.get(name.toLowerCase()) ?? standInFor(name)?.family)
    .filter((name) => name !== undefined);
  const here = [...new Set([...withWider(known), fonts.sans])];
  const [first] = named;
  if (first && !standInFor(first)?.expected && !own.has(first.toLowerCase()))
    warnings.add(standInSaid(shortened(first, 40), here[0] ?? fonts.sans));
  return here.map((name) => `'${name}'`).join(', ');
}
