/** A page as it is drawn, in pixels, for what only the drawing shows. */
import type { SheetBox } from '../check-types.ts';
import type { Page } from '../render/layout.ts';
import type { Canvas } from '../takumi/measured.ts';
import type { Renderer } from '../takumi/renderer.ts';

/** Pixels per inch: a stroke of six-point type is more than one pixel wide. */
export const DENSITY = 200;

export interface Raster extends Canvas {
  /** Red, green, blue and alpha of each pixel. */
  readonly pixels: Uint8Array;
}

/** The pixels of a box, as far as it lies on the page; `right` and `bottom` are beyond the last. */
export function pixelsOf({ left, top, width, height }: SheetBox, raster: Raster) {
  const pixel = (inches: number, most: number) => Math.min(most, Math.max(0, Math.round(inches * DENSITY)));
  return {
    left: pixel(left, raster.width),
    right: pixel(left + width, raster.width),
    top: pixel(top, raster.height),
    bottom: pixel(top + height, raster.height),
  };
}

export async function rasterOf({ sheet, drawing }: Page, renderer: Renderer, node = drawing.node): Promise<Raster> {
  const canvas: Canvas = {
    width: Math.round(sheet.trim.width * DENSITY),
    height: Math.round(sheet.trim.height * DENSITY),
    devicePixelRatio: DENSITY / sheet.unit,
  };
  return { pixels: await renderer.pixels({ ...drawing, node }, canvas), ...canvas };
}
