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

/** The same tree with the widths of such rows; `measured`: in CSS pixels. */
export async function withShrunkRows<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const rows = new Set<Node>(rowsIn(root, rules));
  if (rows.size === 0) return root;
  const sized = new Set([...rows].flatMap((row) => growing(row, rules)));
  /** The row that one of the natural tree stands for. */
  const originals = new Map<Node, Node>();
  const natural = (node: Node): Node => {
    if (node.type === 'text') return node;
    const style = sized.has(node) ? { ...node.style, flexBasis: 'auto' } : node.style;
    if (node.type === 'image') return { ...node, ...(style && { style }) };
    const made = { ...node, ...(style && { style }), children: childrenOf(node).map(natural) };
    if (rows.has(node)) originals.set(made, node);
    return made;
  };
  const tree = natural(root);
  const looks = new Map<Node, Style>();
  for (const { node, box } of await markedBoxes(tree, rules, measured, (node) => originals.has(node))) {
    const row = originals.get(node);
    if (row !== undefined) looks.set(row, { width: `${box.width}px`, boxSizing: 'border-box' });
  }
  return withLooks(root, looks);
}

function rowsIn(node: Node, rules: Rules, around?: ContainerNode): ContainerNode[] {
  if (node.type !== 'container') return [];
  const inside = childrenOf(node).flatMap((child) => rowsIn(child, rules, node));
  return isShrunkRow(node, rules, around) && growing(node, rules).length > 0 ? [node, ...inside] : inside;
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
function growing(row: Node, rules: Rules): Node[] {
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
