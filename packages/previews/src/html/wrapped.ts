/**
 * Inline boxes with margins: the renderer ignores the margins, so an outer box gets them as padding. So do floats without
 * a width, which the renderer makes narrower than their text by their margins.
 */
import { withFontLonghands } from '../css/font-shorthand.ts';
import { fontLength } from '../css/font-sizes.ts';
import { type Applied, lengthOf, type StyleList, styleValue } from '../css/styles.ts';
import { type ContainerNode, type Node, textOf } from '../takumi/nodes.ts';
import { isBoxInLine } from '../takumi/own-lines.ts';
import { isFloated } from './floats.ts';
import { holdsItems, type Look, type Looks } from './looks.ts';
import { isMoved, isOnBaseline, isOut, isTakenOut } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The node, in an outer box if it has margins. `drawn`: declarations as the renderer reads them. */
export function withRoomAround(
  node: Node,
  look: Look,
  looks: Looks,
  room: number | undefined,
  isReplaced: boolean,
  drawn: (styles: StyleList) => StyleList,
): Node {
  const inLine = isBoxInLine(look.display) || (isReplaced && look.display === 'inline');
  if (!inLine || isTakenOut(look)) return node;
  const presets = ['marginLeft', 'marginRight'].map((name) => look.preset?.[name]);
  const margins = marginsOf(look, room);
  // The renderer makes a block as narrow as its longest word, and a box in a line not.
  const isNarrow = look.display === 'inline-block' && styleValue(look.styles, 'width')?.trim() === 'min-content';
  const isClose =
    margins.every((margin) => (isReplaced ? margin === 0 : margin <= 0)) &&
    presets.every((margin) => margin === undefined);
  if (isClose && !isNarrow) return node;
  // Also its level: what is in it is drawn above what it is above.
  const around = ['vertical-align', ...(isMoved(look) ? ['position', 'z-index'] : [])].flatMap((property) => {
    const value = styleValue(look.styles, property);
    return value === undefined ? [] : [{ property, value }];
  });
  const isAligned = !isOnBaseline(look);
  const isOfBoxes = node.type === 'container' && !(look.display === 'inline-block' && holdsLines(node, looks));
  // In a line within the outer box it would be aligned once more.
  const block =
    isReplaced || isNarrow ? 'block' : look.display.replace('inline-block', 'flow-root').replace('inline-', '');
  const inside = isReplaced || isNarrow || isAligned || isOfBoxes ? [{ property: 'display', value: block }] : [];
  if (inside.length > 0) return withPadding(node, looks, { margins, display: 'inline-block', around, inside });
  // Without words it stands by its lower edge on a line of the letters around it.
  const letters = textOf(node).trim() === '' ? [] : ownLetters(look);
  return withPadding(node, looks, {
    margins,
    display: 'inline-block',
    around: [...around, ...drawn(letters)],
    inside: letters.filter(({ property }) => property === 'font-size'),
  });
}

/** Whether it holds words and boxes in lines, and nothing else in the flow. */
function holdsLines(node: ContainerNode, looks: Looks): boolean {
  const inFlow = (node.children ?? []).filter((child) => !isOut(child, looks));
  const isInline = (child: Node) =>
    child.type !== 'container' || (looks.of(child)?.display ?? 'inline').startsWith('inline');
  return inFlow.length > 0 && inFlow.every(isInline);
}

/** What says how high a line of a box is: in an outer box of other letters it would be higher. */
function ownLetters({ styles, fontSize }: Look): Applied[] {
  const said = withFontLonghands(styles);
  const given = styleValue(said, 'font-size')?.trim();
  // The size of a calculation is not known here.
  if (given !== undefined && fontLength(given, fontSize, 16) === undefined) return [];
  const size = fontSize === undefined ? [] : [{ property: 'font-size', value: `${fontSize}px` }];
  const others = ['font-family', 'line-height'].flatMap((property) => {
    const value = styleValue(said, property);
    return value === undefined ? [] : [{ property, value }];
  });
  return [...others, ...size];
}

/** Whether it is such an outer box: only those have no preset. */
export const isMarginBox = ({ tagName, preset }: ContainerNode): boolean => tagName === 'span' && preset === undefined;

/** The same tree with the margins of floats without a width in an outer box. */
export function settleFloatMargins(parent: ContainerNode, looks: Looks): void {
  const children = parent.children ?? [];
  for (const [index, child] of children.entries()) {
    if (child.type !== 'container') continue;
    settleFloatMargins(child, looks);
    withEdgeBelowFloats(child, looks.of(parent)?.display, looks);
    const look = looks.of(child);
    if (look === undefined || !isFloated(child, looks)) continue;
    const width = styleValue(look.styles, 'width')?.trim() ?? look.preset?.['width'] ?? 'auto';
    const margins = marginsOf(look, look.room);
    if (width !== 'auto' || !margins.some((margin) => margin > 0) || margins.some((margin) => margin < 0)) continue;
    const around = ['float', 'clear'].flatMap((property) => {
      const value = styleValue(look.styles, property);
      return value === undefined ? [] : [{ property, value }];
    });
    const inside = [
      { property: 'float', value: 'none' },
      { property: 'clear', value: 'none' },
      ...(look.display.startsWith('inline') ? [{ property: 'display', value: 'block' }] : []),
    ];
    children[index] = withPadding(child, looks, { margins, display: 'block', around, inside });
  }
}

/** Changes a box that is as high as its floats: the renderer gives it no padding and no border below them. */
function withEdgeBelowFloats(node: ContainerNode, parentDisplay: string | undefined, looks: Looks): void {
  const look = looks.of(node);
  if (look === undefined || !(node.children ?? []).some((child) => isFloated(child, looks))) return;
  const isClosed =
    /^(flow-root|inline-block|table-cell)$/.test(look.display) ||
    holdsItems(parentDisplay) ||
    isTakenOut(look) ||
    look.styles.some(
      ({ property, value }) => property.startsWith('overflow') && !/^(visible|clip)$/.test(value.trim()),
    );
  const isEdged = look.styles.some(({ property, value }) => /^(padding|border)/.test(property) && /[1-9]/.test(value));
  if (!isClosed || !isEdged) return;
  const styles = [
    { property: 'display', value: 'block' },
    { property: 'clear', value: 'both' },
  ];
  node.children = [...(node.children ?? []), looks.box({ styles, display: 'block', preset: PLAIN }, [])];
}

const marginsOf = ({ styles }: Look, room: number | undefined): number[] =>
  SIDES.map((side) => lengthOf(styleValue(styles, `margin-${side}`), room) ?? 0);

interface Outer {
  /** In pixels, from the top clockwise. */
  readonly margins: readonly number[];
  readonly display: string;
  /** Further declarations of the outer box, and of the node in it. */
  readonly around: readonly Applied[];
  readonly inside: readonly Applied[];
}

/** The node in a box that has its margins as padding. */
function withPadding(node: Node, looks: Looks, { margins, display, around: further, inside }: Outer): Node {
  const padding = SIDES.map((side, index) => ({
    property: `padding-${side}`,
    value: `${Math.max(0, margins[index] ?? 0)}px`,
  }));
  const around: Applied[] = [{ property: 'display', value: display }, ...padding, ...further];
  const plain = SIDES.flatMap((side, index) =>
    (margins[index] ?? 0) > 0 ? [{ property: `margin-${side}`, value: '0' }] : [],
  );
  const inner = looks.change(node, [...plain, ...inside]);
  const wrapper: ContainerNode = {
    type: 'container',
    tagName: 'span',
    className: looks.classFor(around),
    children: [inner],
  };
  return looks.put(wrapper, { tag: 'span', styles: around, display, preset: undefined });
}
