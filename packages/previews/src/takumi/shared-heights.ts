/**
 * Rows of a table that is higher than they are. The renderer gives all of them the same more; a browser gives it to those that say no height
 * of their own, in proportion to what they have (CSS Tables 3, 3.10.5). How high they are is known after a layout.
 */
import { lengthOf } from '../css/styles.ts';
import { edgesBesideHeight } from './edges.ts';
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type ContainerNode, childrenOf, type Node, type Style, withLooks } from './nodes.ts';
import { displayOf, type Rules, stylesOf } from './own-lines.ts';

interface Table {
  readonly node: ContainerNode;
  readonly height: number;
  readonly rows: readonly ContainerNode[];
  /** Those between its head and its foot. */
  readonly bodyRows: ReadonlySet<Node>;
}

/** The same tree with the heights of such rows as those of their cells; `measured`: in CSS pixels. */
export async function withSharedHeights<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const higher = tablesIn(root, rules);
  if (higher.length === 0) return root;
  // Without their heights, which the style sheets still say.
  const natural = withLooks(root, new Map(higher.map(({ node }) => [node, { height: 'auto' }])));
  const tables = tablesIn(natural, rules);
  const wanted = new Set<Node>(tables.flatMap(({ node, rows }) => [node, ...rows.flatMap(childrenOf)]));
  const boxes = new Map<Node, MeasuredBox>();
  for (const { node, box } of await markedBoxes(natural, rules, measured, (node) => wanted.has(node)))
    boxes.set(node, box);
  const looks = new Map<Node, Style>();
  for (const { node, height, rows, bodyRows } of tables) {
    const own = boxes.get(node);
    const cells = rows.map((row) => childrenOf(row).filter((cell): cell is ContainerNode => boxes.has(cell)));
    const heights = cells.map((list) => Math.max(0, ...list.map((cell) => boxes.get(cell)?.height ?? 0)));
    const more = own === undefined ? 0 : height - own.height;
    if (own === undefined || cells.some((list) => list.length === 0) || more <= 0) {
      looks.set(node, { height: `${height}px` });
      continue;
    }
    const bodies = rows.filter((row) => bodyRows.has(row));
    const all = bodies.length > 0 ? bodies : rows;
    const open = all.filter((row) => ![row, ...childrenOf(row)].some((one) => saidHeight(one, rules) !== undefined));
    const sharing = new Set(open.length > 0 ? open : all);
    const sum = heights.reduce((total, one, at) => total + (sharing.has(rows[at] as ContainerNode) ? one : 0), 0);
    for (const [row, [first]] of cells.entries()) {
      if (first === undefined || sum === 0 || !sharing.has(rows[row] as ContainerNode)) continue;
      const whole = (heights[row] ?? 0) * (1 + more / sum);
      const least = whole - edgesBesideHeight(first, stylesOf(first, rules), own.width);
      looks.set(first, { height: 'auto', minHeight: `${least}px` });
    }
  }
  return withLooks(natural, looks);
}

/** The tables with a height of their own and several rows, in which no cell is in two. */
function tablesIn(node: Node, rules: Rules): Table[] {
  const inside = childrenOf(node).flatMap((child) => tablesIn(child, rules));
  if (node.type !== 'container' || displayOf(node, stylesOf(node, rules)) !== 'table') return inside;
  const height = saidHeight(node, rules);
  if (height === undefined) return inside;
  const bodyRows = new Set<Node>();
  const rows = rowsIn(node, rules, bodyRows);
  const isPlain = rows.every((row) => childrenOf(row).every((cell) => cell.type === 'container' && !spans(cell)));
  return rows.length > 1 && isPlain ? [...inside, { node, height, rows, bodyRows }] : inside;
}

/** All rows of a table; those between its head and its foot, which have what is left, are added to `bodyRows`. */
function rowsIn(node: Node, rules: Rules, bodyRows: Set<Node>, isBody = true): ContainerNode[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type !== 'container') return [];
    const display = displayOf(child, stylesOf(child, rules));
    if (/^table-.*-group$/.test(display)) return rowsIn(child, rules, bodyRows, display === 'table-row-group');
    if (display !== 'table-row') return [];
    if (isBody) bodyRows.add(child);
    return [child];
  });
}

const spans = ({ attributes }: ContainerNode): boolean => Number(attributes?.['rowspan'] ?? 1) > 1;

/** In pixels. */
function saidHeight(node: Node, rules: Rules): number | undefined {
  if (node.type === 'text') return undefined;
  const styles = stylesOf(node, rules);
  const said = ['height', 'min-height'].map((name) => lengthOf(styles.get(name), undefined) ?? 0);
  const most = Math.max(...said, lengthOf(node.preset?.['height']?.toString(), undefined) ?? 0);
  return most > 0 ? most : undefined;
}
