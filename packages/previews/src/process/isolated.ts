/** Drawing in a separate process: if artwork ends it, the piece gets a warning. */

import { refused } from '../check/refused.ts';
import type { ArtworkCheck } from '../check-types.ts';
import { limits } from '../merge-tags/limits.ts';
import type { ImageStore, PreviewerOptions, PreviewPiece } from '../types.ts';
import { DrawingStopped, DrawingUnavailable } from './drawing-process.ts';
import { type Check, type Draw, stoppedAt } from './in-process.ts';
import type { DrawingPool } from './pool.ts';

/** `otherwise` draws if no process can be started. */
export function drawIsolated(pool: DrawingPool, options: PreviewerOptions, otherwise: Draw): Draw {
  const timeout = options.timeout ?? limits.time;
  return async ({ images: own, ...piece }, part) => {
    const images = bothStores(own, options.images);
    const attempt = (job: { instead?: string; careful?: boolean }, time = timeout) =>
      pool.render({ piece, part, ...job }, images, time);
    try {
      return await attempt({}).catch((error: unknown) => {
        if (!isCrash(error)) throw error;
        return attempt({ careful: true }).then((drawn) => ({ ...drawn, warnings: [DRAWN_PLAINLY, ...drawn.warnings] }));
      });
    } catch (error) {
      if (error instanceof DrawingUnavailable) return otherwise({ ...piece, images: own }, part);
      if (!(error instanceof DrawingStopped)) throw error;
      // The fallback page is fast and harmless, but the machine may be overloaded; as a last resort this process draws
      // it.
      const page = { instead: reasonOf(error, timeout) };
      return attempt(page, OWN_PAGE).catch(() => otherwise({ ...piece, images: own }, part, page));
    }
  };
}

/** Artwork that ends the process is checked again without known causes of crashes, then refused. */
export function checkIsolated(pool: DrawingPool, options: PreviewerOptions, otherwise: Check): Check {
  const timeout = 2 * (options.timeout ?? limits.time);
  return async (check, own) => {
    const images = bothStores(own, options.images);
    const attempt = (careful: boolean) =>
      pool.render(
        { piece: { id: '', format: check.format, now: check.now }, part: 'front', check, careful },
        images,
        timeout,
      );
    try {
      const { check: found } = await attempt(false).catch((error: unknown) => {
        if (!isCrash(error)) throw error;
        return attempt(true);
      });
      return found as ArtworkCheck;
    } catch (error) {
      if (error instanceof DrawingUnavailable) return otherwise(check, own);
      if (!(error instanceof DrawingStopped)) throw error;
      return refused(reasonOf(error, timeout), check);
    }
  };
}

/** Timeout for the page that replaces artwork, in milliseconds. */
const OWN_PAGE = 30_000;

const DRAWN_PLAINLY =
  'The renderer stopped at this artwork, so it is drawn without its effects (transforms, filters, clipping, shadows) and negative spacing';

const isCrash = (error: unknown) => error instanceof DrawingStopped && error.reason === 'crashed';

function reasonOf({ reason, message }: DrawingStopped, timeout: number): string {
  if (reason === 'time') return `It took longer than ${timeout / 1000} s to draw`;
  if (reason === 'memory') return `It needs more than ${limits.memory / 1024 / 1024} MB of memory to draw`;
  return stoppedAt(message);
}

export function bothStores(own: PreviewPiece['images'], shared: ImageStore | undefined): ImageStore | undefined {
  if (own === undefined || shared === undefined) return own ?? shared;
  return { get: async (address) => (await own.get(address)) ?? shared.get(address) };
}
