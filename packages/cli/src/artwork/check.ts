import type { ArtworkFinding } from '@direct-mail/previews';
import { UsageError } from '../frame/failure.ts';
import type { Artwork } from './piece.ts';

/** What is shown of a finding at a terminal. */
export const findingColumns = ['severity', 'side', 'line', 'code', 'message', 'remedy'];

/** Looks both sides over: merge tags, safe zones, text that is cut off with the longest values of the rows. */
export async function checkSides(artwork: Artwork, now: number): Promise<readonly ArtworkFinding[]> {
  const { checkArtwork } = await import('@direct-mail/previews');
  const { format, data, rows, firstRow, images } = artwork;
  const findings: ArtworkFinding[] = [];
  for (const side of ['front', 'back'] as const) {
    const html = artwork[side];
    if (html === undefined) continue;
    const found = checkArtwork(html, {
      format,
      side,
      images,
      now: new Date(now).toISOString(),
      ...(data !== undefined && { data }),
      ...(rows !== undefined && { rows, firstRow }),
    });
    findings.push(...(await found.catch(inOptions)).findings);
  }
  return findings;
}

/** What the previews refuse was given as an option: `--format: no format is called …`. */
function inOptions(error: unknown): never {
  if (error instanceof Error && error.name === 'PreviewInputError') throw new UsageError(`--${error.message}`);
  throw error;
}
