/** A page as vectors, if possible. */

import type { Canvas } from '../../takumi/measured.ts';
import type { Drawing, Renderer } from '../../takumi/renderer.ts';
import { hasPhotograph } from '../photographs.ts';
import { drawSvg } from './draw-svg.ts';
import { NotVector } from './svg-elements.ts';
import type { DrawnVectors } from './write-vectors.ts';

/** Features that the renderer omits or changes in an SVG: the page then has to be a picture. */
const LEFT_OUT = /conic-gradient|\bbackground(?:-repeat|Repeat)?["\s]*:[^;}]*\b(?:round|space)\b/;
/** In characters: a longer SVG contains pictures, or far too many shapes. */
const LONGEST = 3_000_000;

/** Undefined if the page has to be a picture. `canvas`: the canvas of that picture. */
export async function vectorsOf(
  drawing: Drawing,
  { width, height, devicePixelRatio }: Canvas,
  renderer: Renderer,
): Promise<DrawnVectors | undefined> {
  if (hasPhotograph(drawing)) return undefined;
  if (LEFT_OUT.test(JSON.stringify([drawing.css, drawing.node]))) return undefined;
  const size = { width: width / devicePixelRatio, height: height / devicePixelRatio };
  const rounded = { width: Math.round(size.width), height: Math.round(size.height) };
  const svg = await renderer.svg(drawing, rounded);
  if (svg.length > LONGEST) return undefined;
  try {
    const page = drawSvg(svg, size, devicePixelRatio);
    const pictures = await Promise.all(
      [...page.parts].map(async ([name, part]) => {
        const canvas = {
          width: Math.max(1, Math.round(part.width * part.density)),
          height: Math.max(1, Math.round(part.height * part.density)),
          devicePixelRatio: part.density,
        };
        const pixels = await renderer.pixels({ node: part.node, css: [], images: [] }, canvas);
        return [name, { width: canvas.width, height: canvas.height, pixels }] as const;
      }),
    );
    return { ...page, width: size.width, pictures: new Map(pictures) };
  } catch (error) {
    if (error instanceof NotVector) return undefined;
    throw error;
  }
}
