/** Columns of text: blocks laid out in one column are divided among several, as evenly as a browser does. */
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { box, type ContainerNode, type Node, type Style } from './nodes.ts';
import type { Rules } from './own-lines.ts';

/** The attribute of a box with columns: how many, the gap between them and the width of each, in CSS pixels. */
export const COLUMNS = 'data-columns';

export const IN_ONE = 'Columns (column-count) cannot be drawn here: the text is set in one';
const DIVIDED = 'Columns (column-count) are divided between blocks here, and between lines in print';

/** The same tree with its columns; `measured`: in CSS pixels. */
export async function withColumns<T extends Node>(
  root: T,
  rules: Rules,
  measured: Measure,
  say: (warning: string) => void,
): Promise<T> {
  const blocks = new Set<Node>();
  collectBlocks(root, blocks);
  if (blocks.size === 0) return root;
  const boxes = new Map<Node, MeasuredBox>();
  for (const { node, box: found } of await markedBoxes(root, rules, measured, (node) => blocks.has(node)))
    boxes.set(node, found);
  return divided(root, boxes, say);
}

const flowOf = (node: Node): ContainerNode | undefined => {
  const [flow] = node.type === 'container' && node.attributes?.[COLUMNS] !== undefined ? (node.children ?? []) : [];
  return flow?.type === 'container' ? flow : undefined;
};

function collectBlocks(node: Node, blocks: Set<Node>): void {
  const flow = flowOf(node);
  for (const block of flow === undefined ? [] : [flow, ...(flow.children ?? [])]) blocks.add(block);
  if (node.type === 'container') for (const child of node.children ?? []) collectBlocks(child, blocks);
}

function divided<T extends Node>(node: T, boxes: ReadonlyMap<Node, MeasuredBox>, say: (warning: string) => void): T {
  if (node.type !== 'container') return node;
  const inside = (child: Node) => divided(child, boxes, say);
  const flow = flowOf(node);
  const whole = flow && boxes.get(flow);
  if (flow === undefined || whole === undefined) return { ...node, children: (node.children ?? []).map(inside) };
  const [count = 1, gap = 0, width = 0] = (node.attributes?.[COLUMNS] ?? '').split(' ').map(Number);
  const seen = (flow.children ?? []).filter((block) => boxes.has(block));
  if (seen.length < (flow.children ?? []).filter((block) => block.type !== 'text').length) {
    say(IN_ONE);
    return node;
  }
  const places = seen.map((block) => placeOf(boxes.get(block) as MeasuredBox));
  const { columns, height } = balanced(places, placeOf(whole), count);
  if (isDividedInPrint(places, columns)) say(DIVIDED);
  const items = columns.map((blocks, index) => {
    const own = blocks.map((at, place) => {
      const block = inside(seen[at] as Node);
      // No margin is where a column ends or a further one begins: the height of all has room for that of the last block.
      const [isFirst, isLast] = [index > 0 && place === 0, place === blocks.length - 1];
      return withStyle(block, { ...(isFirst && { marginTop: '0' }), ...(isLast && { marginBottom: '0' }) });
    });
    return box({ width: `${width}px`, flexShrink: '0' }, own);
  });
  const row = box(
    { display: 'flex', columnGap: `${gap}px`, alignItems: 'flex-start', minHeight: `${height}px` },
    items,
  );
  return { ...node, children: [row] } as ContainerNode & T;
}

/** The same object of styles, by which lines are known (`LinesByStyle`), with more in it. */
const withStyle = (node: Node, more: Style): Node => ({ ...node, style: Object.assign(node.style ?? {}, more) });

interface Place {
  readonly top: number;
  readonly bottom: number;
}

const placeOf = ({ transform, height }: MeasuredBox): Place => ({ top: transform[5], bottom: transform[5] + height });

/** Whether a browser would likely divide a block between its lines. */
function isDividedInPrint(places: readonly Place[], columns: readonly (readonly number[])[]): boolean {
  const heightOf = ({ top, bottom }: Place) => bottom - top;
  const line = Math.min(...places.map(heightOf));
  const highest = Math.max(
    ...columns.map((blocks) => (places[blocks.at(-1) ?? 0]?.bottom ?? 0) - (places[blocks[0] ?? 0]?.top ?? 0)),
  );
  const even = places.reduce((sum, place) => sum + heightOf(place), 0) / columns.length;
  return places.some((place) => heightOf(place) > 1.5 * line) && highest > even + line - 1;
}

/** Which blocks are in each column: at least as high as an even share of all with their margins, and as little higher as needed. */
function balanced(places: readonly Place[], whole: Place, count: number): { columns: number[][]; height: number } {
  // The margin above the first block is in its column.
  const tops = places.map(({ top, bottom }, at) => ({ top: at === 0 ? whole.top : top, bottom }));
  const share = (whole.bottom - whole.top) / count;
  const heights = tops.flatMap((first, at) => tops.slice(at).map(({ bottom }) => bottom - first.top));
  for (const height of [share, ...heights.filter((each) => each > share).sort((a, b) => a - b)]) {
    const columns = filled(tops, height);
    if (columns.length <= count) return { columns, height };
  }
  return { columns: [places.map((_, at) => at)], height: 0 };
}

function filled(places: readonly Place[], most: number): number[][] {
  const columns: number[][] = [];
  let top = 0;
  for (const [at, place] of places.entries()) {
    const last = columns.at(-1);
    if (last !== undefined && place.bottom - top <= most + 0.01) last.push(at);
    else {
      columns.push([at]);
      top = place.top;
    }
  }
  return columns;
}
