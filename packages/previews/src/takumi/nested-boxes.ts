/** Where boxes and pictures are that are in boxes in lines: the renderer reports nothing of what is in those. */
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { box, type ContainerNode, type Node } from './nodes.ts';
import { insideOf, type Rules, stylesOf, within } from './own-lines.ts';

/** A node, and the boxes around it from the outside in. */
export interface Nested<T extends Node = Node> {
  readonly node: T;
  readonly path: readonly ContainerNode[];
}

export type Boxes = ReadonlyMap<Node, MeasuredBox>;

/** Where pictures and boxes in lines are. What is in a box in a line is not reported; that is laid out by itself, as wide as it is. */
export async function nestedBoxes(
  root: Node,
  found: readonly Nested[],
  rules: Rules,
  measured: Measure,
): Promise<Boxes> {
  const boxes = new Map<Node, MeasuredBox>();
  for (let [tree, rest, last, level] = [root, found, -1, 0]; rest.length > 0 && boxes.size > last; level += 1) {
    if (level > DEEPEST) break;
    last = boxes.size;
    for (const { node, box: at, isInLine } of await markedBoxes(tree, rules, measured, () => false, { isFlat: true }))
      if ((isInLine || node.type === 'image') && !boxes.has(node)) boxes.set(node, at);
    rest = rest.filter(({ node }) => !boxes.has(node));
    const around = new Map(
      rest.flatMap(({ path }) => {
        const index = path.findLastIndex((node) => boxes.has(node));
        const node = path[index];
        return node === undefined ? [] : [[node, path.slice(0, index)] as const];
      }),
    );
    tree = onLongPage(
      [...around].map(([node, path]) => within(path, asBlock(node, boxes.get(node) as MeasuredBox, rules))),
    );
  }
  return boxes;
}

/** Boxes in lines within each other: each costs a layout. */
const DEEPEST = 20;

export const onLongPage = (trees: Node[]): Node => box({ width: '100000px' }, trees);

/** A box in a line with the size that it has there, on its line. */
export const sized = (node: ContainerNode, { width, height }: MeasuredBox): ContainerNode => ({
  ...node,
  style: {
    ...node.style,
    width: `${width}px`,
    height: `${height}px`,
    minWidth: '0',
    maxWidth: 'none',
    minHeight: '0',
    maxHeight: 'none',
    boxSizing: 'border-box',
    margin: '0',
    inset: 'auto',
    verticalAlign: 'baseline',
  },
});

/** Such a box as a block, a flex box or a grid of its own. */
export function asBlock(node: ContainerNode, at: MeasuredBox, rules: Rules): ContainerNode {
  const inside = insideOf(node, stylesOf(node, rules));
  const display = inside.replace(/^(inline-block|inline|block)$/, 'flow-root').replace('inline-', '');
  const block = sized(node, at);
  return { ...block, style: { ...block.style, display, float: 'none' } };
}
