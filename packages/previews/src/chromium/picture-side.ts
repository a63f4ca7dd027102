/** The first page of a side as the browser draws it: with its letters, without them, and with all of them in one colour. */
import { PNG } from 'pngjs';
import { type Drawings, MARKED_INK, NO_INK } from '../check/contrast-slips.ts';
import { DENSITY, type Raster } from '../check/raster.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { ask } from './ask.ts';
import type { FreshPage } from './browser.ts';
import { composeSheets } from './in-page.ts';
import { inkLetters } from './in-page-ink.ts';
import { photographed } from './photograph.ts';

/** Changes the page: nothing may be asked of the side after it. */
export async function pictureSide(fresh: FreshPage, { trim, unit, bleed }: Sheet, html: string): Promise<Drawings> {
  const scale = DENSITY / unit;
  const size = { width: Math.round(trim.width * DENSITY), height: Math.round(trim.height * DENSITY) };
  const artwork = { offset: -bleed, height: trim.height * unit + 2 * bleed };
  const plan = { side: 0, number: 0, ...size, scale, artwork, trim: 0, over: '' };
  await ask(fresh, composeSheets, { plans: [plan], sides: [html] });
  const pictured = async (): Promise<Raster> => {
    const { data } = PNG.sync.read(Buffer.from(await photographed(fresh, size), 'base64'));
    return { ...size, devicePixelRatio: scale, pixels: data };
  };
  const inked = async (ink: string): Promise<Raster> => {
    await ask(fresh, inkLetters, ink);
    return pictured();
  };
  return { drawn: await pictured(), without: await inked(NO_INK), marked: await inked(MARKED_INK) };
}
