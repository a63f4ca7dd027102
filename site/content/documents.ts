import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import { decisionOf, decisionsPage } from './decisions.ts';
import { drawDiagrams } from './diagrams.ts';
import { convert, type LinkTargets } from './markdown.ts';
import { labelOf, type Page } from './pages.ts';
import { repositoryUrl, root } from './repository.ts';
import { type FrontMatter, fileOf, writePage } from './write.ts';

/** Writes every document of the repository as a page of the site. */
export async function writeDocuments(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const text = readFileSync(`${root}${page.source}`, 'utf8');
    const document = convert(text, linkTargets(page, pages));
    const body = await drawDiagrams(document.body);
    writePage(page.route, { ...document, body }, page.route === '' ? start : wide(body));
  }
}

/** The start page is as wide as the window, and has no table of contents. */
const start = {
  template: 'splash',
  tableOfContents: false,
  head: [{ tag: 'title', content: 'Direct Mail: printed mail as an API, and a mock of it' }],
};

/** A page with a table of at least five columns uses the space of the table of contents. */
const wide = (body: string): FrontMatter => (/^\|(?:[^|\n]*\|){5,}$/m.test(body) ? { tableOfContents: false } : {});

/** Where the path of a document says which file to change. */
const contributors = /^(CONTRIBUTING|docs\/architecture)\.md$/;

/** The targets of a page's links on the site. */
function linkTargets(page: Page, pages: readonly Page[]): LinkTargets {
  const routes = new Map(pages.map(({ source, route }) => [source, addressOf(route)]));
  routes.set('README.md', '/');
  routes.set('openapi/direct-mail.yaml', '/api/');
  routes.set('docs', '/').set('docs/guides', addressOf('guides/getting-started'));
  return {
    source: page.source,
    pageOf: (path) => routes.get(path.replace(/\/$/, '')) ?? routes.get(posix.join(path, 'README.md')) ?? null,
    titleOf: (path) => {
      const named = contributors.test(page.source) ? undefined : pages.find(({ source }) => source === path);
      return named && labelOf(named);
    },
    fileOf: (path) => {
      if (!existsSync(`${root}${path}`)) throw new Error(`${page.source} links to ${path}, which does not exist`);
      const kind = statSync(`${root}${path}`).isDirectory() ? 'tree' : 'blob';
      return repositoryUrl === '' ? null : `${repositoryUrl}/${kind}/main/${path}`;
    },
    decisionOf: page.source === decisionsPage ? () => null : decisionOf,
    pictureOf: (path) => relative(dirname(fileOf(page.route)), `${root}${path}`),
  };
}

export const addressOf = (route: string): string => (route === '' ? '/' : `/${route}/`);
