import type { PreviewPart } from '../types.ts';
import { sheetFormat } from './formats.ts';
import type { Sheet } from './sheet.ts';

/** Pixels per inch in print, the usual requirement of printers. */
export const PRINT_DENSITY = 300;

/** Preview images are PNG, 600 px wide ("Preview URLs", 6); a thumbnail has half the width. */
const widths: Partial<Record<PreviewPart, number>> = { front: 600, back: 600, thumbnail: 300 };

/** The side that a part shows; a PDF shows both. */
export const isBack = (part: PreviewPart): boolean => part === 'back' || part === 'back_proof';

/** How a side is drawn as a PNG: its size in pixels, pixels per inch, and the bleed around it in inches. */
export function pictureOf(part: PreviewPart, { trim, bleed, unit }: Sheet) {
  const width = widths[part];
  if (width !== undefined) {
    const density = width / trim.width;
    return { density, bleed: 0, width, height: Math.round(trim.height * density) };
  }
  const around = bleed / unit;
  const pixels = (inches: number): number => Math.round((inches + 2 * around) * PRINT_DENSITY);
  return { density: PRINT_DENSITY, bleed: around, width: pixels(trim.width), height: pixels(trim.height) };
}

/** @throws RangeError for the back of a letter, which has none (D42) */
export function checkPart(format: string, part: PreviewPart): void {
  if (isBack(part) && sheetFormat(format).kind === 'letter')
    throw new RangeError('A letter has no back; request its front, or the PDF with all pages');
}
