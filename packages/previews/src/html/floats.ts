/**
 * In the renderer a float affects only the text of its own block, not the blocks after it. So a floated picture before
 * a paragraph is moved into it, where the text flows around it.
 */

import { lengthOf, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import { BELOW_FLOAT } from '../takumi/hanging-floats.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { hasEffect, isHidden, keptPlace, keptText, marginOf } from './moved-floats.ts';
import { allEdgesOf, edgeOf, edgesOf, floatOf, isPlaced, isPositioned, paddingAndBorderOf } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/** Moves floats within the tree, and warns where text is drawn over one. Items of a flex box or a grid do not float. */
export function settleFloats(
  parent: ContainerNode,
  looks: Looks,
  warnings: Warnings,
  outer: readonly Look[] = [],
): void {
  const children = parent.children ?? [];
  const look = looks.of(parent);
  const around = look === undefined ? outer : [look, ...outer];
  if (holdsItems(displayOf(parent, looks))) {
    for (const [at, child] of children.entries())
      if (isFloated(child, looks)) children[at] = looks.change(child, [{ property: 'float', value: 'none' }]);
  }
  for (const child of children) if (child.type === 'container') settleFloats(child, looks, warnings, around);
  for (let at = children.length - 2; at >= 0; at -= 1) {
    const float = children[at];
    if (!float || !isFloated(float, looks)) continue;
    const after = children.findIndex((node, index) => index > at && !isBlank(node));
    const next = children[after];
    const isBesideBlocks =
      next !== undefined &&
      isText(next, looks) &&
      !isBlock(next, looks) &&
      children.some((node) => isInFlow(node, looks));
    if (isBesideBlocks && isWide(float, looks)) warnings.add(WIDE_FLOAT);
    if (next?.type !== 'container' || !isBlock(next, looks) || isFloated(next, looks)) continue;
    if (clears(next, looks) || isApart(next, looks) || isAside(next, float, looks)) continue;
    const [own, into] = [looks.of(float), looks.of(next)];
    if (own === undefined || into === undefined) continue;
    if (!isColumn(float) && hasLines(next, looks) && !hasEffect(into)) {
      if (!isWide(float, looks) && isHigher(float, next, looks) && isFollowed(children.slice(after + 1), looks))
        warnings.add(BELOW_FLOAT);
      const before = children.slice(0, at).filter((node) => !isBlank(node));
      const others = before.slice(before.findLastIndex((node) => !isFloated(node, looks)) + 1);
      // In print it is beside the line that it follows, too.
      const last = before.at(-1 - others.length);
      if (last !== undefined && last.tagName !== 'br' && !isPlaced(last, looks) && looks.isInLine(last))
        warnings.add(BELOW_FLOAT);
      const side = said(float, 'float', looks).trim() === 'right' ? 'right' : 'left';
      const place = {
        parent: others.length === before.length ? look : undefined,
        isHolder: keepsMargins(parent, looks, outer[0]),
        above: marginAbove(before, looks),
        side: others.some((one) => said(one, 'float', looks).trim() === side) ? undefined : side,
      } as const;
      const kept = [...(hasWords(float) ? keptText(own, into, around) : []), ...keptPlace(own, into, place)];
      next.children = [kept.length === 0 ? float : looks.change(float, kept), ...(next.children ?? [])];
      children.splice(at, 1);
    } else if (hasWords(next) && !isHidden(into) && isDrawn(float, looks)) warnings.add(OVER_FLOAT);
  }
  if (children.some((child, at) => reachesBelow(child, looks) && isFollowed(children.slice(at + 1), looks)))
    warnings.add(BELOW_FLOAT);
  if (!holdsItems(displayOf(parent, looks))) parent.children = withClearsApart(children, looks);
}

/** The margin below the last of these in the flow, with that of the last block in it; undefined if there is none. */
function marginAbove(nodes: readonly Node[], looks: Looks): number | undefined {
  const last = nodes.findLast((node) => !isFloated(node, looks) && !isPlaced(node, looks));
  const look = last && looks.of(last);
  if (last === undefined || look === undefined || !isBlock(last, looks)) return last && 0;
  const own = marginOf(look, 'bottom');
  const isOpen = look.display !== 'flow-root' && paddingAndBorderOf(look, look.room, ['bottom']) === 0;
  const isHigh = (styleValue(look.styles, 'height')?.trim() ?? 'auto') !== 'auto';
  if (last.type !== 'container' || !isOpen || isHigh) return own;
  const inside = (last.children ?? []).filter((child) => !isBlank(child));
  return Math.max(own, marginAbove(inside, looks) ?? 0);
}

/** Whether a block says itself that its floats are within it. */
const holdsFloats = (block: ContainerNode, looks: Looks): boolean =>
  displayOf(block, looks) === 'flow-root' || isFloated(block, looks) || isApart(block, looks);

/** Also an item of a flex box or a grid, a cell, and a box in a line. */
const keepsMargins = (block: ContainerNode, looks: Looks, outer: Look | undefined): boolean =>
  holdsFloats(block, looks) ||
  holdsItems(outer?.display) ||
  /^(table-cell|inline-block)$/.test(looks.of(block)?.display ?? '');

/**
 * Blocks that clear what is before them and begin with floats, after a box of their own that clears: the renderer sets their floats
 * below the last float before them, also where blocks are between, and over these.
 */
function withClearsApart(children: readonly Node[], looks: Looks): Node[] {
  return children.flatMap((child) => {
    if (child.type !== 'container' || !clears(child, looks) || !isBlock(child, looks) || isFloated(child, looks))
      return [child];
    const look = looks.of(child);
    const top = look === undefined || isPlaced(child, looks) ? undefined : topMarginOf(look);
    if (top !== 0 || !beginsWithFloat(child, looks)) return [child];
    const styles = [
      { property: 'display', value: 'block' },
      { property: 'clear', value: said(child, 'clear', looks) },
    ];
    return [
      looks.box({ styles, display: 'block', preset: PLAIN }, []),
      looks.change(child, [{ property: 'clear', value: 'none' }]),
    ];
  });
}

/** As far as it is known. */
function topMarginOf(look: Look): number | undefined {
  const value = edgeOf(look, 'margin', 'top') ?? 0;
  return typeof value === 'number' ? value : lengthOf(value, undefined);
}

function beginsWithFloat(block: ContainerNode, looks: Looks): boolean {
  const first = (block.children ?? []).find((child) => !isBlank(child) && !isPlaced(child, looks));
  if (first?.type !== 'container') return first !== undefined && isFloated(first, looks);
  return isFloated(first, looks) || (isBlock(first, looks) && beginsWithFloat(first, looks));
}

/** Whether a block has a float that is likely higher than its text, so that in print what follows is beside the float. */
function reachesBelow(block: Node, looks: Looks): boolean {
  if (block.type !== 'container' || !isBlock(block, looks) || !hasLines(block, looks)) return false;
  const inside = block.children ?? [];
  const float = inside.find((child) => isFloated(child, looks) && !isColumn(child));
  if (float === undefined || looks.of(block)?.clears || inside.some((child) => clears(child, looks))) return false;
  return !holdsFloats(block, looks) && !isWide(float, looks) && isHigher(float, block, looks);
}

const OVER_FLOAT =
  'Blocks beside a floated box are not moved aside here and may lie over it: give them a margin, or use a flex box';

const WIDE_FLOAT =
  'Text after a floated box that is as wide as its parent is set beside it here, outside of the parent: do not float the box';

/**
 * Whether a float is likely to reach below the text beside it and `further` pixels, whose lines are estimated: nothing is
 * laid out yet.
 */
export function isHigher(float: Node, text: ContainerNode, looks: Looks, further = LINE): boolean {
  const isPicture = float.type === 'image';
  const wide = lengthIn(float, 'width', looks) ?? (isPicture ? 150 : 0);
  // Pictures are not read yet; most are wider than high.
  const likely = isPicture ? (wide * 2) / 3 : Math.max(linesOf(float, wide || 200) * LINE, ...heightsIn(float, looks));
  const around = EDGES.reduce((sum, edge) => sum + (lengthIn(float, edge, looks) ?? 0), 0);
  const high = (lengthIn(float, 'height', looks) ?? likely) + around;
  const room = looks.of(text)?.room ?? 500;
  return high > linesOf(text, Math.max(80, room - wide)) * LINE + further;
}

/** The heights that a box, and boxes and pictures in it, are given. */
const heightsIn = (node: Node, looks: Looks): number[] =>
  node.type === 'text'
    ? []
    : [
        lengthIn(node, 'height', looks) ?? 0,
        ...(node.type === 'container' ? (node.children ?? []).flatMap((child) => heightsIn(child, looks)) : []),
      ];

/** In pixels: a line of text as most are, and half of the height of its letters. */
const LINE = 20;
const LETTER = 8;

const linesOf = (node: Node, width: number): number => Math.ceil((lettersOf(node) * LETTER) / width);

const lettersOf = (node: Node): number =>
  node.type === 'text'
    ? node.text.trim().length
    : node.type === 'container'
      ? (node.children ?? []).reduce((sum, child) => sum + lettersOf(child), 0)
      : 0;

const EDGES = ['padding-top', 'padding-bottom', 'margin-top', 'margin-bottom'] as const;

const lengthIn = (node: Node, property: Said, looks: Looks): number | undefined =>
  lengthOf(said(node, property, looks), looks.of(node)?.room);

/** Whether something that is seen follows, and does not begin below the float anyway. */
function isFollowed(rest: readonly Node[], looks: Looks): boolean {
  const next = rest.find((node) => !isBlank(node));
  return (
    next !== undefined && !clears(next, looks) && !isPlaced(next, looks) && (next.type === 'image' || hasWords(next))
  );
}

const displayOf = (node: Node, looks: Looks) => looks.of(node)?.display ?? '';
const isBlock = (node: Node, looks: Looks) => /^(block|list-item|flow-root)$/.test(displayOf(node, looks));

/** A block in the flow. */
const isInFlow = (node: Node, looks: Looks): boolean =>
  isBlock(node, looks) && !isFloated(node, looks) && !isPlaced(node, looks);

/** Whether a float leaves no room beside it. */
function isWide(float: Node, looks: Looks): boolean {
  const room = looks.of(float)?.room;
  return room !== undefined && (lengthIn(float, 'width', looks) ?? 0) >= room;
}

/** In a line, or a block of lines. */
const isText = (node: Node, looks: Looks): boolean =>
  hasWords(node) &&
  !isFloated(node, looks) &&
  !clears(node, looks) &&
  (node.type !== 'container' || displayOf(node, looks).startsWith('inline') || hasLines(node, looks));

/** Contains inline content, and no blocks. */
const hasLines = (node: ContainerNode, looks: Looks): boolean =>
  hasWords(node) &&
  (node.children ?? []).every(
    (child) => child.type === 'text' || displayOf(child, looks).startsWith('inline') || isFloated(child, looks),
  );

const hasWords = (node: Node): boolean =>
  node.type === 'text' ? node.text.trim() !== '' : node.type === 'container' && (node.children ?? []).some(hasWords);

/** A float without height, as a marker, covers nothing. */
const isDrawn = (node: Node, looks: Looks) =>
  node.type === 'image' || (node.type === 'container' && (hasWords(node) || /[1-9]/.test(said(node, 'height', looks))));

/** Starts lines of its own. */
const isApart = (node: Node, looks: Looks): boolean =>
  isPlaced(node, looks) || /hidden|auto|scroll|clip/.test(styleValue(looks.of(node)?.styles ?? [], 'overflow') ?? '');

/** In CSS pixels: as much room beside a float of unknown width, or half of it above words, is meant for the float. */
const MEANT = 90;

/** Whether a block leaves the room of a float free, beside or above its words. */
function isAside(node: Node, float: Node, looks: Looks): boolean {
  const [look, own] = [looks.of(node), looks.of(float)];
  if (look === undefined || own === undefined) return false;
  if (paddingAndBorderOf(look, look.room, ['top']) >= (lengthIn(float, 'height', looks) ?? MEANT / 2)) return true;
  const side = [said(float, 'float', looks) === 'right' ? ('right' as const) : ('left' as const)];
  const room = allEdgesOf(look, look.room, side);
  const width = lengthIn(float, 'width', looks);
  if (width === undefined) return room >= MEANT;
  const isWhole = styleValue(own.styles, 'box-sizing') === 'border-box';
  return room >= width + (isWhole ? edgesOf(own, 'margin', own.room) : allEdgesOf(own, own.room));
}

/** Between others: nothing of it is seen. */
export const isBlank = (node: Node): boolean =>
  node.type === 'text' && node.tagName === undefined && node.text.trim() === '';

type Said = 'float' | 'clear' | 'height' | 'width' | (typeof EDGES)[number];

function said(node: Node, property: Said, looks: Looks): string {
  const look = looks.of(node);
  return String(styleValue(look?.styles ?? [], property) ?? look?.preset?.[property] ?? '').trim();
}

/** Whether it begins below the floats before it. */
export const clears = (node: Node, looks: Looks): boolean => /^(left|right|both)$/.test(said(node, 'clear', looks));

export const isFloated = (node: Node, looks: Looks): boolean =>
  /^(left|right)$/.test(said(node, 'float', looks)) && !isPlaced(node, looks);

export const floatsRight = (look: Look): boolean => floatOf(look) === 'right' && !isPositioned(look);

/** Next to other columns, rather than a picture beside text. */
const isColumn = (node: Node) =>
  node.type === 'container' &&
  (node.children ?? []).some((child) => /^(p|ul|ol|table|h[1-6])$/.test(child.tagName ?? ''));
