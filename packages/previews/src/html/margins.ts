/**
 * In the renderer a block with floats is at a wrong place for what clears them, if the margin of its first block is
 * outside of it too: the block gets that margin itself. And what clears a float keeps its margins below the float, where
 * in a browser there are none: they are taken from it.
 */
import { fontLength } from '../css/font-sizes.ts';
import { styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { clears, isBlank, isFloated, isHigher } from './floats.ts';
import type { Letters } from './letters.ts';
import type { Look, Looks } from './looks.ts';
import { edgeOf, isOut, isTakenOut } from './room.ts';

/** Changes the styles of nodes within the tree. */
export function settleMargins(root: ContainerNode, looks: Looks, letters: ReadonlyMap<Node, Letters>): void {
  const marginOf = (node: Node, side: 'Top' | 'Bottom'): number | undefined => {
    const look = looks.of(node);
    const value = (look && edgeOf(look, 'margin', side === 'Top' ? 'top' : 'bottom')) ?? 0;
    return fontLength(typeof value === 'number' ? `${value}px` : value.trim(), letters.get(node)?.size, 16);
  };
  const topOf = (node: Node) => marginOf(node, 'Top');
  const withoutMargin = (node: Node, side: 'Top' | 'Bottom') => {
    if ((marginOf(node, side) ?? 0) !== 0) node.style = { ...node.style, [`margin${side}`]: '0' };
  };
  const firstOf = (node: ContainerNode) => node.children?.find((child) => !isBlank(child) && !isOut(child, looks));
  /** A block that clears the higher float of the block before it begins where the float ends. */
  const clear = (before: Node | undefined, node: ContainerNode) => {
    const float = before?.type === 'container' ? before.children?.find((child) => isFloated(child, looks)) : undefined;
    if (before?.type !== 'container' || float === undefined) return;
    const look = looks.of(node);
    const first = look !== undefined && isOpen(look) ? firstOf(node) : undefined;
    const edges = [marginOf(before, 'Bottom'), topOf(node), first === undefined ? 0 : topOf(first)];
    if (!isHigher(float, before, looks, Math.max(...edges.map((edge) => edge ?? 0)))) return;
    withoutMargin(before, 'Bottom');
    withoutMargin(node, 'Top');
    if (first !== undefined) withoutMargin(first, 'Top');
  };
  /** `joins`: whether the margin of the node is outside of its parent too, with which the renderer reckons rightly. */
  const visit = (node: ContainerNode, joins: boolean) => {
    const children = node.children ?? [];
    const [look, first] = [looks.of(node), firstOf(node)];
    const seen = children.filter((child) => !isBlank(child));
    for (const [at, child] of seen.entries())
      if (child.type === 'container' && clears(child, looks) && !isFloated(child, looks)) clear(seen[at - 1], child);
    const inside = first && looks.of(first);
    if (
      look !== undefined &&
      inside !== undefined &&
      first?.type === 'container' &&
      !joins &&
      children.some((child) => isFloated(child, looks))
    ) {
      const [own, top] = [topOf(node), topOf(first)];
      if (isOpen(look) && isBlock(inside) && own !== undefined && top !== undefined && top > 0 && own >= 0) {
        node.style = { ...node.style, marginTop: `${Math.max(own, top)}px` };
        first.style = { ...first.style, marginTop: '0' };
      }
    }
    const isJoined = look === undefined || isOpen(look) || /^(html|body)$/.test(look.tag);
    for (const child of children) if (child.type === 'container') visit(child, isJoined && child === first);
  };
  visit(root, true);
}

const isBlock = ({ display, styles }: Look) =>
  /^(block|list-item)$/.test(display) && styleValue(styles, 'clear') === undefined;

/** Whether the margins inside a block are outside of it too. */
function isOpen(look: Look): boolean {
  if (look.display !== 'block' || /^(html|body)$/.test(look.tag) || isTakenOut(look)) return false;
  return !look.styles.some(
    ({ property, value }) =>
      (/^(border|padding)(-top(-width)?)?$/.test(property) && /[1-9]/.test(value)) ||
      (property.startsWith('overflow') && value.trim() !== 'visible'),
  );
}
