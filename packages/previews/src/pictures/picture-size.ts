/**
 * The size of a picture by CSS rules: the renderer ignores a picture's maximum size, and distorts pictures with one.
 */
import { imageSize } from 'image-size';
import { type Applied, lengthOf, pixelsOf, styleValue } from '../css/styles.ts';
import type { Look, Looks } from '../html/looks.ts';
import { allEdgesOf, floatOf, paddingAndBorderOf, ratioOf } from '../html/room.ts';
import type { ImageNode, Node } from '../takumi/nodes.ts';
import { svgRootOf } from '../takumi/svg-views.ts';
import { isSvg } from './picture-faults.ts';

/** The picture with the size that follows from its natural size, `max-width` and `max-height`. */
export function sizedPicture(node: ImageNode, bytes: Uint8Array, looks: Looks, look: Look | undefined): Node {
  if (look === undefined) return node;
  looks.put(node, look);
  const value = (property: string) => styleValue(look.styles, property)?.trim();
  const resolved = (share: string | undefined, room = look.room) => {
    const pixels = lengthOf(share, room);
    return pixels === undefined ? share : `${pixels}px`;
  };
  // A percentage of a height that depends on the content is no bound.
  const tall = (share: string | undefined) =>
    share?.endsWith('%') && look.roomHeight === undefined ? undefined : resolved(share, look.roomHeight);
  const most = value('max-width');
  const bounds = [
    resolved(most, look.room ?? (most === '100%' ? look.widest : undefined)),
    tall(value('max-height')),
    resolved(value('min-width')),
    tall(value('min-height')),
  ].map(definite);
  // An item of a flex box or a grid is as large as that makes it, and the renderer keeps its proportions.
  const ratio = look.room === undefined ? undefined : ratioOf(value('aspect-ratio'));
  // The renderer takes the margins of a picture that floats from its own size.
  const isFloat = /^(left|right)$/.test(floatOf(look));
  // Of a calculation, the renderer takes the height of another width.
  const isCalculated = value('width')?.includes('(') ?? false;
  if (bounds.every((bound) => bound === undefined) && ratio === undefined && !isFloat && !isCalculated) return node;
  const view = proportionsAlone(bytes, look);
  // The renderer fills a room that is not known here.
  if (view !== undefined && roomOf(look) === undefined && BOUNDS.every((bound) => pixelsOf(value(bound)) === undefined))
    return node;
  const own = view === undefined ? naturalSize(bytes) : ofItsRoom(view, look);
  if (own === undefined) return node;
  const natural = ratio === undefined ? own : { width: own.width, height: own.width / ratio };
  // Its proportions are those of what is inside of its frame.
  const isFramed = value('box-sizing') === 'border-box' && ratio === undefined;
  const frames = {
    width: isFramed ? paddingAndBorderOf(look, look.room) : 0,
    height: isFramed ? paddingAndBorderOf(look, look.room, ['top', 'bottom']) : 0,
  };
  const width = given(resolved(String(value('width') ?? look.preset?.['width'] ?? 'auto')));
  const height = given(value('height') ?? look.preset?.['height']);
  // Percentages in both directions are left to the layout.
  if (width === 'share' && height === undefined && frames.width > 0) return inFrame(node, looks, look);
  if (width === 'share' || height === 'share') return keptShape(node, natural, looks, width, height);
  // In a line the renderer knows no most of a share, and only the whole: it is one if the picture is wider than any box.
  const isShare = look.display === 'block' || (natural.width >= WIDEST && bounds[0] === '100%');
  const sizes = boundedSize(natural, width, height, bounds, isShare, frames);
  const isInFrame = frames.width > 0 && sizes[0]?.value.endsWith('%');
  return looks.change(isInFrame ? inFrame(node, looks, look) : node, sizes);
}

/** An SVG of proportions alone is as wide as its room, or wider than any that is not known. */
function ofItsRoom(view: Size, look: Look): Size {
  const room = roomOf(look);
  const width = room === undefined ? ANY : Math.max(1, room - allEdgesOf(look, room));
  return { width, height: (width * view.height) / view.width };
}

/** Unless only the layout knows it: of the columns of a table. */
export const roomOf = ({ room, columns = 1 }: Look): number | undefined => (columns > 1 ? undefined : room);

/** The view box of an SVG if neither it nor the creative says how wide or high it is. */
export function proportionsAlone(bytes: Uint8Array, look: Look): Size | undefined {
  const said = (side: 'width' | 'height') => given(styleValue(look.styles, side) ?? look.preset?.[side]);
  const height = said('height') === 'share' && look.roomHeight === undefined ? undefined : said('height');
  if (said('width') !== undefined || height !== undefined || !isSvg(bytes)) return undefined;
  const svg = svgRootOf(new TextDecoder().decode(bytes));
  return svg === undefined || svg.hasSize ? undefined : svg.view;
}

/** The picture in a box that has its frame: of a share, the renderer takes the proportions with the frame. */
function inFrame({ type, src, width: _width, height: _height, ...rest }: ImageNode, looks: Looks, look: Look): Node {
  const style = { display: 'block', width: '100%', height: 'auto' };
  return looks.put({ ...rest, type: 'container', children: [{ type, src, style }] }, look);
}

type Size = { readonly width: number; readonly height: number };

function boundedSize(
  natural: Size,
  width: Given,
  height: Given,
  bounds: readonly (string | undefined)[],
  isShare: boolean,
  frames: Size,
): Applied[] {
  const inside = (length: number | undefined, frame: number) => length && Math.max(0, length - frame);
  const [maxWidth, maxHeight, minWidth, minHeight] = bounds.map((bound, index) =>
    inside(pixelsOf(bound), index % 2 === 0 ? frames.width : frames.height),
  );
  const ratio = natural.width / natural.height;
  const [across, along] = [
    typeof width === 'number' ? inside(width, frames.width) : undefined,
    typeof height === 'number' ? inside(height, frames.height) : undefined,
  ];
  let w = across ?? (along === undefined ? natural.width : along * ratio);
  let h = along ?? (across === undefined ? natural.height : across / ratio);
  const bound = (factor: number) => {
    w *= factor;
    h *= factor;
  };
  const limit = (length: number, bounded: number, wide: boolean) => {
    if ((wide ? height : width) === undefined) bound(bounded / length);
    else if (wide) w = bounded;
    else h = bounded;
  };
  if (maxWidth !== undefined && w > maxWidth) limit(w, maxWidth, true);
  if (maxHeight !== undefined && h > maxHeight) limit(h, maxHeight, false);
  if (minWidth !== undefined && w < minWidth) limit(w, minWidth, true);
  if (minHeight !== undefined && h < minHeight) limit(h, minHeight, false);
  const framed = frames.width + frames.height > 0 ? [{ property: 'box-sizing', value: 'content-box' }] : [];
  const percent = bounds.find((one) => one?.endsWith('%'));
  // The renderer keeps the proportions of a share, and the most of a block.
  if (isShare && bounds[0]?.endsWith('%') && width === undefined && height === undefined)
    return [
      { property: 'width', value: bounds[0] },
      { property: 'max-width', value: `${round(w + frames.width)}px` },
    ];
  const found: Applied[] = [...framed, { property: 'width', value: `${round(w)}px` }];
  // A percentage of a width that only the layout knows: the height follows the width.
  if (percent === undefined) found.push({ property: 'height', value: `${round(h)}px` });
  else
    found.push({ property: 'height', value: 'auto' }, { property: 'aspect-ratio', value: `${round(w)} / ${round(h)}` });
  if (bounds[0]?.endsWith('%')) found.push({ property: 'max-width', value: bounds[0] });
  return found;
}

function keptShape(node: ImageNode, natural: Size, looks: Looks, width: Given, height: Given): ImageNode {
  if (width !== undefined && height !== undefined) return node;
  return looks.change(node, [{ property: 'aspect-ratio', value: `${natural.width} / ${natural.height}` }]);
}

/** Wider than a letter's sheet, in CSS pixels. */
const WIDEST = 900;
const BOUNDS = ['max-width', 'max-height', 'min-width', 'min-height'];
/** Wider than any box. */
const ANY = 5000;

type Given = number | 'share' | undefined;

function given(value: string | number | undefined): Given {
  if (value === undefined || /^(auto|(min|max|fit)-content)$/.test(String(value))) return undefined;
  return pixelsOf(String(value)) ?? 'share';
}

const definite = (value: string | undefined) =>
  value === undefined || /^(none|auto|0)$/.test(value) ? undefined : value;
const round = (value: number) => Math.round(value * 100) / 100;

export function naturalSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
