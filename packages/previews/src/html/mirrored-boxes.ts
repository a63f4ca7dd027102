/** Pictures in lines from right to left: the renderer gives several boxes of one line each other's places and sizes. */
import type { Warnings } from '../render/warnings.ts';
import type { Node } from '../takumi/nodes.ts';
import type { Looks } from './looks.ts';
import { isOut } from './room.ts';

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
    if (node.type === 'text' ? node.tagName === 'br' : !display.startsWith('inline')) lines.push([]);
    else if (node.type === 'container' && display === 'inline') node.children?.forEach(visit);
    else if (node.type !== 'text' && !isOut(node, looks)) lines.at(-1)?.push(node);
  };
  if (block.type === 'container') block.children?.forEach(visit);
  return lines;
}
