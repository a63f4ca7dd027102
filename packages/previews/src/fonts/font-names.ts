/** Which of the fonts that are here stands in for a font that a designer names. */

/** Families that are drawn as they are. */
export const families = {
  sans: 'Inter',
  serif: 'Source Serif 4',
  mono: 'Courier Prime',
  hand: 'Caveat',
  symbols: 'Noto Sans Symbols 2',
} as const;

/** Generic names and the fonts of the usual machines: somebody who names Arial expects a plain sans serif, and gets one. */
const usual: Record<keyof typeof families, string> = {
  sans: 'inter, sans-serif, system-ui, ui-sans-serif, -apple-system, blinkmacsystemfont, helvetica, helvetica neue, arial, verdana, tahoma, trebuchet ms, segoe ui, calibri',
  serif:
    'source serif 4, serif, ui-serif, georgia, times, times new roman, palatino, palatino linotype, book antiqua, cambria',
  mono: 'courier prime, monospace, ui-monospace, courier, courier new, consolas, menlo, monaco, lucida console',
  hand: 'caveat, cursive, fantasy, comic sans ms, bradley hand, brush script mt',
  symbols:
    'noto sans symbols 2, math, emoji, apple color emoji, segoe ui emoji, segoe ui symbol, noto color emoji, zapf dingbats',
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

const byName = new Map<string, StandIn>();
const learn = (lists: Record<string, string>, expected: boolean) => {
  for (const [kind, names] of Object.entries(lists)) {
    const family = families[kind as keyof typeof families];
    for (const name of names.split(', ')) byName.set(name, { family, expected });
  }
};
learn(special, false);
learn(usual, true);

/** The family to draw `name` in; undefined when nothing is known about it. */
export function standInFor(name: string): StandIn | undefined {
  return byName.get(name.trim().toLowerCase());
}
