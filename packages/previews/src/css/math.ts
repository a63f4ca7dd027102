/**
 * Evaluates `calc()`, `min()`, `max()` and `clamp()` as far as possible without a layout: the renderer skips nested
 * calculations and has no comparisons.
 */
import type { CssNode } from 'css-tree/parser';

/** A sum: the amount of each unit. `''` is the plain number. */
export type Sum = ReadonlyMap<string, number>;

/** CSS pixels in each of the units that need no layout. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** The reference lengths of relative units, in CSS pixels. */
export interface Lengths {
  readonly width: number;
  readonly height: number;
}

const FUNCTIONS = new Set(['calc', 'min', 'max', 'clamp']);
export const isMath = (name: string | undefined): boolean => FUNCTIONS.has((name ?? '').toLowerCase());

/** A length, a number or a sum of them; undefined if it cannot be evaluated here. */
export function sumOf(node: CssNode, lengths: Lengths): Sum | undefined {
  if (node.type === 'Number') return new Map([['', Number(node.value)]]);
  if (node.type === 'Percentage') return new Map([['%', Number(node.value)]]);
  if (node.type === 'Dimension') return lengthOf(Number(node.value), (node.unit ?? '').toLowerCase(), lengths);
  if (node.type === 'Parentheses') return expression(node.children?.toArray() ?? [], lengths);
  if (node.type !== 'Function' || !isMath(node.name)) return undefined;
  const parts = splitArguments(node);
  const name = (node.name ?? '').toLowerCase();
  if (name === 'calc') return parts.length === 1 ? expression(parts[0] ?? [], lengths) : undefined;
  const sums = parts.map((part) => expression(part, lengths));
  if (sums.some((sum) => sum === undefined)) return undefined;
  if (name !== 'clamp') return extreme(sums as Sum[], name as 'min' | 'max');
  const [least, value, most] = sums as Sum[];
  const upper = value && most && extreme([value, most], 'min');
  return least && upper && extreme([least, upper], 'max');
}

const OF_VIEWPORT = /^[sld]?v(w|h|min|max)$/i;
export const isOfViewport = (unit: string | undefined): boolean => OF_VIEWPORT.test(unit ?? '');

function lengthOf(amount: number, unit: string, lengths: Lengths): Sum {
  if (unit in PIXELS) return new Map([['px', amount * (PIXELS[unit] ?? 1)]]);
  const share = OF_VIEWPORT.exec(unit)?.[1]?.toLowerCase();
  if (share === undefined) return new Map([[unit, amount]]);
  const { width, height } = lengths;
  const side = { w: width, h: height, min: Math.min(width, height), max: Math.max(width, height) }[share] ?? width;
  return new Map([['px', (amount * side) / 100]]);
}

/** The arguments of a function, each as its nodes. */
export function splitArguments(node: CssNode): CssNode[][] {
  const parts: CssNode[][] = [[]];
  for (const child of node.children ?? []) {
    if (child.type === 'Operator' && child.value === ',') parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts;
}

function expression(nodes: readonly CssNode[], lengths: Lengths): Sum | undefined {
  let at = 0;
  const operator = () => {
    const node = nodes[at];
    return node?.type === 'Operator' && typeof node.value === 'string' ? node.value.trim() : undefined;
  };
  const product = (): Sum | undefined => {
    let left = nodes[at] && sumOf(nodes[at++] as CssNode, lengths);
    for (let sign = operator(); left && (sign === '*' || sign === '/'); sign = operator()) {
      at += 1;
      const right = nodes[at] && sumOf(nodes[at++] as CssNode, lengths);
      const [factor, own] = [right && plain(right), plain(left)];
      if (sign === '/') left = factor === undefined || factor === 0 ? undefined : scaled(left, 1 / factor);
      else if (factor !== undefined) left = scaled(left, factor);
      else left = right && own !== undefined ? scaled(right, own) : undefined;
    }
    return left;
  };
  let total = product();
  for (let sign = operator(); total && (sign === '+' || sign === '-'); sign = operator()) {
    at += 1;
    const right = product();
    total = right && added(total, scaled(right, sign === '+' ? 1 : -1));
  }
  return at === nodes.length ? total : undefined;
}

/** Only amounts of one unit can be compared without a layout. */
function extreme(sums: readonly Sum[], which: 'min' | 'max'): Sum | undefined {
  const units = new Set(sums.flatMap((sum) => [...sum.keys()]));
  if (units.size !== 1) return undefined;
  const [unit = ''] = units;
  return new Map([[unit, Math[which](...sums.map((sum) => sum.get(unit) ?? 0))]]);
}

const plain = (sum: Sum) => ([...sum.keys()].every((unit) => unit === '') ? (sum.get('') ?? 0) : undefined);
const scaled = (sum: Sum, by: number): Sum => new Map([...sum].map(([unit, amount]) => [unit, amount * by]));

function added(a: Sum, b: Sum): Sum {
  const result = new Map(a);
  for (const [unit, amount] of b) result.set(unit, (result.get(unit) ?? 0) + amount);
  return result;
}

/** `calc(50% + -3px)`, or a single length. */
export function writtenSum(sum: Sum): string {
  const parts = [...sum].map(([unit, amount]) => `${Math.round(amount * 1e6) / 1e6}${unit}`);
  return parts.length === 1 ? (parts[0] ?? '0') : `calc(${parts.join(' + ') || '0px'})`;
}
