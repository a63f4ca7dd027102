/** Where pieces are drawn: opened with the first picture, it holds the renderer and its fonts. */
import { addressSide, addressZone, reachesInto } from './address-side.ts';
import { artworkPages, type Desk, filledIn, type Page, withOverlay } from './artwork.ts';
import { sheetFormat } from './formats.ts';
import { withLostText } from './lost-text.ts';
import { CreativeError, limits } from './merge-tags/limits.ts';
import { pictureFinder, soundPictures } from './pictures.ts';
import { defaultBack, defaultFront, fallbackPage } from './plain-pages.ts';
import { type Canvas, openRenderer, type Renderer } from './renderer.ts';
import type { Sheet } from './sheet.ts';
import type { PreviewerOptions, PreviewPart, PreviewPiece, RenderedPreview } from './types.ts';
import { collectWarnings } from './warnings.ts';

export interface Studio {
  engine: Renderer['engine'];
  render(piece: PreviewPiece, part: PreviewPart): Promise<RenderedPreview>;
}

/** Preview images are PNG, 600 px wide ("Preview URLs", 6); a thumbnail is half of that. */
const WIDTH = { front: 600, back: 600, thumbnail: 300 } as const;
/** Pixels to an inch in the PDF: sharp on a screen at 150 %, and half the work of 200 %. */
const PDF_DENSITY = 150;

type Drawn = Pick<RenderedPreview, 'contentType' | 'bytes'>;

export async function openStudio(options: PreviewerOptions): Promise<Studio> {
  const renderer = await openRenderer(options);
  const timeout = options.timeout ?? limits.time;
  return {
    engine: renderer.engine,
    async render(piece, part) {
      if (part === 'back' && sheetFormat(piece.format).kind === 'letter') {
        throw new RangeError('A letter has no back (D42): ask for its front, or for the PDF with all pages');
      }
      const warnings = collectWarnings();
      const desk: Desk = { renderer, warnings, find: pictureFinder([piece.images, options.images], warnings) };
      const draw = part === 'pdf' ? pdf : png;
      const drawn = await inTime(timeout, () => draw(piece, part, desk))
        .catch((error: unknown) => {
          if (!isPictureError(error)) throw error;
          return inTime(timeout, () =>
            draw(piece, part, { ...desk, find: soundPictures(desk.find, decoder(renderer), warnings) }),
          );
        })
        .catch((error: unknown) => {
          // Too slow: the drawing that is under way cannot be stopped, but nobody waits for it.
          const reason = reasonOf(error);
          warnings.add(reason);
          return draw(withoutArtwork(piece, reason), part, desk);
        });
      return { ...drawn, warnings: warnings.list() };
    },
  };
}

/** The renderer stops at a picture that it cannot decode. */
const isPictureError = (error: unknown) => /image resolution|decoding the image/i.test(String(error));

const decoder = (renderer: Renderer) => (src: Uint8Array) =>
  renderer
    .png({ node: { type: 'image', src }, css: [], images: [] }, { width: 8, height: 8, devicePixelRatio: 1 })
    .then(
      () => true,
      () => false,
    );

function withoutArtwork(piece: PreviewPiece, reason: string): PreviewPiece {
  const page = fallbackPage(reason, sheetFormat(piece.format));
  return { ...piece, front_html: page, back_html: piece.back_html ? page : piece.back_html };
}

async function png(piece: PreviewPiece, part: PreviewPart, desk: Desk): Promise<Drawn> {
  const width = part === 'pdf' ? WIDTH.front : WIDTH[part];
  const [page] =
    part === 'back' ? await backPages(piece, desk, []) : await frontPages(piece, desk, part !== 'thumbnail');
  if (!page) throw new CreativeError('There is no page to draw');
  const bytes = await desk.renderer.png(page.drawing, canvasOf(page.sheet, width / page.sheet.trim.width));
  return { contentType: 'image/png', bytes };
}

async function pdf(piece: PreviewPiece, _part: PreviewPart, desk: Desk): Promise<Drawn> {
  const loading = import('./pdf.ts');
  const front = await frontPages(piece, desk, true);
  const pages = [...front, ...(await backPages(piece, desk, front))];
  const drawn = await Promise.all(
    pages.map(async ({ sheet, drawing }) => {
      const canvas = canvasOf(sheet, PDF_DENSITY);
      const [bytes, layout] = await Promise.all([
        desk.renderer.png(drawing, canvas),
        desk.renderer.measure(drawing, canvas),
      ]);
      return { trim: sheet.trim, png: bytes, layout: withLostText(drawing.node, layout) };
    }),
  );
  const { pdfOf } = await loading;
  return {
    contentType: 'application/pdf',
    bytes: await pdfOf(drawn, { title: piece.name || `Mailing ${piece.id}`, now: piece.now }),
  };
}

/** The front of a postcard; a letter's first pages, with the address on the very first. */
async function frontPages(piece: PreviewPiece, desk: Desk, addressed: boolean): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  const html = piece.front_html || defaultFront(headlineOf(piece), format.trim);
  const [first, ...others] = await sidePages(html, piece, desk);
  if (!first || format.kind !== 'letter' || !addressed) return first ? [first, ...others] : [];
  return [withAddress(first, piece, desk), ...others];
}

/** The address side of a postcard; the further pages of a letter. */
async function backPages(piece: PreviewPiece, desk: Desk, front: Page[]): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  if (format.kind === 'letter') return piece.back_html ? sidePages(piece.back_html, piece, desk) : [];
  const html = piece.back_html || (piece.front_html ? '<body></body>' : defaultBack(headlineOf(piece), format.trim));
  const known = front[0];
  let pages = await sidePages(html, piece, desk, known && standingLike(known));
  if (!known && piece.front_html && !pages[0]?.sized) {
    // A back that does not say how it stands, stands like its front.
    const [opposite] = await sidePages(piece.front_html, piece, { ...desk, warnings: collectWarnings() });
    const { trim } = format;
    if (opposite && opposite.sheet.trim.width !== trim.width)
      pages = await sidePages(html, piece, desk, standingLike(opposite));
  }
  return pages.slice(0, 1).map((page) => withAddress(page, piece, desk));
}

function withAddress(page: Page, piece: PreviewPiece, { warnings }: Desk): Page {
  const format = sheetFormat(piece.format);
  const zone = addressZone(format, page.sheet.trim);
  if (reachesInto(zone, page.texts)) {
    const [width, height, left, top] = [zone.width, zone.height, zone.left, zone.top].map((inches) =>
      inches.toFixed(2),
    );
    warnings.add(
      `Text of the artwork lies in the address zone and is covered: ${width} × ${height} in, ${left} in from the left and ${top} in from the top`,
    );
  }
  return withOverlay(page, addressSide(piece, format, page.sheet));
}

const standingLike = ({ sheet }: Page): Sheet => ({ trim: sheet.trim, unit: 96, bleed: 0 });

async function sidePages(html: string, piece: PreviewPiece, desk: Desk, guess?: Sheet): Promise<Page[]> {
  const format = sheetFormat(piece.format);
  try {
    return await artworkPages(filledIn(html, piece, desk.warnings), format, desk, guess);
  } catch (error) {
    if (isPictureError(error)) throw error;
    const reason = reasonOf(error);
    desk.warnings.add(reason);
    return artworkPages(fallbackPage(reason, format), format, desk, guess);
  }
}

const headlineOf = (piece: PreviewPiece) => piece.name?.trim() || 'A piece of mail';

const canvasOf = ({ trim, unit }: Sheet, density: number): Canvas => ({
  width: Math.round(trim.width * density),
  height: Math.round(trim.height * density),
  devicePixelRatio: density / unit,
});

/** A sentence for the fallback page. */
function reasonOf(error: unknown): string {
  if (error instanceof CreativeError) return error.message;
  return `The renderer cannot draw it: ${String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.slice(0, 200)}`;
}

/** Gives up after `milliseconds`; work that is under way ends by itself. */
function inTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
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
