/** D70: the artwork's own size decides its orientation and whether it has bleed. */
import { BLEED, type Inches, type SheetFormat } from './formats.ts';

/** A sheet for the layout, in CSS pixels of the artwork, whatever their number per inch. */
export interface Sheet {
  /** After trimming, in inches. */
  trim: Inches;
  /** CSS pixels per inch of the artwork: 96 unless it is drawn at another size, e.g. 300 dpi. */
  unit: number;
  /** Pixels that are cut off on each side. */
  bleed: number;
}

/** Usual pixel densities of artwork: CSS pixels, points as pixels, a 600 px wide 4 × 6, print at 150 to 600 dpi. */
const DENSITIES = [96, 72, 100, 150, 200, 300, 600];

/** Within half a percent, or half a pixel, to allow for rounding. */
const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.6, b * 0.005);

/** The sheet if the artwork declares no size: landscape for a postcard, no bleed. */
export function plainSheet({ trim }: SheetFormat): Sheet {
  return { trim, unit: 96, bleed: 0 };
}

/** The sheet for a box of `width` × `height` CSS pixels, if it is one of this format. */
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

/** The sheet of an `@page { size: … }` rule, as used in artwork for print. */
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
