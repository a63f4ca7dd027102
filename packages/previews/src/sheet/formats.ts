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

/** The meaning of a format name (D03: an unknown `…_WxH` is drawn in that size). */
export interface SheetFormat {
  kind: 'postcard' | 'letter';
  /** The default orientation: landscape for postcards, portrait for letters (D70). */
  trim: Inches;
}

/** Printed beyond the trim on each side and cut off (D70). */
export const BLEED = 0.125;

/** Minimum and maximum side of a sheet, in inches. */
const SMALLEST_SIDE = 1;
const LARGEST_SIDE = 24;

/** A name without a drawable size is a 4 × 6 postcard, or a letter if it starts with that word. */
export function sheetFormat(format: string): SheetFormat {
  const kind = format.startsWith('letter') ? 'letter' : 'postcard';
  const [short, long] = sidesOf(format) ?? (kind === 'letter' ? [8.5, 11] : [4, 6]);
  return { kind, trim: kind === 'letter' ? { width: short, height: long } : { width: long, height: short } };
}

function sidesOf(format: string): [number, number] | undefined {
  const [, ...sides] = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)x(\d{1,2}(?:\.\d{1,3})?)(?![\d.])/.exec(format) ?? [];
  const [short = 0, long = 0] = sides.map(Number).sort((a, b) => a - b);
  return short < SMALLEST_SIDE || long > LARGEST_SIDE ? undefined : [short, long];
}

/** D03: the warning about a custom format without a drawable size; undefined if it has one. */
export function unsizedFormat(format: string): string | undefined {
  if (sidesOf(format) !== undefined) return undefined;
  const { kind, trim } = sheetFormat(format);
  const shown = format.length > 40 ? `${format.slice(0, 39)}…` : format;
  return `The format “${shown}” names no size of ${SMALLEST_SIDE} to ${LARGEST_SIDE} in: it is drawn as a ${kind} of ${trim.width} × ${trim.height} in`;
}
