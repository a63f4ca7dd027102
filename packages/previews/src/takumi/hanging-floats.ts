/**
 * Floats that hang out of the block that they begin. In the renderer a block is as high as its floats; in a browser it ends with its lines, and
 * what follows begins below those. Where that is below the float too, the float is told to take no more room than the lines; else that is said.
 */

import { lengthOf } from '../css/styles.ts';
import { markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type ContainerNode, childrenOf, type Node, type Style, withLooks } from './nodes.ts';
import { CLEARS, noteOf } from './notes.ts';
import { displayOf, hasLines, holdsItems, type Rules, stylesOf } from './own-lines.ts';
import { clearsOf, isApart, isBlank, sideOf } from './rows-of-floats.ts';

/** A block with floats and lines, and what follows it. */
interface Block {
  readonly node: ContainerNode;
  readonly next: Node;
}

/** The same tree with the room below such floats as a margin; `measured`: in CSS pixels. */
export async function withHangingFloats<T extends Node>(
  root: T,
  rules: Rules,
  measured: Measure,
  say: (warning: string) => void,
): Promise<T> {
  const blocks: Block[] = [];
  find(root, rules, blocks);
  if (blocks.length === 0) return root;
  const asked = new Set<Node>(blocks.flatMap(({ node, next }) => [node, next]));
  const boxes = new Map<Node, MeasuredBox>();
  for (const { node, box } of await markedBoxes(root, rules, measured, (node) => asked.has(node))) boxes.set(node, box);
  const margins = new Map<Node, Style>();
  for (const { node, next } of blocks) {
    const [own, after] = [boxes.get(node), boxes.get(next)];
    // The boxes in lines, in their order: the renderer marks none of them.
    const inLines = boxedIn(node, rules);
    if (own === undefined || after === undefined || own.runs.length === 0) continue;
    if (own.children.length !== inLines.length) continue;
    const top = own.transform[5];
    const padding = lengthOf(stylesOf(node, rules).get('padding-bottom'), own.width) ?? 0;
    const gap = after.transform[5] - (top + own.height) + padding;
    const lines = top + Math.max(...own.runs.map(({ y, height }) => y + height));
    for (const [at, float] of inLines.entries()) {
      const box = own.children[at];
      if (box === undefined || sideOf(float, rules) === undefined) continue;
      const margin = lengthOf(stylesOf(float, rules).get('margin-bottom'), own.width) ?? 0;
      const over = box.transform[5] + box.height + margin - lines;
      if (over > gap + CLOSE) say(BELOW_FLOAT);
      else if (over > 0) margins.set(float, { marginBottom: `${margin - over}px` });
    }
  }
  return margins.size === 0 ? root : withLooks(root, margins);
}

export const BELOW_FLOAT =
  'What follows the text beside a floated box begins below the box here, and beside it in print: use a flex box, or clear';

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.75;

function find(node: Node, rules: Rules, blocks: Block[]): void {
  const isOfItems = holdsItems(node, rules);
  const children = childrenOf(node);
  for (const [at, child] of children.entries()) {
    find(child, rules, blocks);
    if (isOfItems || child.type !== 'container' || isApart(child, rules) || !hasLines(child, rules)) continue;
    const hasFloat = childrenOf(child).some((one) => sideOf(one, rules) !== undefined);
    const next = children.slice(at + 1).find((one) => !isBlank(one, rules));
    if (!hasFloat || next === undefined || next.type === 'text' || hasHeight(child, rules)) continue;
    if (noteOf(child, CLEARS) !== undefined) continue;
    if (sideOf(child, rules) !== undefined || sideOf(next, rules) !== undefined) continue;
    if ([next, ...childrenOf(child)].some((one) => clearsOf(one, rules) !== 'none')) continue;
    blocks.push({ node: child, next });
  }
}

/** Floats, pictures and boxes in the lines of a block. */
export function boxedIn(node: Node, rules: Rules): Node[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type === 'text') return [];
    if (sideOf(child, rules) !== undefined || child.type === 'image') return [child];
    return displayOf(child, stylesOf(child, rules)) === 'inline' ? boxedIn(child, rules) : [child];
  });
}

const hasHeight = (node: Node, rules: Rules): boolean =>
  [...stylesOf(node, rules)].some(([name, value]) => /^(min-)?height$/.test(name) && /[1-9]/.test(value));
