/** An SVG's elements by id, and how it fits into its box. */
import { type Bounds, IDENTITY, type Matrix } from './matrix.ts';
import type { Paint } from './paint.ts';
import { lengthOf } from './shapes.ts';
import { NotVector, type SvgElement } from './svg-elements.ts';

/** The document in which elements are looked up; only parts of the page's own document are drawn by the renderer. */
export interface Source {
  readonly text: string;
  readonly ids: ReadonlyMap<string, SvgElement>;
  readonly isPage: boolean;
}

export interface At {
  readonly source: Source;
  readonly paint: Paint;
  /** From the element's space to the page. */
  readonly matrix: Matrix;
  /** The visible area, on the page. */
  readonly seen: Bounds;
}

export function idsOf(root: SvgElement): Map<string, SvgElement> {
  const ids = new Map<string, SvgElement>();
  const visit = (element: SvgElement) => {
    const id = element.attributes.get('id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
    for (const child of element.children) visit(child);
  };
  visit(root);
  return ids;
}

export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function viewBoxOf(root: SvgElement): View | undefined {
  const text = root.attributes.get('viewBox');
  if (text === undefined) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (![left, top].every(Number.isFinite) || !(width > 0 && height > 0)) throw new NotVector('viewBox');
  return { left, top, width, height };
}

/** In the proportions of its view box, if only one side is given. */
export function sizeOf(root: SvgElement, view: View | undefined): { width: number; height: number } {
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  if (view === undefined || (width > 0 && height > 0)) return { width, height };
  if (width > 0) return { width, height: (width * view.height) / view.width };
  if (height > 0) return { width: (height * view.width) / view.height, height };
  return view;
}

/** From the view box to the SVG's size: centred, as large as possible. */
export function fitted(root: SvgElement, view: View | undefined, size: { width: number; height: number }): Matrix {
  if (view === undefined) return IDENTITY;
  const [x, y] = [size.width / view.width, size.height / view.height];
  const how = (root.attributes.get('preserveAspectRatio') ?? 'xMidYMid meet').trim();
  if (how === 'none') return [x, 0, 0, y, -view.left * x, -view.top * y];
  if (!/^xMidYMid(?: meet)?$/.test(how)) throw new NotVector(how);
  const scale = Math.min(x, y);
  const [left, top] = [(size.width - view.width * scale) / 2, (size.height - view.height * scale) / 2];
  return [scale, 0, 0, scale, left - view.left * scale, top - view.top * scale];
}

/** A glyph use in one colour. */
export function isGlyph({ name, attributes }: SvgElement, { source, paint }: At): boolean {
  if (name !== 'use' || paint.stroke !== 'none' || !paint.fill.startsWith('#') || attributes.size !== 3) return false;
  const target = source.ids.get(attributes.get('href')?.slice(1) ?? '');
  return target?.name === 'path' && target.attributes.size === 2;
}
