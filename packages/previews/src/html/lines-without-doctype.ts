/**
 * What is otherwise in HTML without a doctype. A line with no letters of the block itself is as high as those of the
 * elements in it, where the renderer makes it as high as a line of the block. So such lines are put into a box with the
 * letters of an element.
 */
import { styleValue } from '../css/styles.ts';
import { box, type ContainerNode, type Node, textOf } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';
import { type Letters, lineOf } from './letters.ts';
import type { Looks } from './looks.ts';
import { isOnBaseline, isOut, paddingAndBorderOf } from './room.ts';
import { hasQuirkyMargin } from './user-agent-styles.ts';

/**
 * The children of the body or of a cell: what begins it has no margin of the browser's own above it, also after a placed box and within
 * blocks without an edge; and a paragraph that ends a cell has none below it.
 */
export function withoutEdgeMargins(nodes: readonly Node[], looks: Looks, isCell: boolean): Node[] {
  const open = withoutTop(nodes, looks);
  const last = open.findLastIndex((node) => isSeen(node, looks));
  const end = open[last];
  const isParagraph = end !== undefined && looks.of(end)?.tag === 'p';
  return isCell && isParagraph ? open.with(last, withoutMargin(end, 'bottom', looks)) : open;
}

const isSeen = (node: Node, looks: Looks): boolean => !isBlank(node) && !isOut(node, looks);

function withoutTop(nodes: readonly Node[], looks: Looks): Node[] {
  const at = nodes.findIndex((node) => isSeen(node, looks));
  const node = nodes[at];
  const look = node && looks.of(node);
  if (node === undefined || look === undefined || look.display.startsWith('inline')) return [...nodes];
  const isOpen =
    /^(block|list-item)$/.test(look.display) &&
    paddingAndBorderOf(look, look.room, ['top']) === 0 &&
    /^(visible)?$/.test(styleValue(look.styles, 'overflow')?.trim() ?? '');
  const inside = isOpen && node.type === 'container' ? withoutTop(node.children ?? [], looks) : undefined;
  const begun = inside === undefined ? node : looks.put({ ...node, children: inside }, look);
  return nodes.with(at, hasQuirkyMargin(look.tag) ? withoutMargin(begun, 'top', looks) : begun);
}

function withoutMargin(node: Node, side: 'top' | 'bottom', looks: Looks): Node {
  const look = looks.of(node);
  const isOwn = look === undefined || styleValue(look.styles, `margin-${side}`) !== undefined;
  if (isOwn || !look.preset?.[side === 'top' ? 'marginTop' : 'marginBottom']) return node;
  return looks.change(node, [{ property: `margin-${side}`, value: '0' }]);
}

/** Puts the lines of a block, which are its `nodes`, into such a box, if they are lower than its own or in another font. */
export function withOwnHeight(
  block: ContainerNode,
  nodes: readonly Node[],
  letters: Map<Node, Letters>,
  looks: Looks,
): void {
  const least = nodes.every((_, at) => isApart(nodes, at, looks)) ? leastOf(nodes, letters) : undefined;
  const own = letters.get(block);
  const [line, before] = [least && lineOf(least), own && lineOf(own)];
  if (least?.size === undefined || line === undefined || own === undefined || before === undefined) return;
  if (line.height >= before.height && least.family === own.family) return;
  const style = { fontFamily: quoted(least.family), fontSize: `${least.size}px`, lineHeight: `${line.height}px` };
  const around = box(style, [...nodes]);
  for (const node of nodes) {
    const its = letters.get(node);
    if (node.type === 'container' && its?.size !== undefined)
      node.style = {
        ...node.style,
        fontFamily: quoted(its.family),
        fontSize: `${its.size}px`,
        lineHeight: heightOf(its),
      };
  }
  letters.set(around, { ...least, height: { pixels: line.height }, drawn: undefined });
  const children = block.children ?? [];
  children.splice(children.indexOf(nodes[0] as Node), nodes.length, around);
}

/** Whether a node is an element or a picture in a line, a line break, or a blank that is none between two words. */
function isApart(nodes: readonly Node[], at: number, looks: Looks): boolean {
  const node = nodes[at];
  if (node?.type !== 'text') return node !== undefined && isInLine(node, looks);
  const collapses = /^[ \t\n\r\f]*$/.test(node.text);
  return isBreak(node) || (collapses && [at - 1, at + 1].some((one) => isBreak(nodes[one])));
}

const isBreak = (node: Node | undefined): boolean =>
  node === undefined || (node.type === 'text' && node.tagName === 'br');

const quoted = (family: string) => `'${family}'`;

/** A box in a line stands on the baseline of its words. */
function isInLine(node: Node, looks: Looks): boolean {
  if (node.type === 'text') return true;
  const look = looks.of(node);
  const isBox = look?.display === 'inline-block' && isOnBaseline(look) && textOf(node).trim() !== '';
  if (look?.display !== 'inline' && !isBox) return false;
  return node.type === 'image' || (node.children ?? []).every((child) => isInLine(child, looks));
}

/** The letters with the lowest line; undefined if those of an element are not known, or it stands off the baseline. */
function leastOf(nodes: readonly Node[], letters: ReadonlyMap<Node, Letters>): Letters | undefined {
  let least: { letters: Letters; height: number } | undefined;
  const isKnown = (node: Node): boolean => {
    if (node.type !== 'container') return true;
    const own = letters.get(node);
    const height = own === undefined ? undefined : lineOf(own)?.height;
    if (own === undefined || height === undefined) return false;
    const hasWords = (node.children ?? []).some((child) => child.type === 'text' && child.text.trim() !== '');
    if (hasWords && height < (least?.height ?? Number.POSITIVE_INFINITY)) least = { letters: own, height };
    return (node.children ?? []).every(isKnown);
  };
  return nodes.every(isKnown) ? least?.letters : undefined;
}

/** As the children inherit it. */
const heightOf = ({ height, drawn }: Letters): string => {
  if (height === undefined || height === 'normal') return drawn ?? 'normal';
  return 'pixels' in height ? `${height.pixels}px` : String(height.factor);
};
