/** Nested tables, as in e-mail templates: a table in a cell is as wide as its text, and may be centred. */
import { type Applied, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import type { ContainerNode, Node, Style } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
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

/** The renderer breaks the text of a table without width in a cell or another tight box after each word; in a flex box it does not. */
export function withRoomInCell(node: Node, look: Look, looks: Looks, isTight: boolean): Node {
  const width = styleValue(look.styles, 'width')?.trim() ?? look.preset?.['width'] ?? 'auto';
  if (!isTight || look.display !== 'table' || width !== 'auto' || isTakenOut(look)) return node;
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
 * The `display` of a box as the renderer can lay it out. Floated and positioned boxes and the items of a flex box or a grid
 * are blocks, which matters to parts of a table and to boxes in a line; a table in a line is a box with a table in it; and
 * a picture has no parts that it could lay out.
 */
export function laidOutAs(
  display: string,
  parent: string,
  look: Pick<Look, 'styles' | 'preset'>,
  isReplaced: boolean,
): string {
  const isOwn = isTakenOut(look);
  if (isTablePart(display)) return isReplaced || isOwn || holdsItems(parent) ? 'block' : display;
  const [, kind] = /^inline-(block|flex|grid|table)$/.exec(display) ?? [];
  if (isReplaced) return kind === undefined ? display.replace(/^(table|list-item|flex|grid)$/, 'block') : 'inline';
  if (kind === undefined || !isOwn) return kind === 'table' ? 'inline-block' : display;
  return kind;
}

/** What an anonymous part of a table is. */
type Part = 'table' | 'table-row' | 'table-cell';

/** What may stand in a table or in a part of one; anything else stands in an anonymous part (CSS 2, section 17.2.1). */
const PROPER: readonly (readonly [of: RegExp, children: RegExp, part: Part])[] = [
  [/^table$/, /^table-(?!cell)/, 'table-row'],
  [/^table-(row|header|footer)-group$/, /^table-row$/, 'table-row'],
  [/^table-row$/, /^table-cell$/, 'table-cell'],
];

/**
 * Adds the tables, rows and cells that a browser adds around parts of a table that stand elsewhere, and around what
 * stands in a table without a row or a cell. The renderer would lay all of it out as blocks.
 */
export function withTableParts(nodes: readonly Node[], around: Look, looks: Looks, isTight: boolean): Node[] {
  const { display, styles } = around;
  const said = styleValue(styles, 'display')?.trim();
  const isWide = (styleValue(styles, 'width') ?? around.preset?.['width'] ?? 'auto') !== 'auto';
  if (said === 'inline-table' && display === 'inline-block')
    return [anonymousPart('table', nodes, around, looks, isTight, { ...(isWide && { width: '100%' }) })];
  const proper = PROPER.find(([of]) => of.test(display));
  const displayOf = (node: Node): string => {
    const look = looks.of(node);
    if (look === undefined || isTakenOut(look)) return '';
    return /^col(group)?$/.test(look.tag) ? 'table-column' : look.display;
  };
  if (proper === undefined && !nodes.some((node) => isTablePart(displayOf(node)))) return [...nodes];
  const [, children, kind] = proper ?? [undefined, /^(?!table-)/, 'table' as const];
  const kept: Node[] = [];
  let run: Node[] = [];
  const flush = () => {
    if (run.some((node) => !isBlank(node))) kept.push(anonymousPart(kind, run, around, looks, isTight));
    // Between lines a blank is one; between the parts of a table it is none.
    else if (proper === undefined) kept.push(...run);
    run = [];
  };
  for (const node of nodes) {
    if (isBlank(node) || !children.test(displayOf(node))) run.push(node);
    else {
      flush();
      kept.push(node);
    }
  }
  flush();
  return kept;
}

const isTablePart = (display: string): boolean => display.startsWith('table-');

/** A table inherits the gaps and the borders of its cells from around it. */
function anonymousPart(
  kind: Part,
  nodes: readonly Node[],
  { tag, styles, preset, whiteSpace }: Look,
  looks: Looks,
  isTight: boolean,
  size: Style = {},
): Node {
  const isWhole = isTable(kind);
  const gaps: Style = isWhole && tag === 'table' ? { borderSpacing: preset?.['borderSpacing'] ?? '2px' } : {};
  const look: Look = {
    tag: 'div',
    styles: isWhole ? styles.filter(isOfBorders) : [],
    display: kind,
    preset: undefined,
    whiteSpace,
  };
  const children = withTableParts(nodes, look, looks, isTight || isWhole);
  const part = looks.box({ ...look, preset: { ...PLAIN, display: kind, ...gaps, ...size } }, children);
  return isWhole ? withRoomInCell(part, look, looks, isTight) : part;
}

const isTable = (display: string): boolean => display === 'table';
const isPadding = ({ property }: Applied): boolean => property.startsWith('padding');
const isOfBorders = ({ property }: Applied): boolean => property === 'border-spacing' || property === 'border-collapse';
const isOfRows = ({ property }: Applied): boolean => property === 'border-spacing' || property === 'table-layout';

/** Whether a table has padding: the renderer multiplies that by the density of the drawing once too often. */
export const isPaddedTable = ({ display, styles }: Pick<Look, 'display' | 'styles'>): boolean =>
  isTable(display) && styles.some((each) => isPadding(each) && !/^0\D*$/.test(each.value.trim()));

/** The widest gap between the cells of a table, in CSS pixels. */
export function widestGap({ display, styles, preset }: Pick<Look, 'display' | 'styles' | 'preset'>): number {
  if (!isTable(display) || isCollapsed(styles)) return 0;
  const said = styleValue(styles, 'border-spacing') ?? String(preset?.['borderSpacing'] ?? '');
  return Math.max(...said.split(/\s+/).map((gap) => pixelsOf(gap) ?? 0));
}

/** What such a table keeps: the rest is said of what is put into it. */
export function withoutPadding(styles: StyleList): StyleList {
  const kept = styles.filter((each) => !isPadding(each));
  if (isCollapsed(styles)) return kept;
  return [...kept.filter((each) => !isOfRows(each)), { property: 'border-spacing', value: '0' }];
}

export const isCollapsed = (styles: StyleList): boolean => styleValue(styles, 'border-collapse')?.trim() === 'collapse';

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
