/** Tables in tables, as mail templates are made of: a table in a cell is as wide as its words, and may be in the middle. */
import { type Applied, type StyleList, styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Look, Looks } from './looks.ts';
import { isTakenOut } from './room.ts';

/** Elements whose `align` moves the boxes in them, not only their lines. */
const ALIGNING = /^(div|caption|thead|tbody|tfoot|tr|td|th)$/;

/** Whether boxes in an element are in its middle, as `<center>` and `<td align="center">` have it; CSS puts an end to that. */
export function centresBoxes(tag: string, align: string | undefined, styles: StyleList, inherited: boolean): boolean {
  const said = styleValue(styles, 'text-align')?.trim().toLowerCase();
  if (said !== undefined && said !== 'inherit') return said === '-webkit-center';
  if (tag === 'center') return true;
  if (align !== undefined && ALIGNING.test(tag)) return /^\s*(center|middle)\s*$/i.test(align);
  return inherited && tag !== 'th' && tag !== 'table';
}

/** What a box is told that is in the middle of the one around. */
export function centredMargins(look: Look, isCentred: boolean): Applied[] {
  if (!isCentred || !/^(table|block|list-item)$/.test(look.display) || isTakenOut(look.styles)) return [];
  const isNarrow =
    look.display === 'table' || styleValue(look.styles, 'width') !== undefined || look.preset?.['width'] !== undefined;
  const sides = ['left', 'right'].map((side) => `margin-${side}`);
  // Its own lines begin anew.
  const lines: Applied[] =
    look.tag === 'table' && styleValue(look.styles, 'text-align') === undefined
      ? [{ property: 'text-align', value: 'start' }]
      : [];
  const isSaid = sides.some((side) => styleValue(look.styles, side) !== undefined);
  return isNarrow && !isSaid ? [...lines, ...sides.map((property) => ({ property, value: 'auto' }))] : lines;
}

/** The renderer breaks the lines of a table without a width in a cell after each word; in a flex box it does not. */
export function withRoomInCell(node: Node, look: Look, looks: Looks, isInTable: boolean): Node {
  const width = styleValue(look.styles, 'width')?.trim() ?? look.preset?.['width'] ?? 'auto';
  if (!isInTable || look.display !== 'table' || width !== 'auto' || isTakenOut(look.styles)) return node;
  const styles: Applied[] = [{ property: 'display', value: 'flex' }];
  const wrapper: ContainerNode = {
    type: 'container',
    tagName: 'div',
    className: looks.classFor(styles),
    children: [node],
  };
  return looks.put(wrapper, { tag: 'div', styles, display: 'flex', preset: undefined });
}
