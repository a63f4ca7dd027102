/**
 * Flex rows that are as wide as what is in them, with items that grow from no width (`flex: 1`) or have a share of the row. A browser makes
 * the row as wide as the contents of these, and then divides it; the renderer as wide as they are before they grow. How wide the contents
 * are is known after a layout.
 */
import { markedBoxes } from './marked-boxes.ts';
import type { Measure } from './measured.ts';
import { type ContainerNode, childrenOf, type Node, type Style, withLooks } from './nodes.ts';
import { displayOf, isColumn, isPlaced, type Rules, stylesOf } from './own-lines.ts';

type Styles = ReadonlyMap<string, string>;

/** A row with the items that make it too narrow. */
interface Row {
  readonly node: ContainerNode;
  readonly growing: readonly Node[];
}

/** The same tree with the widths of such rows; `measured`: in CSS pixels. */
export async function withShrunkRows<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const rows = rowsIn(root, rules);
  if (rows.length === 0) return root;
  const items = rows.flatMap(({ growing }) => growing);
  const natural = withLooks(root, new Map(items.map((item) => [item, { flexBasis: 'auto' }])));
  // The same rows, in the same order: their style sheets say what they did.
  const numbers = new Map<Node, number>(rowsIn(natural, rules).map(({ node }, number) => [node, number]));
  const looks = new Map<Node, Style>();
  for (const { node, box } of await markedBoxes(natural, rules, measured, (one) => numbers.has(one))) {
    const row = rows[numbers.get(node) ?? -1];
    if (row !== undefined) looks.set(row.node, { width: `${box.width}px`, boxSizing: 'border-box' });
  }
  return withLooks(root, looks);
}

function rowsIn(node: Node, rules: Rules, around?: ContainerNode): Row[] {
  if (node.type !== 'container') return [];
  const inside = childrenOf(node).flatMap((child) => rowsIn(child, rules, node));
  const growing = isShrunkRow(node, rules, around) ? growingIn(node, rules) : [];
  return growing.length > 0 ? [{ node, growing }, ...inside] : inside;
}

function isShrunkRow(node: ContainerNode, rules: Rules, around: ContainerNode | undefined): boolean {
  const styles = stylesOf(node, rules);
  const display = node.style?.['display'] ?? styles.get('display');
  if (!/^(inline-)?flex$/.test(String(display)) || isColumn(node, rules)) return false;
  const width = String(node.style?.['width'] ?? styles.get('width') ?? 'auto').trim();
  if (/^(fit|max)-content$/.test(width)) return true;
  if (width !== 'auto') return false;
  if (isPlaced(styles)) return !['left', 'right'].every((side) => styles.has(side)) && !styles.has('inset');
  const outer = around && stylesOf(around, rules);
  const outerDisplay = around && outer ? displayOf(around, outer) : '';
  const isItem = /flex|grid/.test(outerDisplay);
  if (!isItem) return displayOf(node, styles) === 'out' || display === 'inline-flex';
  if (around === undefined || outer === undefined || !/flex/.test(outerDisplay) || !isColumn(around, rules))
    return false;
  const own = styles.get('align-self')?.trim() ?? 'auto';
  const align = own === 'auto' ? (outer.get('align-items')?.trim() ?? 'normal') : own;
  return (
    !/^(normal|stretch)$/.test(align) ||
    ['margin', 'margin-left', 'margin-right'].some((name) => styles.get(name)?.includes('auto'))
  );
}

/** The items of a row that grow from a width of their own, or whose width is a share of it. */
function growingIn(row: Node, rules: Rules): Node[] {
  return childrenOf(row).filter((item) => {
    if (item.type === 'text') return false;
    const styles = stylesOf(item, rules);
    const { grow, basis } = flexOf(styles);
    return basis.includes('%') || (grow > 0 && !/^(auto|.*content)$/.test(basis));
  });
}

function flexOf(styles: Styles): { grow: number; basis: string } {
  const words = (styles.get('flex') ?? '0 1 auto').trim().split(/\s+(?![^(]*\))/);
  const numbers = words.filter((word) => /^[\d.]+$/.test(word));
  const given = words.find((word) => !numbers.includes(word));
  const grow = numbers[0] ?? (given === 'auto' ? 1 : 0);
  return {
    grow: Number(styles.get('flex-grow') ?? grow),
    basis: styles.get('flex-basis')?.trim() ?? given ?? '0',
  };
}
