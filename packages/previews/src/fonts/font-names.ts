/** Maps font names in artwork to the available fonts. */

/** Families that are drawn as they are. */
export const families = {
  sans: 'Inter',
  serif: 'Source Serif 4',
  mono: 'Courier Prime',
  hand: 'Caveat',
  symbols: 'Noto Sans Symbols 2',
} as const;

/** The font of text without a font of its own: like a browser's default, a serif. */
export const DEFAULT_FAMILY = 'Tinos';

/** Generic names and common system fonts: artwork that names Arial expects a plain sans serif. */
const usual: Record<keyof typeof families, string> = {
  sans: 'inter, system-ui, ui-sans-serif, -apple-system, blinkmacsystemfont',
  serif: 'source serif 4, ui-serif',
  mono: 'courier prime, ui-monospace',
  hand: 'caveat, cursive, fantasy',
  symbols: 'noto sans symbols 2, math, segoe ui symbol, zapf dingbats',
};

/** Common system fonts without a metric-compatible replacement here: lines break elsewhere. */
const similar: Record<'sans' | 'serif' | 'mono' | 'hand', string> = {
  sans: 'verdana, tahoma, geneva, trebuchet ms, segoe ui, calibri, candara, lucida sans, lucida sans unicode, lucida grande, gill sans, century gothic',
  serif: 'palatino, palatino linotype, book antiqua, cambria, constantia',
  mono: 'consolas, menlo, monaco, lucida console',
  hand: 'comic sans ms, bradley hand, brush script mt',
};

/** Distinctive fonts: a replacement of the same kind is drawn and reported. */
const special: Record<'serif' | 'mono' | 'hand', string> = {
  serif:
    'garamond, baskerville, didot, bodoni mt, bodoni moda, hoefler text, playfair display, merriweather, lora, libre baskerville, eb garamond, cormorant garamond, crimson text, crimson pro, source serif pro, dm serif display, pt serif, noto serif, fraunces, rockwell, roboto slab, abril fatface',
  mono: 'source code pro, roboto mono, ibm plex mono, jetbrains mono, space mono, inconsolata, fira code',
  hand: 'dancing script, pacifico, great vibes, satisfy, homemade apple, permanent marker, shadows into light, indie flower, kalam, sacramento, allura, lobster, parisienne, snell roundhand, segoe script, apple chancery',
};

/** The replacement of a family, and whether it is what was expected. */
interface StandIn {
  family: string;
  expected: boolean;
  /** Of the same kind, but with other widths. */
  similar?: boolean;
}

/** Metric-compatible replacements, and the most frequently used families: lines break in the same places. */
const twins: Readonly<Record<string, string>> = {
  Arimo: 'arimo, arial, helvetica, helvetica neue, liberation sans, sans-serif',
  Tinos: 'tinos, times, times new roman, liberation serif, serif',
  Cousine: 'cousine, courier, courier new, liberation mono, monospace',
  Gelasio: 'gelasio, georgia',
  'Open Sans': 'open sans',
  Roboto: 'roboto',
  Lato: 'lato',
  Montserrat: 'montserrat',
  Oswald: 'oswald',
  'Noto Emoji': 'noto emoji, emoji, apple color emoji, segoe ui emoji, noto color emoji',
};

const byName = new Map<string, StandIn>();
const learn = (lists: Record<string, string>, expected: boolean) => {
  for (const [kind, names] of Object.entries(lists)) {
    const family = families[kind as keyof typeof families];
    for (const name of names.split(', ')) byName.set(name, { family, expected });
  }
};
learn(special, false);
for (const [kind, names] of Object.entries(similar))
  for (const name of names.split(', '))
    byName.set(name, { family: families[kind as keyof typeof families], expected: false, similar: true });
learn(usual, true);
for (const [family, names] of Object.entries(twins))
  for (const name of names.split(', ')) byName.set(name, { family, expected: true });

/** Families without letters of all alphabets, each with one of its kind that has them. */
const WIDER: Readonly<Record<string, string>> = {
  Gelasio: DEFAULT_FAMILY,
  [families.serif]: DEFAULT_FAMILY,
  [families.mono]: 'Cousine',
};

/** The families with fallbacks for missing letters: serifs fall back to serifs. */
export const withWider = (names: readonly string[]): string[] => [
  ...new Set([...names, ...names.flatMap((name) => WIDER[name] ?? [])]),
];

/** The family that `name` is drawn in; undefined if it is unknown. */
export function standInFor(name: string): StandIn | undefined {
  return byName.get(name.trim().toLowerCase());
}

const GENERIC = /^((ui-)?(sans-serif|serif|monospace|rounded)|cursive|fantasy|system-ui|math|emoji)$/i;

/** A font list without families of other widths, if an available one follows them. */
export function drawnList(names: readonly string[]): readonly string[] {
  const here = names.findIndex((name) => standInFor(name)?.expected && !GENERIC.test(name.trim()));
  return here < 0 ? names : names.filter((name, index) => index > here || !standInFor(name)?.similar);
}

/** The warning about a family that is not available. */
export const standInSaid = (name: string, family: string): string =>
  `The font “${name}” is not here; it is drawn in ${family}${standInFor(name)?.similar ? ', whose letters have other widths' : ''}`;
