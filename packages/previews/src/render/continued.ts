/**
 * A letter that is longer than its sheet: what its end would cut in two begins the next page, as in the browser's pages
 * (`chromium/in-page-breaks.ts`), a box of more than half a page between its lines.
 */
import { limits } from '../merge-tags/limits.ts';
import { atomicsIn, markedBoxes } from '../takumi/marked-boxes.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { type MovedLines, squeezed } from '../takumi/moved-lines.ts';
import {
  box,
  type ContainerNode,
  type ImageNode,
  type Node,
  type Style,
  textOf,
  withImportantStyles,
} from '../takumi/nodes.ts';
import { displayOf, hasLines, isPlaced, type Rules, stylesOf, withOwnLines } from '../takumi/own-lines.ts';
import { cutAfter, lettersIn } from '../takumi/rows.ts';

/** In CSS pixels: what reaches so far into a page does not make it one. */
const SLACK = 2;

export interface Continued {
  /** The artwork for each page that it fills. */
  readonly roots: readonly Node[];
  /** The pages that style sheets begin, from 0: the others continue them. */
  readonly begun: readonly number[];
  /** Whether it fills more pages than are drawn. */
  readonly isLonger: boolean;
  /** Laid out on one sheet, all pages below each other. */
  readonly measured: MeasuredBox;
}

/** How it is laid out, and its lines that are moved afterwards. */
export interface Laying {
  readonly rules: Rules;
  readonly lines: Map<object, MovedLines>;
  readonly measure: (root: Node) => Promise<MeasuredBox>;
}

/** The artwork with room above what begins a further page, of pages that are `height` CSS pixels high. */
export async function continued(
  root: Node,
  first: MeasuredBox,
  height: number,
  { rules, lines, measure }: Laying,
): Promise<Continued> {
  const fits = lowestBox(first) <= height + SLACK && highestLines(first) < 0.9 * height;
  if (fits && !hasBreak(root) && !hasRowsOfBoxes(root, rules))
    return { roots: [root], begun: [0], isLonger: false, measured: first };
  const named = withNamedLines(root, rules);
  let whole = named;
  let [end, layout]: [number, Layout | undefined] = [0, undefined];
  let measuredOf: Node | undefined;
  const measureLines = (node: Node) => measure(withOwnLines(node, rules));
  for (let page = 1; page <= limits.pages; page += 1) {
    // Lines that begin a page are cut from those before first; then nothing is left to move.
    for (let pass = 0; pass < 3; pass += 1) {
      if (layout === undefined || measuredOf !== whole) {
        const found = await markedBoxes(whole, rules, measureLines, () => true, { areLong: true });
        const boxes = new Map(found.map(({ node, box }) => [node, box]));
        const inLines = new Set(found.flatMap(({ node, isInLine }) => (isInLine ? [node] : [])));
        layout = { boxes, inLines, rules, end: 0, height };
        measuredOf = whole;
        end = contentsEnd(whole, layout);
      }
      layout = { ...layout, end: page * height };
      const breaks = breaksAt(whole, layout);
      if (breaks.size === 0) break;
      whole = withBreaks(whole, breaks, lines);
    }
    if (page * height >= end - SLACK) break;
  }
  const count = Math.max(1, Math.ceil((end - SLACK) / height));
  if (whole === named && count === 1) return { roots: [root], begun: [0], isLonger: false, measured: first };
  const roots = Array.from({ length: Math.min(count, limits.pages) }, (_, page) =>
    layout === undefined ? whole : onlyPage(whole, layout, page * height, (page + 1) * height),
  );
  const begun = layout === undefined ? [0] : begunPages(whole, layout);
  return { roots, begun, isLonger: count > limits.pages, measured: await measure(whole) };
}

const endOf = ({ transform, height }: MeasuredBox): number => transform[5] + height;

/** Where the lowest text or picture may end. */
function lowestBox(measured: MeasuredBox): number {
  const { transform, runs, children } = measured;
  const own = runs.map(({ y, height }) => transform[5] + y + height);
  return Math.max(children.length === 0 ? endOf(measured) : 0, ...own, ...children.map(lowestBox));
}

/** Height of the lines of a box that has most: the renderer lays out no more than fill a page. */
function highestLines({ runs, children }: MeasuredBox): number {
  const [first, last] = [runs[0], runs.at(-1)];
  const own = first === undefined || last === undefined ? 0 : last.y + last.height - first.y;
  return Math.max(own, ...children.map(highestLines));
}

/** Where texts, pictures and elements of the class `page` end, which make pages: not what a box around them cuts, and no placed picture, which may reach beyond the sheet. */
function contentsEnd(root: Node, { boxes, inLines, rules, height }: Layout): number {
  const visit = (node: Node, isInPlaced: boolean): number => {
    if (node.type === 'text') return 0;
    const styles = stylesOf(node, rules);
    const placed = isInPlaced || isPlaced(styles);
    const own = boxes.get(node);
    if (node.type === 'image' || isPicture(node)) return own === undefined || placed ? 0 : endOf(own);
    if (own !== undefined && inLines.has(node)) return endOf(own);
    const words = hasLines(node, rules)
      ? linesIn(own).map(({ text, top, height }) => (text.trim() ? top + height : 0))
      : [];
    const inside = Math.max(0, ...words, ...(node.children ?? []).map((child) => visit(child, placed)));
    const isPage = node.attributes?.['data-direct-mail-letter-page'] !== undefined && own !== undefined && !placed;
    const end = isPage ? Math.max(inside, Math.min(endOf(own), inside + height)) : inside;
    const isCut = own !== undefined && /hidden|clip/.test(`${styles.get('overflow')} ${styles.get('overflow-y')}`);
    return isCut ? Math.min(end, endOf(own)) : end;
  };
  return visit(root, false);
}

const breakOf = (node: Node): string =>
  node.type === 'text' ? '' : (node.attributes?.['data-direct-mail-break'] ?? '');

function hasBreak(node: Node): boolean {
  return breakOf(node) !== '' || (node.type === 'container' && (node.children ?? []).some(hasBreak));
}

/** Whether there are lines of boxes alone: not all of these are laid out if they are more than a page. */
function hasRowsOfBoxes(node: Node, rules: Rules): boolean {
  if (node.type !== 'container') return false;
  return isOfBoxes(node, rules) || (node.children ?? []).some((child) => hasRowsOfBoxes(child, rules));
}

function isOfBoxes(node: ContainerNode, rules: Rules): boolean {
  const boxes = new Set<Node>(atomicsIn(node, rules));
  return boxes.size > 1 && (node.children ?? []).every((child) => boxes.has(child) || textOf(child).trim() === '');
}

interface Layout {
  readonly boxes: ReadonlyMap<Node, MeasuredBox>;
  /** Those that stand in lines, which are moved with these. */
  readonly inLines: ReadonlySet<Node>;
  readonly rules: Rules;
  /** Where the page ends, and how high it is. */
  readonly end: number;
  readonly height: number;
}

/**
 * A box begins the next page, with so much room above it in CSS pixels (undefined: to be measured, as its margin is kept); or a line in it, after
 * so many letters or children.
 */
type Break = { readonly room: number | undefined } | { readonly letters: number } | { readonly children: number };

function breaksAt(root: Node, layout: Layout): Map<Node, Break> {
  const { boxes, inLines, rules, end, height } = layout;
  const breaks = new Map<Node, Break>();
  let [isOver, isDue, isEmpty] = [false, false, true];
  /** Where the boxes before it end: what is the first of its page needs no room above it but its margin. */
  let lowest = 0;
  /** Whether style sheets start a page with the box, which is on this one. */
  const begins = (node: Node, place: Place): boolean => {
    const starts = isDue || breakOf(node).includes('before');
    if (place.top > end - 0.5 || !starts) return false;
    isDue = false;
    return !isEmpty && Math.min(place.top, lowest) > end - height + 0.5 && node.attributes?.[BEGUN] === undefined;
  };
  const visit = (node: Node, isBelow: boolean): void => {
    if (isOver) return;
    if (node.type === 'text') {
      isEmpty &&= node.text.trim() === '';
      return;
    }
    const place = inLines.has(node) ? undefined : placeOf(node, boxes);
    if (place !== undefined && isUnmeasured(node) && place.top < end) {
      breaks.set(node, { room: end - place.top });
      isOver = true;
      return;
    }
    if (place !== undefined && isBelow && begins(node, place)) {
      const hasMargin = !continuesLines(node) && node.tagName !== 'tr';
      breaks.set(node, { room: hasMargin ? undefined : end - place.top });
      isOver = true;
      return;
    }
    const isCut = place !== undefined && place.top < end - 1 && place.top + place.height > end + 1;
    const styles = stylesOf(node, rules);
    const isRow = /flex|grid/.test(displayOf(node, styles)) && !/column/.test(styles.get('flex-direction') ?? '');
    if (isCut && isBelow && !isPlaced(styles) && place.height < height / 2 && (isRow || isWhole(node, rules))) {
      breaks.set(node, { room: end - place.top });
      return;
    }
    const row = node.type === 'container' && isOfBoxes(node, rules) ? rowAt(node, layout) : undefined;
    if (row !== undefined) {
      breaks.set(node, { children: row });
      return;
    }
    const isLow = place !== undefined && place.top < end - 1 && place.top + place.height > end - height / 10;
    const line = isLow && node.type === 'container' && hasLines(node, rules) ? lineAt(node, layout) : undefined;
    if (line !== undefined) breaks.set(node, { letters: line });
    else if (node.type === 'container') {
      const holdsBlocks = !isRow && !/^(table-row|inline.*)$/.test(displayOf(node, styles));
      for (const child of node.children ?? []) visit(child, holdsBlocks);
    }
    isEmpty &&= !isPicture(node);
    if (place !== undefined && !isPlaced(styles)) lowest = Math.max(lowest, place.top + place.height);
    isDue ||= breakOf(node).includes('after');
  };
  visit(root, false);
  return breaks;
}

/** The pages on which boxes are that style sheets ask pages for. */
function begunPages(root: Node, { boxes, height }: Layout): number[] {
  const pages = new Set([0]);
  let isDue = false;
  const visit = (node: Node): void => {
    if (node.type === 'text') return;
    const place = placeOf(node, boxes);
    const isAsked = isDue || (breakOf(node).includes('before') && !continuesLines(node));
    if (isAsked && place !== undefined) {
      pages.add(Math.floor((place.top + 1) / height));
      isDue = false;
    }
    if (node.type === 'container') node.children?.forEach(visit);
    isDue ||= breakOf(node).includes('after');
  };
  visit(root);
  return [...pages];
}

/** A picture with a frame is a box. */
const isPicture = (node: Node): boolean => node.type === 'image' || node.tagName === 'img';

/** Whether a box of less than half a page is not cut. */
const isWhole = (node: Node, rules: Rules): boolean =>
  isPicture(node) ||
  UNITS.test(node.tagName ?? '') ||
  (node.type === 'container' && node.tagName !== LINES && (hasWords(node, rules) || hasLines(node, rules)));

const UNITS = /^(p|li|tr|h[1-6]|blockquote|pre|figure)$/;

/** Whether a box has lines of its own, which are also beside blocks. */
const hasWords = (node: Node, rules: Rules): boolean =>
  node.type === 'container' &&
  (node.children ?? []).some(
    (child) =>
      (child.type === 'text' && child.text.trim() !== '') ||
      (child.type === 'container' &&
        (child.tagName === LINES || displayOf(child, stylesOf(child, rules)) === 'inline') &&
        hasWords(child, rules)),
  );

interface Place {
  readonly top: number;
  readonly height: number;
}

/** Rows of a table have no box of their own. */
function placeOf(node: Node, boxes: ReadonlyMap<Node, MeasuredBox>): Place | undefined {
  const own = boxes.get(node);
  if (own !== undefined) return { top: own.transform[5], height: own.height };
  if (node.type !== 'container' || node.tagName !== 'tr') return undefined;
  const cells = (node.children ?? []).flatMap((child) => placeOf(child, boxes) ?? []);
  if (cells.length === 0) return undefined;
  const top = Math.min(...cells.map((cell) => cell.top));
  return { top, height: Math.max(...cells.map((cell) => cell.top + cell.height)) - top };
}

/** How many letters are above the first line that the end cuts, or that is not laid out: no box has more lines than one page. */
function lineAt(node: ContainerNode, { boxes, rules, end }: Layout): number | undefined {
  let letters = 0;
  for (const { text, top, height } of linesIn(boxes.get(node))) {
    if (top + height > end + 1) return letters || undefined;
    letters += lettersIn(text);
  }
  return letters > 0 && letters < lettersIn(textOf(node)) && isPlain(node, rules) ? letters : undefined;
}

/** How many children are above the first row of boxes that the end cuts, or that is not laid out. */
function rowAt(node: ContainerNode, { boxes, end, height, rules }: Layout): number | undefined {
  const children = node.children ?? [];
  const inRows = new Set<Node>(atomicsIn(node, rules));
  const first = children.findIndex((child) => {
    const own = boxes.get(child);
    return inRows.has(child) && (own === undefined || (endOf(own) > end + 1 && own.height < height / 2));
  });
  const low = boxes.get(children[first] as Node);
  const isBeside = (child: Node | undefined): boolean => {
    const own = child === undefined ? undefined : boxes.get(child);
    return low !== undefined && own !== undefined && endOf(own) > low.transform[5] + 1;
  };
  let row = first;
  for (let at = first - 1; at >= 0 && (isBeside(children[at]) || !inRows.has(children[at] as Node)); at -= 1)
    if (isBeside(children[at])) row = at;
  return row > 0 ? row : undefined;
}

/** Whether no box stands in the lines: its words would not be among these. */
const isPlain = (node: Node, rules: Rules): boolean =>
  node.type !== 'container' ||
  (node.children ?? []).every(
    (child) => displayOf(child, stylesOf(child, rules)) === 'inline' && isPlain(child, rules),
  );

function linesIn(measured: MeasuredBox | undefined): { text: string; top: number; height: number }[] {
  if (measured === undefined) return [];
  const { transform, runs, children } = measured;
  const own = runs.map(({ text, y, height }) => ({ text, top: transform[5] + y, height }));
  return [...own, ...children.flatMap(linesIn)];
}

/** Marks boxes around lines beside blocks, which are no elements. */
const LINES = 'direct-mail-lines';

function withNamedLines(node: Node, rules: Rules): Node {
  if (node.type !== 'container') return node;
  const children = (node.children ?? []).map((child) => withNamedLines(child, rules));
  const isLines =
    node.tagName === undefined && displayOf(node, stylesOf(node, rules)) === 'block' && hasLines(node, rules);
  return { ...node, children, ...(isLines && { tagName: LINES }) };
}

/**
 * The artwork with the texts and pictures of one page: those above and below keep their room and are not seen. Not so in a table or a flex box,
 * whose columns depend on all of them.
 */
function onlyPage(root: Node, { boxes, inLines, rules }: Layout, top: number, end: number): Node {
  const visit = (node: Node): Node => {
    if (node.type === 'text') return node;
    const own = inLines.has(node) ? undefined : boxes.get(node);
    const isAway = own !== undefined && (own.transform[5] > end + MARGIN || endOf(own) < top - MARGIN);
    const style = { ...node.style, visibility: 'hidden !important' };
    if (node.type === 'image') return isAway ? { ...node, style: style as ImageNode['style'] } : node;
    const display = displayOf(node, stylesOf(node, rules));
    if (isAway && display === 'block' && hasLines(node, rules)) {
      const room = {
        height: `${own.height}px !important`,
        minHeight: '0 !important',
        boxSizing: 'border-box !important',
      };
      return { ...node, style: { ...style, ...room } as ContainerNode['style'], children: [] };
    }
    if (!/^(block|flow-root|list-item)$/.test(display)) return node;
    const children = (node.children ?? []).map(visit);
    return children.every((child, index) => child === node.children?.[index]) ? node : { ...node, children };
  };
  return visit(root);
}

/** In CSS pixels: shadows and placed boxes reach so far beyond their element. */
const MARGIN = 96;

function withBreaks(node: Node, breaks: ReadonlyMap<Node, Break>, lines: Laying['lines']): Node {
  if (node.type !== 'container') return node;
  const children = (node.children ?? []).flatMap((child) => {
    const found = breaks.get(child);
    if (found === undefined || child.type === 'text') return [withBreaks(child, breaks, lines)];
    if ('room' in found) {
      const isRow = child.tagName === 'tr';
      if (isUnmeasured(child)) return [gap(found.room, isRow)];
      return [gap(found.room, isRow), withBegun(child)];
    }
    if (child.type !== 'container') return [child];
    const inside = child.children ?? [];
    const parts =
      'letters' in found
        ? cutAfter(inside, found.letters)
        : [inside.slice(0, found.children), inside.slice(found.children)];
    return [withLinesApart(child, parts, lines)];
  });
  return { ...node, children };
}

/** Marks the lines of a box that were cut from those on the page before. */
const CONTINUES = 'data-direct-mail-continues';
const continuesLines = (node: Node): boolean => node.type !== 'text' && node.attributes?.[CONTINUES] !== undefined;
/** A box with its lines in two, the second of which begins a page. */
function withLinesApart(node: ContainerNode, parts: Node[][], lines: Laying['lines']): Node {
  const moved = node.style === undefined ? undefined : lines.get(node.style);
  const children = parts.map((part, index): Node => {
    const style: Style = { display: 'block' };
    if (moved) lines.set(style, { ...moved, text: squeezed(part.map(textOf).join('')) });
    const attributes: Record<string, string> =
      index === 0 ? {} : { 'data-direct-mail-break': 'before', [CONTINUES]: '' };
    return { type: 'container', tagName: LINES, style, attributes, children: part };
  });
  return { ...node, children };
}

/** Style sheets start one page with a box, even if its margin is not at the top of it. */
const BEGUN = 'data-direct-mail-begun';
const withBegun = (node: Node): Node => ({ ...node, attributes: { ...node.attributes, [BEGUN]: '' } });

/** Of no room yet. */
const UNMEASURED = 'data-direct-mail-unmeasured';
const isUnmeasured = (node: Node): boolean => node.type !== 'text' && node.attributes?.[UNMEASURED] !== undefined;

function gap(height: number | undefined, isRow: boolean): ContainerNode {
  const made = gapOf(height ?? 1, isRow);
  // Only what has a name is measured.
  return height === undefined ? { ...made, tagName: 'direct-mail-gap', attributes: { [UNMEASURED]: '' } } : made;
}

function gapOf(height: number, isRow: boolean): ContainerNode {
  const style = { height: `${height}px`, flex: 'none', clear: 'both', border: 'none' };
  if (!isRow) return box(withImportantStyles(style));
  const cell = box(withImportantStyles({ ...style, display: 'table-cell' }));
  return { ...box({}, [cell]), preset: { display: 'table-row' }, style: {} };
}
