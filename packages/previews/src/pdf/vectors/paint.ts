/** The paint of an SVG element: its attributes and style, added to what it inherits. */
import { NotVector, type SvgElement } from './svg-elements.ts';

export interface Paint {
  readonly fill: string;
  readonly 'fill-opacity': string;
  readonly 'fill-rule': string;
  readonly stroke: string;
  readonly 'stroke-opacity': string;
  readonly 'stroke-width': string;
  readonly 'stroke-linecap': string;
  readonly 'stroke-linejoin': string;
  readonly 'stroke-miterlimit': string;
  readonly 'stroke-dasharray': string;
  readonly 'stroke-dashoffset': string;
  readonly 'clip-rule': string;
  readonly color: string;
}

export const INITIAL: Paint = {
  fill: '#000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'clip-rule': 'nonzero',
  color: '#000',
};

/** Effects of an element as a whole, which its children do not inherit. */
export interface Effects {
  readonly opacity: number;
  readonly 'clip-path': string | undefined;
  readonly mask: string | undefined;
  readonly filter: string | undefined;
  readonly 'mix-blend-mode': string | undefined;
  readonly isolation: string | undefined;
}

const EFFECTS = new Set(['opacity', 'clip-path', 'mask', 'filter', 'mix-blend-mode', 'isolation']);
/** Properties without effect here, since text is not drawn as vectors. */
const HARMLESS =
  /^(?:id|class|role|version|lang|tabindex|focusable|baseProfile|enable-background|shape-rendering|image-rendering|color-rendering|color-interpolation|text-rendering|font(?:-.*)?|text-.*|line-height|letter-spacing|word-spacing|white-space|xmlns(?::.*)?|xml:.*|aria-.*|data-.*|pointer-events|cursor|user-select|-.*)$/;
/** Position properties of an inline SVG, which are already applied. */
const PLACE =
  /^(?:position|left|top|right|bottom|width|height|margin.*|padding.*|display|float|flex.*|align-.*|justify-.*|vertical-align|box-sizing|z-index|(?:max|min)-(?:width|height)|overflow|object-fit)$/;

const isPaint = (name: string): name is keyof Paint => Object.hasOwn(INITIAL, name);

export function paintOf(
  element: SvgElement,
  inherited: Paint,
  geometry: ReadonlySet<string>,
  isRoot = false,
): { paint: Paint; effects: Effects } {
  const paint: Record<keyof Paint, string> = { ...inherited };
  const effects: Record<string, string> = {};
  const set = (name: string, given: string, known: (name: string) => boolean) => {
    const value = given.trim();
    if (isPaint(name)) {
      if (value !== 'inherit') paint[name] = value;
    } else if (EFFECTS.has(name)) effects[name] = value;
    else if (!known(name) && !HARMLESS.test(name)) throw new NotVector(name);
  };
  for (const [name, value] of element.attributes) if (name !== 'style') set(name, value, (one) => geometry.has(one));
  for (const declaration of (element.attributes.get('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    set(name, declaration.slice(colon + 1).replace(/!important/, ''), (one) => isRoot && PLACE.test(one));
  }
  if (paint.fill === 'currentColor') paint.fill = paint.color;
  if (paint.stroke === 'currentColor') paint.stroke = paint.color;
  const said = (name: string) =>
    ['none', 'normal', 'auto'].includes(effects[name] ?? 'none') ? undefined : effects[name];
  return {
    paint,
    effects: {
      opacity: effects['opacity'] === undefined ? 1 : share(effects['opacity']),
      'clip-path': said('clip-path'),
      mask: said('mask'),
      filter: said('filter'),
      'mix-blend-mode': said('mix-blend-mode'),
      isolation: said('isolation'),
    },
  };
}

/** A number from 0 to 1, also as a percentage. */
export function share(text: string): number {
  const value = text.trim().endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
  if (!Number.isFinite(value)) throw new NotVector(text);
  return Math.min(1, Math.max(0, value));
}

/** The id that `url(#id)` names. */
export const idIn = (value: string): string | undefined => /^url\(\s*["']?#([^"')]+)["']?\s*\)$/.exec(value)?.[1];

export interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

const NAMED: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  red: '#f00',
  green: '#008000',
  blue: '#00f',
  yellow: '#ff0',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  gold: '#ffd700',
  navy: '#000080',
  transparent: '#0000',
};

/** Undefined for `none`. */
export function colourOf(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'none') return undefined;
  const hex = /^#([\da-f]{3,8})$/.exec(NAMED[value] ?? value)?.[1];
  if (hex !== undefined && [3, 4, 6, 8].includes(hex.length)) {
    const digits = hex.length < 6 ? hex.split('').map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [r = 0, g = 0, b = 0, a = 255] = digits.map((pair) => Number.parseInt(pair, 16));
    return { rgb: [r / 255, g / 255, b / 255], alpha: a / 255 };
  }
  const [, list] = /^rgba?\(([^()]*)\)$/.exec(value) ?? [];
  const [r, g, b, a = '1'] = list?.split(/[\s,/]+/).filter(Boolean) ?? [];
  if (r === undefined || g === undefined || b === undefined) throw new NotVector(text);
  const [red, green, blue] = [r, g, b].map((one) =>
    one.endsWith('%') ? share(one) : share(String(Number(one) / 255)),
  );
  return { rgb: [red ?? 0, green ?? 0, blue ?? 0], alpha: share(a) };
}
