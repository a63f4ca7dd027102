/**
 * Floats that fill the width of their block. A browser sets the words after them below; the renderer beside them, outside of the block. How
 * wide they are is known after a layout: the words are told to begin below.
 */
import { boxedIn, markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { box, type ContainerNode, childrenOf, type Node } from './nodes.ts';
import { hasLines, holdsItems, type Rules, stylesOf } from './own-lines.ts';
import { clearsOf, edgesOf, isBlank, sideOf } from './rows-of-floats.ts';

type Side = 'left' | 'right' | 'both';

/** The same tree with such words below the floats before them; `measured`: in CSS pixels. */
export async function withWordsBelowFloats<T extends Node>(root: T, rules: Rules, measured: Measure): Promise<T> {
  const asked = new Set<Node>();
  find(root, rules, asked);
  if (asked.size === 0) return root;
  const full = new Map<Node, Side>();
  for (const { node, box: at } of await markedBoxes(root, rules, measured, (node) => asked.has(node)))
    if (asked.has(node)) {
      const side = fullSide(node, at, rules);
      if (side !== undefined) full.set(node, side);
    }
  return full.size === 0 ? root : (withWordsBelow(root, full, rules) as T);
}

/** Blocks with floats before their words. */
function find(node: Node, rules: Rules, found: Set<Node>): void {
  const isOfItems = holdsItems(node, rules);
  if (node.type === 'container' && !isOfItems && hasLines(node, rules)) {
    const seen = childrenOf(node).filter((child) => !isBlank(child, rules));
    const [first, second] = seen;
    const isFloat = first !== undefined && sideOf(first, rules) !== undefined;
    // The renderer loses items of one that is before a block.
    const hasItems = seen.some((child) => /flex|grid/.test(stylesOf(child, rules).get('display') ?? ''));
    if (isFloat && !hasItems && second !== undefined && seen.every((child) => clearsOf(child, rules) === 'none'))
      found.add(node);
  }
  for (const child of childrenOf(node)) find(child, rules, found);
}

/** The floats that the first word is to be below, if it has no room beside all of them. */
function fullSide(node: Node, at: MeasuredBox, rules: Rules): Side | undefined {
  const inLines = boxedIn(node, rules);
  const first = at.runs[0];
  if (first === undefined || at.children.length !== inLines.length) return undefined;
  const [word = ''] = /\S+/.exec(first.text) ?? [];
  const wide = (first.width * word.length) / first.text.length;
  const around = edgesOf(node, at, rules);
  const left = { edge: around.left, bottom: around.top };
  const right = { edge: around.right, bottom: around.top };
  for (const [index, float] of inLines.entries()) {
    const side = sideOf(float, rules);
    const box = at.children[index];
    if (side === undefined || box === undefined || box.transform[5] > around.top + first.height / 2) continue;
    const one = side === 'left' ? left : right;
    one.edge =
      side === 'left' ? Math.max(left.edge, box.transform[4] + box.width) : Math.min(right.edge, box.transform[4]);
    one.bottom = Math.max(one.bottom, box.transform[5] + box.height);
  }
  if (right.edge - left.edge >= wide - CLOSE || around.right - around.left < wide) return undefined;
  if (left.bottom < right.bottom && left.bottom > around.top && right.edge - around.left >= wide) return 'left';
  if (right.bottom < left.bottom && right.bottom > around.top && around.right - left.edge >= wide) return 'right';
  return 'both';
}

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.75;

function withWordsBelow(node: Node, full: ReadonlyMap<Node, Side>, rules: Rules): Node {
  if (node.type !== 'container') return node;
  const children = childrenOf(node).map((child) => withWordsBelow(child, full, rules));
  const clear = full.get(node);
  if (clear === undefined) return { ...node, children };
  const words = childrenOf(node).findIndex((child) => !isBlank(child, rules) && sideOf(child, rules) === undefined);
  const end: ContainerNode = box({ clear });
  return { ...node, children: [...children.slice(0, words), end, ...children.slice(words)] };
}
