/**
 * Drawing with Chromium in its own process, which is restarted when it ends, or with the other renderer if there is no
 * Chromium.
 */
import { type ChromiumOptions, type FoundChromium, findChromium } from '../chromium/find-chromium.ts';
import { limits } from '../merge-tags/limits.ts';
import type { PreviewerOptions } from '../types.ts';
import { DrawingStopped, DrawingUnavailable } from './drawing-process.ts';
import { type Draw, stoppedAt } from './in-process.ts';
import { bothStores } from './isolated.ts';
import { drawingPool } from './pool.ts';

/** Chromium was requested and cannot draw here: the message says why, and what to do. */
export class ChromiumUnavailable extends Error {
  override readonly name = 'ChromiumUnavailable';
}

/**
 * Milliseconds until an unresponsive driver is ended. Longer than the driver's own limits, which include the fallback
 * page.
 */
const patience = (time: number) => time * 3 + 60_000;

/**
 * Draws with Chromium.
 *
 * @param otherwise draws if there is no Chromium; without it the picture is refused
 */
export function drawWithChromium(options: PreviewerOptions, otherwise: Draw | undefined): Draw {
  const time = options.timeout ?? limits.time;
  let looking: ReturnType<typeof findChromium> | undefined;
  const instead = (reason: string): Draw => {
    if (otherwise !== undefined) return otherwise;
    throw new ChromiumUnavailable(`Chromium cannot draw here: ${reason}`);
  };
  return async ({ images: own, ...piece }, part) => {
    looking ??= findChromium(options.chromium, otherwise === undefined);
    const found = await looking;
    const pool = 'missing' in found ? undefined : drawingPool({ engine: 'auto', chromium: found });
    if ('missing' in found) return instead(found.missing)({ ...piece, images: own }, part);
    if (pool === undefined) return instead('no process can be started')({ ...piece, images: own }, part);
    const images = bothStores(own, options.images);
    const attempt = (reason?: string) => pool.render({ piece, part, instead: reason, time }, images, patience(time));
    try {
      return await attempt().catch((error: unknown) => {
        // The process ended, for which this piece need not be the cause.
        if (!(error instanceof DrawingStopped)) throw error;
        return attempt();
      });
    } catch (error) {
      if (error instanceof DrawingStopped) return attempt(stoppedAt(error.message));
      if (!(error instanceof DrawingUnavailable)) throw error;
      const reason = `it could not be started (${error.message.split('\n')[0]?.slice(0, 200)})`;
      // If it cannot be started, it is not tried again in this program.
      looking = Promise.resolve({ missing: reason });
      return instead(reason)({ ...piece, images: own }, part);
    }
  };
}

export type { ChromiumOptions, FoundChromium };
