/** The renderer lays out no lines below the sheet: the rest of a longer paragraph is missing. */
import type { Sheet } from '../sheet/sheet.ts';
import type { MeasuredBox } from '../takumi/measured.ts';
import type { Node } from '../takumi/nodes.ts';
import { withoutBlanks } from '../takumi/rows.ts';

/** Whether lines of a text are missing below the sheet and its bleed, or, of one that `continues`, since it alone is higher than these. */
export function isCutBelow(
  measured: MeasuredBox,
  root: Node,
  { trim, unit, bleed }: Sheet,
  continues = false,
): boolean {
  const bottom = trim.height * unit + 2 * bleed;
  const ends: string[] = [];
  const visit = (box: MeasuredBox) => {
    const last = box.runs.at(-1);
    const top = continues ? 0 : box.transform[5];
    if (last !== undefined && top + last.y + 2 * last.height > bottom) ends.push(linesOf(box));
    for (const child of box.children) visit(child);
  };
  visit(measured);
  if (ends.length === 0) return false;
  const texts = textsIn(root);
  return ends.some((lines) => texts.some((text) => text.startsWith(lines) && text.length > lines.length));
}

const linesOf = ({ runs }: MeasuredBox) => withoutBlanks(runs.map(({ text }) => text).join(''));
const textsIn = (node: Node): string[] => {
  if (node.type === 'text') return [withoutBlanks(node.text)];
  return node.type === 'container' ? (node.children ?? []).flatMap(textsIn) : [];
};
