/** Draws a piece with Chromium: its sides are frames of one page, which is captured as an image or printed. */
import { addressLines, addressSide } from '../address/address-side.ts';
import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import { DEFAULT_FAMILY } from '../fonts/font-names.ts';
import { fontLoader, foreignCharacters } from '../fonts/fonts.ts';
import { limits } from '../merge-tags/limits.ts';
import { pictureFinder } from '../pictures/pictures.ts';
import { runsOff, wrongSize } from '../render/layout.ts';
import { fallbackPage } from '../render/plain-pages.ts';
import { sayCovered, sayUnsized } from '../render/render-piece.ts';
import { collectWarnings, type Warnings } from '../render/warnings.ts';
import { type SheetFormat, sheetFormat, type Zone } from '../sheet/formats.ts';
import { pictureOf } from '../sheet/picture.ts';
import { plainSheet, type Sheet } from '../sheet/sheet.ts';
import type { ImageStore, PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';
import { sayMachinesFonts } from './artwork-html.ts';
import { ask } from './ask.ts';
import { ChromiumBrowser, type FreshPage, isEnd, orItsEnd } from './browser.ts';
import { checkLayout } from './check-layout.ts';
import type { FoundChromium } from './find-chromium.ts';
import * as inPage from './in-page.ts';
import { startPages } from './in-page-breaks.ts';
import { lettersOf } from './letters.ts';
import { sayLost } from './lost.ts';
import { nodesHtml } from './node-html.ts';
import { withBoxes } from './pdf-boxes.ts';
import { photographed } from './photograph.ts';
import { servePage } from './serve-page.ts';
import { settled } from './settled.ts';
import { frameOf, type Side, sheetSaid, sidesOf } from './sides.ts';
import { fontFaceRules, WORLD } from './web-fonts.ts';

export interface ChromiumRenderer {
  /** `time`: milliseconds that the artwork may take. */
  render(
    piece: PreviewPiece,
    part: PreviewPart,
    how: { instead?: string | undefined; time?: number | undefined },
  ): Promise<RenderedPreview>;
  /** What is wrong with the layout of a side, and nothing else. */
  check(request: CheckRequest, images: ImageStore): Promise<ArtworkCheck>;
}

interface Drawn {
  readonly side: Side;
  readonly sheet: Sheet;
  readonly layout: inPage.SideLayout;
}

export async function openChromium(found: FoundChromium, most: Most = limits): Promise<ChromiumRenderer> {
  const browser = new ChromiumBrowser(found, most.memory);
  const load = await fontLoader(undefined);
  const files = new Map<string, Promise<Uint8Array>>();
  const font = (path: string) => {
    const file = files.get(path) ?? load(path);
    files.set(path, file);
    return file;
  };
  await browser.open();

  const once = async <T>(work: (fresh: FreshPage) => Promise<T>, time: number): Promise<T> => {
    const fresh = await browser.page();
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new TooLong()), time);
      });
      const working = work(fresh);
      working.catch(() => {});
      const done = await Promise.race([working.catch(orItsEnd(fresh)), fresh.ended, late]);
      browser.reuse(fresh).catch(() => {});
      return done;
    } catch (error) {
      // A failure here may leave the page in an undefined state.
      void fresh.close();
      browser.open().catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  // A page or browser that ended is restarted: this artwork need not be the cause.
  const often = async <T>(work: (fresh: FreshPage) => Promise<T>, time: number): Promise<T> => {
    for (let left = 2; ; left -= 1) {
      try {
        return await once(work, time);
      } catch (error) {
        if (!isEnd(error) || left === 0) throw error;
      }
    }
  };

  return {
    async render(piece, part, { instead, time = most.time }) {
      const warnings = collectWarnings();
      sayUnsized(piece.format, warnings);
      const drawnOf = (of: PreviewPiece, limit: number) =>
        often((fresh) => draw(fresh, of, part, warnings, font), limit);
      const without = (reason: string) => {
        warnings.add(reason);
        const page = fallbackPage(reason, sheetFormat(piece.format));
        const plain = { ...piece, front_html: page, back_html: piece.back_html ? page : piece.back_html };
        return drawnOf(plain, Math.max(time, OWN_PAGE));
      };
      if (instead !== undefined) return finished(await without(instead), part, warnings);
      const drawn = await drawnOf(piece, time).catch((error: unknown) => without(reasonOf(error, { ...most, time })));
      return finished(drawn, part, warnings);
    },
    check: (request, images) => often((fresh) => checkLayout(fresh, request, images, font), most.time),
  };
}

/**
 * Timeout for the page that replaces artwork, in milliseconds: it is fast and harmless, but the machine may be
 * overloaded.
 */
const OWN_PAGE = 30_000;

class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Limits for a piece, in milliseconds and bytes. */
interface Most {
  readonly time: number;
  readonly memory: number;
}

function reasonOf(error: unknown, most: Most): string {
  if (error instanceof TooLong) return `It took longer than ${most.time / 1000} s to draw`;
  if (isEnd(error))
    return `The renderer stopped at this artwork, or it needs more than ${Math.round(most.memory / 1024 / 1024)} MB of memory`;
  return `The renderer cannot draw it: ${String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.slice(0, 200)}`;
}

const finished = (bytes: Uint8Array<ArrayBuffer>, part: PreviewPart, warnings: Warnings): RenderedPreview => ({
  contentType: part === 'pdf' ? 'application/pdf' : 'image/png',
  bytes,
  warnings: warnings.list(),
  renderer: 'chromium',
});

async function draw(
  fresh: FreshPage,
  piece: PreviewPiece,
  part: PreviewPart,
  warnings: Warnings,
  font: (path: string) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const format = sheetFormat(piece.format);
  // Loads the fonts of the optional package if they may be needed.
  await foreignCharacters(Array.from(lettersOf(piece), (character) => character.codePointAt(0) ?? 0));
  const sides = sidesOf(piece, part, format, warnings);
  const seen = new Set(sides.flatMap(({ artwork, unseen }) => (unseen ? [] : [...artwork.addresses.values()])));
  const find = pictureFinder([piece.images], warnings);
  const findQuietly = pictureFinder([piece.images], collectWarnings());
  fresh.serve = servePage({
    find: (address) => (seen.has(address) ? find : findQuietly)(address),
    addresses: new Map(sides.flatMap(({ artwork }) => [...artwork.addresses])),
    font,
    warnings,
  });
  const guess = plainSheet(format);
  const frame = { width: guess.trim.width * guess.unit, height: guess.trim.height * guess.unit };
  await ask(
    fresh,
    inPage.writeSides,
    sides.map(({ artwork }) => ({ html: artwork.html, ...frame })),
  );
  await settled(fresh);
  const sizes = await ask(fresh, inPage.measureSides);
  const sheets = sheetsOf(sides, sizes, format, warnings);
  const frames = sheets.map((sheet) => frameOf(sheet, format));
  if (format.kind === 'letter') await ask(fresh, startPages, frames);
  const layouts = await ask(fresh, inPage.layOutSides, frames);
  const drawn = sides.map((side, index) => ({
    side,
    sheet: sheets[index] as Sheet,
    layout: layouts[index] as inPage.SideLayout,
  }));
  await sayLost(fresh, sides, warnings);
  const { plans, boxes } = plansOf(drawn, piece, part, format, warnings);
  await ask(fresh, inPage.composeSheets, { plans, sides: sides.map(({ artwork }) => artwork.html) });
  await settled(fresh);
  if (part === 'pdf') {
    const bytes = await fresh.page.pdf({ preferCSSPageSize: true, printBackground: true });
    return withBoxes(bytes, boxes, { title: piece.name || `Mailing ${piece.id}`, now: piece.now });
  }
  const { width, height } = plans[0] as inPage.SheetPlan;
  const data = await photographed(fresh, { width, height });
  // Fails if the page's process has ended, because its picture is white then.
  await ask(fresh, inPage.isSettled);
  return new Uint8Array(Buffer.from(data, 'base64'));
}

function sheetsOf(
  sides: readonly Side[],
  sizes: readonly inPage.SideSize[],
  format: SheetFormat,
  warnings: Warnings,
): Sheet[] {
  const said = sizes.map((size) => sheetSaid(format, size));
  return sides.map(({ name, unseen }, index) => {
    const sheet = said[index];
    if (sheet !== undefined) return sheet;
    const body = sizes[index]?.body;
    if (format.kind === 'postcard' && body !== undefined && !unseen)
      warnings.add(wrongSize(format, { width: body[0], height: body[1] }));
    const like = name === 'back' ? said[0] : undefined;
    return like === undefined ? plainSheet(format) : { trim: like.trim, unit: 96, bleed: 0 };
  });
}

function plansOf(
  drawn: readonly Drawn[],
  piece: PreviewPiece,
  part: PreviewPart,
  format: SheetFormat,
  warnings: Warnings,
) {
  const plans: inPage.SheetPlan[] = [];
  const boxes: { trim: Sheet['trim']; bleed: number }[] = [];
  drawn.forEach(({ side, sheet, layout }, index) => {
    if (side.unseen) return;
    const { trim, unit, bleed } = sheet;
    const texts = layout.texts.map(([left, top, width, height]) => ({
      left: (left - bleed) / unit,
      top: (top - bleed) / unit,
      width: width / unit,
      height: height / unit,
    }));
    if (format.kind === 'postcard' && runsOff(sheet, texts))
      warnings.add('Text of the artwork runs off the card and is cut at its edge');
    const pages = part === 'pdf' ? Math.min(layout.pages, limits.pages) : 1;
    if (layout.pages > limits.pages) warnings.add(`Only the first ${limits.pages} of ${layout.pages} pages are drawn`);
    for (let number = 0; number < pages; number += 1) {
      const { density, bleed: printed, ...size } = part === 'pdf' ? pdfPage(sheet) : pictureOf(part, sheet);
      plans.push({
        side: index,
        number,
        ...size,
        scale: density / unit,
        artwork: { offset: (printed - bleed / unit) * unit, height: trim.height * unit + 2 * bleed },
        trim: printed * unit,
        over: isAddressed(side, number, part, format) ? over(piece, format, sheet, texts, warnings) : '',
      });
      boxes.push({ trim, bleed: printed });
    }
  });
  return { plans, boxes };
}

function pdfPage({ trim, bleed, unit }: Sheet): ReturnType<typeof pictureOf> {
  const around = bleed / unit;
  return { density: 96, bleed: around, width: (trim.width + 2 * around) * 96, height: (trim.height + 2 * around) * 96 };
}

/** The back of a card; the first page of a letter, except for its thumbnail. */
const isAddressed = ({ name }: Side, number: number, part: PreviewPart, { kind }: SheetFormat) =>
  kind === 'letter' ? name === 'front' && number === 0 && part !== 'thumbnail' : name === 'back';

function over(piece: PreviewPiece, format: SheetFormat, sheet: Sheet, texts: readonly Zone[], warnings: Warnings) {
  sayCovered(piece, sheet, texts, warnings);
  const html = nodesHtml(addressSide(piece, format, sheet, warnings)).replace(/font-family: *Inter/g, `$&,${WORLD}`);
  sayMachinesFonts([...addressLines(piece), ...(piece.return_address ?? [])].join(''), warnings);
  const rules = fontFaceRules(new Set(['Inter']), html);
  return `<style>${rules}.over{font-family:${DEFAULT_FAMILY};font-size:16px;color:#000}</style>${html}`;
}
