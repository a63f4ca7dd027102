/** Drawing in this process, if no other can be started. */

import type { CheckRequest } from '../check/check-side.ts';
import type { ArtworkCheck } from '../check-types.ts';
import type { DrawingMode, PieceRenderer } from '../render/render-piece.ts';
import { isTrap } from '../takumi/renderer.ts';
import type { ImageStore, PreviewerOptions, PreviewPart, PreviewPiece, RenderedPreview } from '../types.ts';

export type Check = (request: CheckRequest, images: ImageStore | undefined) => Promise<ArtworkCheck>;
export type Draw = (piece: PreviewPiece, part: PreviewPart, how?: DrawingMode) => Promise<RenderedPreview>;

/** Some artwork crashes the process in the native build, so it is used here only on request. */
export function drawInProcess(options: PreviewerOptions): { draw: Draw; check: Check } {
  const engine = options.engine === 'native' ? 'native' : 'wasm';
  let opening: Promise<PieceRenderer> | undefined;
  const open = () => {
    opening ??= import('../render/render-piece.ts').then(({ openRendering }) => openRendering({ ...options, engine }));
    // If the renderer could not be loaded, the next picture tries again.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const check: Check = async (request, images) => (await open()).check(request, images);
  const draw: Draw = async (piece, part, how) => {
    try {
      return await (await open()).render(piece, part, how);
    } catch (error) {
      if (!isTrap(error)) throw error;
      // After a trap the build cannot draw any more: a new copy reports it on the piece.
      opening = undefined;
      return (await open()).render(piece, part, { instead: stoppedAt(String((error as Error).message)) });
    }
  };
  return { draw, check };
}

export const stoppedAt = (how: string): string => `The renderer stopped at this artwork (${how})`;
