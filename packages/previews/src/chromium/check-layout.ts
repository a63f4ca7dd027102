/** The check of a side's layout and contrast in the browser: the same questions as to the other renderer's. */
import { browserSlips } from '../check/browser-slips.ts';
import type { CheckRequest } from '../check/check-side.ts';
import { type CheckedPiece, filledSide, identity, ofRow } from '../check/filled-side.ts';
import { MARK, readSource } from '../check/source.ts';
import type { ArtworkCheck, ArtworkFinding } from '../check-types.ts';
import { foreignCharacters } from '../fonts/fonts.ts';
import type { SideFinding } from '../merge-tags/findings.ts';
import { pictureFinder } from '../pictures/pictures.ts';
import { collectWarnings, concealed } from '../render/warnings.ts';
import { sheetFormat } from '../sheet/formats.ts';
import { overlaysOf } from '../sheet/overlays.ts';
import { plainSheet } from '../sheet/sheet.ts';
import type { ImageStore } from '../types.ts';
import { browserArtwork } from './artwork-html.ts';
import { ask } from './ask.ts';
import type { FreshPage } from './browser.ts';
import * as inPage from './in-page.ts';
import { startPages } from './in-page-breaks.ts';
import { textsOf } from './in-page-texts.ts';
import { pictureSide } from './picture-side.ts';
import { servePage } from './serve-page.ts';
import { settled } from './settled.ts';
import { frameOf, sheetSaid } from './sides.ts';

/** Lines of text that are looked at. */
const MOST = 5_000;

export async function checkLayout(
  fresh: FreshPage,
  request: CheckRequest,
  images: ImageStore,
  font: (path: string) => Promise<Uint8Array>,
): Promise<ArtworkCheck> {
  const { html, side, now } = request;
  const format = sheetFormat(request.format);
  const { marked } = readSource(html);
  // The other renderer's check has said what there is to say of pictures and fonts.
  const silent = collectWarnings();
  const guess = plainSheet(format);
  let trim = guess.trim;

  const slipsOf = async (piece: CheckedPiece, isFirst: boolean): Promise<SideFinding[]> => {
    const text = filledSide(marked, html, piece, now);
    await foreignCharacters(Array.from(text.html, (character) => character.codePointAt(0) ?? 0));
    const artwork = browserArtwork(text.html, silent);
    fresh.serve = servePage({
      find: pictureFinder([images], silent),
      addresses: new Map(artwork.addresses),
      font,
      warnings: silent,
    });
    if (!isFirst) await ask(fresh, inPage.clearPage);
    const frame = { width: guess.trim.width * guess.unit, height: guess.trim.height * guess.unit };
    await ask(fresh, inPage.writeSides, [{ html: artwork.html, ...frame }]);
    await settled(fresh);
    const [size] = await ask(fresh, inPage.measureSides);
    const sheet = (size && sheetSaid(format, size)) ?? guess;
    if (isFirst) trim = sheet.trim;
    const frames = [frameOf(sheet, format)];
    const [begun = []] = format.kind === 'letter' ? await ask(fresh, startPages, frames) : [];
    await ask(fresh, inPage.layOutSides, frames);
    const drawn = await ask(fresh, textsOf, { most: MOST, mark: MARK });
    const values = text.values.filter((value) => !html.includes(value));
    const drawings = isFirst ? await pictureSide(fresh, sheet, artwork.html) : undefined;
    return browserSlips(drawn, sheet, format, side, { drawings, begun }).map((one) => ({
      ...one,
      message: concealed(one.message, values),
    }));
  };

  const found = await slipsOf(request.piece, true);
  const seen = new Set(found.map(identity));
  for (const { piece, ...longest } of request.longest) found.push(...ofRow(await slipsOf(piece, false), seen, longest));
  return {
    ok: false,
    findings: found.map((one): ArtworkFinding => ({ ...one, side })),
    overlays: overlaysOf(format, trim, side),
    renderer: 'chromium',
  };
}
