/** Which of the fonts that are here stands in for a font that a designer names. */

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
  sans: 'inter, system-ui, ui-sans-serif, -apple-system, blinkmacsystemfont, verdana, tahoma, trebuchet ms, segoe ui, calibri',
  serif: 'source serif 4, ui-serif, palatino, palatino linotype, book antiqua, cambria',
  mono: 'courier prime, ui-monospace, consolas, menlo, monaco, lucida console',
  hand: 'caveat, cursive, fantasy, comic sans ms, bradley hand, brush script mt',
  symbols: 'noto sans symbols 2, math, segoe ui symbol, zapf dingbats',
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
