/**
 * How large each picture is printed, measured in a drawing: every picture is replaced by one whose colours tell the place in it, so that
 * no markup, fit, crop or turn is guessed at.
 */
import type { SheetBox } from '../check-types.ts';
import { naturalSize } from '../pictures/picture-size.ts';
import type { Page } from '../render/layout.ts';
import type { Canvas } from '../takumi/measured.ts';
import type { ImageNode, Node, Style } from '../takumi/nodes.ts';
import { rulesOf, stylesOf } from '../takumi/own-lines.ts';
import type { Drawing, Renderer } from '../takumi/renderer.ts';
import { markOf, type SourcePlace } from './source.ts';

/** A picture as it is printed. */
export interface PrintedPicture {
  /** The node that it is drawn by, or the address that style sheets name it by. */
  readonly of: ImageNode | string;
  readonly natural: { readonly width: number; readonly height: number };
  /** Pixels of the picture to an inch of paper, along its own width and height. */
  readonly density: { readonly across: number; readonly down: number };
  /** Where it is seen, in inches on the trimmed sheet. */
  readonly box: SheetBox;
  readonly place: SourcePlace | undefined;
  /** Whether its pixels are meant to be seen, as those of a code (`image-rendering: pixelated`). */
  readonly isPixelated: boolean;
}

/** Pixels per inch of the drawings that are measured. */
const DENSITY = 96;
/** Pictures are told apart by their blue; further ones are not measured. */
const MOST = 40;
const GREEN = 77;
const blueOf = (index: number): number => 250 - index * 6;
/** In pixels of the drawing: what is smaller says too little. */
const LEAST = 40;

interface Target {
  readonly of: ImageNode | string;
  /** `object-fit`, or the keyword of `background-size`: the renderer fills the box with a drawing of vectors whatever it says. */
  readonly fit: string;
  readonly natural: { readonly width: number; readonly height: number };
  readonly place: SourcePlace | undefined;
  readonly isPixelated: boolean;
}

export async function printedPictures({ sheet, drawing }: Page, renderer: Renderer): Promise<PrintedPicture[]> {
  const targets = targetsIn(drawing).slice(0, MOST);
  if (targets.length === 0) return [];
  const canvas: Canvas = {
    width: Math.round(sheet.trim.width * DENSITY),
    height: Math.round(sheet.trim.height * DENSITY),
    devicePixelRatio: DENSITY / sheet.unit,
  };
  const across = await renderer.pixels(replaced(drawing, targets, 'across'), canvas);
  const down = await renderer.pixels(replaced(drawing, targets, 'down'), canvas);
  return targets.flatMap((target, index) => {
    const seen = pixelsOf(across, down, canvas, blueOf(index));
    if (seen.length < LEAST) return [];
    const steps = [slopeOf(seen, (each) => each.across), slopeOf(seen, (each) => each.down)];
    const [wide = 0, high = 0] = steps.map((step) => step * DENSITY);
    if (wide === 0 || high === 0) return [];
    const { fit, natural, ...rest } = target;
    const density = fitted(fit, wide * natural.width, high * natural.height);
    return [{ ...rest, natural, density, box: boxOf(seen) }];
  });
}

/** A picture that keeps its shape has one density. */
function fitted(fit: string, across: number, down: number): PrintedPicture['density'] {
  if (fit === 'fill') return { across, down };
  const one = fit === 'contain' || fit === 'scale-down' ? Math.max(across, down) : Math.min(across, down);
  return { across: one, down: one };
}

function targetsIn({ node: root, css, images }: Drawing): Target[] {
  const targets: Target[] = [];
  const rules = rulesOf(css);
  const backgrounds = new Map(
    images.map(({ src, data }) => [src, { data, fit: 'fill', place: undefined as SourcePlace | undefined }]),
  );
  const isCrisp = (styles: ReadonlyMap<string, string>) =>
    /pixelated|crisp-edges/.test(styles.get('image-rendering') ?? '');
  const visit = (node: Node): void => {
    const styles = stylesOf(node, rules);
    const place = node.type === 'text' ? undefined : markOf(node.attributes);
    for (const name of ['background', 'background-image'])
      for (const [src, found] of backgrounds)
        if (styles.get(name)?.includes(src)) {
          found.place ??= place;
          const size = `${styles.get(name)} ${styles.get('background-size') ?? ''}`;
          found.fit = /\b(cover|contain)\b/.exec(size)?.[1] ?? found.fit;
        }
    if (node.type === 'image') {
      const natural = rasterSize(node.src instanceof Uint8Array ? node.src : innerRaster(node.src));
      const fit = styles.get('object-fit') ?? String(node.preset?.['objectFit'] ?? 'fill');
      if (natural !== undefined) targets.push({ of: node, fit, natural, place, isPixelated: isCrisp(styles) });
    }
    if (node.type === 'container') for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  for (const [src, { data, fit, place }] of backgrounds) {
    const natural = rasterSize(data);
    if (natural !== undefined) targets.push({ of: src, fit, natural, place, isPixelated: false });
  }
  return targets;
}

/** The size of a picture of pixels; a drawing of vectors has none. */
function rasterSize(bytes: Uint8Array | undefined): Target['natural'] | undefined {
  if (bytes === undefined || /<svg[\s>]/.test(new TextDecoder().decode(bytes.subarray(0, 1000)))) return undefined;
  const size = naturalSize(bytes);
  // A picture of a few pixels is a colour or a gap.
  return size === undefined || size.width * size.height < 64 ? undefined : size;
}

const INNER = /(<image\b[^>]*?\s(?:xlink:)?href\s*=\s*)"data:image\/(?:png|jpe?g|gif|webp);base64,([^"]*)"/;

/** The picture inside an inline SVG, if it is the only one. */
function innerRaster(src: unknown): Uint8Array | undefined {
  if (typeof src !== 'string' || src.split('<image').length !== 2) return undefined;
  const [, , base64] = INNER.exec(src) ?? [];
  return base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

type Axis = 'across' | 'down';

/** The drawing with gradients in the places of its pictures: red grows along the axis. */
function replaced(drawing: Drawing, targets: readonly Target[], axis: Axis): Drawing {
  const byNode = new Map(targets.map((target, index) => [target.of, gradient(target, index, axis)]));
  const visit = (node: Node): Node => {
    const svg = byNode.get(node as ImageNode);
    if (node.type === 'image' && svg !== undefined) {
      const src =
        typeof node.src === 'string'
          ? node.src.replace(INNER, (_, before: string) => `${before}"${dataUrl(svg)}"`)
          : new TextEncoder().encode(svg);
      const style: Style = {
        ...(node.style as Style | undefined),
        opacity: '1 !important',
        filter: 'none !important',
        mixBlendMode: 'normal !important',
      };
      return { ...node, src, style };
    }
    return node.type === 'container' ? { ...node, children: (node.children ?? []).map(visit) } : node;
  };
  const images = drawing.images.map((image) => {
    const svg = byNode.get(image.src);
    return svg === undefined ? image : { ...image, data: new TextEncoder().encode(svg) };
  });
  return { ...drawing, node: visit(drawing.node), images };
}

function gradient({ natural: { width, height } }: Target, index: number, axis: Axis): string {
  const colour = (red: number) => `rgb(${red},${GREEN},${blueOf(index)})`;
  const end = axis === 'across' ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><linearGradient id="g" x1="0" y1="0" ${end}><stop offset="0" stop-color="${colour(0)}"/><stop offset="1" stop-color="${colour(255)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
}

const dataUrl = (svg: string): string => `data:image/svg+xml;base64,${btoa(svg)}`;

/** A pixel of the sheet that shows a picture, and the place in the picture, from 0 to 1. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

function pixelsOf(across: Uint8Array, down: Uint8Array, { width, height }: Canvas, blue: number): Seen[] {
  const seen: Seen[] = [];
  const is = (pixels: Uint8Array, at: number) =>
    Math.abs((pixels[at + 1] ?? 0) - GREEN) <= 2 && Math.abs((pixels[at + 2] ?? 0) - blue) <= 2;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (is(across, at) && is(down, at))
        seen.push({ x, y, across: (across[at] ?? 0) / 255, down: (down[at] ?? 0) / 255 });
    }
  }
  return seen;
}

/** How much of the picture one pixel of the sheet crosses along an axis: the slope of the plane through all pixels. */
function slopeOf(seen: readonly Seen[], along: (each: Seen) => number): number {
  const mean = (of: (each: Seen) => number) => seen.reduce((sum, each) => sum + of(each), 0) / seen.length;
  const [mx, my, mv] = [mean(({ x }) => x), mean(({ y }) => y), mean(along)];
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const each of seen) {
    const [x, y, value] = [each.x - mx, each.y - my, along(each) - mv];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * value;
    yv += y * value;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-6) return 0;
  return Math.hypot((xv * yy - yv * xy) / determinant, (yv * xx - xv * xy) / determinant);
}

function boxOf(seen: readonly Seen[]): SheetBox {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { x, y } of seen) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  const inches = (pixels: number) => Math.round((pixels / DENSITY) * 1000) / 1000;
  return { left: inches(left), top: inches(top), width: inches(right - left), height: inches(bottom - top) };
}
