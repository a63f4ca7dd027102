/** The sides of a piece for the browser: which HTML, on which sheet. */
import { CreativeError } from '../merge-tags/limits.ts';
import { fillMergeTags } from '../render/layout.ts';
import { defaultBack, defaultFront, fallbackPage } from '../render/plain-pages.ts';
import type { Warnings } from '../render/warnings.ts';
import type { SheetFormat } from '../sheet/formats.ts';
import { isBack } from '../sheet/picture.ts';
import { plainSheet, type Sheet, sheetOf, sheetOfPageRule } from '../sheet/sheet.ts';
import type { PreviewPart, PreviewPiece } from '../types.ts';
import { type Artwork, browserArtwork } from './artwork-html.ts';
import type { SideFrame, SideSize } from './in-page.ts';

export interface Side {
  readonly name: 'front' | 'back';
  readonly artwork: Artwork;
  /** Used only to find the orientation. */
  readonly unseen: boolean;
}

/** The sides that a part needs. Unreadable artwork is replaced by a page that says why. */
export function sidesOf(piece: PreviewPiece, part: PreviewPart, format: SheetFormat, warnings: Warnings): Side[] {
  const title = piece.name?.trim() || 'A piece of mail';
  const side = (name: Side['name'], html: string, unseen = false): Side => ({
    name,
    unseen,
    artwork: readArtwork(html, piece, format, unseen ? SILENT : warnings),
  });
  const front = piece.front_html || defaultFront(title, format.trim);
  if (format.kind === 'letter')
    return [side('front', front), ...(part === 'pdf' && piece.back_html ? [side('back', piece.back_html)] : [])];
  const back = piece.back_html || (piece.front_html ? '<body></body>' : defaultBack(title, format.trim));
  if (part === 'pdf') return [side('front', front), side('back', back)];
  // A back without a size has the orientation of the front.
  if (isBack(part)) return [...(piece.front_html ? [side('front', front, true)] : []), side('back', back)];
  return [side('front', front)];
}

const SILENT: Warnings = { add() {}, conceal() {}, list: () => [] };

function readArtwork(html: string, piece: PreviewPiece, format: SheetFormat, warnings: Warnings): Artwork {
  try {
    return browserArtwork(fillMergeTags(html, piece, warnings), warnings);
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    warnings.add(error.message);
    return browserArtwork(fallbackPage(error.message, format), SILENT);
  }
}

/** The frame that holds the artwork of a sheet with its bleed. */
export const frameOf = ({ trim, unit, bleed }: Sheet, format: SheetFormat): SideFrame => ({
  width: trim.width * unit + 2 * bleed,
  height: trim.height * unit + 2 * bleed,
  paged: format.kind === 'letter',
});

/** D70: the sheet size that the artwork declares, in CSS. */
export function sheetSaid(format: SheetFormat, { boxes, page }: SideSize): Sheet | undefined {
  const guess = plainSheet(format);
  const [width, height] = [guess.trim.width * guess.unit, guess.trim.height * guess.unit];
  for (const [boxWidth, boxHeight] of boxes) {
    // `width: 100%; height: 100%` yields the assumed size itself, so it says nothing.
    if (Math.abs(boxWidth - width) < 0.01 && Math.abs(boxHeight - height) < 0.01) continue;
    const sheet = sheetOf(format, boxWidth, boxHeight);
    if (sheet !== undefined) return sheet;
  }
  return sheetOfPageRule(format, page);
}
