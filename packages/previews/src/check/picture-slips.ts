/** Problems of pictures: missing, unreachable, too coarse for print, distorted, or under the address. */
import type { ArtworkOverlays, SheetBox } from '../check-types.ts';
import { lengthOf } from '../css/styles.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { naturalSize } from '../pictures/picture-size.ts';
import { shortened } from '../render/warnings.ts';
import { isReachable } from './css-slips.ts';
import type { DrawnBox, DrawnPage } from './drawn-boxes.ts';
import { reaches } from './layout-slips.ts';
import type { PrintedPicture } from './printed-pictures.ts';
import { attributeOf, MASK, type Source } from './source.ts';

/** Dots per inch below which a picture looks coarse (warning), and below which it is an error. */
const COARSE = 200;

/** Checks URLs as written; URLs with merge tags are checked once filled in. */
export function pictureAddressSlips(source: Source, known: (address: string) => boolean): SideFinding[] {
  return source.elements.flatMap(({ element, place }) => {
    const address = attributeOf(element, 'src');
    if (element.tagName !== 'img' || address?.includes(MASK)) return [];
    if (!address?.trim()) return [finding('picture-missing', 'A picture has no address (src)', place)];
    return addressSlip(address, known, place);
  });
}

export function addressSlip(address: string, known: (address: string) => boolean, place: object): SideFinding[] {
  const name = shortened(address);
  if (address.startsWith('data:') || known(address)) return [];
  if (isReachable(address))
    return [finding('picture-unchecked', `The picture ${name} is not fetched here, so its size is not checked`, place)];
  const remedy = /^(https?:)?\/\//i.test(address)
    ? { remedy: 'Use an address that is reachable from outside this machine' }
    : {};
  return [
    finding('picture-unreachable', `The picture ${name} cannot be reached by a printer`, { ...place, ...remedy }),
  ];
}

/** Problems of the bytes, from the warnings of the picture lookup. */
export const pictureFaults = (warnings: readonly string[], { elements }: Source): SideFinding[] =>
  warnings
    .filter((one) => /is not drawn:|is damaged|not a data URL/.test(one))
    .map((one) => {
      const at = elements.find(({ element }) => {
        const address = attributeOf(element, 'src')?.trim();
        return address !== undefined && address !== '' && one.includes(shortened(address));
      });
      return finding('picture-damaged', one, at?.place);
    });

/**
 * @param pictures those that could be measured; of the others the size follows from their box and styles
 */
export function drawnPictureSlips(
  { boxes, unit }: DrawnPage,
  overlays: ArtworkOverlays,
  bytesOf: (address: string) => Uint8Array | undefined,
  pictures: readonly PrintedPicture[],
): SideFinding[] {
  const measured = new Set<unknown>(pictures.map((picture) => picture.of));
  const found = pictures.flatMap((picture) => [
    ...printedSlips(picture),
    ...(typeof picture.of === 'string' ? [] : addressZoneSlips(picture.box, overlays, picture.place)),
  ]);
  for (const one of boxes) {
    const { node, box, styles, place } = one;
    if (node.type === 'image' && node.src instanceof Uint8Array && !measured.has(node)) {
      found.push(...sizeSlips(one, node.src, styles.get('object-fit') ?? String(node.preset?.['objectFit'] ?? 'fill')));
      found.push(...addressZoneSlips(box, overlays, place));
    }
    if (node.type === 'image' && typeof node.src === 'string' && !measured.has(node) && !isDecoration(node))
      found.push(...addressZoneSlips(box, overlays, place));
    for (const { address, size } of backgroundsOf(styles)) {
      const bytes = measured.has(address) ? undefined : bytesOf(address);
      if (bytes !== undefined) found.push(...backgroundSlips(one, bytes, size, unit));
    }
  }
  return found;
}

const isDecoration = ({ attributes }: DrawnBox['node']): boolean => attributes?.['aria-hidden'] === 'true';

function addressZoneSlips(box: SheetBox, { trim, address_zone: zone }: ArtworkOverlays, place: object | undefined) {
  const isBackground = box.width >= trim.width * 0.9 && box.height >= trim.height * 0.9;
  if (zone === null || isBackground || !reaches(box, zone)) return [];
  return [finding('picture-under-address', 'A picture lies in the address zone and is covered', { ...place, box })];
}

/** What was measured: dots per inch in the coarser direction, and how far one is stretched against the other. */
function printedSlips({ natural, density: { across, down }, box, place, isPixelated }: PrintedPicture): SideFinding[] {
  if (isPixelated || box.width < 0.05 || box.height < 0.05) return [];
  const size = { width: natural.width / across, height: natural.height / down };
  return densitySlips({ natural, across, down, size, stretched: across / down, place, box });
}

const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|((?:\\.|[^)\\])*))\s*\)/;
const LENGTH = String.raw`(?:auto|[\d.]+(?:%|[a-z]+))`;
const SHORT_SIZE = new RegExp(String.raw`/\s*(cover|contain|${LENGTH}(?:\s+${LENGTH})?)`);

/**
 * The background pictures of a box by layer, each with its `background-size`, which follows a slash in the shorthand.
 */
function backgroundsOf(styles: DrawnBox['styles']): { address: string; size: string }[] {
  const own = styles.get('background-image');
  // When drawn, the background of the body moves to the sheet, which leaves `none` in the body.
  const pictures = (own === 'none' ? undefined : own) ?? styles.get('background') ?? '';
  const sizes = styles.get('background-size')?.split(',');
  return pictures.split(/,(?![^(]*\))/).flatMap((layer, index) => {
    const address = ADDRESS.exec(layer)
      ?.slice(1)
      .find((part) => part !== undefined);
    const said = sizes?.[index % sizes.length] ?? SHORT_SIZE.exec(layer.replace(ADDRESS, ''))?.[1];
    return address === undefined ? [] : [{ address: address.trim(), size: said?.trim() ?? 'auto' }];
  });
}

/** A background picture. Without a size it is printed at the browser's 96 dots per inch, as wide as its pixels. */
function backgroundSlips(one: DrawnBox, bytes: Uint8Array, size: string, unit: number): SideFinding[] {
  const natural = naturalSize(bytes);
  if (natural === undefined) return [];
  if (/cover|contain/.test(size)) return sizeSlips(one, bytes, size);
  const { box } = one;
  const [width, height = 'auto'] = size.split(/\s+/);
  const lengths = [lengthOf(width, box.width * unit), lengthOf(height, box.height * unit)];
  const [across, down] = lengths.map((pixels) => (pixels === undefined ? undefined : pixels / unit));
  if (across !== undefined && down !== undefined)
    return sizeSlips({ ...one, box: { ...box, width: across, height: down } }, bytes, 'fill');
  const scale =
    across !== undefined
      ? across / natural.width
      : down !== undefined
        ? down / natural.height
        : width === 'auto'
          ? 1 / unit
          : undefined;
  if (scale === undefined) return [];
  const printed = { ...box, width: natural.width * scale, height: natural.height * scale };
  return sizeSlips({ ...one, box: printed }, bytes, 'none');
}

function sizeSlips({ box, place, styles }: DrawnBox, bytes: Uint8Array, fit: string): SideFinding[] {
  const natural = naturalSize(bytes);
  if (natural === undefined || isVector(bytes) || box.width < 0.05 || box.height < 0.05) return [];
  if (/pixelated/.test(styles.get('image-rendering') ?? '')) return [];
  const [wide, high] = [natural.width / box.width, natural.height / box.height];
  const isWhole = fit === 'contain' || fit === 'scale-down';
  const [across, down] =
    fit === 'fill' ? [wide, high] : Array<number>(2).fill(isWhole ? Math.max(wide, high) : Math.min(wide, high));
  const stretched = fit === 'fill' ? wide / high : 1;
  return densitySlips({ natural, across: across ?? wide, down: down ?? high, size: box, stretched, place, box });
}

interface Printed {
  readonly natural: { readonly width: number; readonly height: number };
  readonly across: number;
  readonly down: number;
  /** In inches, of the whole picture. */
  readonly size: { readonly width: number; readonly height: number };
  readonly stretched: number;
  readonly place: object | undefined;
  readonly box: SheetBox;
}

function densitySlips({ natural, across, down, size, stretched, place, box }: Printed): SideFinding[] {
  const density = Math.round(Math.min(across, down));
  const found: SideFinding[] = [];
  if (density < COARSE)
    found.push(
      finding(
        'picture-resolution',
        `A picture of ${natural.width} × ${natural.height} pixels is printed ${inches(size.width)} × ${inches(size.height)} in large: ${density} dots to an inch`,
        { ...place, box, ...(density < 100 && { severity: 'error' as const }) },
      ),
    );
  if (stretched > 1.06 || stretched < 1 / 1.06)
    found.push(
      finding(
        'picture-distorted',
        `A picture is stretched by ${Math.round(Math.abs(Math.max(stretched, 1 / stretched) - 1) * 100)} %`,
        { ...place, box },
      ),
    );
  return found;
}

const inches = (value: number) => value.toFixed(2);
const isVector = (bytes: Uint8Array) => /<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 1000)));
