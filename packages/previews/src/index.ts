/** Previews: merge tags → layout → PNG and PDF. Nothing heavy is loaded before the first picture is asked for. */
import { drawInProcess } from './process/in-process.ts';
import { drawIsolated } from './process/isolated.ts';
import { drawingPool } from './process/pool.ts';
import { checkPart } from './sheet/formats.ts';
import type { GuidedCreative, Previewer, PreviewerOptions, PreviewPart, PreviewPiece } from './types.ts';

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
} from './types.ts';

/**
 * Makes a previewer. Costs nothing until it is used: the process that draws starts with the first `render`, the template
 * engine is loaded with the first `dataGuide`.
 *
 * @example
 * const previewer = createPreviewer();
 * const { bytes } = await previewer.render({ id: 'm1', format: 'postcard_4x6', front_html: '<h1>Hi</h1>', now }, 'front');
 */
export function createPreviewer(options: PreviewerOptions = {}): Previewer {
  const pool =
    options.isolated === false || options.assets !== undefined ? undefined : drawingPool(options.engine ?? 'auto');
  const here = drawInProcess(options);
  const draw = pool === undefined ? here : drawIsolated(pool, options, here);
  return {
    async render(piece: PreviewPiece, part: PreviewPart) {
      checkPart(piece.format, part);
      return draw(piece, part);
    },
    async dataGuide(creative: GuidedCreative) {
      const { dataGuide } = await import('./merge-tags/data-guide.ts');
      return dataGuide(creative);
    },
  };
}
