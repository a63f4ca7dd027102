/**
 * A browser sets text at whole CSS pixels, the renderer at whole pixels of the picture: lines are moved by the
 * difference, which is less than a CSS pixel.
 */
import type { Node } from './nodes.ts';
import { type FoundRun, inRows, type Row, rowsOf, withoutBlanks } from './rows.ts';

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
  /** The styles of floats among them, which stay where they are. */
  readonly kept: ReadonlySet<object>;
  /** Whether each of them can have a box of its own. */
  readonly canBeApart: boolean;
  /** How much lower a browser sets them on this sheet, in CSS pixels: known after the layout. */
  lower: number;
  /** Those that a browser does not space evenly, and how much lower the first one is. */
  apart?: { readonly rows: readonly Row[]; readonly lower: number } | undefined;
}

/** By the style of the node that is moved. */
export type LinesByStyle = ReadonlyMap<object, MovedLines>;

/** Lines found in a layout, with the place of their box in CSS pixels. */
export interface FoundLines {
  readonly runs: readonly FoundRun[];
  readonly top: number;
}

/** The foot of the letters below the top of their line, with parts rounded to whole pixels, of which a CSS pixel has `ratio`. */
function baselineOf({ ascent, descent, height }: Line, ratio: number): number {
  const [up, down] = [Math.round(ascent * ratio), Math.round(descent * ratio)];
  return (Math.floor((height * ratio - up - down) / 2) + up) / ratio;
}

/** The same tree with its lines where a browser sets them; `apart` also for lines that a browser does not space evenly. */
export function withMovedLines<T extends Node>(node: T, lines: LinesByStyle, ratio: number, apart = false): T {
  const moved = node.style === undefined ? undefined : lines.get(node.style);
  const given = node.type === 'container' ? node.children : undefined;
  const rows = apart && given && moved?.apart ? inRows(given, moved.apart.rows) : undefined;
  const children = rows ?? given?.map((child) => withMovedLines(child, lines, ratio, apart));
  const own = children === undefined ? node : { ...node, children };
  if (moved === undefined) return own;
  const lowest = (per: number) => Math.max(...moved.fonts.map((font) => baselineOf(font, per)));
  const lower = (rows && moved.apart?.lower) ?? moved.lower;
  const by = lowest(1) - lowest(ratio) + lower;
  if (rows === undefined && Math.abs(by) < LEAST) return own;
  const styled = lowered(own, by);
  if (moved.kept.size === 0 || styled.type !== 'container') return styled;
  const isKept = ({ style }: Node) => style !== undefined && moved.kept.has(style);
  return {
    ...styled,
    children: given?.map((child, at) => {
      const drawn = children?.[at] ?? child;
      return isKept(child) ? lowered(drawn, -by) : drawn;
    }),
  };
}

const lowered = <T extends Node>(node: T, by: number): T => ({
  ...node,
  style: { ...node.style, position: 'relative', top: `${by.toFixed(3)}px` },
});

/** In CSS pixels: a smaller difference is not seen at any density of print. */
const LEAST = 0.03;

/** Rounds the places of lines to whole CSS pixels; several lines by what is right for most. `found`: in the order of the page. */
export function roundLines(lines: LinesByStyle, found: readonly FoundLines[]): void {
  const places = new Map<string, FoundLines[]>();
  for (const place of found) {
    const key = squeezed(place.runs.map(({ text }) => text).join(''));
    const others = places.get(key);
    if (others === undefined) places.set(key, [place]);
    else others.push(place);
  }
  for (const moved of lines.values()) {
    const place = places.get(moved.text)?.shift();
    const [first, last] = [place?.runs[0], place?.runs.at(-1)];
    if (place === undefined || first === undefined || last === undefined) continue;
    const height = Math.max(...moved.fonts.map((font) => font.height));
    // A last word that is raised may stand higher than the first one.
    const further = height > 0 ? Math.round((last.y - first.y) / height) : 0;
    const count = Math.min(MOST_LINES, Math.max(0, further) + 1);
    const placeOf = (line: number) => place.top + line * height;
    const roundedOf = (line: number) => Math.round(placeOf(line) + ROUNDING);
    let sum = 0;
    for (let line = 0; line < count; line += 1) sum += roundedOf(line) - placeOf(line);
    moved.lower = sum / count;
    const rows =
      moved.canBeApart && count > 1 && count < MOST_LINES && Math.abs(height - Math.round(height)) > LEAST
        ? rowsOf(place.runs, height, roundedOf)
        : undefined;
    moved.apart = rows && { rows, lower: roundedOf(0) - placeOf(0) };
  }
}

/** How many lines of a place are looked at, and by how much a layout may be off, in CSS pixels. */
const MOST_LINES = 100;
const ROUNDING = 0.01;

/** A text for comparison: without blanks, in lower case. */
export const squeezed = (text: string): string => withoutBlanks(text).toLowerCase();
