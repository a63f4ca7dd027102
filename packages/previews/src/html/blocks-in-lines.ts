/** Elements in a line with something in them that breaks it: blocks, and boxes before three dots. */
import { type Applied, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import { partsOf } from '../takumi/own-lines.ts';
import { isBlank } from './floats.ts';
import type { Look, Looks } from './looks.ts';
import { edgesOf, isTakenOut } from './room.ts';

/** Whether a box with this `display` is none in a line. */
export const isBlockLevel = (display: string | undefined): boolean =>
  /^(block|list-item|flow-root|flex|grid|table)$/.test(display ?? '');

/** What a browser draws at both ends of such an element; padding and margins at its sides give it a line there. */
const ENDS = /^(background|border(?!-(radius|spacing|collapse))|outline|box-shadow|padding)/;
const NOTHING = /^(none|transparent|0\D*)$/;
const AROUND =
  'An element in a line (display: inline) with blocks in it is drawn without its padding, border, outline, shadow and background here; print draws them before and after the blocks: make it a block';
const DOTS = 'The three dots of text-overflow: ellipsis are not drawn here in a line with a picture or a box in it';

/** What has no effect on such an element, as it has no box around its blocks. */
const WITHOUT_BOX: readonly Applied[] = Object.entries({
  display: 'block',
  width: 'auto',
  height: 'auto',
  'min-width': '0',
  'min-height': '0',
  'max-width': 'none',
  'max-height': 'none',
  margin: '0',
  padding: '0',
  border: '0 none',
  outline: 'none',
  'box-shadow': 'none',
  background: 'none',
}).map(([property, value]) => ({ property, value }));

/** The pieces of an element in a line with blocks in it: its lines, and blocks without a box around its blocks. */
export function withBlocksInLine(node: ContainerNode, look: Look, looks: Looks, warnings: Warnings): ContainerNode[] {
  const isBlock = (child: Node): boolean => {
    const { display, ...own } = looks.of(child) ?? { display: '', styles: [], preset: undefined };
    return isBlockLevel(display) && !isTakenOut(own);
  };
  const children = node.children ?? [];
  if (look.display !== 'inline' || isTakenOut(look) || !children.some(isBlock)) return [node];
  const hasEnds =
    edgesOf(look, 'margin', look.room) !== 0 ||
    look.styles.some(({ property, value }) => ENDS.test(property) && !NOTHING.test(value.trim()));
  if (hasEnds || look.preset?.['paddingInlineStart'] !== undefined) warnings.add(AROUND);
  const parts = partsOf(children, (child) => !isBlock(child));
  // Blanks beside a block begin no line.
  const seen = parts.filter(({ isInLines, nodes }) => !isInLines || !nodes.every(isBlank));
  return seen.map(({ isInLines, nodes }) => {
    const part = looks.put({ ...node, children: nodes }, look);
    if (isInLines) return part;
    const block = looks.change(part, WITHOUT_BOX);
    return looks.put(block, { ...(looks.of(block) ?? look), display: 'block' });
  });
}

/** The renderer leaves out a whole line that begins with a picture or a box and ends with three dots. */
export function withoutDots(node: ContainerNode, look: Look, looks: Looks, warnings: Warnings): ContainerNode {
  const isCut = styleValue(look.styles, 'text-overflow')?.trim() === 'ellipsis';
  if (!isCut || !holdsBoxInLine(node, looks)) return node;
  warnings.add(DOTS);
  return looks.change(node, [{ property: 'text-overflow', value: 'clip' }]);
}

const holdsBoxInLine = (node: ContainerNode, looks: Looks): boolean =>
  (node.children ?? []).some((child) => {
    if (child.type !== 'container') return child.type === 'image';
    const display = looks.of(child)?.display ?? 'inline-block';
    return display.startsWith('inline-') || (display === 'inline' && holdsBoxInLine(child, looks));
  });
