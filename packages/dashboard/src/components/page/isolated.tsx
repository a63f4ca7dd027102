/** What turns the direction of the text around it, or ends an isolation: U+202A to U+202E, U+2066 to U+2069. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Without what would leak out of an isolation: one that the text itself opens takes the end of the element's. */
const tamed = (text: string): string => text.replace(CONTROLS, '');

/** A name beside words of the page's own: one that is written from right to left, or says that it is, reorders nothing but itself. */
export function Isolated({ children }: { readonly children: string }) {
  return <bdi>{tamed(children)}</bdi>;
}

/** Letters that are written from right to left: Hebrew, Arabic and their neighbours, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The same where no element can keep them apart, such as in an option or a title: no marks where nothing could turn. */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${tamed(text)}\u2069` : tamed(text);
