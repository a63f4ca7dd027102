/**
 * Floats that begin another row. The renderer sets such a box right below the one above it, also where it then lies over a higher one
 * further on in the row; in a browser it is below all that it is not beside (CSS 2.1, 9.5.1, rule 2). How high they are is known after
 * a layout, so those that are below the whole row are told to clear it.
 */
import { lengthOf } from '../css/styles.ts';
import { marginOf } from './edges.ts';
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type ContainerNode, childrenOf, type ImageNode, type Node } from './nodes.ts';
import { displayOf, holdsItems, isPlaced, type Rules, stylesOf } from './own-lines.ts';

type Side = 'left' | 'right';

/** A box with its margins, in CSS pixels. */
interface Float {
  readonly node: Node;
  readonly side: Side;
  readonly clears: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The box that it floats in. */
  readonly around: { readonly left: number; readonly right: number; readonly top: number };
  /** Whether only floats are before it there. */
  readonly isFirst: boolean;
}

/** The same tree with such floats below the row before them; `measured`: in CSS pixels. */
export async function withRowsOfFloats<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const [floats, holders] = [new Set<Node>(), new Set<Node>()];
  find(root, rules, floats, holders);
  if (floats.size < FEWEST) return root;
  const boxes = new Map<Node, MeasuredBox>();
  const matters = (node: Node) => floats.has(node) || holders.has(node);
  for (const { node, box } of await markedBoxes(root, rules, measured, matters)) boxes.set(node, box);
  const cleared = new Map<Node, Side>();
  const contexts: Float[][] = [];
  collect(root, begun(contexts), { boxes, rules, contexts });
  for (const together of contexts) for (const { node, side } of belowTheirRow(together)) cleared.set(node, side);
  return cleared.size === 0 ? root : withClear(root, cleared);
}

/** Two are beside each other or not, wherever the third begins. */
const FEWEST = 3;

export function sideOf(node: Node, rules: Rules): Side | undefined {
  if (node.type === 'text') return undefined;
  const float = (styleOf(node, 'float', rules) ?? node.preset?.['float'] ?? '').toString().trim();
  if (float !== 'left' && float !== 'right') return undefined;
  return isPlaced(stylesOf(node, rules)) ? undefined : float;
}

/** One of the author's styles of a node: most nodes have no float, and all are asked. */
const styleOf = (node: Node, property: string, rules: Rules): string | undefined =>
  (node.className ?? '')
    .split(' ')
    .reduce<string | undefined>((last, name) => rules.get(name)?.get(property) ?? last, undefined);

/** All floats, and the boxes that they are in. */
function find(node: Node, rules: Rules, floats: Set<Node>, holders: Set<Node>): void {
  for (const child of childrenOf(node)) {
    if (sideOf(child, rules) !== undefined) {
      floats.add(child);
      holders.add(node);
    }
    find(child, rules, floats, holders);
  }
}

/** Floats that may be beside each other. */
interface Together {
  floats: Float[];
}

function begun(contexts: Float[][]): Together {
  const floats: Float[] = [];
  contexts.push(floats);
  return { floats };
}

interface Collected {
  readonly boxes: ReadonlyMap<Node, MeasuredBox>;
  readonly rules: Rules;
  readonly contexts: Float[][];
}

/** The floats of each block formatting context, in the order of the document. */
function collect(node: Node, context: Together, collected: Collected): void {
  const { boxes, rules, contexts } = collected;
  const isOfItems = holdsItems(node, rules);
  const holder = boxes.get(node);
  let isFirst = true;
  for (const child of childrenOf(node)) {
    const side = isOfItems ? undefined : sideOf(child, rules);
    const box = boxes.get(child);
    if (side !== undefined && box !== undefined && holder !== undefined)
      context.floats.push(
        floatOf(child as ContainerNode | ImageNode, { side, box, holder: { node, box: holder }, isFirst }, rules),
      );
    else if (side === undefined && !isBlank(child, rules)) {
      isFirst = false;
      // What is in or after it is below all floats before it.
      if (clearsOf(child, rules) !== 'none') context.floats = begun(contexts).floats;
    }
    const isOwn = isOfItems || side !== undefined || isApart(child, rules);
    collect(child, isOwn ? begun(contexts) : context, collected);
  }
}

export const clearsOf = (node: Node, rules: Rules): string =>
  (styleOf(node, 'clear', rules) ?? (node.type === 'text' ? undefined : node.preset?.['clear']) ?? 'none')
    .toString()
    .trim();

export const isBlank = (node: Node, rules: Rules): boolean =>
  (node.type === 'text' && node.text.trim() === '') || isPlaced(stylesOf(node, rules));

/** Whether what is in a box floats within it only. */
export function isApart(node: Node, rules: Rules): boolean {
  const styles = stylesOf(node, rules);
  return (
    !/^(block|list-item|inline)$/.test(displayOf(node, styles)) ||
    ['overflow', 'overflow-x', 'overflow-y'].some((name) => !/^(visible|clip|)$/.test(styles.get(name)?.trim() ?? ''))
  );
}

interface Found {
  readonly side: Side;
  readonly box: MeasuredBox;
  readonly holder: { readonly node: Node; readonly box: MeasuredBox };
  readonly isFirst: boolean;
}

function floatOf(node: ContainerNode | ImageNode, { side, box, holder, isFirst }: Found, rules: Rules): Float {
  const styles = stylesOf(node, rules);
  const [, , , , left, top] = box.transform;
  const around = edgesOf(holder.node, holder.box, rules);
  const margin = (edge: 'top' | 'right' | 'bottom' | 'left') =>
    marginOf(node, styles, edge, around.right - around.left) ?? 0;
  return {
    node,
    side,
    isFirst,
    around,
    clears: clearsOf(node, rules),
    left: left - margin('left'),
    top: top - margin('top'),
    width: box.width + margin('left') + margin('right'),
    height: box.height + margin('top') + margin('bottom'),
  };
}

/** The content box of a holder. */
export function edgesOf(node: Node, { transform, width }: MeasuredBox, rules: Rules): Float['around'] {
  const styles = stylesOf(node, rules);
  const edge = (side: string) =>
    (lengthOf(styles.get(`padding-${side}`), width) ?? 0) + (lengthOf(styles.get(`border-${side}-width`), width) ?? 0);
  const [, , , , left, top] = transform;
  return { left: left + edge('left'), right: left + width - edge('right'), top: top + edge('top') };
}

/** Those that a browser sets at the edge, lower than the renderer did. */
function belowTheirRow(floats: readonly Float[]): Float[] {
  const set: { readonly side: Side; readonly left: number; readonly right: number; readonly bottom: number }[] = [];
  const found: Float[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const float of floats) {
    const { side, width, around } = float;
    const before = set.filter(({ side: other }) => float.clears === 'both' || float.clears === other);
    let top = Math.max(highest, float.isFirst ? around.top : float.top, ...before.map(({ bottom }) => bottom));
    let [left, right] = [around.left, around.right];
    for (;;) {
      const beside = set.filter(({ bottom }) => bottom > top + CLOSE);
      left = Math.max(around.left, ...beside.filter((one) => one.side === 'left').map((one) => one.right));
      right = Math.min(around.right, ...beside.filter((one) => one.side === 'right').map((one) => one.left));
      if (beside.length === 0 || right - left >= width - CLOSE) break;
      top = Math.min(...beside.map(({ bottom }) => bottom));
    }
    const isAtEdge = side === 'left' ? left - around.left < CLOSE : around.right - right < CLOSE;
    const isWrong = floats.slice(0, floats.indexOf(float)).some((one) => isBesideAndNotAfter(float, one));
    if (isAtEdge && isWrong && top > float.top + CLOSE) found.push(float);
    const at = side === 'left' ? left : right - width;
    set.push({ side, left: at, right: at + width, bottom: top + float.height });
    highest = top;
  }
  return found;
}

/** Whether the renderer set a float beside one before it on the same side, and not after its edge. */
function isBesideAndNotAfter(float: Float, one: Float): boolean {
  if (one.side !== float.side || float.top > one.top + one.height - CLOSE) return false;
  return float.side === 'left'
    ? float.left < one.left + one.width - CLOSE
    : float.left + float.width > one.left + CLOSE;
}

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.75;

function withClear<T extends Node>(node: T, cleared: ReadonlyMap<Node, Side>): T {
  const side = cleared.get(node);
  const own = side === undefined ? node : { ...node, preset: { ...node.preset, clear: side } };
  return own.type === 'container'
    ? { ...own, children: childrenOf(own).map((child) => withClear(child, cleared)) }
    : own;
}
