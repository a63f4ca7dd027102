/** Affine transformations and rectangles, in SVG's notation. */

/** `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Left, top, right and bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` first, then `outer`. */
export const multiplied = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

/** Undefined if the matrix is singular. */
export function inverted([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The mean scale factor. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

export function boundsIn([a, b, c, d, e, f]: Matrix, [left, top, right, bottom]: Bounds): Bounds {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The intersection; empty if there is none. */
export const common = (one: Bounds, other: Bounds): Bounds => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

export const around = (one: Bounds, other: Bounds): Bounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

export const isEmpty = ([left, top, right, bottom]: Bounds): boolean => !(right > left && bottom > top);

/** The value of a `transform` attribute; undefined if it is not supported. */
export function transformOf(text: string): Matrix | undefined {
  let all = IDENTITY;
  let rest = text.trim();
  while (rest !== '') {
    const [whole, name = '', list = ''] = /^(\w+)\s*\(([^()]*)\)[\s,]*/.exec(rest) ?? [];
    if (whole === undefined) return undefined;
    rest = rest.slice(whole.length);
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const one = numbers.every(Number.isFinite) ? single(name, numbers) : undefined;
    if (one === undefined) return undefined;
    all = multiplied(all, one);
  }
  return all;
}

function single(name: string, [first = 0, second, third, ...others]: readonly number[]): Matrix | undefined {
  const radians = (first * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  if (name === 'matrix' && others.length === 3) {
    const [d = 1, e = 0, f = 0] = others;
    return [first, second ?? 0, third ?? 0, d, e, f];
  }
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (name === 'skewX') return [1, 0, Math.tan(radians), 1, 0, 0];
  if (name === 'skewY') return [1, Math.tan(radians), 0, 1, 0, 0];
  if (name !== 'rotate') return undefined;
  const [x, y] = [second ?? 0, third ?? 0];
  return multiplied(multiplied([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}
