import type { ArtworkFinding, Previewer, Renderer } from '@direct-mail/previews';
import type { Artwork } from './piece.ts';

/** A finding as shown at a terminal. */
export const findingColumns = ['severity', 'side', 'line', 'code', 'message', 'remedy'];

/** Checks both sides: merge tags, safe zones, and text that the longest values of the rows would cut off. `renderer`: whose layout was judged. */
export async function checkSides(
  artwork: Artwork,
  now: number,
  previewer: Previewer,
): Promise<{ readonly findings: readonly ArtworkFinding[]; readonly renderer: Renderer }> {
  const { format, data, rows, rowNumbers, images } = artwork;
  const findings: ArtworkFinding[] = [];
  let renderer: Renderer = 'takumi';
  for (const side of ['front', 'back'] as const) {
    const html = artwork[side];
    if (html === undefined) continue;
    const local = new Set<string>();
    const checked = await previewer.check(html, {
      format,
      side,
      images: {
        async get(source) {
          const bytes = await images.get(source);
          if (bytes !== undefined) local.add(source);
          return bytes;
        },
      },
      now: new Date(now).toISOString(),
      ...(data !== undefined && { data }),
      ...(rows !== undefined && { rows, rowNumbers }),
    });
    renderer = checked.renderer;
    findings.push(...checked.findings.map((finding) => withColumn(finding, artwork)));
    for (const source of local) findings.push(ofThisMachine(source, html, side));
  }
  return { findings, renderer };
}

/** What fills a merge tag that no column of the list does. */
function withColumn(finding: ArtworkFinding, { filled }: Artwork): ArtworkFinding {
  const { code, key, rows } = finding;
  if (code !== 'merge-tag-unfilled' || key === undefined || rows === undefined || filled === undefined) return finding;
  return filled.has(key) ? finding : { ...finding, remedy: `Name its column with --map tag:${key}=COLUMN` };
}

/** Local images are drawn here only; the service cannot fetch them. */
function ofThisMachine(source: string, html: string, side: 'front' | 'back'): ArtworkFinding {
  const at = html.indexOf(source);
  const before = html.slice(0, Math.max(0, at)).split('\n');
  return {
    code: 'picture-unreachable',
    severity: 'warning',
    message: `The picture ${source.slice(0, 80)} is a file of this machine: it is drawn here, and a printer cannot reach it`,
    remedy: 'Put it on the web before the creative is made, and give it that address',
    side,
    ...(at >= 0 && { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }),
  };
}
