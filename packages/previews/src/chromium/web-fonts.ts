/** Offers the available fonts to the browser under the names that a creative uses. */

import { familiesOfFont } from '../css/font-shorthand.ts';
import type { FontFace } from '../fonts/font-face.ts';
import { drawnList, families, standInFor, withWider } from '../fonts/font-names.ts';
import { facesFor, foreignAmong, LAST_RESORT } from '../fonts/fonts.ts';
import { worldFaces } from '../fonts/world.ts';

/** The base URL of font files, which only this process serves. */
export const FONTS = 'https://fonts.invalid/';

export const GENERIC = /^(?:ui-)?(?:sans-serif|serif|monospace)$|^(?:cursive|fantasy|system-ui|emoji|math)$/i;
/** One family name for all fonts of the optional package; each covers its own characters. */
export const WORLD = 'Direct Mail World';
const VARIABLE = /(--[\w-]+\s*:\s*)([^;{}]+)/g;
const FONT = /(^|[;{"'\s])(font(?:-family)?)(\s*:\s*)([^;{}"']*(?:"[^"]*"[^;{}"']*|'[^']*'[^;{}"']*)*)/gi;

/** The CSS with generic families replaced by available fonts; `names` collects every family used. */
export function withFamilies(css: string, names: Set<string>): string {
  const text = withFamiliesInVariables(css, names);
  return text.replace(FONT, (whole, before: string, property: string, colon: string, value: string, at: number) => {
    // The name of a font that the artwork brings.
    if (/@font-face\s*\{[^{}]*$/i.test(text.slice(Math.max(0, text.lastIndexOf('@font-face', at)), at + before.length)))
      return whole;
    const [list = '', important = ''] = value.split(/(\s*!\s*important\s*)$/i);
    if (/^\s*(?:inherit|initial|unset|revert|[a-z-]+)\s*$/i.test(list) && property.toLowerCase() === 'font')
      return whole;
    if (/^\s*(?:inherit|initial|unset|revert|revert-layer)\s*$/i.test(list) || /var\(/i.test(list)) return whole;
    const found = new Set<string>();
    const { before: size, families } = (property.toLowerCase() === 'font' ? familiesOfFont(list) : undefined) ?? {
      before: '',
      families: list,
    };
    const written = families.split(',');
    const kept = drawnList(written.map(bare));
    const left = written.filter((item) => kept.includes(bare(item)));
    const items = left.map((family, index) => {
      const prefix = index === 0 ? size : '';
      const item = `${prefix}${family}`;
      const name = bare(family);
      names.add(name);
      const drawn = standInFor(name)?.family;
      if (drawn !== undefined) found.add(drawn);
      const here = ofGeneric(family);
      return here === undefined ? item : `${prefix}${unquoted(here)}`;
    });
    const known = [...found];
    const wider = withWider(known).filter((name) => !known.includes(name));
    for (const name of wider) names.add(name);
    const more = [...wider.map(unquoted), ...FURTHER, ...left.filter((family) => ofGeneric(family))].join(', ');
    return `${before}${property}${colon}${items.join(',')}, ${more}${important}`;
  });
}

const OWN_FACE = /@font-face\s*\{([^{}]*)\}/gi;

/**
 * The CSS without the files of a font that is here, where they cannot be fetched: a browser would take the machine's own for
 * `local(…)`, and the next family otherwise. `said` is called with its name.
 */
export function withoutFetchedFaces(css: string, said: (name: string) => void): string {
  return css.replace(OWN_FACE, (whole, body: string) => {
    const name = bare(/font-family\s*:\s*([^;]+)/i.exec(body)?.[1] ?? '');
    if (/url\(\s*["']?data:/i.test(body) || !standInFor(name)?.expected) return whole;
    said(name);
    return '';
  });
}

/** Custom properties may be font lists: what is none has no item that is the name of a generic family. */
function withFamiliesInVariables(css: string, names: Set<string>): string {
  return css.replace(VARIABLE, (_, start: string, value: string) => {
    const [written, generic] = [value.split(','), value.split(',').filter((item) => ofGeneric(item))];
    const kept = generic.length > 0 ? drawnList(written.map(bare)) : written.map(bare);
    const left = written.filter((item) => kept.includes(bare(item)));
    for (const item of left) names.add(bare(item));
    const items = left.map((item) => {
      const here = ofGeneric(item);
      return here === undefined ? item : unquoted(here);
    });
    return start + [...items, ...(generic.length > 0 ? [...FURTHER, ...generic] : [])].join(',');
  });
}

/** The family that is drawn for a generic one, such as `sans-serif`; a name in quotes is none. */
const ofGeneric = (family: string) => (GENERIC.test(family.trim()) ? standInFor(family)?.family : undefined);

/** Names without quotes, so that they fit into an attribute with either kind of quotes. */
const unquoted = (name: string) => name.replace(/ (\d)/, ' \\3$1 ');

/** Where a character is looked for that no named family has, before the machine's fonts: a list of names. */
export const FURTHER = [...LAST_RESORT, WORLD].map(unquoted);

const bare = (text: string) =>
  text
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();

/** `@font-face` rules for these names: the browser fetches a file when a character needs it. */
export function fontFaceRules(names: ReadonlySet<string>, text: string): string {
  const codePoints = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  const wanted = new Map<string, { name: string; local: boolean }[]>();
  for (const name of new Set([...names, 'serif', ...LAST_RESORT])) {
    const found = standInFor(name) ?? (LAST_RESORT.includes(name) ? { family: name, expected: true } : undefined);
    if (found === undefined) continue;
    // A generic family is mapped to the font; for a distinctive font the machine's own is preferred.
    const alias = GENERIC.test(name) ? found.family : name;
    const aliases = wanted.get(found.family) ?? [];
    if (!aliases.some((one) => one.name === alias)) aliases.push({ name: alias, local: !found.expected });
    wanted.set(found.family, aliases);
  }
  const own = facesFor(new Set(wanted.keys()), codePoints).flatMap((face) =>
    (wanted.get(face.family) ?? []).map(({ name, local }) => ruleOf(face, name, local)),
  );
  // If two fonts have a character, a browser uses the last one declared.
  const further = worldFaces(foreignAmong(codePoints)).map((face) => ruleOf(face, WORLD, false));
  return [...own, ...further.reverse()].join('\n');
}

/** The characters that icon fonts give pictures to. */
const PRIVATE: readonly [number, number] = [0xe000, 0xf8ff];

function ruleOf({ family, weight, style, path, ranges }: FontFace, name: string, local: boolean): string {
  // What no font has is printed as the box of this family, which a browser takes only from a font that it has fetched for a character.
  const further = family === families.sans ? [...ranges, PRIVATE] : ranges;
  const range = further.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(',');
  const source = `url("${FONTS}${path}${local ? `?for=${encodeURIComponent(name)}` : ''}")`;
  const own = local ? `local(${JSON.stringify(name)}),` : '';
  return `@font-face{font-family:${JSON.stringify(name)};font-weight:${weight};font-style:${style};src:${own}${source};unicode-range:${range}}`;
}
