/** The creative's CSS, made fit for the renderer: fonts that exist, nothing that would be fetched. */

import { families as fonts, standInFor } from '../fonts/font-names.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import { flattenedCalcs } from './calc.ts';
import { fontLonghands } from './font-shorthand.ts';

/** Properties that change a layout visibly and that the renderer does not know. */
const undrawn: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])column(s|-count|-width)\s*:/i, 'Text in columns (column-count)'],
  [/(?<![\w-])writing-mode\s*:\s*(vertical|sideways)/i, 'Vertical text (writing-mode)'],
];

/**
 * Style sheet text or the value of a `style` attribute. Families are replaced by those that are here; what cannot be
 * drawn is taken out and said.
 */
export function preparedCss(css: string, warnings: Warnings): string {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/<!--|-->/g, ' ');
  const own = ownFaces(text, warnings);
  for (const [pattern, what] of undrawn)
    if (pattern.test(text)) warnings.add(`${what} cannot be drawn here and is left out`);
  return (
    flattenedCalcs(text)
      .replace(/@font-face\s*\{[^}]*\}/gi, '')
      .replace(/@import\s+(?:url\(\s*)?["']?([^"');]*)["']?\s*\)?[^;]*;?/gi, (_all, address: string) => {
        warnings.add(`A style sheet cannot be fetched here and is left out: ${shortened(address)}`);
        return '';
      })
      .replace(/(?:-webkit-)?backdrop-filter\s*:[^;}]*/gi, () => {
        warnings.add('backdrop-filter is left out: paper has nothing behind it to blur');
        return '';
      })
      // The renderer makes no box for an empty string.
      .replace(/(?<![\w-])content\s*:\s*(""|'')/gi, "content:'\\200B'")
      .replace(/(?<![\w-])font\s*:([^;}]+)/gi, (all, value: string) => fontLonghands(value) ?? all)
      .replace(
        /(font-family\s*:\s*)([^;}!]+)/gi,
        (_all, property: string, value: string) => property + families(value, own, warnings),
      )
  );
}

/** Families that the creative declares itself, with `@font-face`: the file cannot be fetched. */
function ownFaces(text: string, warnings: Warnings): Set<string> {
  const names = new Set<string>();
  for (const [face] of text.matchAll(/@font-face\s*\{[^}]*\}/gi)) {
    const name = /font-family\s*:\s*["']?([^;"'}]+)/i.exec(face)?.[1]?.trim();
    if (!name) continue;
    names.add(name.toLowerCase());
    const family = standInFor(name)?.family ?? 'the next of its list';
    warnings.add(`The web font “${shortened(name, 40)}” cannot be fetched here; it is drawn in ${family}`);
  }
  return names;
}

function families(value: string, own: ReadonlySet<string>, warnings: Warnings): string {
  if (/\bvar\(|^\s*(inherit|initial|unset|revert)\s*$/i.test(value)) return value;
  const named = value.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
  const known = named.map((name) => standInFor(name)?.family).filter((name) => name !== undefined);
  const here = [...new Set([...known, fonts.sans])];
  const [first] = named;
  if (first && !standInFor(first)?.expected && !own.has(first.toLowerCase())) {
    warnings.add(`The font “${shortened(first, 40)}” is not here; it is drawn in ${here[0]}`);
  }
  return here.map((name) => `'${name}'`).join(', ');
}

/** Every address in `url(…)`. */
export function addressesIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s"']*))\s*\)/gi)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter(Boolean);
}
