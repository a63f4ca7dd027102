import { escapeMarkup } from '@direct-mail/contract/words/markup';
import type { ArtworkFinding } from '@direct-mail/previews';

/** A side as both renderers draw it. */
export interface ComparedSide {
  readonly side: 'front' | 'back';
  readonly share: number;
  readonly isSame: boolean;
  /** What Takumi says that it cannot draw as written. */
  readonly warnings: readonly string[];
  readonly files: { readonly takumi: string; readonly chromium: string; readonly difference: string };
}

/** A page with each side as both renderers draw it, and their difference. */
export function comparePage(title: string, sides: readonly ComparedSide[]): string {
  const figure = (file: string, caption: string) =>
    `<figure><img src="${escapeMarkup(file)}" alt="${escapeMarkup(caption)}"><figcaption>${escapeMarkup(caption)}</figcaption></figure>`;
  const sections = sides.map(({ side, share, warnings, files }) => {
    const list = warnings.map((warning) => `<li>${escapeMarkup(warning)}</li>`).join('');
    return `<h2>${side}: ${(share * 100).toFixed(1)} % differs</h2>
<div class="row">${figure(files.takumi, 'Takumi')}${figure(files.chromium, 'Chromium')}${figure(files.difference, 'Their difference: black is none')}</div>
<ul>${list}</ul>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<style>
body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#eee;color:#222}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:24px}
figure{margin:0}img{display:block;width:100%;background:#fff;box-shadow:0 1px 6px #0004}
</style></head><body>
<h1>${escapeMarkup(title)}</h1>
${sections.join('\n')}
</body></html>
`;
}

/** A page with the pictures and the findings; with `watch` it reloads itself. */
export function previewPage(
  title: string,
  pictures: readonly string[],
  findings: readonly ArtworkFinding[],
  watch: boolean,
): string {
  const images = pictures.map((each) => `<img src="${escapeMarkup(each)}" alt="${escapeMarkup(each)}">`).join('\n');
  const list = findings.map(
    ({ severity, side, line, message, remedy }) =>
      `<li class="${severity}"><b>${severity}</b> ${side}${line === undefined ? '' : `, line ${line}`}: ${escapeMarkup(message)} <i>${escapeMarkup(remedy)}</i></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>${watch ? '<meta http-equiv="refresh" content="2">' : ''}
<style>
body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#eee;color:#222}
img{display:block;max-width:min(100%,900px);margin:0 0 24px;background:#fff;box-shadow:0 1px 6px #0004}
.error b{color:#b00020}.warning b{color:#8a5a00}
</style></head><body>
<h1>${escapeMarkup(title)}</h1>
${images}
${list.length === 0 ? '<p>No problems found.</p>' : `<ul>\n${list.join('\n')}\n</ul>`}
</body></html>
`;
}
