/**
 * A float is flowed around only by the text of its own block: the renderer does not carry it into the blocks after it.
 * So a floated picture that stands before a paragraph moves into it, where its words make room for it.
 */
import { styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Looks } from './looks.ts';

/** Blocks whose words would otherwise run over the float. */
const receiving = /^(p|h[1-6]|blockquote)$/;

/** Moves floats in the tree itself. */
export function settleFloats(parent: ContainerNode, looks: Looks): void {
  const children = parent.children ?? [];
  for (const child of children) if (child.type === 'container') settleFloats(child, looks);
  for (let at = children.length - 2; at >= 0; at -= 1) {
    const float = children[at];
    if (!float || !isFloated(float, looks) || isColumn(float)) continue;
    const after = children.findIndex((node, index) => index > at && !isBlank(node));
    const next = children[after];
    if (next?.type !== 'container' || !receiving.test(next.tagName ?? '') || isFloated(next, looks)) continue;
    if (/^(left|right|both)$/.test(said(next, 'clear', looks))) continue;
    next.children = [float, ...(next.children ?? [])];
    children.splice(at, 1);
  }
}

const isBlank = (node: Node) => node.type === 'text' && node.tagName === undefined && node.text.trim() === '';

function said(node: Node, property: 'float' | 'clear', looks: Looks): string {
  const look = looks.of(node);
  return String(styleValue(look?.styles ?? [], property) ?? look?.preset?.[property] ?? '').trim();
}

const isFloated = (node: Node, looks: Looks) => /^(left|right)$/.test(said(node, 'float', looks));

/** Side by side with others, and no picture beside a text. */
const isColumn = (node: Node) =>
  node.type === 'container' &&
  (node.children ?? []).some((child) => /^(p|ul|ol|table|h[1-6])$/.test(child.tagName ?? ''));
