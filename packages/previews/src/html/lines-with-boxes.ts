/**
 * Lines with boxes or pictures in them. The renderer gives several of one line from right to left each other's places and
 * sizes, and breaks a line behind each, also where lines are not to be broken.
 */
import type { Warnings } from '../render/warnings.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';
import type { Look, Looks } from './looks.ts';
import { isOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

const MIRRORED =
  'A picture beside another box in a line from right to left changes places and sizes with it here, and not in print: use a flex box';

/** For a block whose text runs from right to left. */
export function sayMirroredBoxes(block: Node, looks: Looks, warnings: Warnings): void {
  for (const boxes of boxesInLines(block, looks)) {
    // Boxes that are all alike change nothing.
    const isMixed = new Set(boxes.map((box) => JSON.stringify(box))).size > 1;
    if (isMixed && boxes.some(({ type }) => type === 'image')) warnings.add(MIRRORED);
  }
}

/** Boxes and pictures in the lines of a block that are not parted by a break. */
export function boxesInLines(block: Node, looks: Looks): Node[][] {
  const lines: Node[][] = [[]];
  const visit = (node: Node): void => {
    const display = looks.of(node)?.display ?? 'inline';
    if (node.type === 'text' ? node.tagName === 'br' : !looks.isInLine(node)) lines.push([]);
    else if (node.type === 'container' && display === 'inline') node.children?.forEach(visit);
    else if (node.type !== 'text' && !isOut(node, looks)) lines.at(-1)?.push(node);
  };
  if (block.type === 'container') block.children?.forEach(visit);
  return lines;
}

/** The same with lines that are not broken in a box as wide as they are; an element in a line becomes such a box if nothing of it is seen. */
export function withUnbrokenLines(node: ContainerNode, look: Look, looks: Looks): ContainerNode {
  const children = node.children ?? [];
  const isUnbroken = look.whiteSpace?.trim() === 'nowrap' && children.filter((child) => !isBlank(child)).length > 1;
  const isLine = (child: Node) => isOut(child, looks) || looks.isInLine(child);
  if (!isUnbroken || !children.every(isLine) || !boxesInLines(node, looks).some((boxes) => boxes.length > 0))
    return node;
  if (!/^(block|flow-root|table-cell|inline)$/.test(look.display)) return node;
  const isInLine = look.display === 'inline';
  if (isInLine && look.styles.some(({ property }) => SEEN.test(property))) return node;
  const styles = [
    { property: 'display', value: 'block' },
    { property: 'width', value: 'max-content' },
    { property: 'min-width', value: '100%' },
  ];
  const lines = looks.box({ styles, display: 'block', preset: PLAIN, whiteSpace: look.whiteSpace }, children);
  const whole = { ...node, children: [lines] };
  if (!isInLine) return looks.put(whole, look);
  const display = 'inline-block';
  return looks.put(looks.change(whole, [{ property: 'display', value: display }]), { ...look, display });
}

const SEEN = /^(background|border|padding|margin|position|vertical-align|font-size|line-height)/;
