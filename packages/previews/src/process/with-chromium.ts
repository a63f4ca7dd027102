/**
 * Drawing with Chromium in its own process, which is restarted when it ends, or with the other renderer if there is no
 * Chromium.
 */
import { isOfLayout, isOfPicture, isOfTakumi } from '../check/laid-out.ts';
import { type ChromiumOptions, type FoundChromium, findChromium } from '../chromium/find-chromium.ts';
import { limits } from '../merge-tags/limits.ts';
import { unsizedFormat } from '../sheet/formats.ts';
import type { PreviewerOptions } from '../types.ts';
import { DrawingStopped, DrawingUnavailable } from './drawing-process.ts';
import { type Check, type Draw, stoppedAt } from './in-process.ts';
import { bothStores } from './isolated.ts';
import { type DrawingPool, drawingPool } from './pool.ts';

/** Chromium was requested and cannot draw here: the message says why, and what to do. */
export class ChromiumUnavailable extends Error {
  override readonly name = 'ChromiumUnavailable';
}

/**
 * Milliseconds until an unresponsive driver is ended. Longer than the driver's own limits, which include the fallback
 * page.
 */
const patience = (time: number) => time * 3 + 60_000;

/** What draws and checks pieces. */
export interface Drawing {
  readonly draw: Draw;
  readonly look: Check;
}

/**
 * Draws and checks with Chromium.
 *
 * @param isWanted without a Chromium that can draw, pieces are refused; otherwise `takumi` draws and checks them
 */
export function withChromium(options: PreviewerOptions, takumi: Drawing, isWanted: boolean): Drawing {
  const chromium = openedOnce(options, isWanted);
  return { draw: drawing(options, chromium, takumi.draw), look: checking(options, chromium, takumi.look) };
}

type Chromium = ReturnType<typeof openedOnce>;

/** The browser is looked for once, and not tried again in this program if it cannot be started. */
function openedOnce(options: PreviewerOptions, isWanted: boolean) {
  let looking: ReturnType<typeof findChromium> | undefined;
  return {
    /** Its processes, or why there are none. */
    async pool(): Promise<DrawingPool | string> {
      looking ??= findChromium(options.chromium, isWanted);
      const found = await looking;
      if ('missing' in found) return found.missing;
      return drawingPool({ engine: 'auto', chromium: found }) ?? 'no process can be started';
    },
    /** Returns why. */
    failed({ message }: DrawingUnavailable): string {
      const missing = `it could not be started (${message.split('\n')[0]?.slice(0, 200)})`;
      looking = Promise.resolve({ missing });
      return missing;
    },
    /** What is done without it. */
    instead<T>(reason: string, otherwise: () => T): T {
      if (!isWanted) return otherwise();
      throw new ChromiumUnavailable(`Chromium cannot draw here: ${reason}`);
    },
  };
}

function drawing(options: PreviewerOptions, chromium: Chromium, otherwise: Draw): Draw {
  const time = options.timeout ?? limits.time;
  return async ({ images: own, ...piece }, part) => {
    const instead = (reason: string) => chromium.instead(reason, () => otherwise({ ...piece, images: own }, part));
    const pool = await chromium.pool();
    if (typeof pool === 'string') return instead(pool);
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
      return instead(chromium.failed(error));
    }
  };
}

/** Chromium's layout in place of Takumi's, which finds everything else. */
function checking(options: PreviewerOptions, chromium: Chromium, takumi: Check): Check {
  const time = options.timeout ?? limits.time;
  return async (request, own) => {
    const [known, pool] = await Promise.all([takumi(request, own), chromium.pool()]);
    // Nothing can be laid out.
    if (known.findings.some(({ code }) => code === 'artwork-refused')) return known;
    if (typeof pool === 'string') return chromium.instead(pool, () => known);
    const job = { piece: { id: '', format: request.format, now: request.now }, part: 'front', check: request } as const;
    try {
      const { check } = await pool.render({ ...job, time }, bothStores(own, options.images), patience(time));
      if (check === undefined) return known;
      const unsized = unsizedFormat(request.format);
      const others = known.findings.filter((one) => !isOfLayout(one) && !isOfPicture(one) && !isOfTakumi(one, unsized));
      return { ...check, findings: [...others, ...check.findings] };
    } catch (error) {
      // What it cannot lay out, Takumi has judged.
      return error instanceof DrawingUnavailable ? chromium.instead(chromium.failed(error), () => known) : known;
    }
  };
}

export type { ChromiumOptions, FoundChromium };
