/** The `d` of an SVG path as moves, lines and cubic curves in absolute coordinates, the only ones that PDF has. */
import svgpath from 'svgpath';
import { around, type Bounds, type Matrix } from './matrix.ts';

export type Segment =
  | readonly ['m' | 'l', x: number, y: number]
  | readonly ['c', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['h'];

/** Parsed as far as it is valid, like in browsers. */
export function pathSegments(data: string): Segment[] {
  const segments: Segment[] = [];
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, fromX, fromY) => {
      const [command, ...numbers] = segment as [string, ...number[]];
      const at = (index: number): number => numbers[index] ?? 0;
      if (command === 'M' || command === 'L') segments.push([command === 'M' ? 'm' : 'l', at(0), at(1)]);
      else if (command === 'H') segments.push(['l', at(0), fromY]);
      else if (command === 'V') segments.push(['l', fromX, at(0)]);
      else if (command === 'C') segments.push(['c', at(0), at(1), at(2), at(3), at(4), at(5)]);
      else if (command === 'Q') {
        const [x, y] = [at(2), at(3)];
        const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
        segments.push(['c', third(fromX, at(0)), third(fromY, at(1)), third(x, at(0)), third(y, at(1)), x, y]);
      } else segments.push(['h']);
    });
  return segments;
}

export function moved(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): Segment[] {
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  return segments.map((segment): Segment => {
    if (segment[0] === 'h') return segment;
    if (segment[0] !== 'c') return [segment[0], ...at(segment[1], segment[2])];
    const [, x1, y1, x2, y2, x, y] = segment;
    return ['c', ...at(x1, y1), ...at(x2, y2), ...at(x, y)];
  });
}

/** The bounding box of a path, using the extremes of its curves; undefined for none. */
export function boundsOf(segments: readonly Segment[]): Bounds | undefined {
  let bounds: Bounds | undefined;
  let [x, y] = [0, 0];
  const add = (atX: number, atY: number) => {
    const point: Bounds = [atX, atY, atX, atY];
    bounds = bounds === undefined ? point : around(bounds, point);
  };
  for (const segment of segments) {
    if (segment[0] === 'h') continue;
    if (segment[0] === 'c') {
      const [, x1, y1, x2, y2, endX, endY] = segment;
      for (const at of [...turningPoints(x, x1, x2, endX), ...turningPoints(y, y1, y2, endY)])
        add(onCurve(at, x, x1, x2, endX), onCurve(at, y, y1, y2, endY));
    }
    [x, y] = segment.slice(-2) as [number, number];
    add(x, y);
  }
  return bounds;
}

const onCurve = (t: number, a: number, b: number, c: number, d: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
  const root = Math.sqrt(b * b - 4 * a * c);
  const found = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return found.filter((t) => t > 0 && t < 1);
}
