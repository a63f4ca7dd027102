/** Checks one side of a creative: its text, merge tags, markup and layout. */
import { addressSide } from '../address/address-side.ts';
import type { ArtworkCheck, ArtworkFinding, ArtworkOverlays, SheetBox } from '../check-types.ts';
import { finding, refusal, type SideFinding } from '../merge-tags/findings.ts';
import { CreativeError } from '../merge-tags/limits.ts';
import { checkSize, templateProblem } from '../merge-tags/templates.ts';
import { pictureFinder } from '../pictures/pictures.ts';
import { artworkPages, type Page } from '../render/layout.ts';
import { collectWarnings, concealed } from '../render/warnings.ts';
import { type SheetFormat, sheetFormat, unsizedFormat } from '../sheet/formats.ts';
import { hasAddress, overlaysOf } from '../sheet/overlays.ts';
import { plainSheet } from '../sheet/sheet.ts';
import type { Renderer } from '../takumi/renderer.ts';
import type { ImageStore } from '../types.ts';
import { contrastSlips } from './contrast-slips.ts';
import { cssSlips } from './css-slips.ts';
import { type DrawnPage, type DrawnText, drawnPage } from './drawn-boxes.ts';
import { type CheckedPiece, filledSide, identity, ofRow } from './filled-side.ts';
import { inkSlips } from './ink-slips.ts';
import { continuesSlips, layoutSlips, smallTexts } from './layout-slips.ts';
import { lineSlips } from './line-slips.ts';
import { markupSlips } from './markup-slips.ts';
import { addressSlip, drawnPictureSlips, pictureAddressSlips, pictureFaults } from './picture-slips.ts';
import { printedPictures } from './printed-pictures.ts';
import { rasterOf } from './raster.ts';
import { blankPageSlips, blankSlips, edgeSlips, sizeSlips } from './sheet-slips.ts';
import { readSource, type Source } from './source.ts';
import { svgSlips } from './svg-slips.ts';
import { furtherWarnings } from './warnings-said.ts';

export interface CheckRequest {
  readonly html: string;
  readonly format: string;
  readonly side: 'front' | 'back';
  readonly piece: CheckedPiece;
  /** Further pieces: those of the rows with the longest values. */
  readonly longest: readonly { readonly row: number; readonly key: string; readonly piece: CheckedPiece }[];
  readonly now: string;
  readonly careful?: boolean | undefined;
}

interface Tools {
  readonly renderer: Renderer;
  readonly images: readonly (ImageStore | undefined)[];
}

/** All findings that do not depend on merge tag values. */
export async function checkSide(request: CheckRequest, tools: Tools): Promise<ArtworkCheck> {
  const { html, side } = request;
  const format = sheetFormat(request.format);
  const found: SideFinding[] = [];
  let overlays = overlaysOf(format, format.trim, side);
  const unsized = unsizedFormat(request.format);
  if (unsized !== undefined)
    found.push(
      finding('not-drawn', unsized, { remedy: 'Give the format a name with its size in inches, such as postcard_5x7' }),
    );
  try {
    checkSize(html);
    const source = readSource(html);
    found.push(...markupSlips(source), ...(await cssSlips(source)));
    const known = await knownPictures(source, tools);
    found.push(...pictureAddressSlips(source, known));
    if (templateProblem(html) === null) {
      const laidOut = await layOut(request, source, tools, found);
      overlays = laidOut.overlays;
      found.push(...laidOut.findings);
      const seen = new Set(found.map(identity));
      for (const { piece, ...longest } of request.longest) {
        const other = await layOut({ ...request, piece }, source, tools, found, false);
        found.push(...ofRow(other.findings, seen, longest));
      }
    }
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    found.push(refusal(error.message));
  }
  return { ok: false, findings: found.map((one): ArtworkFinding => ({ ...one, side })), overlays, renderer: 'takumi' };
}

async function knownPictures({ elements }: Source, { images }: Tools): Promise<(address: string) => boolean> {
  const known = new Set<string>();
  for (const { element } of elements) {
    const address = element.attrs.find(({ name }) => name === 'src')?.value.trim();
    if (!address) continue;
    for (const store of images) if ((await store?.get(address)) !== undefined) known.add(address);
  }
  return (address) => known.has(address.trim());
}

/** Stands for a missing picture: no text, and no pixels to measure. */
const STAND_IN = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>');

async function layOut(
  { html, format: name, side, piece, now, careful = false }: CheckRequest,
  source: Source,
  { renderer, images }: Tools,
  said: readonly SideFinding[],
  isFirst = true,
): Promise<{ findings: SideFinding[]; overlays: ArtworkOverlays }> {
  const format = sheetFormat(name);
  const warnings = collectWarnings();
  const findings: SideFinding[] = [];
  const lost = new Set<string>();
  const look = pictureFinder(images, warnings);
  const find = async (address: string) => {
    const bytes = await look(address);
    if (bytes === undefined) lost.add(address);
    return bytes ?? STAND_IN;
  };
  let pages: Page[];
  let values: readonly string[] = [];
  try {
    const text = filledSide(source.marked, html, piece, now);
    values = text.values.filter((value) => !html.includes(value));
    warnings.conceal(values);
    pages = await artworkPages(text.html, format, { renderer, find, warnings, careful });
  } catch (error) {
    const message = error instanceof CreativeError ? error.message : 'The renderer cannot draw it';
    return { findings: [refusal(message)], overlays: overlaysOf(format, format.trim, side) };
  }
  const trim = pages[0]?.sheet.trim ?? plainSheet(format).trim;
  const overlays = overlaysOf(format, trim, side);
  const thinLines: { slip: SideFinding; page: number }[] = [];
  for (const [index, page] of pages.entries()) {
    const own = index === 0 ? overlays : { ...overlays, address_zone: null, barcode_clear_zone: null };
    const all = await drawnPage(page, renderer);
    const drawn = onPage(all, page);
    if (index === 0) thinLines.push(...lineSlips(page).map((slip) => ({ slip, page: pageOf(slip, all, trim.height) })));
    const pictures = await printedPictures(page, renderer);
    const svgs = svgSlips(drawn);
    const bytesOf = (address: string) =>
      lost.has(address) ? undefined : page.drawing.images.find(({ src }) => src === address)?.data;
    const slips = [
      ...layoutSlips(drawn, own),
      ...drawnPictureSlips(drawn, own, bytesOf, pictures),
      ...smallTexts(svgs.texts),
      ...(page.part === undefined ? [] : continuesSlips(drawn.texts, index, pages.length, page.part.begun)),
      ...thinLines.filter(({ page: on }) => on === index).map(({ slip }) => slip),
      ...svgs.lines,
      ...(isFirst ? await colourSlips(page, drawn, renderer, svgs.texts) : []),
      ...(index === 0
        ? firstPageSlips(page, drawn, own, format, source, side)
        : blankPageSlips(all, index + 1, page.sheet.trim)),
    ];
    findings.push(...(pages.length > 1 ? slips.map((slip) => ({ ...slip, page: index + 1 })) : slips));
  }
  findings.push(...addressSlips(piece, format, side, pages[0]));
  findings.push(...filledAddresses(html, source, lost), ...pictureFaults(warnings.list(), source));
  findings.push(...furtherWarnings(warnings.list(), said, html));
  return { findings: findings.map((one) => ({ ...one, message: concealed(one.message, values) })), overlays };
}

/** The page of the element of a finding, from 0, as it is laid out with the first page. */
function pageOf({ line, column }: SideFinding, { boxes }: DrawnPage, height: number): number {
  const own = boxes.find(({ place }) => place?.line === line && place?.column === column);
  return own === undefined ? 0 : Math.max(0, Math.floor(own.box.top / height));
}

/** The texts and boxes of one of several pages of the same artwork. */
function onPage(drawn: DrawnPage, { part, sheet }: Page): DrawnPage {
  if ((part?.count ?? 1) < 2) return drawn;
  const isHere = ({ box: { top, height } }: { readonly box: SheetBox }) =>
    top + height / 2 >= 0 && top + height / 2 < sheet.trim.height;
  return { ...drawn, texts: drawn.texts.filter(isHere), boxes: drawn.boxes.filter(isHere) };
}

async function colourSlips(
  page: Page,
  drawn: DrawnPage,
  renderer: Renderer,
  ofSvgs: readonly DrawnText[],
): Promise<SideFinding[]> {
  const raster = await rasterOf(page, renderer);
  const texts = [...drawn.texts, ...ofSvgs];
  return [...(await contrastSlips(page, texts, renderer, raster)), ...inkSlips(drawn, raster)];
}

function firstPageSlips(
  page: Page,
  drawn: DrawnPage,
  overlays: ArtworkOverlays,
  format: SheetFormat,
  source: Source,
  side: 'front' | 'back',
): SideFinding[] {
  const sizes = sizeSlips(page, format);
  const isSaid = format.kind === 'letter' || sizes.some(({ code }) => code === 'no-bleed' || code === 'wrong-size');
  return [...sizes, ...(isSaid ? [] : edgeSlips(page, drawn, overlays)), ...blankSlips(page, drawn, source, side)];
}

/** The URLs of pictures that come from merge tags or style sheets. */
function filledAddresses(html: string, source: Source, lost: ReadonlySet<string>): SideFinding[] {
  const written = new Set(
    source.elements.flatMap(({ element }) =>
      element.attrs.filter(({ name }) => name === 'src').map(({ value }) => value.trim()),
    ),
  );
  return [...lost].flatMap((address) => {
    if (written.has(address.trim())) return [];
    const at = html.indexOf(address);
    return addressSlip(address, () => false, at < 0 ? {} : source.placeAt(at));
  });
}

function addressSlips(
  piece: CheckedPiece,
  format: SheetFormat,
  side: 'front' | 'back',
  page: Page | undefined,
): SideFinding[] {
  if (page === undefined || !piece.address || !hasAddress(format, side)) return [];
  const warnings = collectWarnings();
  addressSide({ id: '', format: '', now: '', ...piece }, format, page.sheet, warnings);
  return warnings.list().map((warning) => finding('address-too-long', warning));
}
