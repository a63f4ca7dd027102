/** D70: the artwork's own size decides its orientation and whether there is bleed to trim. */
import { BLEED, type Inches, type SheetFormat } from './formats.ts';

/** A sheet as it is laid out: CSS pixels of the artwork, however many of them its designer put on an inch. */
export interface Sheet {
  /** After trimming, in inches. */
  trim: Inches;
  /** CSS pixels of the artwork to an inch: 96 unless the artwork is drawn at another size, e.g. 300 dpi. */
  unit: number;
  /** Pixels that are cut off on each side. */
  bleed: number;
}

/** Pixel densities that artwork is delivered in: CSS pixels, points as pixels, a 600 px wide 4 × 6, print at 150 to 600 dpi. */
const DENSITIES = [96, 72, 100, 150, 200, 300, 600];

/** Half a percent, or half a pixel: what rounding leaves. */
const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.6, b * 0.005);

/** The sheet when the artwork says nothing about its size: landscape for a postcard, no bleed. */
export function plainSheet({ trim }: SheetFormat): Sheet {
  return { trim, unit: 96, bleed: 0 };
}

/** The sheet that a box of `width` × `height` CSS pixels was drawn for, if it is one of this format's. */
export function sheetOf(format: SheetFormat, width: number, height: number): Sheet | undefined {
  const { trim } = format;
  const orientations = trim.width === trim.height ? [trim] : [trim, { width: trim.height, height: trim.width }];
  for (const unit of DENSITIES) {
    for (const side of orientations) {
      for (const bleed of [0, BLEED]) {
        if (near(width, (side.width + 2 * bleed) * unit) && near(height, (side.height + 2 * bleed) * unit)) {
          return { trim: side, unit, bleed: bleed * unit };
        }
      }
    }
  }
  return undefined;
}

/** The sheet of an `@page { size: … }` rule, as designers for print write it. */
export function sheetOfPageRule(format: SheetFormat, size: string | undefined): Sheet | undefined {
  const [, width, widthUnit, height, heightUnit] =
    /^([\d.]+)(in|mm|cm|pt|px)\s+([\d.]+)(in|mm|cm|pt|px)/i.exec(size?.trim() ?? '') ?? [];
  if (width === undefined) return undefined;
  return sheetOf(format, pixels(Number(width), widthUnit), pixels(Number(height), heightUnit));
}

function pixels(value: number, unit = 'px'): number {
  const perUnit: Record<string, number> = { in: 96, mm: 96 / 25.4, cm: 96 / 2.54, pt: 96 / 72, px: 1 };
  return value * (perUnit[unit.toLowerCase()] ?? 1);
}
