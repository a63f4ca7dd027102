/**
 * Drawing with Chromium in its own process, which is restarted when it ends, or with the other renderer if there is no
 * Chromium.
 */
import { isOfLayout, isOfTakumi } from '../check/laid-out.ts';
import { type ChromiumOptions, type FoundChromium, findChromium } from '../chromium/find-chromium.ts';
import { limits } from '../merge-tags/limits.ts';
import { unsizedFormat } from '../sheet/formats.ts';
import type { PreviewerOptions } from '../types.ts';
import { DrawingStopped, DrawingUnavailable } from './drawing-process.ts';
import { type Check, type Draw, stoppedAt } from './in-process.ts';
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

/**
 * The check with Chromium's layout in place of the other renderer's, which finds everything else.
 *
 * @param isWanted without a Chromium that can lay it out, the check is refused
 */
export function checkWithChromium(options: PreviewerOptions, otherwise: Check, isWanted: boolean): Check {
  const time = options.timeout ?? limits.time;
  let looking: ReturnType<typeof findChromium> | undefined;
  return async (request, own) => {
    looking ??= findChromium(options.chromium, isWanted);
    const [known, found] = [await otherwise(request, own), await looking];
    // Nothing can be laid out.
    if (known.findings.some(({ code }) => code === 'artwork-refused')) return known;
    const pool = 'missing' in found ? undefined : drawingPool({ engine: 'auto', chromium: found });
    if (pool === undefined) {
      if (!isWanted) return known;
      throw new ChromiumUnavailable(
        `Chromium cannot draw here: ${'missing' in found ? found.missing : 'no process can be started'}`,
      );
    }
    const job = { piece: { id: '', format: request.format, now: request.now }, part: 'front', check: request } as const;
    try {
      const { check } = await pool.render({ ...job, time }, bothStores(own, options.images), patience(time));
      if (check === undefined) return known;
      const unsized = unsizedFormat(request.format);
      const others = known.findings.filter((one) => !isOfLayout(one) && !isOfTakumi(one, unsized));
      return { ...check, findings: [...others, ...check.findings] };
    } catch (error) {
      // What it cannot lay out, the other renderer has judged.
      if (!(error instanceof DrawingUnavailable)) return known;
      // If it cannot be started, it is not tried again in this program.
      const missing = `it could not be started (${error.message.split('\n')[0]?.slice(0, 200)})`;
      looking = Promise.resolve({ missing });
      if (isWanted) throw new ChromiumUnavailable(`Chromium cannot draw here: ${missing}`);
      return known;
    }
  };
}

export type { ChromiumOptions, FoundChromium };
