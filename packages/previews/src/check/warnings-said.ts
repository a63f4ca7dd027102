/** Warnings of the drawing that a check says in its own words, with their place. */
const SAID: readonly RegExp[] = [
  /^The (web )?font “/,
  /^The picture /,
  /^A picture has no source/,
  /^A style sheet /,
  /^No font here has a picture/,
  /^The artwork is .* in; this format/,
  /^Text of the artwork/,
  /^<\w+> is (not )?printed/,
  /cannot be drawn here|^Emoji are drawn|^backdrop-filter is left out|^position: sticky/,
];

export const isSaidElsewhere = (warning: string): boolean => SAID.some((pattern) => pattern.test(warning));
