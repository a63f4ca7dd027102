/** Nested tables, as in e-mail templates: a table in a cell is as wide as its text, and may be centred. */
import { type Applied, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import type { ContainerNode, Node, Style } from '../takumi/nodes.ts';
import type { Look, Looks } from './looks.ts';
import { isTakenOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/** Elements whose `align` attribute also moves boxes, not only lines. */
const ALIGNING = /^(div|caption|thead|tbody|tfoot|tr|td|th)$/;

/** Whether boxes in an element are centred, as in `<center>` and `<td align="center">`; CSS can override that. */
export function centresBoxes(tag: string, align: string | undefined, styles: StyleList, inherited: boolean): boolean {
  const said = styleValue(styles, 'text-align')?.trim().toLowerCase();
  if (said !== undefined && said !== 'inherit') return said === '-webkit-center';
  if (tag === 'center') return true;
  if (align !== undefined && ALIGNING.test(tag)) return /^\s*(center|middle)\s*$/i.test(align);
  return inherited && tag !== 'th' && tag !== 'table';
}

/** Margins that centre a box in its parent. */
export function centredMargins(look: Look, isCentred: boolean): Applied[] {
  if (!isCentred || !/^(table|block|list-item)$/.test(look.display) || isTakenOut(look)) return [];
  const isNarrow =
    look.display === 'table' || styleValue(look.styles, 'width') !== undefined || look.preset?.['width'] !== undefined;
  const sides = ['left', 'right'].map((side) => `margin-${side}`);
  // Its own lines are aligned anew.
  const lines: Applied[] =
    look.tag === 'table' && styleValue(look.styles, 'text-align') === undefined
      ? [{ property: 'text-align', value: 'start' }]
      : [];
  // Its own margins do not move it off centre, unless they differ.
  const [left, right] = sides.map((side) => styleValue(look.styles, side)?.trim() ?? '0');
  const isEven = left === right || [left, right].every((margin) => pixelsOf(margin) === 0);
  return isNarrow && isEven ? [...lines, ...sides.map((property) => ({ property, value: 'auto' }))] : lines;
}

/** The renderer breaks the text of a table without width in a cell after each word; in a flex box it does not. */
export function withRoomInCell(node: Node, look: Look, looks: Looks, isInTable: boolean): Node {
  const width = styleValue(look.styles, 'width')?.trim() ?? look.preset?.['width'] ?? 'auto';
  if (!isInTable || look.display !== 'table' || width !== 'auto' || isTakenOut(look)) return node;
  const styles: Applied[] = [{ property: 'display', value: 'flex' }];
  const wrapper: ContainerNode = {
    type: 'container',
    tagName: 'div',
    className: looks.classFor(styles),
    children: [node],
  };
  return looks.put(wrapper, { tag: 'div', styles, display: 'flex', preset: undefined });
}

/**
 * Adds the rows and cells that a browser adds to `display: table` without them. The renderer would lay its children out
 * as blocks.
 */
export function withRowsAndCells(nodes: readonly Node[], display: string, looks: Looks): Node[] {
  if (!/^(?:inline-)?table$|^table-row$/.test(display)) return [...nodes];
  const isRow = display === 'table-row';
  const kept: Node[] = [];
  let run: Node[] = [];
  const flush = () => {
    const seen = run.filter((node) => !isBlank(node));
    const cells = seen.length > 0 && seen.every((node) => looks.of(node)?.display === 'table-cell');
    if (seen.length > 0 && isRow) kept.push(part('table-cell', run));
    else if (seen.length > 0) kept.push(part('table-row', cells ? seen : [part('table-cell', run)]));
    run = [];
  };
  const part = (kind: string, children: Node[]): Node =>
    looks.put(
      { type: 'container', children, tagName: 'div', preset: { ...PLAIN, display: kind } },
      { tag: 'div', styles: [], display: kind, preset: undefined },
    );
  const isProper = (node: Node) => {
    const own = looks.of(node)?.display ?? '';
    return isRow ? own === 'table-cell' : /^table-(?!cell)/.test(own);
  };
  for (const node of nodes) {
    const isCell = !isRow && looks.of(node)?.display === 'table-cell';
    const wasCell = run.some((one) => looks.of(one)?.display === 'table-cell');
    if (isProper(node)) {
      flush();
      kept.push(node);
    } else {
      if (run.some((one) => !isBlank(one)) && isCell !== wasCell && !isBlank(node)) flush();
      run.push(node);
    }
  }
  flush();
  return kept;
}

const isTable = (display: string): boolean => /^(?:inline-)?table$/.test(display);
const isPadding = ({ property }: Applied): boolean => property.startsWith('padding');
const isOfRows = ({ property }: Applied): boolean => property === 'border-spacing' || property === 'table-layout';

/** Whether a table has padding: the renderer multiplies that by the density of the drawing once too often. */
export const isPaddedTable = ({ display, styles }: Pick<Look, 'display' | 'styles'>): boolean =>
  isTable(display) && styles.some((each) => isPadding(each) && !/^0\D*$/.test(each.value.trim()));

/** Pixels at the edge of a table that are seen to be more than they should. */
const SEEN = 4;

/** Whether there are gaps between the cells of a table that are seen: the renderer draws those at its edge too wide, as it does padding. */
export function hasWideGaps({ display, styles, preset }: Pick<Look, 'display' | 'styles' | 'preset'>): boolean {
  if (!isTable(display) || isCollapsed(styles)) return false;
  const said = styleValue(styles, 'border-spacing') ?? String(preset?.['borderSpacing'] ?? '');
  return said.split(/\s+/).some((gap) => (pixelsOf(gap) ?? 0) > SEEN);
}

/** What such a table keeps: the rest is said of what is put into it. */
export function withoutPadding(styles: StyleList): StyleList {
  const kept = styles.filter((each) => !isPadding(each));
  if (isCollapsed(styles)) return kept;
  return [...kept.filter((each) => !isOfRows(each)), { property: 'border-spacing', value: '0' }];
}

const isCollapsed = (styles: StyleList): boolean => styleValue(styles, 'border-collapse')?.trim() === 'collapse';

/** The rows of such a table as a table in a cell, which has the padding. With collapsed borders a table has none. */
export function withPaddingInCell(
  rows: readonly Node[],
  { tag, styles, preset, room }: Look,
  looks: Looks,
  classOf: (styles: StyleList) => string,
): Node[] {
  if (isCollapsed(styles)) return [...rows];
  const isSized = styleValue(styles, 'width') !== undefined || preset?.['width'] !== undefined;
  const part = (kind: string, own: StyleList, more: Style, children: readonly Node[]): Node => {
    const node: ContainerNode = { type: 'container', children: [...children], tagName: 'div', className: classOf(own) };
    const look: Look = { tag: 'div', styles: own, display: kind, preset: undefined };
    return looks.put({ ...node, preset: { ...PLAIN, display: kind, ...more } }, look);
  };
  const spacing = preset?.['borderSpacing'] ?? (tag === 'table' ? '2px' : 0);
  const inner = { borderSpacing: spacing, ...(isSized && { width: '100%' }) };
  const table = part('table', styles.filter(isOfRows), inner, rows);
  const roomy = isSized ? table : withRoomInCell(table, { tag, styles: [], display: 'table', preset }, looks, true);
  const aligned: Style = tag === 'table' ? { verticalAlign: 'middle' } : {};
  const padding = styles.filter(isPadding).map((each) => ({ ...each, value: inPixels(each.value, room) }));
  return [part('table-row', [], {}, [part('table-cell', padding, aligned, [roomy])])];
}

/** A percentage is of the room around the table, and not of what is in it. */
const inPixels = (value: string, room: number | undefined): string =>
  room === undefined
    ? value
    : value.replaceAll(/([\d.]+)%/g, (_, amount: string) => `${(Number(amount) * room) / 100}px`);

const isBlank = (node: Node) => node.type === 'text' && node.text.trim() === '';
