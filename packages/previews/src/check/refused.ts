/** The result of a check that could not be finished. */
import type { ArtworkCheck } from '../check-types.ts';
import { refusal } from '../merge-tags/findings.ts';
import { sheetFormat } from '../sheet/formats.ts';
import { overlaysOf } from '../sheet/overlays.ts';
import type { CheckRequest } from './check-side.ts';

export function refused(reason: string, { side, format: name }: Pick<CheckRequest, 'side' | 'format'>): ArtworkCheck {
  const format = sheetFormat(name);
  return {
    ok: false,
    findings: [{ ...refusal(reason), side }],
    overlays: overlaysOf(format, format.trim, side),
    renderer: 'takumi',
  };
}
