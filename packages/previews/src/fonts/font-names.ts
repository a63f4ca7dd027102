/** Which of the fonts that are here replaces a font that a designer names. */

/** Families that are drawn as they are. */
export const families = {
  sans: 'Inter',
  serif: 'Source Serif 4',
  mono: 'Courier Prime',
  hand: 'Caveat',
  symbols: 'Noto Sans Symbols 2',
} as const;

/** What text without a font of its own is set in: a browser's serif. */
export const DEFAULT_FAMILY = 'Tinos';

/** Generic names and the fonts of the usual machines: artwork that names Arial expects a plain sans serif, and gets one. */
const usual: Record<keyof typeof families, string> = {
  sans: 'inter, system-ui, ui-sans-serif, -apple-system, blinkmacsystemfont',
  serif: 'source serif 4, ui-serif',
  mono: 'courier prime, ui-monospace',
  hand: 'caveat, cursive, fantasy',
  symbols: 'noto sans symbols 2, math, segoe ui symbol, zapf dingbats',
};

/** Fonts of the usual machines that are not here, and that nothing here has the widths of: lines break elsewhere. */
const similar: Record<'sans' | 'serif' | 'mono' | 'hand', string> = {
  sans: 'verdana, tahoma, geneva, trebuchet ms, segoe ui, calibri, candara, lucida sans, lucida sans unicode, lucida grande, gill sans, century gothic',
  serif: 'palatino, palatino linotype, book antiqua, cambria, constantia',
  mono: 'consolas, menlo, monaco, lucida console',
  hand: 'comic sans ms, bradley hand, brush script mt',
};

/** Fonts that have a character of their own: a stand-in of the same kind is drawn, and said. */
const special: Record<'serif' | 'mono' | 'hand', string> = {
  serif:
    'garamond, baskerville, didot, bodoni mt, bodoni moda, hoefler text, playfair display, merriweather, lora, libre baskerville, eb garamond, cormorant garamond, crimson text, crimson pro, source serif pro, dm serif display, pt serif, noto serif, fraunces, rockwell, roboto slab, abril fatface',
  mono: 'source code pro, roboto mono, ibm plex mono, jetbrains mono, space mono, inconsolata, fira code',
  hand: 'dancing script, pacifico, great vibes, satisfy, homemade apple, permanent marker, shadows into light, indie flower, kalam, sacramento, allura, lobster, parisienne, snell roundhand, segoe script, apple chancery',
};

/** A family that is here, and whether it is what was asked for. */
interface StandIn {
  family: string;
  expected: boolean;
  /** Of the same kind and other widths. */
  similar?: boolean;
}

/** Fonts with the same widths, letter by letter, and the families that are named most: lines break where they will. */
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

/** Families without letters of all alphabets, and the one of their kind that has them. */
const WIDER: Readonly<Record<string, string>> = {
  Gelasio: DEFAULT_FAMILY,
  [families.serif]: DEFAULT_FAMILY,
  [families.mono]: 'Cousine',
};

/** A family's list with those behind it that letters are taken from which it lacks: serifs stay among serifs. */
export const withWider = (names: readonly string[]): string[] => [
  ...new Set([...names, ...names.flatMap((name) => WIDER[name] ?? [])]),
];

/** The family to draw `name` in; undefined when nothing is known about it. */
export function standInFor(name: string): StandIn | undefined {
  return byName.get(name.trim().toLowerCase());
}

const GENERIC = /^((ui-)?(sans-serif|serif|monospace|rounded)|cursive|fantasy|system-ui|math|emoji)$/i;

/** A list of families without those of other widths, where one that is here comes behind them: it is drawn in that. */
export function drawnList(names: readonly string[]): readonly string[] {
  const here = names.findIndex((name) => standInFor(name)?.expected && !GENERIC.test(name.trim()));
  return here < 0 ? names : names.filter((name, index) => index > here || !standInFor(name)?.similar);
}

/** What is said of a family that is not here. */
export const standInSaid = (name: string, family: string): string =>
  `The font “${name}” is not here; it is drawn in ${family}${standInFor(name)?.similar ? ', whose letters have other widths' : ''}`;
