/**
 * The width available to the children of an element, if the style sheets give it: percentages are resolved before the
 * layout.
 */
import { type Applied, lengthOf, pixelsOf, type StyleList, styleValue } from '../css/styles.ts';
import type { Node } from '../takumi/nodes.ts';
import type { Context } from './context.ts';
import type { Look, Looks } from './looks.ts';

/** The font sizes that lengths refer to, in CSS pixels: of the element, and of the `html` element. */
interface FontSizes {
  readonly em: number;
  readonly rem: number;
}

const MEASURED = /^(padding|margin|(max-|min-)?(width|height))/;

/** The styles of an element with the `em` and `rem` of its box in pixels, since rooms are measured before the layout. */
export function inPixels(styles: StyleList, { em, rem }: FontSizes): StyleList {
  return styles.map((one) =>
    MEASURED.test(one.property)
      ? {
          ...one,
          value: one.value.replace(
            /([+-]?(?:\d+\.?\d*|\.\d+))(r?em)\b/gi,
            (_all, amount: string, unit: string) => `${Number(amount) * (unit.toLowerCase() === 'em' ? em : rem)}px`,
          ),
        }
      : one,
  );
}

/** The width of an element's content box in CSS pixels; undefined if it depends on the layout. */
export function roomInside(look: Look, room: number | undefined, parentDisplay: string): number | undefined {
  const { display } = look;
  if (parentDisplay.includes('flex') && isFlexible(look)) return undefined;
  const own = given(look, 'width', room);
  const edges = paddingAndBorderOf(look, room);
  const inside = insideOf(look, own, edges, room, parentDisplay, display);
  if (inside === undefined) return undefined;
  const most = given(look, 'max-width', room);
  const isBorderBox = styleValue(look.styles, 'box-sizing') === 'border-box';
  return Math.max(0, most === undefined ? inside : Math.min(inside, isBorderBox ? most - edges : most));
}

/** The most that a box which is as wide as its contents can be wide inside, or a block in it; undefined for any other. */
export function widestInside(
  look: Look,
  { room, widest, display }: Pick<Context, 'room' | 'widest' | 'display'>,
): number | undefined {
  if (look.display === 'inline') return widest;
  const outer = room ?? widest;
  if (outer === undefined || isPositioned(look) || /flex|grid|table/.test(`${display} ${look.display}`))
    return undefined;
  // A share of such a width is not known.
  const said = ['width', 'max-width', 'min-width'].map((name) => styleValue(look.styles, name) ?? '');
  if (said[2] !== '' || (room === undefined && said.some((value) => value.includes('%')))) return undefined;
  const own = roomInside(look, outer, display);
  if (own !== undefined) return room === undefined ? own : undefined;
  if (isFitted(look) !== true) return undefined;
  const inside = outer - allEdgesOf(look, outer);
  return Math.max(0, Math.min(inside, given(look, 'max-width', outer) ?? inside));
}

/** Whether an item of a flex box has another width than the one that it says. */
const isFlexible = ({ styles }: Look): boolean =>
  !/^(auto|none|initial|)$/.test(styleValue(styles, 'flex-basis')?.trim() ?? '') ||
  /^(?!auto|none|initial|0 [01] auto)./.test(styleValue(styles, 'flex')?.trim() ?? '') ||
  /%/.test(styleValue(styles, 'max-width') ?? '');

function insideOf(
  look: Look,
  own: number | undefined,
  edges: number,
  room: number | undefined,
  parentDisplay: string,
  display: string,
): number | undefined {
  const { styles, preset } = look;
  const sizing = styleValue(styles, 'box-sizing') ?? preset?.['boxSizing'];
  if (own !== undefined) return sizing === 'border-box' ? own - edges : own;
  const fills =
    /^(block|flow-root|list-item|flex|grid)$/.test(display) &&
    /^(block|flow-root|list-item|inline-block)$/.test(parentDisplay);
  if (!fills || room === undefined || isTakenOut({ styles, preset })) return undefined;
  return room - edges - edgesOf(look, 'margin', room);
}

/** The height available to the children in CSS pixels; undefined if it depends on the content. */
export function heightInside({ styles, tag }: Look, room: number | undefined, isQuirky: boolean): number | undefined {
  const isSheet = isQuirky && (tag === 'html' || tag === 'body');
  const value = styleValue(styles, 'height') ?? (isSheet ? '100%' : undefined);
  const own = lengthOf(value, room);
  if (own === undefined || styleValue(styles, 'box-sizing') !== 'border-box') return own;
  const padding = ['padding-top', 'padding-bottom'].map((side) => lengthOf(styleValue(styles, side), undefined) ?? 0);
  return Math.max(0, own - (padding[0] ?? 0) - (padding[1] ?? 0));
}

/** Whether the contents of a block say how high it is, and nothing around it. */
export function isOpenBelow(
  { styles, preset, tag, display }: Look,
  around: Pick<Context, 'display' | 'isOpen'>,
): boolean {
  const height = String(styleValue(styles, 'height') ?? preset?.['height'] ?? 'auto').trim();
  const isBlock = /^(block|flow-root|list-item|inline-block|inline)$/.test(display) && !/^(html|body)$/.test(tag);
  if (!isBlock || /flex|grid/.test(around.display) || isPositioned({ styles })) return false;
  return /^(auto|)$/.test(height) || (height.endsWith('%') && around.isOpen);
}

/** In HTML without a doctype, a percentage of an undefined height refers to the sheet without the body's margins. */
export function quirkHeightInside(look: Look, around: QuirkHeight): number | undefined {
  const { styles, preset, tag, display } = look;
  if (around.quirkHeight === undefined || /^(inline-)?table|^inline$/.test(display)) return undefined;
  const height = styleValue(styles, 'height')?.trim() ?? 'auto';
  if (tag === 'html') return around.quirkHeight;
  // A given height is that of all percentages in it, through elements without one too.
  if (isTakenOut({ styles, preset })) return undefined;
  if (!/^(auto|)$/.test(height)) return heightInside(look, undefined, true);
  if (tag !== 'body') return around.quirkHeight;
  const [margin, padding] = ['margin', 'padding'].map((family) =>
    ['top', 'bottom']
      .map((side) => styleValue(styles, `${family}-${side}`))
      .map((value) => (value === undefined ? Number(preset?.[family] ?? 0) : (lengthOf(value, undefined) ?? 0)))
      .reduce((sum, value) => sum + value, 0),
  );
  return around.quirkHeight - (margin ?? 0) - (padding ?? 0);
}

type QuirkHeight = Pick<Context, 'quirkHeight'>;

/** The height of an element that has such a percentage. */
export function quirkHeight(look: Look, around: QuirkHeight): Applied[] {
  if (around.quirkHeight === undefined || isTakenOut(look) || /^inline$|^table-/.test(look.display)) return [];
  if (look.tag === 'html' || look.tag === 'body') return [];
  const height = String(styleValue(look.styles, 'height') ?? look.preset?.['height'] ?? '').trim();
  const pixels = height.endsWith('%') ? lengthOf(height, around.quirkHeight) : undefined;
  return pixels === undefined ? [] : [{ property: 'height', value: `${Math.round(pixels * 100) / 100}px` }];
}

/** A width in CSS pixels, with percentages resolved. */
export function given(look: Look, property: 'width' | 'max-width', room: number | undefined): number | undefined {
  const value = styleValue(look.styles, property) ?? (property === 'width' ? look.preset?.['width'] : undefined);
  return lengthOf(value === undefined ? undefined : String(value), room);
}

/** What `aspect-ratio` gives: the width divided by the height. */
export function ratioOf(value: string | undefined): number | undefined {
  const [, across, along = '1'] = /^([\d.]+)(?:\s*\/\s*([\d.]+))?$/.exec(value?.trim() ?? '') ?? [];
  const ratio = Number(across) / Number(along);
  return ratio > 0 && ratio < Number.POSITIVE_INFINITY ? ratio : undefined;
}

/**
 * In a browser the proportions are those of the content box, and a cell or a box with both sides has none; in the renderer they are those of
 * the border box.
 */
export function inProportion(look: Look, room: number | undefined, isReplaced: boolean): Applied[] {
  const { styles, display, preset } = look;
  const ratio = ratioOf(styleValue(styles, 'aspect-ratio'));
  if (ratio === undefined) return [];
  const none = { property: 'aspect-ratio', value: 'auto' };
  const sides = ['width', 'height'].map((side) =>
    lengthOf(styleValue(styles, side) ?? preset?.[side]?.toString(), undefined),
  );
  if (sides.every((side) => side !== undefined)) return [none];
  if (isReplaced) return [];
  if (/^(inline|table-.*)$/.test(display)) return [none];
  const isBounded = ['height', 'min-height', 'max-height'].some((name) => styleValue(styles, name) !== undefined);
  const isBlock = /^(block|flow-root|list-item)$/.test(display);
  if (!isBlock || isBounded || styleValue(styles, 'box-sizing') === 'border-box') return [];
  const inside = roomInside(look, room, 'block');
  const isEdged = inside !== undefined && paddingAndBorderOf(look, room) > 0;
  return isEdged ? [none, { property: 'min-height', value: `${Math.round((inside / ratio) * 100) / 100}px` }] : [];
}

/** Out of the flow: it floats nowhere either. */
export const isPositioned = ({ styles }: Pick<Look, 'styles'>): boolean =>
  /^(absolute|fixed)$/.test(styleValue(styles, 'position')?.trim() ?? '');

/** In the flow, and drawn with the placed boxes. */
export const isMoved = ({ styles }: Pick<Look, 'styles'>): boolean =>
  /^(relative|sticky)$/.test(styleValue(styles, 'position')?.trim() ?? '');

/** Whether it stands on the line of the letters around it. */
export const isOnBaseline = (look: Pick<Look, 'styles' | 'preset'> | undefined): boolean =>
  /^(baseline|)$/.test(
    String(styleValue(look?.styles ?? [], 'vertical-align') ?? look?.preset?.['verticalAlign'] ?? '').trim(),
  );

export function isPlaced(node: Node, looks: Looks): boolean {
  const look = looks.of(node);
  return look !== undefined && isPositioned(look);
}

/** Where a box floats to, by its style or its `align`. */
export const floatOf = ({ styles, preset }: Pick<Look, 'styles' | 'preset'>): string =>
  (styleValue(styles, 'float') ?? String(preset?.['float'] ?? '')).trim();

/** Out of the flow or floated, by its style or its `align`, so its width is not that of its parent. */
export const isTakenOut = (look: Pick<Look, 'styles' | 'preset'>): boolean =>
  isPositioned(look) || /^(left|right)$/.test(floatOf(look));

/** Whether the contents of a box say how wide it is; undefined if the box around does. */
export function isFitted(look: Look): boolean | undefined {
  const { styles, preset, display } = look;
  const width = styleValue(styles, 'width')?.trim() ?? preset?.['width'] ?? 'auto';
  const isSaid = (property: string) => styleValue(styles, property) !== undefined;
  const isSpanned = isPositioned(look) && (isSaid('inset') || ['left', 'right'].every(isSaid));
  if (/^(fit|max|min)-content$/.test(String(width))) return true;
  if (width !== 'auto' || isSpanned) return false;
  return /^(inline-block|table|table-cell)$/.test(display) || isTakenOut({ styles, preset }) ? true : undefined;
}

export function isOut(node: Node, looks: Looks): boolean {
  const look = looks.of(node);
  return look !== undefined && isTakenOut(look);
}

/** Sides of a box that are added up. */
type Sides = readonly ('left' | 'right' | 'top' | 'bottom')[];
const ENDS: Sides = ['left', 'right'];

/** What an element says of a margin or a padding; lists and quotations have some by default. */
export function edgeOf({ styles, preset = {} }: Look, family: Edge, side: Sides[number]): string | number | undefined {
  const own = preset[`${family}${side[0]?.toUpperCase()}${side.slice(1)}`];
  const presets = side === 'left' ? (preset[`${family}InlineStart`] ?? own) : own;
  return styleValue(styles, `${family}-${side}`) ?? presets ?? preset[family];
}

type Edge = 'margin' | 'padding';

/** On these sides together, as far as they are known. */
export function edgesOf(look: Look, family: Edge, room: number | undefined, sides: Sides = ENDS): number {
  const lengths = sides.map((side) => {
    const value = edgeOf(look, family, side);
    return typeof value === 'number' ? value : (lengthOf(value, room) ?? 0);
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Padding and borders on these sides together, in CSS pixels. */
export const paddingAndBorderOf = (look: Look, room: number | undefined, sides: Sides = ENDS): number =>
  edgesOf(look, 'padding', room, sides) + borderOf(look.styles, sides);

/** Margins, padding and borders on these sides together, in CSS pixels. */
export const allEdgesOf = (look: Look, room: number | undefined, sides: Sides = ENDS): number =>
  edgesOf(look, 'margin', room, sides) + paddingAndBorderOf(look, room, sides);

/** The borders on these sides together. */
export function borderOf(styles: StyleList, sides: Sides = ENDS): number {
  const widthOf = (side: string) => {
    const said = styleValue(styles, `border-${side}`) ?? styleValue(styles, 'border') ?? '';
    return (
      pixelsOf(styleValue(styles, `border-${side}-width`) ?? /(?<![\w.#(])[\d.]+(?:px|pt|in)(?!\w)/.exec(said)?.[0]) ??
      0
    );
  };
  return sides.reduce((sum, side) => sum + widthOf(side), 0);
}

/** The room at the left and at the right of an element in a line, as it is noted for the layout; undefined if it has none. */
export function edgesInLine(look: Look): string | undefined {
  const edges = ENDS.map((side) => allEdgesOf(look, look.room, [side]));
  return edges.some((edge) => edge > 0) && edges.every((edge) => edge >= 0) ? edges.join(' ') : undefined;
}
