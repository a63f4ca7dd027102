/** Problems that only the finished layout shows: text cut off, covered, too close to the edge, or overlapping. */
import type { ArtworkOverlays, SheetBox } from '../check-types.ts';
import { EMOJI_IN_ONE_COLOUR, hasEmoji } from '../fonts/emoji.ts';
import { isDrawable } from '../fonts/fonts.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { isPutAway } from '../render/layout.ts';
import { CUTS, type DrawnPage, type DrawnText, overflowOf } from './drawn-boxes.ts';

/** Tolerance for measurement errors, in inches. */
const HAIR = 0.02;
/** How many texts outside the card are reported one by one. */
const MOST_OFF = 4;
/** Two CSS pixels in inches. */
const PIXELS = 0.025;

export function layoutSlips(page: DrawnPage, overlays: ArtworkOverlays): SideFinding[] {
  const { trim, safe_area, address_zone, barcode_clear_zone } = overlays;
  const cut = cutTexts(page);
  const found: SideFinding[] = [...cut.findings];
  // Text that a box clips is not on the card at all.
  const printed = page.texts.filter(
    ({ text, box, kind }) => kind !== 'hidden' && !cut.gone.has(`${text} ${box.left} ${box.top}`) && !isPutAway(box),
  );
  // Decoration may be cut, and what is vertical is laid out otherwise than here.
  const read = printed.filter(({ kind }) => kind !== 'decoration' && kind !== 'vertical');
  const groups = (wanted: (text: DrawnText) => boolean, of = read) => grouped(of.filter(wanted));
  const covered = (text: DrawnText) => address_zone !== null && reaches(text.box, address_zone);
  const off = groups(({ box: one }) => !inside(one, trim));
  const offCard = 'Text runs off the card and is cut at its edge';
  // An overflowing element takes everything inside it along: that is one finding.
  const [[first, firstBox] = [{}, trim]] = off;
  if (off.length > MOST_OFF)
    found.push(
      finding('text-off-card', `${offCard}, here and in ${off.length - 1} further places`, { ...first, box: firstBox }),
    );
  else for (const [place, box] of off) found.push(finding('text-off-card', offCard, { ...place, box }));
  for (const [place, box] of groups(({ box: one }) => inside(one, trim) && !inside(one, safe_area)))
    found.push(finding('text-outside-safe-area', 'Text is outside the safe area', { ...place, box }));
  for (const [place, box] of groups(covered, printed))
    found.push(finding('text-under-address', 'Text lies in the address zone and is covered', { ...place, box }));
  for (const [place, box] of groups(
    (text) => barcode_clear_zone !== null && !covered(text) && reaches(text.box, barcode_clear_zone),
    printed,
  ))
    found.push(
      finding('text-in-barcode-clear-zone', 'Text is where postal machines look for the barcode', { ...place, box }),
    );
  found.push(...smallTexts(read), ...overlaps(read), ...missingGlyphs(page.texts), ...emojiSlips(page.texts));
  return found;
}

/** A letter's text that is longer than its page and has these texts on the next: `count` pages are filled by what the artwork has on one. */
/** What is said of the first of the pages that continue one which the letter begins: `page` of `count`, from 0, with its texts. */
export function continuesSlips(
  texts: readonly DrawnText[],
  page: number,
  count: number,
  begun: readonly number[],
): SideFinding[] {
  if (begun.includes(page) || !begun.includes(page - 1)) return [];
  const next = Math.min(count, ...begun.filter((each) => each > page));
  const [first] = grouped(texts.filter(({ kind }) => kind !== 'hidden'));
  if (first === undefined) return [];
  const [place, box] = first;
  const more = next > page + 1 ? `, and ${next - page - 1} more` : '';
  const found = finding('text-off-card', `The text is longer than its page, and continues on page ${page + 1}${more}`, {
    ...place,
    box,
    remedy: 'Shorten it, or begin pages where they should begin: break-before: page',
  });
  return [{ ...found, severity: 'warning' }];
}

export const smallTexts = (texts: readonly DrawnText[]): SideFinding[] =>
  grouped(texts.filter(({ points }) => points < 5.4 && points > 0.3)).map(([place, box]) =>
    finding('text-too-small', 'Text is smaller than 6 points', { ...place, box }),
  );

/** One finding per element, however many of its lines are affected. */
function grouped(texts: readonly DrawnText[]): [Place, SheetBox][] {
  const groups = new Map<string, [Place, SheetBox]>();
  for (const { place, box } of texts) {
    const key = place ? `${place.line}:${place.column}` : '';
    const known = groups.get(key);
    groups.set(key, [place ?? {}, known === undefined ? box : around(known[1], box)]);
  }
  return [...groups.values()];
}
type Place = { readonly line?: number; readonly column?: number };

/** Text hidden by its own box, or overflowing a box of fixed height onto the content below. */
function cutTexts({ boxes }: DrawnPage): { findings: SideFinding[]; gone: Set<string> } {
  const findings: SideFinding[] = [];
  const gone = new Set<string>();
  for (const { node, styles, box, place, texts } of boxes) {
    if (node.type !== 'container' || node.tagName === 'body' || /(^|\s)(letter-)?page(\s|$)/.test(node.className ?? ''))
      continue;
    if (!CUTS.test(overflowOf(styles)) || box.width <= 0 || box.height <= 0) continue;
    const beyond = texts.filter(({ box: one }) => !inside(one, box, HAIR));
    for (const { text, box: one } of beyond) gone.add(`${text} ${one.left} ${one.top}`);
    const lost = beyond.filter(({ kind }) => kind !== 'decoration' && kind !== 'hidden');
    if (lost.length === 0) continue;
    // A box of one pixel hides its text on purpose.
    if (box.width < PIXELS && box.height < PIXELS) continue;
    const dots = /ellipsis/.test(styles.get('text-overflow') ?? '') ? ', three dots in its place' : '';
    findings.push(
      finding('text-cut', `Text is longer than its box and is cut off${dots}`, { ...(lost[0]?.place ?? place), box }),
    );
  }
  return { findings, gone };
}

/** Overlapping lines of different boxes and similar size: neither can be read. */
function overlaps(texts: readonly DrawnText[]): SideFinding[] {
  const found: SideFinding[] = [];
  const said = new Set<string>();
  const sorted = [...texts].sort((a, b) => a.box.top - b.box.top);
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.box.top > a.box.top + a.box.height) break;
      if (a.owner === b.owner || a.points > b.points * 2.5 || b.points > a.points * 2.5) continue;
      const width = Math.min(a.box.left + a.box.width, b.box.left + b.box.width) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.top + a.box.height, b.box.top + b.box.height) - b.box.top;
      if (width < 0.05 || height < 0.35 * Math.min(a.box.height, b.box.height)) continue;
      const [first, second] = [a, b].sort((x, y) => (x.place?.line ?? 0) - (y.place?.line ?? 0));
      const key = `${first?.place?.line}:${first?.place?.column} ${second?.place?.line}:${second?.place?.column}`;
      if (said.has(key) || a.text.trim() === b.text.trim()) continue;
      said.add(key);
      const other = second?.place ? ` of line ${second.place.line}` : '';
      found.push(
        finding('text-overlap', `Text lies on top of the text${other}`, { ...first?.place, box: around(a.box, b.box) }),
      );
    }
  }
  return found;
}

/** Characters that no available font has, by element. */
function missingGlyphs(texts: readonly DrawnText[]): SideFinding[] {
  const found = new Map<string, { place: Place; box: SheetBox; characters: Set<string> }>();
  for (const { text, place, box } of texts) {
    for (const character of text) {
      if (isDrawable(character.codePointAt(0) ?? 0)) continue;
      const key = place ? `${place.line}:${place.column}` : '';
      const known = found.get(key) ?? { place: place ?? {}, box, characters: new Set<string>() };
      known.characters.add(character);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ place, box, characters }) =>
    finding('glyph-missing', `No font here has a picture for ${codesOf(characters)}`, { ...place, box }),
  );
}

/** Browsers may show emoji in colour; the font available here has one colour. */
function emojiSlips(texts: readonly DrawnText[]): SideFinding[] {
  const first = texts.find(({ text }) => hasEmoji(text));
  if (first === undefined) return [];
  const { place, box } = first;
  const remedy = 'Use a picture (img or SVG) where the colours count';
  return [finding('font-not-fetched', EMOJI_IN_ONE_COLOUR, { ...place, box, remedy })];
}

function codesOf(characters: ReadonlySet<string>): string {
  const codes = [...characters]
    .slice(0, 8)
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return `${codes.join(', ')}${characters.size > 8 ? ' and others' : ''}`;
}

export const reaches = (box: SheetBox, zone: SheetBox, hair = 0.04): boolean =>
  box.left + box.width > zone.left + hair &&
  box.left < zone.left + zone.width - hair &&
  box.top + box.height > zone.top + hair &&
  box.top < zone.top + zone.height - hair;

const inside = (box: SheetBox, outer: SheetBox, hair = HAIR): boolean =>
  box.left >= outer.left - hair &&
  box.top >= outer.top - hair &&
  box.left + box.width <= outer.left + outer.width + hair &&
  box.top + box.height <= outer.top + outer.height + hair;

function around(a: SheetBox, b: SheetBox): SheetBox {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    left,
    top,
    width: round(Math.max(a.left + a.width, b.left + b.width) - left),
    height: round(Math.max(a.top + a.height, b.top + b.height) - top),
  };
}
