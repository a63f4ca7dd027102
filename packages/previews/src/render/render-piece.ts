/** Draws pieces. Opened with the first picture; holds the renderer and its fonts. */
import { addressSide, addressZone, reachesInto } from '../address/address-side.ts';
import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import { hasPhotograph } from '../pdf/photographs.ts';
import { withLostText } from '../pdf/text-layer.ts';
import { pictureFinder, soundPictures } from '../pictures/pictures.ts';
import { sheetFormat, unsizedFormat, type Zone } from '../sheet/formats.ts';
import { isBack, PRINT_DENSITY, pictureOf } from '../sheet/picture.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Canvas } from '../takumi/measured.ts';
import { rulesOf, withOwnLines } from '../takumi/own-lines.ts';
import { isTrap, openRenderer, type Renderer } from '../takumi/renderer.ts';
import type { ImageStore, PreviewerOptions, PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';
import {
  artworkPages,
  fillMergeTags,
  type Page,
  type RenderContext,
  sayMissingGlyphs,
  withBleed,
  withOverlay,
} from './layout.ts';
import { defaultBack, defaultFront, fallbackPage } from './plain-pages.ts';
import { collectWarnings, type Warnings } from './warnings.ts';

/** How a piece is drawn after an earlier attempt failed. */
export interface DrawingMode {
  /** Why the artwork is not drawn: shown on the fallback page. */
  readonly instead?: string | undefined;
  /** Known causes of renderer crashes are left out, with a warning. */
  readonly careful?: boolean | undefined;
}

export interface PieceRenderer {
  engine: Renderer['engine'];
  check(request: CheckRequest, images?: ImageStore): Promise<ArtworkCheck>;
  render(piece: PreviewPiece, part: PreviewPart, how?: DrawingMode): Promise<RenderedPreview>;
}

type Drawn = Pick<RenderedPreview, 'contentType' | 'bytes'>;

export async function openRendering(options: PreviewerOptions): Promise<PieceRenderer> {
  const renderer = await openRenderer(options);
  const timeout = options.timeout ?? limits.time;
  return {
    engine: renderer.engine,
    async check(request, images) {
      const { checkSide } = await import('../check/check-side.ts');
      return checkSide(request, { renderer, images: [images, options.images] });
    },
    async render(piece, part, { instead, careful = false } = {}) {
      const warnings = collectWarnings();
      sayUnsized(piece.format, warnings);
      const context: RenderContext = {
        renderer,
        warnings,
        careful,
        find: pictureFinder([piece.images, options.images], warnings),
        findQuietly: pictureFinder([piece.images, options.images], collectWarnings()),
      };
      const draw = part === 'pdf' ? pdf : png;
      const without = (reason: string) => {
        warnings.add(reason);
        return draw(withoutArtwork(piece, reason), part, context);
      };
      if (instead !== undefined) return { ...(await without(instead)), warnings: warnings.list(), renderer: 'takumi' };
      const drawn = await inTime(timeout, () => draw(piece, part, context))
        .catch((error: unknown) => {
          if (!isPictureError(error)) throw error;
          const find = soundPictures(context.find, (bytes) => renderer.decodes(bytes), warnings);
          return inTime(timeout, () => draw(piece, part, { ...context, find, findQuietly: find }));
        })
        .catch((error: unknown) => {
          // After a trap nothing can be drawn, not even the fallback page.
          if (isTrap(error)) throw error;
          return without(reasonOf(error));
        });
      return { ...drawn, warnings: warnings.list(), renderer: 'takumi' };
    },
  };
}

/** The renderer fails on a picture that it cannot decode. */
const isPictureError = (error: unknown) => /image resolution|decoding the image/i.test(String(error));

function withoutArtwork(piece: PreviewPiece, reason: string): PreviewPiece {
  const page = fallbackPage(reason, sheetFormat(piece.format));
  return { ...piece, front_html: page, back_html: piece.back_html ? page : piece.back_html };
}

async function png(piece: PreviewPiece, part: PreviewPart, context: RenderContext): Promise<Drawn> {
  const [page] = isBack(part)
    ? await backPages(piece, context, [])
    : await frontPages(piece, context, part !== 'thumbnail');
  if (!page) throw new CreativeError('There is no page to draw');
  const { sheet } = page;
  const { density, bleed } = pictureOf(part, sheet);
  const drawing = bleed > 0 ? withBleed(page.drawing, sheet) : page.drawing;
  const bytes = await context.renderer.png(drawing, canvasOf(sheet, density, bleed));
  return { contentType: 'image/png', bytes };
}

async function pdf(piece: PreviewPiece, _part: PreviewPart, context: RenderContext): Promise<Drawn> {
  const loading = import('../pdf/pdf.ts');
  const { vectorsOf } = await import('../pdf/vectors/vectors-of.ts');
  const front = await frontPages(piece, context, true);
  const pages = [...front, ...(await backPages(piece, context, front))];
  const drawn = await Promise.all(
    pages.map(async ({ sheet, drawing: trimmed }) => {
      const bleed = sheet.bleed / sheet.unit;
      const drawing = withBleed(trimmed, sheet);
      const [canvas, plain] = [canvasOf(sheet, PRINT_DENSITY, bleed), canvasOf(sheet, sheet.unit, bleed)];
      const vectors = await vectorsOf(drawing, canvas, context.renderer);
      const lines = { ...drawing, node: withOwnLines(drawing.node, rulesOf(drawing.css)) };
      const [picture, layout] = await Promise.all([
        vectors ?? context.renderer[hasPhotograph(drawing) ? 'jpeg' : 'png'](drawing, canvas),
        context.renderer.measure(lines, vectors ? plain : canvas),
      ]);
      return { trim: sheet.trim, bleed, picture, layout: withLostText(drawing.node, layout) };
    }),
  );
  const { pdfOf } = await loading;
  return {
    contentType: 'application/pdf',
    bytes: await pdfOf(drawn, { title: piece.name || `Mailing ${piece.id}`, now: piece.now }),
  };
}

/** The front of a postcard; the first pages of a letter, with the address on the very first. */
async function frontPages(piece: PreviewPiece, context: RenderContext, addressed: boolean): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  const html = piece.front_html || defaultFront(headlineOf(piece), format.trim);
  const [first, ...others] = await sidePages(html, piece, context);
  if (!first || format.kind !== 'letter' || !addressed) return first ? [first, ...others] : [];
  return [await withAddress(first, piece, context), ...others];
}

/** The address side of a postcard; the further pages of a letter. */
async function backPages(piece: PreviewPiece, context: RenderContext, front: Page[]): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  if (format.kind === 'letter') return piece.back_html ? sidePages(piece.back_html, piece, context) : [];
  const html = piece.back_html || (piece.front_html ? '<body></body>' : defaultBack(headlineOf(piece), format.trim));
  const known = front[0];
  let pages = await sidePages(html, piece, context, known && standingLike(known));
  if (!known && piece.front_html && !pages[0]?.sized) {
    // A back without a size has the orientation of the front.
    const { find, findQuietly = find } = context;
    const quietly = { ...context, find: findQuietly, warnings: collectWarnings() };
    const [opposite] = await sidePages(piece.front_html, piece, quietly);
    const { trim } = format;
    if (opposite && opposite.sheet.trim.width !== trim.width)
      pages = await sidePages(html, piece, context, standingLike(opposite));
  }
  return Promise.all(pages.slice(0, 1).map((page) => withAddress(page, piece, context)));
}

async function withAddress(page: Page, piece: PreviewPiece, { warnings }: RenderContext): Promise<Page> {
  const format = sheetFormat(piece.format);
  sayCovered(piece, page.sheet, page.texts, warnings);
  const nodes = addressSide(piece, format, page.sheet, warnings);
  await sayMissingGlyphs(nodes, warnings);
  return withOverlay(page, nodes);
}

/** D03: a custom format is drawn in the size in its name; a name without a size causes a warning. */
export function sayUnsized(format: string, warnings: Warnings): void {
  const said = unsizedFormat(format);
  if (said !== undefined) warnings.add(said);
}

/** Warns if there is no address, or if text of the artwork is under it. */
export function sayCovered(piece: PreviewPiece, sheet: Sheet, texts: readonly Zone[], warnings: Warnings): void {
  if (piece.address === undefined) warnings.add('The piece has no address: its address zone is left empty');
  const zone = addressZone(sheetFormat(piece.format), sheet.trim);
  if (!reachesInto(zone, texts)) return;
  const [width, height, left, top] = [zone.width, zone.height, zone.left, zone.top].map((inches) => inches.toFixed(2));
  warnings.add(
    `Text of the artwork lies in the address zone and is covered: ${width} × ${height} in, ${left} in from the left and ${top} in from the top`,
  );
}

const standingLike = ({ sheet }: Page): Sheet => ({ trim: sheet.trim, unit: 96, bleed: 0 });

async function sidePages(html: string, piece: PreviewPiece, context: RenderContext, guess?: Sheet): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  try {
    return await artworkPages(fillMergeTags(html, piece, context.warnings), format, context, guess);
  } catch (error) {
    if (isPictureError(error) || isTrap(error)) throw error;
    const reason = reasonOf(error);
    context.warnings.add(reason);
    return artworkPages(fallbackPage(reason, format), format, context, guess);
  }
}

const headlineOf = (piece: PreviewPiece) => piece.name?.trim() || 'A piece of mail';

/** `bleed`: inches drawn beyond the trim on each side. */
const canvasOf = ({ trim, unit }: Sheet, density: number, bleed = 0): Canvas => ({
  width: Math.round((trim.width + 2 * bleed) * density),
  height: Math.round((trim.height + 2 * bleed) * density),
  devicePixelRatio: density / unit,
});

/** A sentence for the fallback page. */
function reasonOf(error: unknown): string {
  if (error instanceof CreativeError) return error.message;
  return `The renderer cannot draw it: ${String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.slice(0, 200)}`;
}

/** Gives up after `milliseconds`; work in progress ends by itself. */
function inTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  if (milliseconds === Number.POSITIVE_INFINITY) return work();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new CreativeError(`It took longer than ${milliseconds / 1000} s to draw`)),
      milliseconds,
    );
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
