/**
 * SVG pictures whose drawing does not lie in the middle of their box, as a whole: the renderer knows no other place for it, and stretches it
 * to cover a box. Each is drawn into an SVG of the size of its box, which the layout says.
 */
import { lengthOf, pixelsOf } from '../css/styles.ts';
import { picturesIn } from './enlarged.ts';
import type { Measure, MeasuredBox } from './measured.ts';
import { nestedBoxes } from './nested-boxes.ts';
import { type ImageNode, type Node, withReplaced } from './nodes.ts';
import { isFramed, type Rules, stylesOf } from './own-lines.ts';

/** An SVG, and what says where it is in its box. */
interface Svg extends SvgRoot {
  readonly fit: Fit;
  /** `object-position` as shares of the room that is left. */
  readonly place: readonly [number, number];
}

/** On the root of an SVG in which another is drawn. */
export const VIEW = 'data-direct-mail-view';

/** The same tree with such pictures as they are in their boxes; `measured`: in CSS pixels. */
export async function withSvgViews<T extends Node>(
  root: T,
  rules: Rules,
  measured: Measure,
  say: (warning: string) => void,
): Promise<T> {
  const found = picturesIn(root).flatMap((picture) => {
    const svg = svgOf(picture.node, stylesOf(picture.node, rules));
    return svg === undefined ? [] : [{ picture, svg }];
  });
  if (found.length === 0) return root;
  const pictures = found.map(({ picture }) => picture);
  const boxes = await nestedBoxes(root, pictures, rules, measured);
  const others = new Map<Node, Node>();
  for (const { picture, svg } of found) {
    const { node } = picture;
    const at = boxes.get(node);
    if (at === undefined || isFramed(node, stylesOf(node, rules))) say(ELSEWHERE);
    else others.set(node, { ...node, src: inBoxOf(svg, at), style: { ...node.style, objectFit: 'fill' } });
  }
  return withReplaced(root, others);
}

const ELSEWHERE =
  'An SVG picture that is cut or aligned by preserveAspectRatio or object-fit: cover is drawn otherwise here, with a frame of its own: put the frame on a box around it';

/** Undefined if the renderer draws it where it is in print. */
function svgOf(node: ImageNode, styles: ReadonlyMap<string, string>): Svg | undefined {
  const isInline = typeof node.src === 'string';
  const svg = svgRootOf(typeof node.src === 'string' ? node.src : new TextDecoder().decode(node.src as Uint8Array));
  const fit = isInline ? 'fill' : (styles.get('object-fit')?.trim() ?? 'fill');
  const place = placeOf(styles.get('object-position'));
  if (svg === undefined || place === undefined || (isInline && svg.view === undefined)) return undefined;
  if (!isFit(fit)) return undefined;
  const { natural, view, aspect } = svg;
  const isApart = view !== undefined && !haveOneShape(natural, view);
  const isElsewhere =
    /^x(Min|Mid|Max)Y(Min|Mid|Max)(\s+(meet|slice))?$/.test(aspect) && !/^xMidYMid(\s+meet)?$/.test(aspect);
  const isTold = aspect === 'none' ? fit === 'contain' : isElsewhere || isApart;
  return /^(cover|none|scale-down)$/.test(fit) || isTold ? { ...svg, fit, place } : undefined;
}

type Fit = 'fill' | 'contain' | 'cover' | 'none' | 'scale-down';
const isFit = (value: string): value is Fit => /^(fill|contain|cover|none|scale-down)$/.test(value);

/** The root of an SVG. */
interface SvgRoot {
  /** From the root on. */
  readonly text: string;
  readonly root: string;
  /** Its own size, in CSS pixels. */
  readonly natural: Size;
  readonly hasSize: boolean;
  /** The size of its `viewBox`, if it has one. */
  readonly view: Size | undefined;
  /** `preserveAspectRatio`: none without a `viewBox`. */
  readonly aspect: string;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Undefined if it is no SVG, or has no size. */
export function svgRootOf(svg: string): SvgRoot | undefined {
  const at = svg.slice(0, HEAD).search(/<svg\b/);
  // What a head defines would be lost.
  if (at < 0 || /<!ENTITY/i.test(svg.slice(0, at))) return undefined;
  const text = svg.slice(at);
  const root = /^<svg\b[^>]*>/.exec(text)?.[0];
  if (root === undefined || root.endsWith('/>')) return undefined;
  const [, , across = 0, along = 0] = (said(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const view = across > 0 && along > 0 ? { width: across, height: along } : undefined;
  const [width, height] = ['width', 'height'].map((side) => pixelsOf(said(root, side)));
  const natural = {
    width: width ?? (view ? ((height ?? along) * across) / along : 0),
    height: height ?? (view ? ((width ?? across) * along) / across : 0),
  };
  if (!(natural.width > 0 && natural.height > 0)) return undefined;
  const aspect = view === undefined ? 'none' : (said(root, 'preserveAspectRatio') ?? '').trim();
  return { text, root, natural, hasSize: width !== undefined || height !== undefined, view, aspect };
}

/** Of a file: its root is at its beginning. */
const HEAD = 2000;

/** Whether two sizes have the same proportions, to a hundredth. */
export const haveOneShape = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= 0.01;

const attribute = (name: string): RegExp => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

function said(root: string, name: string): string | undefined {
  const [, double, single] = attribute(name).exec(root) ?? [];
  return double ?? single;
}

/** Undefined for lengths. */
function placeOf(value = '50% 50%'): readonly [number, number] | undefined {
  const words = value.trim().toLowerCase().split(/\s+/);
  const isTurned = /^(top|bottom)$/.test(words[0] ?? '') || /^(left|right)$/.test(words[1] ?? '');
  const [across = 'center', along = 'center'] = isTurned ? [words[1], words[0]] : words;
  const shares = [across, along].map((word) => WORDS.get(word) ?? (word.endsWith('%') ? lengthOf(word, 1) : undefined));
  const [x, y] = shares;
  return x === undefined || y === undefined || words.length > 2 ? undefined : [x, y];
}
const WORDS = new Map([
  ['left', 0],
  ['top', 0],
  ['center', 0.5],
  ['right', 1],
  ['bottom', 1],
]);

/** An SVG of the same size, with the other in it as it is in a box. */
function inBoxOf({ text, root, natural, hasSize, view, aspect, fit, place }: Svg, at: MeasuredBox): string {
  const scales = [at.width / natural.width, at.height / natural.height] as const;
  const contained = Math.min(...scales);
  // Without a size of its own it is as large as its box allows.
  const own = hasSize ? 1 : contained;
  const scale = {
    fill: 1,
    contain: contained,
    cover: Math.max(...scales),
    none: own,
    'scale-down': Math.min(own, contained),
  }[fit];
  const isWhole = fit === 'fill' || (view !== undefined && aspect === 'none');
  const size = isWhole ? at : { width: natural.width * scale, height: natural.height * scale };
  const places = { x: (at.width - size.width) * place[0], y: (at.height - size.height) * place[1], ...sides(size) };
  const viewBox = said(root, 'viewBox') ?? `0 0 ${natural.width} ${natural.height}`;
  const whole = { ...sides(natural), viewBox: `0 0 ${at.width} ${at.height}`, preserveAspectRatio: 'none' };
  const inner = text.replace(root, () => withAttributes(root, { ...places, viewBox }));
  return `${withAttributes('<svg xmlns="http://www.w3.org/2000/svg">', { ...whole, [VIEW]: '' })}${inner}</svg>`;
}

const sides = ({ width, height }: Size): Size => ({ width, height });

function withAttributes(root: string, attributes: Readonly<Record<string, string | number>>): string {
  const names = Object.keys(attributes);
  const others = names.reduce((rest, name) => rest.replace(attribute(name), ''), root);
  const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return others.replace(/^<svg/, () => `<svg${own.join('')}`);
}
