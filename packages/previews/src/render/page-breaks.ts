/** Where the pages of a letter begin: boxes that style sheets start one with, and what the end of a page would cut. */
import { atomicsIn } from '../takumi/marked-boxes.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { type ContainerNode, childrenOf, type Node, textOf } from '../takumi/nodes.ts';
import { BREAK, noteOf } from '../takumi/notes.ts';
import { displayOf, hasLines, isPlaced, type Rules, stylesOf } from '../takumi/own-lines.ts';
import { lettersIn } from '../takumi/rows.ts';
import { BEGUN, type Break, CONTINUES, LINES, UNMEASURED } from './with-breaks.ts';

/** A letter laid out on one sheet, all pages below each other. */
export interface Layout {
  readonly boxes: ReadonlyMap<Node, MeasuredBox>;
  /** Those that stand in lines, which are moved with these. */
  readonly inLines: ReadonlySet<Node>;
  readonly rules: Rules;
  /** Of a page, in CSS pixels. */
  readonly height: number;
}

/** What begins the page that starts at `end`, in CSS pixels: boxes and lines that are to be moved there. */
export function breaksAt(root: Node, layout: Layout, end: number): Map<Node, Break> {
  const { boxes, inLines, rules, height } = layout;
  const asked = askedIn(root, layout);
  const breaks = new Map<Node, Break>();
  let [isOver, isEmpty] = [false, true];
  /** Where the boxes before it end: what is the first of its page needs no room above it but its margin. */
  let lowest = 0;
  /** Whether style sheets start a page with the box, which is on the one that ends here. */
  const begins = (node: Node, { top }: Place): boolean =>
    asked.has(node) &&
    top <= end - 0.5 &&
    !isEmpty &&
    Math.min(top, lowest) > end - height + 0.5 &&
    noteOf(node, BEGUN) === undefined;
  const visit = (node: Node, isBelow: boolean): void => {
    if (isOver) return;
    if (node.type === 'text') {
      isEmpty &&= node.text.trim() === '';
      return;
    }
    const place = inLines.has(node) ? undefined : placeOf(node, boxes);
    if (place !== undefined && noteOf(node, UNMEASURED) !== undefined && place.top < end) {
      breaks.set(node, { room: end - place.top });
      isOver = true;
      return;
    }
    if (place !== undefined && begins(node, place)) {
      const hasMargin = noteOf(node, CONTINUES) === undefined && node.tagName !== 'tr';
      breaks.set(node, { room: hasMargin ? undefined : end - place.top });
      isOver = true;
      return;
    }
    const isCut = place !== undefined && place.top < end - 1 && place.top + place.height > end + 1;
    const styles = stylesOf(node, rules);
    const isRow = isRowOfItems(node, styles);
    if (isCut && isBelow && !isPlaced(styles) && place.height < height / 2 && (isRow || isWhole(node, rules))) {
      breaks.set(node, { room: end - place.top });
      return;
    }
    const row = node.type === 'container' && isOfBoxes(node, rules) ? rowAt(node, layout, end) : undefined;
    if (row !== undefined) {
      breaks.set(node, { children: row });
      return;
    }
    const isLow = place !== undefined && place.top < end - 1 && place.top + place.height > end - height / 10;
    const line = isLow && node.type === 'container' && hasLines(node, rules) ? lineAt(node, layout, end) : undefined;
    if (line !== undefined) breaks.set(node, { letters: line });
    else for (const child of childrenOf(node)) visit(child, holdsBlocks(node, styles));
    isEmpty &&= !isPicture(node);
    if (place !== undefined && !isPlaced(styles)) lowest = Math.max(lowest, place.top + place.height);
  };
  visit(root, false);
  return breaks;
}

/** The boxes that style sheets start a page with: those that say so, and what comes first after one that does. */
function askedIn(root: Node, { boxes, inLines, rules }: Layout): Set<Node> {
  const asked = new Set<Node>();
  let isDue = false;
  const visit = (node: Node, isBelow: boolean): void => {
    if (node.type === 'text') return;
    const said = noteOf(node, BREAK) ?? '';
    if (isBelow && !inLines.has(node) && placeOf(node, boxes) !== undefined && (isDue || said.includes('before'))) {
      asked.add(node);
      isDue = false;
    }
    for (const child of childrenOf(node)) visit(child, holdsBlocks(node, stylesOf(node, rules)));
    isDue ||= said.includes('after');
  };
  visit(root, false);
  return asked;
}

/** The pages that style sheets begin, from 0: the others continue them. */
export function begunPages(root: Node, layout: Layout): number[] {
  const begun = [...askedIn(root, layout)].filter((node) => noteOf(node, CONTINUES) === undefined);
  const tops = begun.map((node) => placeOf(node, layout.boxes)?.top ?? 0);
  return [...new Set([0, ...tops.map((top) => Math.floor((top + 1) / layout.height))])];
}

const isRowOfItems = (node: Node, styles: ReadonlyMap<string, string>): boolean =>
  /flex|grid/.test(displayOf(node, styles)) && !/column/.test(styles.get('flex-direction') ?? '');

/** Whether what is in a box stands below each other. */
const holdsBlocks = (node: Node, styles: ReadonlyMap<string, string>): boolean =>
  !isRowOfItems(node, styles) && !/^(table-row|inline.*)$/.test(displayOf(node, styles));

/** Whether there are lines of boxes alone: not all of these are laid out if they are more than a page. */
export function hasRowsOfBoxes(node: Node, rules: Rules): boolean {
  return isOfBoxes(node, rules) || childrenOf(node).some((child) => hasRowsOfBoxes(child, rules));
}

function isOfBoxes(node: Node, rules: Rules): boolean {
  const boxes = new Set<Node>(atomicsIn(node, rules));
  return boxes.size > 1 && childrenOf(node).every((child) => boxes.has(child) || textOf(child).trim() === '');
}

/** A picture with a frame is a box. */
export const isPicture = (node: Node): boolean => node.type === 'image' || node.tagName === 'img';

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
function lineAt(node: ContainerNode, { boxes, rules }: Layout, end: number): number | undefined {
  let letters = 0;
  for (const { text, top, height } of linesIn(boxes.get(node))) {
    if (top + height > end + 1) return letters || undefined;
    letters += lettersIn(text);
  }
  return letters > 0 && letters < lettersIn(textOf(node)) && isPlain(node, rules) ? letters : undefined;
}

/** How many children are above the first row of boxes that the end cuts, or that is not laid out. */
function rowAt(node: ContainerNode, { boxes, height, rules }: Layout, end: number): number | undefined {
  const children = childrenOf(node);
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

export function linesIn(measured: MeasuredBox | undefined): { text: string; top: number; height: number }[] {
  if (measured === undefined) return [];
  const { transform, runs, children } = measured;
  const own = runs.map(({ text, y, height }) => ({ text, top: transform[5] + y, height }));
  return [...own, ...children.flatMap(linesIn)];
}

export const endOf = ({ transform, height }: MeasuredBox): number => transform[5] + height;
