/** Bidirectional control characters: U+202A to U+202E, U+2066 to U+2069. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes control characters, which could end the isolation of the element. */
const tamed = (text: string): string => text.replace(CONTROLS, '');

/** A name next to the page's own words, isolated so that right-to-left text does not reorder them. */
export function Isolated({ children }: { readonly children: string }) {
  return <bdi>{tamed(children)}</bdi>;
}

/** Right-to-left letters: Hebrew, Arabic and related scripts, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The same for plain text, such as an option or a title: isolation characters, only if the text needs them. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${tamed(text)}\u2069` : tamed(text);
