/** Previews: merge tags → layout → PNG and PDF. Nothing heavy is loaded before the first picture is asked for. */
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
 * Makes a previewer. Costs nothing until it is used: the renderer, the fonts and the template engine come in with the
 * first `render` or `dataGuide`.
 *
 * @example
 * const previewer = createPreviewer();
 * const { bytes } = await previewer.render({ id: 'm1', format: 'postcard_4x6', front_html: '<h1>Hi</h1>', now }, 'front');
 */
export function createPreviewer(options: PreviewerOptions = {}): Previewer {
  let studio: Promise<import('./studio.ts').Studio> | undefined;
  const open = () => {
    studio ??= import('./studio.ts').then(({ openStudio }) => openStudio(options));
    // A renderer that could not be loaded is tried again at the next picture.
    studio.catch(() => {
      studio = undefined;
    });
    return studio;
  };
  return {
    async render(piece: PreviewPiece, part: PreviewPart) {
      return (await open()).render(piece, part);
    },
    async dataGuide(creative: GuidedCreative) {
      const { dataGuide } = await import('./merge-tags/data-guide.ts');
      return dataGuide(creative);
    },
  };
}
