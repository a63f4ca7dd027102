/**
 * Pictures that are blocks or items in boxes in lines: the renderer takes the lower edge of such a picture for a line of words when it sets
 * the box on its own line, and not that of the box which the picture is drawn in (`enlarged.ts`). Out of the flow, in a box of its own,
 * a picture changes nothing.
 */
import { canBeScaled, inBox, isBlock, picturesIn } from './enlarged.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type Nested, nestedBoxes } from './nested-boxes.ts';
import { type ContainerNode, childrenOf, type ImageNode, type Node, withReplaced } from './nodes.ts';
import { displayOf, holdsItems, isBoxInLine, isPositioned, type Rules, stylesOf } from './own-lines.ts';

/** The same tree with them in boxes of the size that they were laid out with; `measured`: in CSS pixels. */
export async function withPicturesApart<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const found = picturesIn(root).filter((picture) => isBlockInLine(picture, rules));
  if (found.length === 0) return root;
  const boxes = await nestedBoxes(root, found, rules, measured);
  const apart = new Map<Node, Node>();
  for (const picture of found) {
    const at = boxes.get(picture.node);
    if (at !== undefined) apart.set(picture.node, outOfFlow(picture, at, rules));
  }
  return withReplaced(root, apart);
}

function isBlockInLine(picture: Nested<ImageNode>, rules: Rules): boolean {
  const styles = stylesOf(picture.node, rules);
  return (
    displayOf(picture.node, styles) !== 'out' &&
    canBeScaled(styles) &&
    isBlock(picture, rules) &&
    boxesInLine(picture, rules).length > 0
  );
}

const boxesInLine = ({ path }: Nested, rules: Rules): ContainerNode[] =>
  path.filter((box, index) => {
    const outer = path[index - 1];
    const isItem = outer !== undefined && holdsItems(outer, rules);
    return !isItem && isBoxInLine(displayOf(box, stylesOf(box, rules)));
  });

function outOfFlow(picture: Nested<ImageNode>, at: MeasuredBox, rules: Rules): ContainerNode {
  const { node } = picture;
  // What is placed has its share of the padding box, and lies above what is placed before it.
  const hasPadding = [...stylesOf(node, rules).keys()].some((name) => name.startsWith('padding'));
  const floats = hasPadding || boxesInLine(picture, rules).some((box) => hasPlaced(box, rules));
  const made = inBox(node, at, rules, floats ? { float: 'left' } : { position: 'absolute' });
  const isFree = !floats && !isPositioned(stylesOf(node, rules));
  return { ...made, tagName: 'span', style: { ...made.style, ...(isFree && { position: 'relative' }) } };
}

const hasPlaced = (node: Node, rules: Rules): boolean =>
  childrenOf(node).some((child) => isPositioned(stylesOf(child, rules)) || hasPlaced(child, rules));
