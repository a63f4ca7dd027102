/**
 * The sign of a list item. The renderer sets it beside the first words; print before the item, whatever its padding is and however
 * its words are aligned. Above a flex box, a grid or a table the renderer gives it a line of its own.
 */
import { styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Context } from './context.ts';
import { isBlank } from './floats.ts';
import type { Look, Looks } from './looks.ts';
import { edgesOf, isOut, paddingAndBorderOf } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

const BESIDE = /^(flex|grid|table)$/;

/** The item as a block, with its sign in a box without height. */
export function withMarkerOutside(node: ContainerNode, look: Look, around: Context, looks: Looks): ContainerNode {
  const isInside = [...(around.styles?.own ?? []), ...look.styles].some(
    ({ property, value }) => /^list-style(-position)?$/.test(property) && value.includes('inside'),
  );
  if (look.display !== 'list-item' || isInside) return node;
  const side = around.rightToLeft ? 'right' : 'left';
  const away = paddingAndBorderOf(look, look.room, [side]);
  const isAway = isAligned(textAlignOf(look) ?? around.textAlign, side);
  const words = withSignBeforeWords(node, { away, isAway, side }, looks);
  if (words === undefined) return node;
  const item = looks.change(words, [{ property: 'display', value: 'block' }]);
  return looks.put(item, { ...look, display: 'block' });
}

const isEmptyBlock = (node: Node, looks: Looks): boolean =>
  node.type === 'container' && looks.of(node)?.display === 'block' && (node.children ?? []).every(isBlank);

interface Sign {
  /** How far it is before the words, in CSS pixels. */
  readonly away: number;
  /** Whether the words begin elsewhere in their line. */
  readonly isAway: boolean;
  readonly side: 'left' | 'right';
}

/** With the sign before its first words, in whatever block they are; undefined if the renderer sets it there itself. */
function withSignBeforeWords(node: ContainerNode, sign: Sign, looks: Looks): ContainerNode | undefined {
  const children = node.children ?? [];
  const shown = children.filter((child) => !isBlank(child) && !isOut(child, looks));
  const first = shown.find((child) => !isEmptyBlock(child, looks));
  if (first === undefined) return undefined;
  // The renderer sets it in the first block, also where nothing is in that.
  const isAfterEmpty = first !== shown[0];
  const look = looks.of(first);
  const display = look?.display ?? 'inline';
  // Beside an empty one, as before the floats in an item, a browser gives it a line too.
  const isEmpty = first.type === 'container' && (first.children ?? []).every(isBlank);
  if (BESIDE.test(display)) return isEmpty ? undefined : { ...node, children: [signBox(sign, looks), ...children] };
  if (look !== undefined && first.type === 'container' && display === 'block') {
    const sides = [sign.side];
    const away = sign.away + paddingAndBorderOf(look, look.room, sides) + edgesOf(look, 'margin', look.room, sides);
    const aligned = textAlignOf(look);
    const isAway = isAfterEmpty || (aligned === undefined ? sign.isAway : isAligned(aligned, sign.side));
    const inner = withSignBeforeWords(first, { ...sign, away, isAway }, looks);
    return inner && { ...node, children: children.with(children.indexOf(first), looks.put(inner, look)) };
  }
  if (!display.startsWith('inline') || (sign.away === 0 && !sign.isAway && !isAfterEmpty)) return undefined;
  const block = { styles: [{ property: 'display', value: 'block' }], display: 'block', preset: PLAIN };
  const words = looks.box({ ...block, whiteSpace: looks.of(node)?.whiteSpace }, children);
  return { ...node, children: [signBox(sign, looks), words] };
}

function signBox({ away, side }: Sign, looks: Looks): ContainerNode {
  const styles = [
    { property: 'display', value: 'list-item' },
    { property: 'height', value: '0' },
    { property: 'text-indent', value: '0' },
    { property: 'text-align', value: side },
    { property: `margin-${side}`, value: `${-away}px` },
  ];
  return looks.box({ styles, display: 'list-item', preset: PLAIN }, [{ type: 'text', text: '\u00a0' }]);
}

export const textAlignOf = ({ styles, preset }: Look): string | undefined =>
  styleValue(styles, 'text-align')?.trim() ?? preset?.['textAlign']?.toString();

const isAligned = (said: string, side: string): boolean => !['start', 'justify', 'inherit', side].includes(said);
