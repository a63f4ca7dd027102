/**
 * Floats that hang out of the block that they begin. In the renderer a block is as high as its floats; in a browser it ends with its lines, and
 * what follows begins below those. Where nothing follows, or that is below the float too, the float is told to take no more room than the lines,
 * and a box that holds its floats to be as high as this one; else that is said.
 */

import { lengthOf } from '../css/styles.ts';
import { edgesBesideHeight, edgesOf, marginOf } from './edges.ts';
import { boxedIn, markedBoxes } from './marked-boxes.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { type ContainerNode, childrenOf, type Node, type Style, withLooks } from './nodes.ts';
import { CLEARS, noteOf } from './notes.ts';
import { displayOf, hasLines, holdsItems, type Rules, stylesOf } from './own-lines.ts';
import { clearsOf, isApart, isBlank, sideOf } from './rows-of-floats.ts';

/** What is after a block: the next one, or the end of a box that holds its floats; neither at the end of the sheet. */
interface After {
  readonly next?: Node;
  readonly holder?: ContainerNode;
  /** The blocks that end with it. */
  readonly ending: readonly ContainerNode[];
}

/** A block with floats and lines. */
interface Block extends After {
  readonly node: ContainerNode;
}

/** The same tree with the room below such floats as a margin; `measured`: in CSS pixels. */
export async function withHangingFloats<T extends Node>(
  root: T,
  rules: Rules,
  measured: Measure,
  say: (warning: string) => void,
): Promise<T> {
  const blocks: Block[] = [];
  find(root, rules, { ending: [] }, blocks);
  if (blocks.length === 0) return root;
  const asked = new Set(blocks.flatMap(({ node, next, holder }) => [node, next, holder]));
  const boxes = new Map<Node, MeasuredBox>();
  for (const { node, box } of await markedBoxes(root, rules, measured, (node) => asked.has(node))) boxes.set(node, box);
  const looks = new Map<Node, Style>();
  const leastHeights = new Map<ContainerNode, number>();
  for (const { node, next, holder, ending } of blocks) {
    const own = boxes.get(node);
    const after = next && boxes.get(next);
    const around = holder && boxes.get(holder);
    if (own === undefined || own.runs.length === 0) continue;
    if ((next !== undefined && after === undefined) || (holder !== undefined && around === undefined)) continue;
    const top = own.transform[5];
    const padding = lengthOf(stylesOf(node, rules).get('padding-bottom'), own.width) ?? 0;
    const gap = after === undefined ? Number.POSITIVE_INFINITY : after.transform[5] - (top + own.height) + padding;
    const lines = top + Math.max(...own.runs.map(({ y, height }) => y + height));
    // What is in a cell is set in its middle together with its floats.
    const isOfCell = holder !== undefined && displayOf(holder, stylesOf(holder, rules)) === 'table-cell';
    const isHigh = isOfCell || (next !== undefined && clearsOf(next, rules) !== 'none');
    for (const float of boxedIn(node, rules)) {
      const box = boxes.get(float);
      const margin = marginOf(float, stylesOf(float, rules), 'bottom', own.width);
      if (box === undefined || margin === undefined || sideOf(float, rules) === undefined) continue;
      const foot = box.transform[5] + box.height + margin;
      const over = foot - lines;
      if (isHigh) {
        if (over > CLOSE && [node, ...ending].some((one) => isPainted(one, rules))) say(HIGH_BLOCK);
      } else if (over > gap + CLOSE) say(BELOW_FLOAT);
      else if (over > 0) {
        looks.set(float, { marginBottom: `${margin - over}px` });
        if (holder === undefined || around === undefined || hasHeight(holder, rules)) continue;
        const styles = stylesOf(holder, rules);
        const whole = foot - around.transform[5] + edgesOf(holder, styles, around.width, ['bottom']);
        const least = whole - edgesBesideHeight(holder, styles, around.width);
        leastHeights.set(holder, Math.max(least, leastHeights.get(holder) ?? 0));
      }
    }
  }
  for (const [holder, least] of leastHeights) looks.set(holder, { ...looks.get(holder), minHeight: `${least}px` });
  return looks.size === 0 ? root : withLooks(root, looks);
}

export const BELOW_FLOAT =
  'What follows the text beside a floated box begins below the box here, and beside it in print: use a flex box, or clear';

const HIGH_BLOCK =
  'A block with a background or a border is as high as a floated box in it here, and as its text in print: use a flex box';

/** In CSS pixels: less is a matter of rounding. */
const CLOSE = 0.75;

function find(node: Node, rules: Rules, after: After, blocks: Block[]): void {
  const isOfItems = holdsItems(node, rules);
  const children = childrenOf(node);
  for (const [at, child] of children.entries()) {
    if (child.type !== 'container') continue;
    const next = children.slice(at + 1).find((one) => !isBlank(one, rules));
    const isHolder = isOfItems || isApart(child, rules) || sideOf(child, rules) !== undefined;
    const ending = [...after.ending, child];
    const own: After = isHolder
      ? { holder: child, ending: [] }
      : next === undefined
        ? { ...after, ending }
        : { next, ending: [child] };
    find(child, rules, own, blocks);
    if (isHolder || !hasLines(child, rules) || hasHeight(child, rules)) continue;
    if (!childrenOf(child).some((one) => sideOf(one, rules) !== undefined)) continue;
    if (own.next?.type === 'text' || (own.next !== undefined && sideOf(own.next, rules) !== undefined)) continue;
    if (noteOf(child, CLEARS) !== undefined) continue;
    if (childrenOf(child).some((one) => clearsOf(one, rules) !== 'none')) continue;
    blocks.push({ node: child, ...own });
  }
}

/** Whether it is seen how high it is. */
const isPainted = (node: ContainerNode, rules: Rules): boolean =>
  [...stylesOf(node, rules)].some(
    ([name, value]) =>
      /^(background|border|outline|box-shadow)(?!-(radius|collapse|spacing|.*-radius))/.test(name) &&
      !/^(0(px)?|none|transparent|initial|white|#fff(fff)?)?$/i.test(value.trim()),
  );

const hasHeight = (node: Node, rules: Rules): boolean =>
  [...stylesOf(node, rules)].some(([name, value]) => /^(min-)?height$/.test(name) && /[1-9]/.test(value));
