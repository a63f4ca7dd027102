/** Evaluates media queries and `@supports` for a printed sheet. */
import { splitAt } from './split-at.ts';

/** The medium of a style sheet, in CSS pixels. */
export interface Medium {
  readonly width: number;
  readonly height: number;
}

type Answer = boolean | 'unknown';

/**
 * Whether a media query matches the sheet: print, of this size, in colour, without a pointer. `unknown` receives
 * unknown features.
 */
export function mediaMatches(query: string, medium: Medium, unknown: (feature: string) => void = () => {}): boolean {
  const list = query.trim().toLowerCase();
  if (list === '') return true;
  return splitAt(list, /^,/).some((one) => {
    const [, only, type, rest] =
      /^(not|only)?\s*\b(?!not\b|only\b)([a-z]+)\b(?:\s+and\b(.*))?$/s.exec(one.trim()) ?? [];
    if (type === undefined) return condition(one, (feature) => featureMatches(feature, medium, unknown)) === true;
    const isMet =
      /^(all|print)$/.test(type) &&
      (rest === undefined || condition(rest, (feature) => featureMatches(feature, medium, unknown)) === true);
    return only === 'not' ? !isMet : isMet;
  });
}

/** Matches like in a browser; unsupported declarations are reported where they are used. */
export const supportsMatches = (query: string): boolean => condition(query.toLowerCase(), () => true) === true;

/** `(a) and (not (b))`, with `leaf` for the contents of the innermost parentheses. */
function condition(text: string, leaf: (text: string) => Answer): Answer {
  const query = text.trim();
  for (const [word, isDone] of [
    ['or', true],
    ['and', false],
  ] as const) {
    const parts = splitAt(query, new RegExp(`^\\s${word}\\b`));
    if (parts.length < 2) continue;
    const answers = parts.map((part) => condition(part, leaf));
    return answers.includes(isDone) ? isDone : answers.includes('unknown') ? 'unknown' : !isDone;
  }
  const [, negated] = /^not\b(.*)$/s.exec(query) ?? [];
  if (negated !== undefined) {
    const answer = condition(negated, leaf);
    return answer === 'unknown' ? answer : !answer;
  }
  const inner = /^\((.*)\)$/s.exec(query)?.[1];
  if (inner === undefined) return leaf(query);
  return /^\s*(\(|not\b)/.test(inner) ? condition(inner, leaf) : leaf(inner.trim());
}

/** Features with a single value on paper. */
const FIXED: Readonly<Record<string, string>> = {
  'any-hover': 'none',
  'any-pointer': 'none',
  'color-gamut': 'srgb',
  'display-mode': 'browser',
  'dynamic-range': 'standard',
  'forced-colors': 'none',
  grid: '0',
  hover: 'none',
  'inverted-colors': 'none',
  monochrome: '0',
  pointer: 'none',
  'prefers-color-scheme': 'light',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-data': 'no-preference',
  'prefers-reduced-motion': 'reduce',
  'prefers-reduced-transparency': 'no-preference',
  scripting: 'none',
  update: 'none',
  'video-dynamic-range': 'standard',
};

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  '': 1,
  dppx: 1,
  x: 1,
  dpi: 1 / 96,
  dpcm: 2.54 / 96,
};

function featureMatches(text: string, medium: Medium, unknown: (feature: string) => void): Answer {
  const numbers: Record<string, number> = {
    width: medium.width,
    height: medium.height,
    'device-width': medium.width,
    'device-height': medium.height,
    'aspect-ratio': medium.width / medium.height,
    'device-aspect-ratio': medium.width / medium.height,
    resolution: 1,
    '-webkit-device-pixel-ratio': 1,
    color: 8,
    'color-index': 0,
  };
  const [, before, sign, feature, other, after] =
    /^(?:([^<>=]+?)\s*(<=?|>=?|=)\s*)?([a-z-]+)(?:\s*(<=?|>=?|=)\s*([^<>=]+))?$/.exec(text) ?? [];
  const own = feature === undefined ? undefined : numbers[feature];
  if (own !== undefined && (sign ?? other) !== undefined) {
    const low = sign === undefined || compared(amountOf(before), sign, own);
    return low && (other === undefined || compared(own, other, amountOf(after)));
  }
  const [name = '', value] = text.split(':').map((part) => part.trim());
  if (name === 'orientation') return value === (medium.width >= medium.height ? 'landscape' : 'portrait');
  const [, bound, axis = ''] = /^(?:(min|max)-)?(.+)$/.exec(name.replace(/^-webkit-(?=m(in|ax)-)/, '')) ?? [];
  const amount = numbers[axis] ?? numbers[`-webkit-${axis}`];
  if (amount !== undefined) {
    if (value === undefined) return amount > 0;
    return compared(amount, bound === 'min' ? '>=' : bound === 'max' ? '<=' : '=', amountOf(value));
  }
  const fixed = FIXED[name];
  if (fixed !== undefined) return value === undefined ? !/^(none|0|no-preference)$/.test(fixed) : value === fixed;
  unknown(name);
  return 'unknown';
}

/** A length in pixels, a density in pixels per pixel, or a ratio; NaN for anything else. */
function amountOf(text = ''): number {
  const [, above, below] = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(text.trim()) ?? [];
  if (above !== undefined) return Number(above) / Number(below);
  const [, amount, unit = ''] = /^([+-]?[\d.]+)([a-z]*)$/.exec(text.trim()) ?? [];
  return amount === undefined ? Number.NaN : Number(amount) * (PIXELS[unit] ?? Number.NaN);
}

function compared(one: number, sign: string, other: number): boolean {
  if (sign === '<') return one < other - 1e-6;
  if (sign === '>') return one > other + 1e-6;
  if (sign === '<=') return one <= other + 1e-6;
  return sign === '>=' ? one >= other - 1e-6 : Math.abs(one - other) < 1e-6;
}
