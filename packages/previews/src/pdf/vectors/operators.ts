/** Paths, glyphs and colours as PDF operators. */
import { type Colour, colourOf, idIn, type Paint } from './paint.ts';
import { boundsOf, pathSegments, type Segment } from './path-data.ts';
import { NotVector } from './svg-elements.ts';
import { type Form, type State, written } from './vector-page.ts';

/** Returns the operator that sets a graphics state. */
export type SetState = (state: State) => string;

export const pathOf = (segments: readonly Segment[]): string =>
  segments.map(([kind, ...numbers]) => [...numbers.map((value) => written(value)), kind].join(' ')).join(' ');

/** A cache: glyphs recur in every piece with the same font. */
const knownGlyphs = new Map<string, Form | undefined>();
const MOST_GLYPHS = 4000;

export function glyphForm(data: string): Form | undefined {
  const known = knownGlyphs.get(data);
  if (known !== undefined) return known;
  const segments = pathSegments(data);
  const box = boundsOf(segments);
  if (box === undefined) return undefined;
  const form: Form = {
    content: `${pathOf(segments)} f`,
    bounds: [Math.floor(box[0]) - 1, Math.floor(box[1]) - 1, Math.ceil(box[2]) + 1, Math.ceil(box[3]) + 1],
  };
  if (knownGlyphs.size >= MOST_GLYPHS) knownGlyphs.clear();
  knownGlyphs.set(data, form);
  return form;
}

const inColour = (rgb: readonly number[]) => rgb.map((value) => written(value, 4)).join(' ');
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** The fill of the following paths. */
export function filling({ rgb, alpha }: Colour, opacity: number, set: SetState): string {
  const all = thousandths(alpha * opacity);
  return all < 1 ? `${set({ fill: all })} ${inColour(rgb)} rg` : `${inColour(rgb)} rg`;
}

/** The stroke of the following paths; undefined for none. */
export function lines(paint: Paint, set: SetState): string | undefined {
  const width = Number(paint['stroke-width'].replace(/px$/, ''));
  if (paint.stroke === 'none' || width === 0) return undefined;
  if (idIn(paint.stroke) !== undefined || !Number.isFinite(width)) throw new NotVector('stroke');
  const colour = colourOf(paint.stroke);
  if (colour === undefined || colour.alpha === 0) return undefined;
  const pattern = paint['stroke-dasharray'];
  const dashes =
    pattern === 'none'
      ? []
      : pattern
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  const offset = Number(paint['stroke-dashoffset']);
  const cap = ['butt', 'round', 'square'].indexOf(paint['stroke-linecap']);
  const join = ['miter', 'round', 'bevel'].indexOf(paint['stroke-linejoin']);
  const limit = Number(paint['stroke-miterlimit']);
  if (![...dashes, offset, limit].every(Number.isFinite) || cap < 0 || join < 0) throw new NotVector('stroke');
  const all = thousandths(colour.alpha * Number(paint['stroke-opacity']));
  const dash = dashes.some((one) => one > 0)
    ? `[${dashes.map((one) => written(one)).join(' ')}] ${written(offset)} d `
    : '';
  const alpha = all < 1 ? `${set({ stroke: all })} ` : '';
  return `${alpha}${inColour(colour.rgb)} RG ${written(width)} w ${cap} J ${join} j ${written(limit)} M ${dash}`;
}
