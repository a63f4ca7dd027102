/** The printing guides of a side: trim, bleed, safe area and machine-read areas. Drawings and checks share them. */
import { addressZone } from '../address/address-side.ts';
import type { ArtworkOverlays, SheetBox } from '../check-types.ts';
import { BLEED, type Inches, type SheetFormat } from './formats.ts';

/**
 * The distance of text from the edge: 1/16 in on cards and 3/16 in on letters, as in the templates of
 * github.com/lob/examples (`#safe-area` 5.875 × 3.875 in of 6 × 4; `.page-content` 8.125 × 10.625 in of 8.5 × 11).
 */
const SAFE = { postcard: 0.0625, letter: 0.1875 } as const;

/** The lower right corner that sorting machines read: 4 3/4 × 5/8 in (DMM 202.5.1). */
const BARCODE = { width: 4.75, height: 0.625 } as const;

/** Whether the address is printed on this side: the back of a card, the first page of a letter. */
export const hasAddress = ({ kind }: SheetFormat, side: 'front' | 'back'): boolean =>
  kind === 'letter' ? side === 'front' : side === 'back';

export function overlaysOf(format: SheetFormat, trim: Inches, side: 'front' | 'back'): ArtworkOverlays {
  const { width, height } = trim;
  const grown = (by: number): SheetBox => ({
    left: 0 - by,
    top: 0 - by,
    width: width + 2 * by,
    height: height + 2 * by,
  });
  const addressed = hasAddress(format, side);
  const barcode = { width: Math.min(BARCODE.width, width), height: BARCODE.height };
  return {
    trim: grown(0),
    bleed: grown(BLEED),
    safe_area: grown(-SAFE[format.kind]),
    address_zone: addressed ? addressZone(format, trim) : null,
    barcode_clear_zone:
      addressed && format.kind === 'postcard'
        ? { left: width - barcode.width, top: height - barcode.height, ...barcode }
        : null,
  };
}
