/**
 * Pictures that are blocks or items in boxes in lines: the renderer takes the lower edge of such a picture for a line of words when it sets
 * the box on its own line, and not that of the box which the picture is drawn in (`enlarged.ts`). Out of the flow, in a box of its own,
 * a picture changes nothing.
 */
import { canBeScaled, inBox, picturesIn } from './enlarged.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type Nested, nestedBoxes } from './nested-boxes.ts';
import { type ContainerNode, type ImageNode, type Node, withReplaced } from './nodes.ts';
import { displayOf, holdsItems, isBoxInLine, isPositioned, type Rules, stylesOf } from './own-lines.ts';

/** The same tree with them in boxes of the size that they were laid out with; `measured`: in CSS pixels. */
export async function withPicturesApart<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const found = picturesIn(root).filter((picture) => isBlockInLine(picture, rules));
  if (found.length === 0) return root;
  const boxes = await nestedBoxes(root, found, rules, measured);
  const apart = new Map<Node, Node>();
  for (const { node } of found) {
    const at = boxes.get(node);
    if (at !== undefined) apart.set(node, outOfFlow(node, at, rules));
  }
  return withReplaced(root, apart);
}

function isBlockInLine({ node, path }: Nested<ImageNode>, rules: Rules): boolean {
  const around = path.at(-1);
  const styles = stylesOf(node, rules);
  const display = displayOf(node, styles);
  if (around === undefined || display === 'out' || !canBeScaled(styles)) return false;
  if (!holdsItems(around, rules) && display.startsWith('inline')) return false;
  // Of what is out of the flow, a share is one of the padding box.
  if ([...styles.keys()].some((name) => name.startsWith('padding'))) return false;
  return path.some((box, index) => {
    const outer = path[index - 1];
    const isItem = outer !== undefined && holdsItems(outer, rules);
    return !isItem && isBoxInLine(displayOf(box, stylesOf(box, rules)));
  });
}

function outOfFlow(picture: ImageNode, at: MeasuredBox, rules: Rules): ContainerNode {
  const made = inBox(picture, at, rules, { position: 'absolute' });
  // With a name, since only such pictures can be found in a layout.
  const children = (made.children ?? []).map((inside) => ({ ...inside, tagName: 'img' }));
  const isFree = !isPositioned(stylesOf(picture, rules));
  return { ...made, tagName: 'span', style: { ...made.style, ...(isFree && { position: 'relative' }) }, children };
}
