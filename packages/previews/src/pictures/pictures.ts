/**
 * The pictures of a creative: `data:` URLs and registered pictures are drawn, others become neutral boxes with their
 * URL.
 */

import { pixelsOf, styleValue } from '../css/styles.ts';
import { holdsItems, type Look, type Looks, stacksItems } from '../html/looks.ts';
import { svgLeftOut } from '../html/svg-left-out.ts';
import { isMarginBox } from '../html/wrapped.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import type { ContainerNode, ImageNode, Node } from '../takumi/nodes.ts';
import type { ImageStore } from '../types.ts';
import { dataUrlBytes } from './data-url.ts';
import { faultOf, isSvg, withSafeNumbers } from './picture-faults.ts';
import { naturalSize, proportionsAlone, roomOf, sizedPicture } from './picture-size.ts';
import { dataUrlOf, upright } from './upright.ts';

/** The part of the renderer that makes a PNG of one picture. */
interface PngRenderer {
  png(
    drawing: { node: Node; css: string[]; images: NamedPicture[] },
    canvas: { width: number; height: number; devicePixelRatio: number },
  ): Promise<Uint8Array>;
}

/** A picture for a URL in CSS. */
export interface NamedPicture {
  src: string;
  data: Uint8Array;
}

/** Finds the bytes of a URL; undefined if there are none that can be drawn. Nothing is ever fetched. */
export type FindPicture = (address: string) => Promise<Uint8Array | undefined>;

export function pictureFinder(stores: readonly (ImageStore | undefined)[], warnings: Warnings): FindPicture {
  return async (address) => {
    const name = shortened(address);
    let bytes: Uint8Array | undefined;
    if (address.startsWith('data:')) {
      bytes = dataUrlBytes(address);
      if (!bytes) warnings.add(`The picture ${name} is not a data URL that can be read`);
    } else {
      for (const store of stores) bytes ??= await store?.get(address);
      if (!bytes) warnings.add(`The picture ${name} cannot be fetched here; register it to have it drawn`);
    }
    const fault = bytes && faultOf(bytes);
    if (fault) warnings.add(`The picture ${name} is not drawn: ${fault}`);
    return fault || !bytes ? undefined : withSafeNumbers(bytes);
  };
}

async function uprightPicture(address: string, find: FindPicture): Promise<Uint8Array | undefined> {
  const bytes = await find(address);
  return bytes && upright(bytes);
}

/** Replaces every `<img>` in the tree by its bytes or a neutral box. */
export async function placePictures(
  root: ContainerNode,
  find: FindPicture,
  warnings: Warnings,
  looks: Looks,
): Promise<void> {
  const visit = async (parent: ContainerNode, items: readonly ContainerNode[]) => {
    const nodes = parent.children ?? [];
    const { display = '', styles = [] } = looks.of(parent) ?? {};
    const isApart = holdsItems(display);
    const isRow = display.endsWith('flex') && !stacksItems(display, styles);
    for (const [index, node] of nodes.entries()) {
      if (node.type === 'container') await visit(node, isApart ? [...items, node] : items);
      if (node.type !== 'image' || typeof node.src !== 'string') continue;
      if (isShareOfBox(looks.of(node))) for (const item of items) letShrink(item, looks.of(item));
      if (node.src.startsWith('<svg')) {
        const svg = { ...node, src: await withInnerPictures(node.src, find) };
        const text = new TextEncoder().encode(svg.src);
        if (!isApart) sayOfNoRoom(text, looks.of(node), warnings);
        nodes[index] = sizedPicture(svg, text, looks, looks.of(node));
        continue;
      }
      const address = node.src.trim();
      const found = await uprightPicture(address, find);
      const bytes = found ?? neutralTile(shortened(address, 48));
      if (mayBeSmaller(bytes, looks.of(node), parent)) warnings.add(AS_WIDE_AS_IT_IS);
      if (!isApart || isRow) sayOfNoRoom(bytes, looks.of(node), warnings);
      nodes[index] = sizedPicture(drawnPicture(node, bytes, looks.of(node), isRow), bytes, looks, looks.of(node));
    }
  };
  await visit(root, []);
}

/** Whether a picture is as wide as its box allows. */
const isShareOfBox = (look: Look | undefined): boolean =>
  ['width', 'max-width'].some((property) =>
    String(styleValue(look?.styles ?? [], property) ?? look?.preset?.[property] ?? '')
      .trim()
      .endsWith('%'),
  );

/** An item of a flex box or a grid can be narrower than such a picture: to the renderer it is at least as wide. */
function letShrink(item: ContainerNode, look: Look | undefined): void {
  if (styleValue(look?.styles ?? [], 'min-width') === undefined) item.style = { ...item.style, minWidth: '0' };
}

/** Whether only the layout knows how wide a picture may be: of the words beside it, or of the columns of its table. */
function mayBeSmaller(bytes: Uint8Array, look: Look | undefined, parent: ContainerNode): boolean {
  if (look === undefined || !styleValue(look.styles, 'max-width')?.trim().endsWith('%')) return false;
  // Its margins in a line are a box of their own (`withRoomAround`), which may have become a block (`block-pictures.ts`).
  const isInMargins = isMarginBox(parent) && parent.style?.display !== 'block';
  const isInLine = look.display === 'inline' || isInMargins;
  const room = look.room ?? look.widest;
  const isUncertain = room === undefined ? isInLine : (look.columns ?? 1) > 1;
  const said = styleValue(look.styles, 'width') ?? look.preset?.['width']?.toString() ?? '';
  const width = pixelsOf(said);
  return (
    isUncertain &&
    !said.includes('%') &&
    (width ?? naturalSize(bytes)?.width ?? 0) > (room ?? SMALL) / (look.columns ?? 1)
  );
}

/** Fits beside words in any column, in CSS pixels. */
const SMALL = 120;

const AS_WIDE_AS_IT_IS =
  'A picture with a maximal width in per cent (max-width) beside words, or in a table whose columns have no width, is as wide here as it is: give it a width in inches';

function sayOfNoRoom(bytes: Uint8Array, look: Look | undefined, warnings: Warnings): void {
  if (look !== undefined && roomOf(look) === undefined && proportionsAlone(bytes, look)) warnings.add(OF_NO_ROOM);
}

const OF_NO_ROOM =
  'An SVG picture with a viewBox and no width or height is as wide as its box in print, has another size here in a row of a flex box, and is not seen in a table whose columns have no width: give it a width';

/** Embeds the pictures that an inline SVG refers to, because the renderer does not look them up there. */
async function withInnerPictures(svg: string, find: FindPicture): Promise<string> {
  const named = [...svg.matchAll(/(<image\b[^>]*?\s(?:xlink:)?href\s*=\s*)("[^"]*"|'[^']*')/g)];
  let result = svg;
  for (const [whole, before = '', quoted = ''] of named) {
    const address = quoted.slice(1, -1).replaceAll('&amp;', '&').trim();
    if (address === '' || address.startsWith('data:') || address.startsWith('#')) continue;
    const bytes = await uprightPicture(address, find);
    if (bytes !== undefined) result = result.replaceAll(whole, () => `${before}"${dataUrlOf(bytes)}"`);
  }
  return result;
}

/** An SVG with a view box keeps its proportions in any box, unless the creative sets how to fit it. */
function drawnPicture(node: ImageNode, bytes: Uint8Array, look: Look | undefined, isInRow: boolean): ImageNode {
  const head = new TextDecoder().decode(bytes.subarray(0, 2000));
  const root = /<svg\b[^>]*>/.exec(head)?.[0];
  if (root === undefined) return { ...node, src: bytes };
  // Without a view box it is stretched, like any other picture.
  const isStretched = /preserveAspectRatio\s*=\s*["']none/.test(root) || !/\sviewBox\s*=/.test(root);
  const fit = isStretched ? 'fill' : 'contain';
  const isOfRoom = look !== undefined && proportionsAlone(bytes, look) !== undefined;
  const room = isOfRoom && isInRow ? { width: '100%' } : {};
  return {
    ...node,
    src: bytes,
    preset: { objectFit: fit, ...room, ...node.preset },
  };
}

/** Bytes or a neutral tile for every URL in the creative's CSS. */
export async function cssPictures(
  addresses: Iterable<string>,
  find: FindPicture,
  renderer: PngRenderer,
): Promise<NamedPicture[]> {
  const pictures: NamedPicture[] = [];
  for (const src of addresses) {
    if (src === '' || src.startsWith('#')) continue;
    const found = await uprightPicture(src, find);
    pictures.push({ src, data: found ? await stillPicture(found, renderer) : neutralTile(shortened(src, 48)) });
  }
  return pictures;
}

/** The first frame of a GIF as a PNG: the renderer does not draw GIFs as backgrounds. */
async function stillPicture(bytes: Uint8Array, renderer: PngRenderer): Promise<Uint8Array> {
  const size = bytes[0] === 0x47 && bytes[1] === 0x49 ? naturalSize(bytes) : undefined;
  if (size === undefined) return bytes;
  const node: Node = { type: 'image', src: bytes, style: { display: 'block', ...size } };
  return renderer.png({ node, css: [], images: [] }, { ...size, devicePixelRatio: 1 });
}

/** Removes pictures that the renderer cannot decode. It silently draws nothing of an SVG that is not well-formed. */
export function soundPictures(
  find: FindPicture,
  decodes: (bytes: Uint8Array) => Promise<boolean>,
  warnings: Warnings,
  every = true,
): FindPicture {
  return async (address) => {
    const bytes = await find(address);
    if (bytes === undefined) return undefined;
    if (isSvg(bytes)) for (const said of svgLeftOut(new TextDecoder().decode(bytes), false)) warnings.add(said);
    else if (!every) return bytes;
    if (await decodes(bytes)) return bytes;
    warnings.add(`The picture ${shortened(address)} is damaged; a neutral box is drawn`);
    return undefined;
  };
}

export function neutralTile(label = ''): Uint8Array {
  const text = label.replace(/[<>&"]/g, ' ');
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#e6e9ed"/><rect x="1" y="1" width="398" height="298" fill="none" stroke="#c3c9d1" stroke-width="2"/><text x="200" y="154" font-family="Inter" font-size="12" fill="#5d6673" text-anchor="middle">${text}</text></svg>`,
  );
}
