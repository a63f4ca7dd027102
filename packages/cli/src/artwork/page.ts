import type { ArtworkFinding } from '@direct-mail/previews';

const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page with the pictures and the findings; with `watch` it reloads itself. */
export function previewPage(
  title: string,
  pictures: readonly string[],
  findings: readonly ArtworkFinding[],
  watch: boolean,
): string {
  const images = pictures.map((each) => `<img src="${asText(each)}" alt="${asText(each)}">`).join('\n');
  const list = findings.map(
    ({ severity, side, line, message, remedy }) =>
      `<li class="${severity}"><b>${severity}</b> ${side}${line === undefined ? '' : `, line ${line}`}: ${asText(message)} <i>${asText(remedy)}</i></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${asText(title)}</title>${watch ? '<meta http-equiv="refresh" content="2">' : ''}
<style>
body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#eee;color:#222}
img{display:block;max-width:min(100%,900px);margin:0 0 24px;background:#fff;box-shadow:0 1px 6px #0004}
.error b{color:#b00020}.warning b{color:#8a5a00}
</style></head><body>
<h1>${asText(title)}</h1>
${images}
${list.length === 0 ? '<p>No problems found.</p>' : `<ul>\n${list.join('\n')}\n</ul>`}
</body></html>
`;
}
