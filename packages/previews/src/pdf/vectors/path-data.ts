/** The `d` of an SVG path as moves, lines and cubic curves in absolute coordinates, the only ones that PDF has. */
import { around, type Bounds, type Matrix } from './matrix.ts';

export type Segment =
  | readonly ['m' | 'l', x: number, y: number]
  | readonly ['c', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['h'];

/** How many numbers each command takes. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Parsed as far as it is valid, like in browsers. */
export function pathSegments(data: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last control point, for `s` and `t`. */
  let [controlX, controlY, controlOf] = [0, 0, ''];
  for (const { command, numbers } of commandsOf(data)) {
    const kind = command.toLowerCase();
    const [dx, dy] = command === kind ? [x, y] : [0, 0];
    const at = (index: number) => numbers[index] ?? 0;
    const [beginX, beginY] = [x, y];
    const mirrored = (of: string) =>
      of.includes(controlOf) && controlOf !== '' ? [2 * x - controlX, 2 * y - controlY] : [x, y];
    const curve = (x1: number, y1: number, x2: number, y2: number) => segments.push(['c', x1, y1, x2, y2, x, y]);
    if (kind === 'z') {
      segments.push(['h']);
      [x, y] = [startX, startY];
    } else if (kind === 'm' || kind === 'l') {
      [x, y] = [dx + at(0), dy + at(1)];
      segments.push([kind, x, y]);
      if (kind === 'm') [startX, startY] = [x, y];
    } else if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = dx + at(0);
      else y = dy + at(0);
      segments.push(['l', x, y]);
    } else if (kind === 'c' || kind === 's') {
      const [firstX = 0, firstY = 0] = kind === 'c' ? [dx + at(0), dy + at(1)] : mirrored('cs');
      const skip = kind === 'c' ? 2 : 0;
      [controlX, controlY] = [dx + at(skip), dy + at(skip + 1)];
      [x, y] = [dx + at(skip + 2), dy + at(skip + 3)];
      curve(firstX, firstY, controlX, controlY);
    } else if (kind === 'q' || kind === 't') {
      const [middleX = 0, middleY = 0] = kind === 'q' ? [dx + at(0), dy + at(1)] : mirrored('qt');
      [controlX, controlY] = [middleX, middleY];
      const skip = kind === 'q' ? 2 : 0;
      [x, y] = [dx + at(skip), dy + at(skip + 1)];
      const third = (from: number, to: number) => from + (2 / 3) * (to - from);
      curve(third(beginX, middleX), third(beginY, middleY), third(x, middleX), third(y, middleY));
    } else {
      [x, y] = [dx + at(5), dy + at(6)];
      segments.push(...arc(beginX, beginY, numbers, x, y));
    }
    controlOf = kind;
  }
  return segments;
}

function* commandsOf(data: string): Generator<{ command: string; numbers: number[] }> {
  for (const [, letter = '', list = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*(?:[eE][-+]?\d+[^a-zA-Z]*)*)/g)) {
    const count = NUMBERS[letter.toLowerCase()];
    if (count === undefined) return;
    const numbers = letter.toLowerCase() === 'a' ? arcNumbers(list) : numbersOf(list);
    if (count === 0) yield { command: letter, numbers };
    let command = letter;
    for (let from = 0; count > 0 && from + count <= numbers.length; from += count) {
      yield { command, numbers: numbers.slice(from, from + count) };
      if (letter === 'm') command = 'l';
      if (letter === 'M') command = 'L';
    }
  }
}

const numbersOf = (list: string) => (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g) ?? []).map(Number);

/** The two flags of an arc may not be followed by a blank. */
function arcNumbers(list: string): number[] {
  const number = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?';
  const blank = '[\\s,]*';
  const arcs = new RegExp(
    `(${number})${blank}(${number})${blank}(${number})${blank}([01])${blank}([01])${blank}(${number})${blank}(${number})`,
    'g',
  );
  return [...list.matchAll(arcs)].flatMap((match) => match.slice(1, 8).map(Number));
}

/** An arc as curves (SVG 2, appendix B.2.4), each at most a quarter of the ellipse. */
function arc(x0: number, y0: number, numbers: readonly number[], x: number, y: number): Segment[] {
  let [rx = 0, ry = 0, degrees = 0] = numbers;
  const [, , , large, sweep] = numbers;
  rx = Math.abs(rx);
  ry = Math.abs(ry);
  if (rx === 0 || ry === 0) return [['l', x, y]];
  if (x0 === x && y0 === y) return [];
  degrees = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(degrees), Math.cos(degrees)];
  const [halfX, halfY] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  rx *= grow;
  ry *= grow;
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below)) * (large === sweep ? -1 : 1);
  const [ux, uy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [centerX, centerY] = [cos * ux - sin * uy + (x0 + x) / 2, sin * ux + cos * uy + (y0 + y) / 2];
  const from = Math.atan2((py - uy) / ry, (px - ux) / rx);
  let turn = Math.atan2((-py - uy) / ry, (-px - ux) / rx) - from;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  if (sweep !== 1 && turn > 0) turn -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const pull = (4 / 3) * Math.tan(turn / pieces / 4);
  const point = (u: number, v: number) =>
    [centerX + cos * rx * u - sin * ry * v, centerY + sin * rx * u + cos * ry * v] as const;
  return Array.from({ length: pieces }, (_, index): Segment => {
    const [a, b] = [from + (turn * index) / pieces, from + (turn * (index + 1)) / pieces];
    const first = point(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a));
    const second = point(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b));
    const end = index === pieces - 1 ? ([x, y] as const) : point(Math.cos(b), Math.sin(b));
    return ['c', ...first, ...second, ...end];
  });
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
