/** Checks the sheet as a whole: its size, its bleed, and whether anything is printed. */
import type { ArtworkOverlays, SheetBox } from '../check-types.ts';
import { pixelsOf } from '../css/styles.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import type { Page } from '../render/layout.ts';
import { BLEED, type SheetFormat } from '../sheet/formats.ts';
import { sheetOf } from '../sheet/sheet.ts';
import type { Node } from '../takumi/nodes.ts';
import { rulesOf, stylesOf } from '../takumi/own-lines.ts';
import { type DrawnBox, type DrawnPage, hasFrame, isColoured } from './drawn-boxes.ts';
import { markOf, type Source } from './source.ts';

/** The body and the single boxes nested in it: one of them defines the size of the sheet, if any does. */
export function sizeSlips({ sheet, sized, drawing }: Page, format: SheetFormat): SideFinding[] {
  const rules = rulesOf(drawing.css);
  const outer = sheets(drawing.node).map((node) => ({ node, styles: stylesOf(node, rules) }));
  if (sized) {
    const coloured = outer.find(({ styles }) => isColoured(styles));
    if (sheet.bleed > 0 || format.kind === 'letter' || coloured === undefined) return [];
    return [
      finding('no-bleed', 'The artwork ends at the cut: its background has no bleed', markOf(coloured.node.attributes)),
    ];
  }
  for (const { node, styles } of outer) {
    const [width, height] = [pixelsOf(styles.get('width')), pixelsOf(styles.get('height'))];
    if (width === undefined || height === undefined) continue;
    if (sheetOf(format, width, height) !== undefined) return [];
    if (node.tagName !== 'body' && (width < 240 || height < 240)) continue;
    const { trim } = format;
    const size = (one: number, other: number) => `${inches(one)} × ${inches(other)} in`;
    return [
      finding(
        'wrong-size',
        `The artwork is ${size(width / 96, height / 96)}; the format is ${size(trim.width, trim.height)}`,
        {
          ...markOf(node.attributes),
          remedy: `Give body width: ${inches(trim.width + 2 * BLEED)}in; height: ${inches(trim.height + 2 * BLEED)}in, bleed included`,
        },
      ),
    ];
  }
  return [];
}

const inches = (value: number) => String(Math.round(value * 1000) / 1000);

/** In inches from the cut: a white frame narrower than this is unlikely to be intended. */
const FRAME = 0.11;

/** Finds a background or picture of the whole card that ends at or just inside the cut, which is not exact. */
export function edgeSlips({ drawing }: Page, { boxes }: DrawnPage, { trim }: ArtworkOverlays): SideFinding[] {
  // The background of `html` and `body` covers the whole paper.
  const rules = rulesOf(drawing.css);
  if (
    sheets(drawing.node, 'html').some(
      (node) => /^(html|body)$/.test(node.tagName ?? '') && isColoured(stylesOf(node, rules)),
    )
  )
    return [];
  const edges = (box: SheetBox) => [
    box.left - trim.left,
    box.top - trim.top,
    trim.left + trim.width - box.left - box.width,
    trim.top + trim.height - box.top - box.height,
  ];
  const covers = (box: SheetBox) => edges(box).every((edge) => edge < FRAME);
  const whole = boxes.filter(({ node, styles, box }) => (node.type === 'image' || isColoured(styles)) && covers(box));
  // One that covers the bleed is enough, whatever is on top of it.
  if (whole.some(({ box }) => edges(box).every((edge) => edge < -0.1))) return [];
  const short = whole.find(({ box }) => edges(box).some((edge) => edge > -0.1));
  if (short === undefined) return [];
  const inside = Math.max(...edges(short.box));
  const message =
    inside > 0.02
      ? `The artwork ends ${inside.toFixed(2)} in inside the cut: a white edge stays around it`
      : 'The artwork ends at the cut: its background has no bleed';
  const margin =
    inside > 0.02
      ? { remedy: 'Give body margin: 0, and let the background go an eighth of an inch beyond the cut on each side' }
      : {};
  return [finding('no-bleed', message, { ...short.place, box: short.box, ...margin })];
}

/** From the body inwards, as long as there is only one box. */
function sheets(root: Node, first = 'body'): Node[] {
  const found: Node[] = [];
  let at: Node | undefined = root;
  for (let depth = 0; at?.type === 'container' && depth < 7; depth += 1) {
    if (found.length > 0 || at.tagName === first) found.push(at);
    const children: Node[] = (at.children ?? []).filter((child) => child.type !== 'text' || child.text.trim() !== '');
    at =
      children.length === 1 || at.tagName === 'html'
        ? children.at(-1)
        : at.tagName === 'body'
          ? undefined
          : children.length === 1
            ? children[0]
            : undefined;
  }
  return found;
}

/** Finds a further page of a letter on which there is nothing. */
export function blankPageSlips(
  { texts, boxes }: DrawnPage,
  page: number,
  { height }: { height: number },
): SideFinding[] {
  const isHere = ({ box }: { readonly box: SheetBox }) => box.top < height - 0.01 && box.top + box.height > 0.01;
  const isSeen = ({ node, styles }: DrawnBox) => node.type === 'image' || isColoured(styles) || hasFrame(styles);
  if (texts.some(isHere) || boxes.some((one) => isHere(one) && isSeen(one))) return [];
  const blank = finding('artwork-blank', `Page ${page} is blank`, {
    remedy:
      'A page that is higher than its sheet makes another: give it box-sizing: border-box, and padding in place of its first margin',
  });
  return [{ ...blank, severity: 'warning' }];
}

/** Finds a side with contents but nothing visible. */
export function blankSlips(
  { drawing }: Page,
  { texts }: DrawnPage,
  source: Source,
  side: 'front' | 'back',
): SideFinding[] {
  if (texts.length > 0) return [];
  const rules = rulesOf(drawing.css);
  const seen = (node: Node): boolean =>
    node.type === 'image' ||
    (node.type === 'container' &&
      ((node.attributes !== undefined && isColoured(stylesOf(node, rules))) ||
        node.attributes?.['alt'] !== undefined ||
        (node.children ?? []).some(seen)));
  if (seen(drawing.node)) return [];
  const written = source.texts.some(
    ({ text, parent }) => parent !== 'style' && parent !== 'title' && text.trim() !== '',
  );
  if (side === 'back' && !written) return [];
  return [
    finding('artwork-blank', written ? 'Nothing of what is written is printed' : 'There is nothing on this side'),
  ];
}
