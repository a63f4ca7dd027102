/** Columns of text (`column-count`, `column-width`): what is in them is laid out in one, and divided where its heights are known. */
import { lengthOf, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import { COLUMNS, IN_ONE } from '../takumi/columns.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
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
  const value = (property: string) => styleValue(look.styles, property)?.trim().toLowerCase();
  const said = [value('columns') ?? '', value('column-count') ?? '', value('column-width') ?? ''].join(' ');
  const most = Number(/(?:^|\s)(\d+)(?=\s|$)/.exec(said)?.[1] ?? Number.POSITIVE_INFINITY);
  const least = lengthOf(/\S+(?:px|in|cm|mm|pt|pc)(?=\s|$)/.exec(said)?.[0], undefined);
  if ((most === Number.POSITIVE_INFINITY && least === undefined) || most === 1) return node;
  const children = node.children ?? [];
  const isPlain =
    /^(block|flow-root|list-item)$/.test(look.display) &&
    children.every((child) => isBlank(child) || (isBlock(child, looks) && !isOut(child, looks))) &&
    !look.styles.some(
      ({ property, value }) => /^column-(rule(-style)?|fill)$/.test(property) && !/^(none|balance)$/.test(value),
    ) &&
    /^(auto|)$/.test(value('height') ?? '');
  if (room === undefined || !isPlain) {
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

const isBlock = (node: Node, looks: Looks): boolean =>
  /^(block|flow-root|list-item|flex|grid|table)$/.test(looks.of(node)?.display ?? '');
