/** Inline boxes with margins: the renderer ignores the margins, so an outer box gets them as padding. */
import type { Applied } from '../css/styles.ts';
import { styleValue } from '../css/styles.ts';
import type { ContainerNode, Node } from '../takumi/nodes.ts';
import type { Look, Looks } from './looks.ts';
import { isTakenOut, lengthOf } from './room.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The node, in an outer box if it has margins. */
export function withRoomAround(
  node: Node,
  look: Look,
  looks: Looks,
  room: number | undefined,
  isReplaced: boolean,
): Node {
  const inLine = /^inline-(block|flex|grid)$/.test(look.display) || (isReplaced && look.display === 'inline');
  if (!inLine || isTakenOut(look)) return node;
  const margins = SIDES.map((side) => lengthOf(styleValue(look.styles, `margin-${side}`), room) ?? 0);
  const presets = ['marginLeft', 'marginRight'].map((name) => look.preset?.[name]);
  if (margins.every((margin) => margin <= 0) && presets.every((margin) => margin === undefined)) return node;
  const padding: Applied[] = SIDES.map((side, index) => ({
    property: `padding-${side}`,
    value: `${Math.max(0, margins[index] ?? 0)}px`,
  }));
  const align = styleValue(look.styles, 'vertical-align');
  const around: Applied[] = [
    { property: 'display', value: 'inline-block' },
    ...padding,
    ...(align === undefined ? [] : [{ property: 'vertical-align', value: align }]),
  ];
  const plain = SIDES.flatMap((side, index) =>
    (margins[index] ?? 0) > 0 ? [{ property: `margin-${side}`, value: '0' }] : [],
  );
  const inner = looks.change(node, [...plain, ...(isReplaced ? [{ property: 'display', value: 'block' }] : [])]);
  const wrapper: ContainerNode = {
    type: 'container',
    tagName: 'span',
    className: looks.classFor(around),
    children: [inner],
  };
  return looks.put(wrapper, { tag: 'span', styles: around, display: 'inline-block', preset: undefined });
}
