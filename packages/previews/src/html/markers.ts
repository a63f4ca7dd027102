/**
 * The sign of a list item. The renderer sets it beside the first words; print before the item, whatever its padding is and however
 * its words are aligned. Above a flex box, a grid or a table the renderer gives it a line of its own. Discs, circles and squares are
 * letters to the renderer, and shapes of a size of their own to a browser, so they are drawn as these.
 */
import { firstFamily, type OwnFamilies } from '../css/font-families.ts';
import { type StyleList, styleValue } from '../css/styles.ts';
import { lineMetricsOf } from '../fonts/fonts.ts';
import type { ContainerNode, Node, Style } from '../takumi/nodes.ts';
import type { Context } from './context.ts';
import { isBlank } from './floats.ts';
import type { Inherited } from './inline-svg.ts';
import { boxesInLines } from './lines-with-boxes.ts';
import type { Look, Looks } from './looks.ts';
import { allEdgesOf, isOut, paddingAndBorderOf } from './room.ts';
import { PLAIN } from './user-agent-styles.ts';

const BESIDE = /^(flex|grid|table)$/;

/** The kind of sign that an element gives its items; undefined if it says nothing of it. */
export function listTypeOf(tag: string, styles: StyleList, preset: Style | undefined): string | undefined {
  const own = styles.filter(({ property }) => property.startsWith('list-style'));
  const said = own.findLast(({ property }) => /^list-style(-type)?$/.test(property))?.value.toLowerCase();
  const image = own.findLast(({ property }) => /^list-style(-image)?$/.test(property))?.value ?? '';
  if (/url\(|gradient\(/.test(image)) return 'picture';
  const named = said?.replace(/\b(inside|outside)\b/g, '').trim();
  if (named !== undefined && !/^(inherit|unset|)$/.test(named)) return named;
  return preset?.['listStyleType']?.toString() ?? (tag === 'ul' ? 'disc' : tag === 'ol' ? 'decimal' : undefined);
}

/** The item as a block, with its sign: beside its words, or in a box without height. */
export function withMarker(
  item: ContainerNode,
  look: Look,
  around: Context,
  letters: Inherited & { readonly families: OwnFamilies },
  looks: Looks,
): ContainerNode {
  const isInside = [...(around.styles?.own ?? []), ...look.styles].some(
    ({ property, value }) => /^list-style(-position)?$/.test(property) && value.includes('inside'),
  );
  const side = around.rightToLeft ? 'right' : 'left';
  const sign: Sign = {
    away: isInside ? 0 : paddingAndBorderOf(look, look.room, [side]),
    isAway: !isInside && (isAligned(textAlignOf(look) ?? around.textAlign, side) || isIndented(look)),
    isInside,
    side,
    // As one more box in a line from right to left it would change places with the others.
    shape:
      around.rightToLeft && boxesInLines(item, looks).some((boxes) => boxes.length > 0)
        ? undefined
        : shapeOf(listTypeOf('', look.styles, look.preset) ?? around.listType, letters),
  };
  const words = isInside ? withSignInside(item, sign, looks) : withSignBeforeWords(item, sign, looks);
  if (words === undefined) return item;
  const block = looks.change(words, [{ property: 'display', value: 'block' }]);
  return looks.put(block, { ...look, display: 'block' });
}

/** How Chromium draws a sign that is no letter, in CSS pixels. */
interface Shape {
  /** That of the item, whatever the words beside it have. */
  readonly color: string;
  readonly kind: 'disc' | 'circle' | 'square';
  readonly width: number;
  /** From the foot of the letters to its own. */
  readonly raised: number;
  /** From its left edge to the words, outside and inside of the item. */
  readonly outside: number;
  readonly inside: number;
}

function shapeOf(type: string, letters: Inherited & { readonly families: OwnFamilies }): Shape | undefined {
  const metrics = lineMetricsOf(firstFamily(letters.fontFamily, letters.families));
  if (!/^(disc|circle|square)$/.test(type) || metrics === undefined) return undefined;
  const ascent = Math.round(metrics.ascent * letters.fontSize);
  const high = Math.trunc((ascent * 2) / 3);
  const width = Math.trunc((high + 1) / 2);
  return {
    color: letters.color,
    kind: type as Shape['kind'],
    width,
    raised: ascent - Math.trunc((3 * (ascent - high)) / 2) - width,
    outside: high + 7,
    inside: width + 1 + letters.fontSize,
  };
}

interface Sign {
  /** How far it is before the words, in CSS pixels. */
  readonly away: number;
  /** Whether the words begin elsewhere in their line. */
  readonly isAway: boolean;
  readonly isInside: boolean;
  readonly side: 'left' | 'right';
  /** Undefined for letters and numbers, and pictures. */
  readonly shape: Shape | undefined;
}

/** With the sign as its first word: in a line of its own before a block; undefined if the renderer sets it there itself. */
function withSignInside(node: ContainerNode, sign: Sign, looks: Looks): ContainerNode | undefined {
  const children = node.children ?? [];
  const first = children.find((child) => !isBlank(child) && !isOut(child, looks));
  if (first === undefined) return undefined;
  if (!looks.isInLine(first)) return { ...node, children: [signBox(sign, looks), ...children] };
  if (sign.shape === undefined) return undefined;
  return { ...node, children: children.toSpliced(children.indexOf(first), 0, signInLine(sign, sign.shape, looks)) };
}

/** With the sign before its first words, in whatever block they are; undefined if the renderer sets it there itself. */
function withSignBeforeWords(node: ContainerNode, sign: Sign, looks: Looks): ContainerNode | undefined {
  const children = node.children ?? [];
  const shown = children.filter((child) => !isBlank(child) && !isOut(child, looks));
  const isWithWords = (child: Node) => !isEmptyBlock(child, looks) && !isPictureBlock(child, looks);
  const first = shown.find(isWithWords);
  if (first === undefined)
    return shown.some((child) => isPictureBlock(child, looks))
      ? { ...node, children: [signBox(sign, looks), ...children] }
      : undefined;
  // The renderer sets it in the first block, also where nothing is in that.
  const isAfterEmpty = first !== shown[0];
  const at = children.indexOf(first);
  const look = looks.of(first);
  const display = displayOf(first, looks);
  // Beside an empty one, as before the floats in an item, a browser gives it a line too.
  const isEmpty = first.type === 'container' && (first.children ?? []).every(isBlank);
  if (BESIDE.test(display)) return isEmpty ? undefined : { ...node, children: [signBox(sign, looks), ...children] };
  if (look !== undefined && first.type === 'container' && display === 'block') {
    const sides = [sign.side];
    const away = sign.away + allEdgesOf(look, look.room, sides);
    const aligned = textAlignOf(look);
    const isAway = isAfterEmpty || (aligned === undefined ? sign.isAway : isAligned(aligned, sign.side));
    const inner = withSignBeforeWords(first, { ...sign, away, isAway }, looks);
    return inner && { ...node, children: children.with(at, looks.put(inner, look)) };
  }
  if (!display.startsWith('inline')) return undefined;
  if (sign.away === 0 && !sign.isAway && !isAfterEmpty) {
    if (sign.shape === undefined) return undefined;
    return { ...node, children: children.toSpliced(at, 0, signInLine(sign, sign.shape, looks)) };
  }
  const block = { styles: [{ property: 'display', value: 'block' }], display: 'block', preset: PLAIN };
  // A sign moves along with the margins of empty blocks, and stands below pictures.
  const last = children.findLastIndex((child, index) => index < at && isPictureBlock(child, looks)) + 1;
  const words = looks.box({ ...block, whiteSpace: looks.of(node)?.whiteSpace }, children.slice(last));
  return { ...node, children: [...children.slice(0, last), signBox(sign, looks), words] };
}

const displayOf = (node: Node, looks: Looks): string => looks.of(node)?.display ?? 'inline';

/** The sign is beside the words after it, and beside it where there are none. */
const isPictureBlock = (node: Node, looks: Looks): boolean =>
  displayOf(node, looks) === 'block' && /^(img|svg)$/.test(looks.of(node)?.tag ?? '');

const isEmptyBlock = (node: Node, looks: Looks): boolean =>
  node.type === 'container' && looks.of(node)?.display === 'block' && (node.children ?? []).every(isBlank);

/** A line of its own with the sign, without height if that is outside of the item. */
function signBox(sign: Sign, looks: Looks): ContainerNode {
  const { away, isInside, side, shape } = sign;
  const display = shape === undefined ? 'list-item' : 'block';
  const styles = [
    { property: 'display', value: display },
    { property: 'text-indent', value: '0' },
    ...(isInside
      ? []
      : [
          { property: 'height', value: '0' },
          { property: 'text-align', value: side },
          { property: `margin-${side}`, value: `${-away}px` },
        ]),
  ];
  const words: Node[] = [{ type: 'text', text: '\u00a0' }];
  return looks.box(
    { styles, display, preset: PLAIN },
    shape === undefined ? words : [signInLine(sign, shape, looks), ...words],
  );
}

/** The shape at its height above the foot of the letters; outside it takes no room in the line. */
function signInLine({ isInside, side }: Sign, shape: Shape, looks: Looks): ContainerNode {
  const { color, kind, raised, outside, inside } = shape;
  // The line of a circle is as much outside of it as inside.
  const more = kind === 'circle' ? 1 : 0;
  const width = shape.width + more;
  const drawn = [
    { property: 'display', value: 'block' },
    { property: 'width', value: `${width}px` },
    { property: 'height', value: `${width}px` },
    { property: 'box-sizing', value: 'border-box' },
    ...(isInside ? [] : [{ property: `margin-${side}`, value: `${-outside - more / 2}px` }]),
    ...(kind === 'square' ? [] : [{ property: 'border-radius', value: '50%' }]),
    kind === 'circle'
      ? { property: 'border', value: `1px solid ${color}` }
      : { property: 'background-color', value: color },
  ];
  const styles = [
    { property: 'display', value: 'inline-block' },
    { property: 'width', value: isInside ? `${inside}px` : '0' },
    { property: 'height', value: `${width}px` },
    { property: 'vertical-align', value: `${raised - more / 2}px` },
    { property: 'text-indent', value: '0' },
  ];
  const node = looks.box({ styles, display: 'inline-block', preset: PLAIN }, [
    looks.box({ styles: drawn, display: 'block', preset: PLAIN }, []),
  ]);
  const sign: ContainerNode = { ...node, attributes: { [SIGN]: '' } };
  return looks.put(sign, { tag: 'div', styles, display: 'inline-block', preset: undefined });
}

const SIGN = 'data-sign';

/** Whether it is a shape before the words of an item, which has no part in their lines. */
export const isSign = (node: Node): boolean => node.attributes?.[SIGN] !== undefined;

export const textAlignOf = ({ styles, preset }: Look): string | undefined =>
  styleValue(styles, 'text-align')?.trim() ?? preset?.['textAlign']?.toString();

const isIndented = ({ styles }: Look): boolean => /[1-9]/.test(styleValue(styles, 'text-indent') ?? '');

const isAligned = (said: string, side: string): boolean => !['start', 'justify', 'inherit', side].includes(said);
