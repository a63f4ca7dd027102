/** A part of a page that is not drawn as vectors, as a node for the renderer. */
import { box, type Node } from '../../takumi/nodes.ts';
import { around, type Bounds, boundsIn, common, isEmpty, type Matrix, multiplied, transformOf } from './matrix.ts';
import { idIn, type Paint } from './paint.ts';
import { boundsOf } from './path-data.ts';
import { lengthOf, segmentsOf } from './shapes.ts';
import { NotVector, type SvgElement } from './svg-elements.ts';
import type { Part } from './vector-page.ts';

export interface Placed extends Part {
  readonly left: number;
  readonly top: number;
}

interface Around {
  readonly source: { readonly text: string; readonly ids: ReadonlyMap<string, SvgElement> };
  readonly paint: Paint;
  readonly matrix: Matrix;
  readonly seen: Bounds;
}

/** Pixels per blur radius: more would show no more detail. */
const PIXELS_OF_BLUR = 10;

/** The contents of an `image`: an SVG as its text, otherwise bytes. */
export function pictureOf({ attributes }: SvgElement): string | Uint8Array {
  const [, type = '', data = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(attributes.get('href') ?? '') ?? [];
  if (data === '') throw new NotVector('href');
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return type === 'image/svg+xml' ? new TextDecoder().decode(bytes) : bytes;
}

/** Undefined if nothing of it is visible. `picture`: the contents, if it is an image. */
export function partOf(
  element: SvgElement,
  at: Around,
  density: number,
  picture?: string | Uint8Array,
): Placed | undefined {
  const whole = extentOf(element, at.matrix, at);
  const seen = whole && common(whole, at.seen);
  if (seen === undefined || isEmpty(seen)) return undefined;
  const [left, top] = [Math.floor(seen[0]), Math.floor(seen[1])];
  const [width, height] = [Math.ceil(seen[2]) - left, Math.ceil(seen[3]) - top];
  const size = { width: `${width}px`, height: `${height}px` };
  const place = { position: 'absolute', left: '0', top: '0' } as const;
  if (picture === undefined) {
    const src = svgOf(element, at, [left, top, width, height]);
    const pixels = Math.min(density, densityOf(element, at.source.ids));
    const node = box({ position: 'relative', ...size }, [
      { type: 'image', src, style: { display: 'block', ...place, ...size } },
    ]);
    return { left, top, width, height, density: pixels, node };
  }
  const x = lengthOf(element, 'x');
  const y = lengthOf(element, 'y');
  // The matrix of an image already includes its own position.
  const [a, b, c, d, e, f] = multiplied(at.matrix, [1, 0, 0, 1, x, y]);
  const node: Node = {
    type: 'image',
    src: picture,
    style: {
      display: 'block',
      ...place,
      width: `${lengthOf(element, 'width')}px`,
      height: `${lengthOf(element, 'height')}px`,
      objectFit: 'fill',
      transformOrigin: '0 0',
      // The renderer reads the last two numbers of a matrix as device pixels.
      transform: `translate(${e - left}px, ${f - top}px) matrix(${[a, b, c, d, 0, 0].join(',')})`,
    },
  };
  return { left, top, width, height, density, node: box({ position: 'relative', ...size }, [node]) };
}

/** The element alone, with everything it refers to. */
function svgOf(element: SvgElement, { source, paint, matrix }: Around, view: readonly number[]): string {
  const { text, ids } = source;
  const own = text.slice(...element.source);
  if (own.includes('mix-blend-mode')) throw new NotVector('mix-blend-mode');
  const needed = new Map<string, string>();
  const collect = (markup: string) => {
    for (const [, id = ''] of markup.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      const target = ids.get(id);
      if (target === undefined || needed.has(id)) continue;
      const definition = text.slice(...target.source);
      needed.set(id, definition);
      collect(definition);
    }
  };
  collect(own);
  const inherited = Object.entries(paint).map(([name, value]) => `${name}="${String(value).replaceAll('"', "'")}"`);
  const [, , width, height] = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}"><defs>${[...needed.values()].join('')}</defs><g ${inherited.join(' ')} transform="matrix(${matrix.join(' ')})">${own}</g></svg>`;
}

/** The area where an element may draw, on the page. */
function extentOf(element: SvgElement, outer: Matrix, at: Around): Bounds | undefined {
  const { attributes, name, children } = element;
  // An image is passed with its own transform, other elements with that of their parent.
  const own = name === 'image' && outer === at.matrix ? undefined : transformOf(attributes.get('transform') ?? '');
  const matrix = own === undefined ? outer : multiplied(outer, own);
  let bounds: Bounds | undefined;
  if (name === 'g') {
    for (const child of children) {
      const one = extentOf(child, matrix, at);
      if (one !== undefined) bounds = bounds === undefined ? one : around(bounds, one);
    }
  } else if (name === 'image') {
    const [x, y] = [lengthOf(element, 'x'), lengthOf(element, 'y')];
    bounds = boundsIn(matrix, [x, y, x + lengthOf(element, 'width'), y + lengthOf(element, 'height')]);
  } else if (name === 'use') {
    const target = at.source.ids.get(attributes.get('href')?.slice(1) ?? '');
    const step: Matrix = [1, 0, 0, 1, lengthOf(element, 'x'), lengthOf(element, 'y')];
    bounds = target && extentOf(target, multiplied(matrix, step), at);
  } else {
    const segments = segmentsOf(element);
    const inside = segments && boundsOf(segments);
    const line = Number.parseFloat(attributes.get('stroke-width') ?? at.paint['stroke-width']) * 2;
    bounds = inside && boundsIn(matrix, [inside[0] - line, inside[1] - line, inside[2] + line, inside[3] + line]);
  }
  const filter = at.source.ids.get(idIn(attributes.get('filter') ?? '') ?? '');
  if (bounds === undefined || filter === undefined) return bounds;
  const reach = filter.children.reduce((sum, child) => sum + reachOf(child), 0);
  const far = reach * stretch(matrix);
  return [bounds[0] - far, bounds[1] - far, bounds[2] + far, bounds[3] + far];
}

const stretch = ([a, b, c, d]: Matrix) => Math.hypot(a, b) + Math.hypot(c, d);

/** How far a filter primitive spreads colour. */
function reachOf({ attributes }: SvgElement): number {
  const number = (name: string) => Math.abs(Number.parseFloat(attributes.get(name) ?? '0')) || 0;
  return 3 * number('stdDeviation') + number('dx') + number('dy');
}

/** Sufficient pixels per CSS pixel. */
function densityOf({ attributes }: SvgElement, ids: ReadonlyMap<string, SvgElement>): number {
  const steps = ids.get(idIn(attributes.get('filter') ?? '') ?? '')?.children ?? [];
  const [blur] = steps;
  if (steps.length !== 1 || blur?.name !== 'feGaussianBlur') return Number.POSITIVE_INFINITY;
  const deviation = Number.parseFloat(blur.attributes.get('stdDeviation') ?? '0');
  return deviation > 0 ? PIXELS_OF_BLUR / deviation : Number.POSITIVE_INFINITY;
}
