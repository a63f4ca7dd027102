/** Columns of text (`column-count`, `column-width`): what is in them is laid out in one, and divided where its heights are known. */
import { nameOf } from '../css/declarations.ts';
import { lengthOf, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import { COLUMNS, IN_ONE } from '../takumi/columns.ts';
import type { ContainerNode } from '../takumi/nodes.ts';
import { isBlockLevel } from './blocks-in-lines.ts';
import { isBlank } from './floats.ts';
import type { Look, Looks } from './looks.ts';
import { isOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

/** The node with its blocks in one column; `room`: the width of its content, in CSS pixels. */
export function withOneColumn(
  node: ContainerNode,
  look: Look,
  room: number | undefined,
  looks: Looks,
  warnings: Warnings,
): ContainerNode {
  // Most elements have none, and all are asked.
  if (!look.styles.some(({ property }) => property.includes('column'))) return node;
  const named = look.styles.map(({ property, value }) => ({ property: nameOf(property), value }));
  const value = (property: string) => styleValue(named, property)?.trim().toLowerCase();
  const said = ['columns', 'column-count', 'column-width'].flatMap((property) => value(property)?.split(/\s+/) ?? []);
  const sizes = said.filter((each) => each !== 'auto');
  const most = Number(sizes.find((each) => /^\d+$/.test(each)) ?? Number.POSITIVE_INFINITY);
  const least = sizes.map((each) => (/^\d+$/.test(each) ? undefined : lengthOf(each, undefined))).find(Boolean);
  if (sizes.length === 0 || most === 1) return node;
  const isKnown = most < Number.POSITIVE_INFINITY || least !== undefined;
  const children = node.children ?? [];
  const isPlain =
    /^(block|flow-root|list-item)$/.test(look.display) &&
    children.every((child) => isBlank(child) || (isBlockLevel(looks.of(child)?.display) && !isOut(child, looks))) &&
    !named.some(
      ({ property, value }) => /^column-(rule(-style)?|fill)$/.test(property) && !/^(none|balance)$/.test(value),
    ) &&
    /^(auto|)$/.test(value('height') ?? '');
  if (room === undefined || !isKnown || !isPlain) {
    warnings.add(IN_ONE);
    return node;
  }
  const gap = lengthOf(value('column-gap') ?? value('gap')?.split(' ').at(-1), room) ?? look.fontSize ?? 16;
  const fitting = least === undefined ? most : Math.max(1, Math.floor((room + gap) / (least + gap)));
  const count = Math.min(most, fitting);
  if (count === 1) return node;
  const width = (room - (count - 1) * gap) / count;
  const styles = [
    { property: 'display', value: 'flow-root' },
    { property: 'width', value: `${width}px` },
  ];
  const flow = looks.box({ styles, display: 'flow-root', preset: PLAIN }, children);
  const attributes = { ...node.attributes, [COLUMNS]: `${count} ${gap} ${width}` };
  return looks.put({ ...node, attributes, children: [flow] }, look);
}
