import { globSync, readFileSync } from 'node:fs';

/** Every link of a built site that leads nowhere: a page, a file or an anchor that is not there, or a host elsewhere. */
export function deadLinks(folder: string): { readonly tried: number; readonly dead: readonly string[] } {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length));
  const known = new Set(files.map((file) => `/${file}`));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/(^|\/)index\.html$/, '$1')}`, readFileSync(`${folder}${file}`, 'utf8')]),
  );
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]));
  const dead: string[] = [];
  let tried = 0;
  for (const [path, html] of pages) {
    for (const [, name = '', written = ''] of html.matchAll(/<[a-z][^>]*?\s(href|src)="([^"]*)"/g)) {
      const link = written.replaceAll('&amp;', '&');
      if (/^(https?:|mailto:|data:)/.test(link) && name === 'href') continue;
      tried += 1;
      const { pathname, hash, host } = new URL(link, `http://site${path}`);
      const target = decodeURIComponent(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      const found = host === 'site' && (pages.has(target) || known.has(target));
      if (!found || (anchor !== '' && anchors.get(target)?.has(anchor) !== true)) dead.push(`${path}: ${link}`);
    }
  }
  return { tried, dead };
}

const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&')));
