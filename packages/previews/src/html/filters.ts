/**
 * Blurs and shadows within a transform. The renderer draws them in the pixels of the page; in a browser they are enlarged and turned with
 * their element.
 */
import { fontLength } from '../css/font-sizes.ts';
import { type StyleList, styleValue } from '../css/styles.ts';
import type { Warnings } from '../render/warnings.ts';
import type { ContainerNode } from '../takumi/nodes.ts';
import type { Look, Looks } from './looks.ts';

const SKEWED =
  'A blur or a drop-shadow within a transform that skews or stretches is drawn without it here: give the shadow to what is not transformed';

/** A transform without its translation: where one to the right and one down go. */
type Turn = readonly [a: number, b: number, c: number, d: number];
const NONE: Turn = [1, 0, 0, 1];

/** Gives the filters of the tree the lengths that they have on the page. `around`: undefined if that is not known. */
export function settleFilters(
  parent: ContainerNode,
  looks: Looks,
  warnings: Warnings,
  around: Turn | undefined = NONE,
): void {
  const children = parent.children ?? [];
  for (const [index, child] of children.entries()) {
    const look = looks.of(child);
    const turn = look === undefined || around === undefined ? around : turned(around, look.styles);
    const filter = look && styleValue(look.styles, 'filter');
    const isWithin = turn === undefined || turn.some((one, at) => Math.abs(one - (NONE[at] ?? 0)) > 1e-6);
    if (look !== undefined && filter !== undefined && isWithin && /blur|shadow/i.test(filter)) {
      const value = turn && onPage(filter, turn, look);
      if (value === undefined) warnings.add(SKEWED);
      else children[index] = looks.change(child, [{ property: 'filter', value }]);
    }
    const own = children[index];
    if (own?.type === 'container') settleFilters(own, looks, warnings, turn);
  }
}

const times = ([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn => [
  a * e + c * f,
  b * e + d * f,
  a * g + c * h,
  b * g + d * h,
];

function turned(around: Turn, styles: StyleList): Turn | undefined {
  const said = (name: string) => (styleValue(styles, name) ?? 'none').trim().toLowerCase();
  const steps = [
    ...(said('rotate') === 'none' ? [] : [`rotate(${said('rotate')})`]),
    ...(said('scale') === 'none' ? [] : [`scale(${said('scale').replace(/\s+/, ',')})`]),
    ...(said('transform') === 'none'
      ? []
      : said('transform')
          .split(/(?<=\))\s*/)
          .filter(Boolean)),
  ];
  return steps.reduce<Turn | undefined>((turn, step) => {
    const next = turnOf(step);
    return turn && next && times(turn, next);
  }, around);
}

/** Of one function of a transform; undefined for one that skews, or that is not known. */
function turnOf(step: string): Turn | undefined {
  const [, name = '', args = ''] = /^([a-z]+)\((.*)\)$/.exec(step) ?? [];
  const parts = args.split(',').map((part) => part.trim());
  const amounts = parts.map((part) => (part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part)));
  const [first = Number.NaN, second = first] = amounts;
  const isKnown = Number.isFinite(first) && Number.isFinite(second);
  if (name.startsWith('translate')) return NONE;
  if (name === 'matrix' && amounts.length === 6 && amounts.every(Number.isFinite))
    return amounts.slice(0, 4) as unknown as Turn;
  if (name === 'scale') return isKnown ? [first, 0, 0, second] : undefined;
  if (name === 'scalex') return isKnown ? [first, 0, 0, 1] : undefined;
  if (name === 'scaley') return isKnown ? [1, 0, 0, first] : undefined;
  const angle = name === 'rotate' || name === 'rotatez' ? angleOf(parts[0] ?? '') : undefined;
  return angle === undefined ? undefined : [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)];
}

function angleOf(value: string): number | undefined {
  const [, amount, unit = ''] = /^([+-]?[\d.]+)(deg|rad|turn|grad)?$/.exec(value) ?? [];
  const whole = { deg: 360, grad: 400, turn: 1, rad: 2 * Math.PI }[unit];
  if (amount === undefined) return undefined;
  return Number(amount) === 0 ? 0 : whole && (Number(amount) / whole) * 2 * Math.PI;
}

/** A filter with the lengths that it has on the page; undefined if it is stretched, or a length is not known. */
function onPage(filter: string, turn: Turn, { fontSize }: Look): string | undefined {
  const [a, b, c, d] = turn;
  const [across, along] = [Math.hypot(a, b), Math.hypot(c, d)];
  const isSquare = Math.abs(across - along) < 1e-3 && Math.abs(a * c + b * d) < 1e-3;
  if (!isSquare) return undefined;
  let isKnown = true;
  const pixels = (length: string): number => {
    const found = /^[+-]?0$/.test(length) ? 0 : fontLength(length, fontSize, 16);
    isKnown &&= found !== undefined;
    return found ?? 0;
  };
  const length = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)[a-z]*';
  const value = filter
    .replace(
      new RegExp(`(blur\\(\\s*)(${length})`, 'gi'),
      (_, name: string, blur: string) => `${name}${pixels(blur) * across}px`,
    )
    .replace(
      new RegExp(
        `(drop-shadow\\((?:[^()]|\\([^()]*\\))*?)(?<![\\w.#-])(${length})\\s+(${length})(?:\\s+(${length}))?`,
        'gi',
      ),
      (_, before: string, x: string, y: string, blur = '0') => {
        const [right, down] = [pixels(x), pixels(y)];
        return `${before}${a * right + c * down}px ${b * right + d * down}px ${pixels(blur) * across}px`;
      },
    );
  return isKnown ? value : undefined;
}
