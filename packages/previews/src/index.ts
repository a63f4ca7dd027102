/** Previews: merge tags → layout → PNG and PDF. Heavy parts are loaded when the first picture is requested. */
import type { ArtworkCheck, ArtworkCheckOptions } from './check-types.ts';
import { checkAsked, checkPiece, checkPreviewerOptions } from './input/check-input.ts';
import { drawInProcess } from './process/in-process.ts';
import { checkIsolated, drawIsolated } from './process/isolated.ts';
import { drawingPool } from './process/pool.ts';
import { type Drawing, withChromium } from './process/with-chromium.ts';
import type { GuidedCreative, Previewer, PreviewerOptions, PreviewPart, PreviewPiece } from './types.ts';

export { OptionError, type OptionErrorCode } from '@direct-mail/contract/doors/option-error';
export type {
  ArtworkCheck,
  ArtworkCheckOptions,
  ArtworkFinding,
  ArtworkOverlays,
  FindingCode,
  FindingSeverity,
  SheetBox,
} from './check-types.ts';
export {
  type ChromiumOptions,
  type FoundChromium,
  findChromium,
  type NoChromium,
} from './chromium/find-chromium.ts';
export { PreviewInputError } from './input/preview-input-error.ts';
export { ChromiumUnavailable } from './process/with-chromium.ts';
export type {
  DataGuide,
  DataGuideKey,
  GuidedCreative,
  ImageStore,
  PreviewAddress,
  PreviewAssets,
  Previewer,
  PreviewerOptions,
  PreviewPart,
  PreviewPiece,
  PreviewRecipient,
  RenderedPreview,
  Renderer,
} from './types.ts';

/**
 * Creates a previewer. It costs nothing until used: the drawing process starts with the first `render`, and the
 * template engine is loaded with the first `dataGuide`.
 *
 * @throws PreviewInputError for an unknown `renderer` or another invalid option
 *
 * @example
 * const previewer = createPreviewer();
 * const { bytes } = await previewer.render({ id: 'm1', format: 'postcard_4x6', front_html: '<h1>Hi</h1>', now }, 'front');
 */
export function createPreviewer(options: PreviewerOptions = {}): Previewer {
  checkPreviewerOptions(options);
  const { draw, look } = drawingWith(options);
  return {
    async render(piece: PreviewPiece, part: PreviewPart) {
      checkPiece(piece, part);
      return draw(piece, part);
    },
    async dataGuide(creative: GuidedCreative) {
      const { dataGuide } = await import('./merge-tags/data-guide.ts');
      return dataGuide(creative);
    },
    async check(html: string, options: ArtworkCheckOptions) {
      checkAsked(html, options);
      const { images, ...asked } = options;
      const { checkWith } = await import('./check/check-artwork.ts');
      return checkWith(html, asked, (request) => look(request, images));
    },
  };
}

let shared: Previewer | undefined;

/**
 * Checks a side of artwork before it is printed: its size, pictures and fonts, text that is cut off or covered, CSS
 * that does not print, and merge tags without data. Nothing is fetched. Laid out with Chromium where it can be started, otherwise with
 * Takumi: `renderer` of the result says which, and {@link findChromium} why.
 *
 * @param html the side as written, merge tags included
 * @returns findings, each with a code, a place, a severity and a remedy, and the printing guides of the side in inches
 * @throws PreviewInputError for a misspelt format, an unknown side or rows that are not a list: nothing was checked
 *
 * @example
 * const { ok, findings } = await checkArtwork(html, { format: 'postcard_4x6', data: { first_name: 'Ada' } });
 * for (const { line, message, remedy } of findings) console.log(`${line}: ${message}. ${remedy}`);
 */
export function checkArtwork(html: string, options: ArtworkCheckOptions): Promise<ArtworkCheck> {
  shared ??= createPreviewer({ renderer: 'auto' });
  return shared.check(html, options);
}

function drawingWith(options: PreviewerOptions): Drawing {
  const { renderer = 'takumi', isolated = true, assets, engine = 'auto' } = options;
  const pool = isolated && assets === undefined ? drawingPool({ engine }) : undefined;
  const here = drawInProcess(options);
  const draw = pool === undefined ? here.draw : drawIsolated(pool, options, here.draw);
  const look = pool === undefined ? here.check : checkIsolated(pool, options, here.check);
  const takumi = { draw, look };
  return renderer === 'takumi' ? takumi : withChromium(options, takumi, renderer === 'chromium');
}
