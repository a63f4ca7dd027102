/**
 * A letter that is longer than its sheet: what its end would cut in two begins the next page, as in the browser's pages
 * (`chromium/in-page-breaks.ts`), a box of more than half a page between its lines.
 */
import { limits } from '../merge-tags/limits.ts';
import { markedBoxes } from '../takumi/marked-boxes.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import { type ContainerNode, childrenOf, type ImageNode, type Node } from '../takumi/nodes.ts';
import { BREAK, LETTER_PAGE, noteOf } from '../takumi/notes.ts';
import { displayOf, hasLines, isPlaced, type Rules, stylesOf, withOwnLines } from '../takumi/own-lines.ts';
import { begunPages, breaksAt, endOf, hasRowsOfBoxes, isPicture, type Layout, linesIn } from './page-breaks.ts';
import { type Lines, withBreaks, withNamedLines } from './with-breaks.ts';

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
  readonly lines: Lines;
  readonly measure: (root: Node) => Promise<MeasuredBox>;
}

/** The artwork with room above what begins a further page, of pages that are `height` CSS pixels high. */
export async function continued(
  root: Node,
  first: MeasuredBox,
  height: number,
  { rules, lines, measure }: Laying,
): Promise<Continued> {
  const short: Continued = { roots: [root], begun: [0], isLonger: false, measured: first };
  const fits = lowestBox(first) <= height + SLACK && highestLines(first) < 0.9 * height;
  if (fits && !hasBreak(root) && !hasRowsOfBoxes(root, rules)) return short;
  const laidOut = async (node: Node): Promise<Layout> => {
    const measureLines = (each: Node) => measure(withOwnLines(each, rules));
    const found = await markedBoxes(node, rules, measureLines, () => true, { areLong: true });
    const boxes = new Map(found.map(({ node: each, box }) => [each, box]));
    const inLines = new Set(found.flatMap(({ node: each, isInLine }) => (isInLine ? [each] : [])));
    return { boxes, inLines, rules, height };
  };
  const named = withNamedLines(root, rules);
  let whole = named;
  let layout = await laidOut(whole);
  for (let page = 1; page <= limits.pages; page += 1) {
    // Lines that begin a page are cut from those before first; then nothing is left to move.
    for (let pass = 0; pass < 3; pass += 1) {
      const breaks = breaksAt(whole, layout, page * height);
      if (breaks.size === 0) break;
      whole = withBreaks(whole, breaks, lines);
      layout = await laidOut(whole);
    }
    if (page * height >= contentsEnd(whole, layout) - SLACK) break;
  }
  const count = Math.max(1, Math.ceil((contentsEnd(whole, layout) - SLACK) / height));
  if (whole === named && count === 1) return short;
  const roots = Array.from({ length: Math.min(count, limits.pages) }, (_, page) =>
    onlyPage(whole, layout, page * height, (page + 1) * height),
  );
  return { roots, begun: begunPages(whole, layout), isLonger: count > limits.pages, measured: await measure(whole) };
}

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
    const inside = Math.max(0, ...words, ...childrenOf(node).map((child) => visit(child, placed)));
    const isPage = noteOf(node, LETTER_PAGE) !== undefined && own !== undefined && !placed;
    const end = isPage ? Math.max(inside, Math.min(endOf(own), inside + height)) : inside;
    const isCut = own !== undefined && /hidden|clip/.test(`${styles.get('overflow')} ${styles.get('overflow-y')}`);
    return isCut ? Math.min(end, endOf(own)) : end;
  };
  return visit(root, false);
}

const hasBreak = (node: Node): boolean => noteOf(node, BREAK) !== undefined || childrenOf(node).some(hasBreak);

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
