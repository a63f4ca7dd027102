/** Trim sizes: the piece after cutting, in inches. */

/** Physical size of a sheet in inches. */
export interface Inches {
  width: number;
  height: number;
}

/** A rectangle on the trimmed sheet, in inches from its top left corner. */
export interface Zone extends Inches {
  left: number;
  top: number;
}

/** What a format name says (D03: open, so an unknown `…_WxH` is drawn in that size). */
export interface SheetFormat {
  kind: 'postcard' | 'letter';
  /** Without anything else said: postcards lie (landscape), letters stand (D70). */
  trim: Inches;
}

/** Printed beyond the trim on each side and cut off (D70). */
export const BLEED = 0.125;

/** Largest side of a sheet that is drawn, in inches; a format that says more is drawn as a 4 × 6 postcard. */
const LARGEST_SIDE = 24;

export function sheetFormat(format: string): SheetFormat {
  const kind = format.startsWith('letter') ? 'letter' : 'postcard';
  const sides = /(\d{1,2}(?:\.\d{1,3})?)x(\d{1,2}(?:\.\d{1,3})?)/.exec(format);
  const [a, b] = sides ? [Number(sides[1]), Number(sides[2])] : kind === 'letter' ? [8.5, 11] : [4, 6];
  const [short, long] = a <= b ? [a, b] : [b, a];
  if (short < 1 || long > LARGEST_SIDE)
    return { kind, trim: kind === 'letter' ? { width: 8.5, height: 11 } : { width: 6, height: 4 } };
  return { kind, trim: kind === 'letter' ? { width: short, height: long } : { width: long, height: short } };
}

/** @throws RangeError for the back of a letter, which has none (D42) */
export function checkPart(format: string, part: 'front' | 'back' | 'pdf' | 'thumbnail'): void {
  if (part === 'back' && sheetFormat(format).kind === 'letter')
    throw new RangeError('A letter has no back (D42): ask for its front, or for the PDF with all pages');
}
