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
import { isOnBaseline, isOut } from './room.ts';
import { hasQuirkyMargin } from './user-agent-styles.ts';

/**
 * The children of the body or of a cell: the first one in the flow has no margin of its own above it, also after a placed one; and a paragraph
 * that ends a cell has none below it.
 */
export function withoutEdgeMargins(nodes: readonly Node[], looks: Looks, isCell: boolean): Node[] {
  const isSeen = (node: Node): boolean => !isBlank(node) && !isOut(node, looks);
  const without = (all: readonly Node[], at: number, side: 'top' | 'bottom'): readonly Node[] => {
    const node = all[at];
    const look = node && looks.of(node);
    const isOfEdge = look !== undefined && (side === 'top' ? hasQuirkyMargin(look.tag) : look.tag === 'p');
    const isOwn = look === undefined || styleValue(look.styles, `margin-${side}`) !== undefined;
    if (node === undefined || !isOfEdge || isOwn || !look.preset?.[side === 'top' ? 'marginTop' : 'marginBottom'])
      return all;
    return all.with(at, looks.change(node, [{ property: `margin-${side}`, value: '0' }]));
  };
  const open = without(nodes, nodes.findIndex(isSeen), 'top');
  return [...(isCell ? without(open, open.findLastIndex(isSeen), 'bottom') : open)];
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
