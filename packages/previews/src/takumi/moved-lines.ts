/**
 * A browser sets text at whole CSS pixels, the renderer at whole pixels of the picture: lines are moved by the
 * difference, which is less than a CSS pixel.
 */
import type { Node } from './nodes.ts';

/** A line of one font, in CSS pixels. */
export interface Line {
  readonly ascent: number;
  readonly descent: number;
  readonly height: number;
}

/** Lines in one place. */
export interface MovedLines {
  /** Without blanks, in lower case. */
  readonly text: string;
  /** Of each font in them. */
  readonly fonts: readonly Line[];
  /** How much lower a browser sets them on this sheet, in CSS pixels: known after the layout. */
  lower: number;
}

/** By the style of the node that is moved. */
export type LinesByStyle = ReadonlyMap<object, MovedLines>;

/** Lines found in a layout, in CSS pixels. */
export interface FoundLines {
  readonly text: string;
  readonly top: number;
  /** From the first line to the last. */
  readonly depth: number;
}

/** The foot of the letters below the top of their line, with parts rounded to whole pixels, of which a CSS pixel has `ratio`. */
function baselineOf({ ascent, descent, height }: Line, ratio: number): number {
  const [up, down] = [Math.round(ascent * ratio), Math.round(descent * ratio)];
  return (Math.floor((height * ratio - up - down) / 2) + up) / ratio;
}

/** The same tree with its lines where a browser sets them. */
export function withMovedLines<T extends Node>(node: T, lines: LinesByStyle, ratio: number): T {
  const moved = node.style === undefined ? undefined : lines.get(node.style);
  const children =
    node.type === 'container' ? node.children?.map((child) => withMovedLines(child, lines, ratio)) : undefined;
  const own = children === undefined ? node : { ...node, children };
  if (moved === undefined) return own;
  const lowest = (per: number) => Math.max(...moved.fonts.map((font) => baselineOf(font, per)));
  const by = lowest(1) - lowest(ratio) + moved.lower;
  return Math.abs(by) < LEAST
    ? own
    : { ...own, style: { ...own.style, position: 'relative', top: `${by.toFixed(3)}px` } };
}

/** In CSS pixels: a smaller difference is not seen at any density of print. */
const LEAST = 0.03;

/** Rounds the places of lines to whole CSS pixels; several lines by what is right for most. `found`: in the order of the page. */
export function roundLines(lines: LinesByStyle, found: readonly FoundLines[]): void {
  const places = new Map<string, FoundLines[]>();
  for (const place of found) {
    const key = squeezed(place.text);
    const others = places.get(key);
    if (others === undefined) places.set(key, [place]);
    else others.push(place);
  }
  for (const moved of lines.values()) {
    const place = places.get(moved.text)?.shift();
    if (place === undefined) continue;
    const height = Math.max(...moved.fonts.map((font) => font.height));
    const count = height > 0 ? Math.min(MOST_LINES, Math.round(place.depth / height) + 1) : 1;
    let sum = 0;
    for (let line = 0; line < count; line += 1) {
      const top = place.top + line * height;
      sum += Math.round(top + ROUNDING) - top;
    }
    moved.lower = sum / count;
  }
}

/** How many lines of a place are looked at, and by how much a layout may be off, in CSS pixels. */
const MOST_LINES = 100;
const ROUNDING = 0.01;

/** A text for comparison: without blanks, in lower case. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
