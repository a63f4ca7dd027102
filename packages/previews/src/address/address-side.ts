/** What the printer adds to the address side: the clear zone, the address block, the barcode and the indicia. */

import { families } from '../fonts/font-names.ts';
import type { Warnings } from '../render/warnings.ts';
import { BLEED, type Inches, type SheetFormat, type Zone } from '../sheet/formats.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { box, type Node, picture, type Style, withImportantStyles, words } from '../takumi/nodes.ts';
import type { PreviewPiece } from '../types.ts';
import { imbSvg } from './barcode.ts';
import { fittedLines } from './fitted-lines.ts';

/**
 * The area that is kept free of artwork: at the bottom right of a postcard, in the window of a letter's first page.
 * Sizes and positions follow the templates that printers give to designers: the zone of a card starts 0.275 in from the
 * right and 0.25 in from the bottom of a page with 1/8 in of bleed, which is 0.15 and 0.125 in from the trimmed edges.
 */
export function addressZone({ kind, trim: plain }: SheetFormat, trim: Inches): Zone {
  if (kind === 'letter') return { left: 0.6, top: 0.84, width: 3.15, height: 2 };
  const width = Math.min(Math.max(plain.width, plain.height) > 6 ? 4 : 3.2835, trim.width - 0.4);
  const height = Math.min(2.375, trim.height - 0.4);
  return { left: trim.width - 0.275 + BLEED - width, top: trim.height - 0.25 + BLEED - height, width, height };
}

/** Whether one of these rectangles overlaps the zone, ignoring measurement errors. */
export function reachesInto(zone: Zone, texts: readonly Zone[]): boolean {
  const hair = 0.04;
  return texts.some(
    (text) =>
      text.left + text.width > zone.left + hair &&
      text.left < zone.left + zone.width - hair &&
      text.top + text.height > zone.top + hair &&
      text.top < zone.top + zone.height - hair,
  );
}

/** The lines of the address block as printed: in capitals, and `Current Resident` if there is no name. */
export function addressLines({ address, recipient }: Pick<PreviewPiece, 'address' | 'recipient'>): string[] {
  if (!address) return [];
  const given = joined([recipient?.first_name, recipient?.last_name], ' ');
  const zip = joined([address.postal_code, address.zip_addon], '-');
  const place = joined([address.city, address.state_name], ' ');
  return [
    inOneLine(address.name) || inOneLine(recipient?.full_name) || given || 'Current Resident',
    inOneLine(address.company),
    inOneLine(address.address_1),
    inOneLine(address.address_2),
    joined([place, zip], '  ', String),
  ]
    .filter((line) => line !== '')
    .map((line) => line.toUpperCase());
}

/** Joins the lines of a field, since spreadsheet cells may contain line breaks. */
const inOneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const joined = (parts: readonly (string | null | undefined)[], between: string, one = inOneLine) =>
  parts.map(one).filter(Boolean).join(between);

/**
 * In inches: from the top of the zone to the address, below the indicia; and from the address to the bottom, which
 * leaves the barcode above the lowest 5/8 in that USPS reads.
 */
const TOP = 0.76;
const BELOW = 0.745;

/** The nodes drawn over the artwork. */
export function addressSide(piece: PreviewPiece, format: SheetFormat, sheet: Sheet, warnings: Warnings): Node[] {
  const zone = addressZone(format, sheet.trim);
  const inch = (value: number) => `${Math.round(value * sheet.unit * 1000) / 1000}px`;
  const point = (value: number) => inch(value / 72);
  const at = (left: number, top: number, size: Style = {}): Style => ({
    position: 'absolute',
    left: inch(left),
    top: inch(top),
    ...size,
  });
  const ink: Style = {
    color: '#111111',
    fontFamily: families.sans,
    fontWeight: 400,
    fontStyle: 'normal',
    textAlign: 'left',
    letterSpacing: '0',
    textTransform: 'none',
    whiteSpace: 'pre',
  };

  const letter = format.kind === 'letter';
  const left = letter ? 0.15 : Math.min(0.3, zone.width - 3.05);
  const { lines, points, wrapped } = fittedLines(addressLines(piece), zone.width - left - 0.1);
  if (wrapped) warnings.add('A line of the address is longer than the address zone: it continues in the next line');
  const room = letter ? zone.height - 0.8 : zone.height - TOP - BELOW;
  const leading = Math.min(0.165, room / Math.max(1, lines.length));
  if (leading * 72 < points)
    warnings.add(
      'The address has more lines than the address zone has room for: shorten the name, the company or the address',
    );
  const blockTop = letter ? 0.5 : Math.max(TOP, zone.height - BELOW - lines.length * leading);
  const block: Node[] = lines.map((line, index) =>
    words(
      line,
      withImportantStyles({
        ...ink,
        ...at(left, blockTop + index * leading),
        fontSize: point(points),
        lineHeight: inch(leading),
      }),
    ),
  );
  const sender = returnAddress(
    piece,
    letter ? zone.width - left - 0.1 : zone.width - left - 1.25,
    (across, down) => at(left + across, 0.04 + down),
    ink,
    inch,
    point,
    warnings,
  );
  const nodes = [...sender, ...block];
  const barcode = imbSvg(piece);
  if (barcode)
    nodes.push(
      picture(
        barcode,
        withImportantStyles(
          at(left, blockTop + lines.length * leading + 0.1, { width: inch(2.9), height: inch(0.15) }),
        ),
      ),
    );
  if (!letter)
    nodes.push(
      indicia(piece.mail_type, at(zone.width - 1.15, 0.08, { width: inch(1.05), height: inch(0.62) }), ink, point),
    );
  return [
    box(
      withImportantStyles({
        ...at(zone.left, zone.top, { width: inch(zone.width), height: inch(zone.height) }),
        backgroundColor: '#ffffff',
        overflow: 'hidden',
        // Above every level of the artwork.
        zIndex: 2_147_483_647,
      }),
      nodes,
    ),
  ];
}

/** In inches, above the address. */
const ROOM_OF_SENDER = 0.46;

/** The return address at the top left of the zone: in smaller type if necessary, and never as large as the address. */
function returnAddress(
  { return_address }: PreviewPiece,
  width: number,
  at: (left: number, top: number) => Style,
  ink: Style,
  inch: (value: number) => string,
  point: (value: number) => string,
  warnings: Warnings,
): Node[] {
  const given = (return_address ?? []).map(inOneLine).filter(Boolean);
  const fitted = fittedLines(given, width, { largest: 7, smallest: 5.5 });
  const { points } = fitted;
  const lines = fitted.lines.slice(0, Math.floor((ROOM_OF_SENDER * 72) / points));
  if (lines.length < fitted.lines.length)
    warnings.add(
      `The return address has more lines than there is room for: the first ${lines.length} of ${fitted.lines.length} are printed`,
    );
  const leading = Math.min((points * 1.2) / 72, ROOM_OF_SENDER / Math.max(1, lines.length));
  return lines.map((line, index) =>
    words(
      line,
      withImportantStyles({
        ...ink,
        ...at(0, index * leading),
        fontSize: point(points),
        lineHeight: inch(leading),
      }),
    ),
  );
}

/** Instead of a stamp: an imprint without postal value. */
function indicia(
  mailType: string | null | undefined,
  place: Style,
  ink: Style,
  point: (value: number) => string,
): Node {
  const lines = [mailType === 'standard' ? 'PRSRT STD' : 'FIRST-CLASS MAIL', 'U.S. POSTAGE', 'PAID', 'PREVIEW 000'];
  const text = lines.map((line) =>
    words(
      line,
      withImportantStyles({
        ...ink,
        textAlign: 'center',
        fontSize: point(6.5),
        lineHeight: point(8.5),
        fontWeight: line === 'PAID' ? 700 : 500,
      }),
    ),
  );
  return box(
    withImportantStyles({
      ...place,
      border: `${point(0.75)} solid #111111`,
      boxSizing: 'border-box',
      paddingTop: point(4.5),
      backgroundColor: '#ffffff',
    }),
    text,
  );
}
