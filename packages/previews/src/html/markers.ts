/** The sign of a list item that begins with a flex box, a grid or a table: the renderer gives it a line of its own above that. */
import type { StyleList } from '../css/styles.ts';
import type { ContainerNode } from '../takumi/nodes.ts';
import { isBlank } from './floats.ts';
import type { Look, Looks } from './looks.ts';
import { isOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

const BESIDE = /^(flex|grid|table)$/;

/** The item as a block, with its sign in a box without height. */
export function withMarkerBeside(
  node: ContainerNode,
  look: Look,
  list: { readonly own: StyleList } | undefined,
  looks: Looks,
): ContainerNode {
  const isInside = [...(list?.own ?? []), ...look.styles].some(
    ({ property, value }) => /^list-style(-position)?$/.test(property) && value.includes('inside'),
  );
  if (look.display !== 'list-item' || isInside) return node;
  const first = (node.children ?? []).find((child) => !isBlank(child) && !isOut(child, looks));
  // Beside an empty one, as before the floats in an item, a browser gives it a line too.
  const isEmpty = first?.type === 'container' && (first.children ?? []).every(isBlank);
  if (first === undefined || isEmpty || !BESIDE.test(looks.of(first)?.display ?? '')) return node;
  const styles = [
    { property: 'display', value: 'list-item' },
    { property: 'height', value: '0' },
  ];
  const sign = looks.box({ styles, display: 'list-item', preset: PLAIN }, [{ type: 'text', text: '\u00a0' }]);
  const item = looks.change({ ...node, children: [sign, ...(node.children ?? [])] }, [
    { property: 'display', value: 'block' },
  ]);
  return looks.put(item, { ...look, display: 'block' });
}
