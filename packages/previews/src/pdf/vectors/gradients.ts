/** SVG gradients as PDF shadings. */
import { type Bounds, IDENTITY, type Matrix, multiplied, transformOf } from './matrix.ts';
import { type Colour, colourOf, INITIAL, share } from './paint.ts';
import { NotVector, type SvgElement } from './svg-elements.ts';

type Dictionary = Record<string, unknown>;

export interface Gradient {
  /** From the shading's space to that of the shape. */
  readonly matrix: Matrix;
  readonly colours: Dictionary;
  /** The opacities as shades of grey; undefined if everything is opaque. */
  readonly opacities: Dictionary | undefined;
}

interface Stop extends Colour {
  readonly offset: number;
}

const KNOWN = new Set('id x1 y1 x2 y2 cx cy r fx fy gradientUnits gradientTransform spreadMethod'.split(' '));

/** `box`: of the shape, for gradients relative to it; `alpha` multiplies all opacities. */
export function gradientOf(element: SvgElement, box: Bounds, alpha: number, color = INITIAL.color): Gradient {
  const { name, attributes } = element;
  for (const [key] of attributes) if (!KNOWN.has(key)) throw new NotVector(`${name} ${key}`);
  const own = transformOf(attributes.get('gradientTransform') ?? '');
  if (own === undefined) throw new NotVector('gradientTransform');
  const relative = (attributes.get('gradientUnits') ?? 'objectBoundingBox') === 'objectBoundingBox';
  const toBox: Matrix = [box[2] - box[0], 0, 0, box[3] - box[1], box[0], box[1]];
  const place = (key: string, otherwise: number) => {
    const text = attributes.get(key)?.trim();
    if (text === undefined) {
      if (!relative) throw new NotVector(`${name} without ${key}`);
      return otherwise;
    }
    const value = text.endsWith('%') && relative ? Number.parseFloat(text) / 100 : Number(text.replace(/px$/, ''));
    if (!Number.isFinite(value)) throw new NotVector(`${key}="${text}"`);
    return value;
  };
  const spread = attributes.get('spreadMethod') ?? 'pad';
  if (spread !== 'pad' && (spread !== 'repeat' || relative || attributes.has('gradientTransform')))
    throw new NotVector('spreadMethod');
  let stops = stopsOf(element, color);
  const common: Dictionary = { Extend: [true, true] };
  if (name === 'linearGradient') {
    const [x1, y1, x2, y2] = [place('x1', 0), place('y1', 0), place('x2', 1), place('y2', 0)];
    const [dx, dy] = [x2 - x1, y2 - y1];
    let [from, to] = [0, 1];
    if (spread === 'repeat') {
      const along = [box[0], box[2]].flatMap((x) =>
        [box[1], box[3]].map((y) => ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)),
      );
      [from, to] = [Math.floor(Math.min(...along)), Math.ceil(Math.max(...along))];
      stops = repeated(stops, from, to);
    }
    Object.assign(common, { ShadingType: 2, Coords: [x1 + from * dx, y1 + from * dy, x1 + to * dx, y1 + to * dy] });
  } else if (name === 'radialGradient') {
    const [cx, cy, r] = [place('cx', 0.5), place('cy', 0.5), place('r', 0.5)];
    if (r <= 0) throw new NotVector('r');
    const focus = (key: 'fx' | 'fy', otherwise: number) => (attributes.has(key) ? place(key, otherwise) : otherwise);
    const [fx, fy] = [focus('fx', cx), focus('fy', cy)];
    let times = 1;
    if (spread === 'repeat') {
      if (fx !== cx || fy !== cy) throw new NotVector('spreadMethod');
      const far = [box[0], box[2]].flatMap((x) => [box[1], box[3]].map((y) => Math.hypot(x - cx, y - cy) / r));
      times = Math.ceil(Math.max(...far));
      stops = repeated(stops, 0, times);
    }
    Object.assign(common, { ShadingType: 3, Coords: [fx, fy, 0, cx, cy, r * times] });
  } else throw new NotVector(name);
  const transparent = alpha < 1 || stops.some((stop) => stop.alpha < 1);
  return {
    matrix: multiplied(relative ? toBox : IDENTITY, own),
    colours: { ...common, ColorSpace: 'DeviceRGB', Function: course(stops, ({ rgb }) => [...rgb]) },
    opacities: transparent
      ? { ...common, ColorSpace: 'DeviceGray', Function: course(stops, (stop) => [stop.alpha * alpha]) }
      : undefined,
  };
}

function stopsOf({ children }: SvgElement, color: string): Stop[] {
  let last = 0;
  const stops = children.map((child): Stop => {
    if (child.name !== 'stop') throw new NotVector(child.name);
    const style = new Map(
      (child.attributes.get('style') ?? '').split(';').map((declaration) => {
        const [key = '', value = ''] = declaration.split(':');
        return [key.trim(), value.trim()] as const;
      }),
    );
    const said = (key: string) => style.get(key) ?? child.attributes.get(key);
    last = Math.max(last, share(child.attributes.get('offset') ?? '0'));
    const given = said('stop-color') ?? '#000';
    const colour = colourOf(given === 'currentColor' ? color : given) ?? { rgb: [0, 0, 0] as const, alpha: 0 };
    return { offset: last, rgb: colour.rgb, alpha: colour.alpha * share(said('stop-opacity') ?? '1') };
  });
  const [first, end] = [stops[0], stops.at(-1)];
  if (first === undefined || end === undefined) throw new NotVector('no stops');
  return [{ ...first, offset: 0 }, ...stops, { ...end, offset: 1 }];
}

/** Above this number of repetitions a picture of the gradient is smaller. */
const MOST_ROUNDS = 400;

function repeated(stops: readonly Stop[], from: number, to: number): Stop[] {
  const rounds = to - from;
  if (!(rounds > 0 && rounds <= MOST_ROUNDS)) throw new NotVector('spreadMethod');
  return Array.from({ length: rounds }, (_, round) =>
    stops.map((stop) => ({ ...stop, offset: (round + stop.offset) / rounds })),
  ).flat();
}

/** The values from 0 to 1 as linear pieces. */
function course(stops: readonly Stop[], valuesOf: (stop: Stop) => number[]): Dictionary {
  const pieces: Dictionary[] = [];
  const bounds: number[] = [];
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    // Two stops at one place form an edge.
    if (next === undefined || next.offset - stop.offset < 1e-6) continue;
    if (pieces.length > 0) bounds.push(stop.offset);
    pieces.push({ FunctionType: 2, Domain: [0, 1], C0: valuesOf(stop), C1: valuesOf(next), N: 1 });
  }
  const [only] = pieces;
  if (only === undefined) throw new NotVector('no stops');
  if (pieces.length === 1) return only;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces,
    Bounds: bounds,
    Encode: pieces.flatMap(() => [0, 1]),
  };
}
