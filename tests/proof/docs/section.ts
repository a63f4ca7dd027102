import { globSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../../packages/dashboard/test/support/browser.ts';
import { buildSite, builtFolder, installTools } from '../../../site/content/build.ts';
import { serveSite } from '../../../site/content/serve.ts';
import type { ProofLine, Section } from '../section.ts';
import { provedByTests } from '../vitest.ts';
import { type Look, lookAt, type Seen } from './browser.ts';
import { deadLinks } from './links.ts';
import { searchFor } from './search.ts';
import { tryOut } from './try-out.ts';

/** What a page may weigh, compressed; the API references are weighed apart. */
const LIMIT = 300 * 1024;

const KB = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** One page of each kind. */
const kinds = [
  '/',
  '/guides/getting-started/',
  '/server/',
  '/control-api/',
  '/dashboard/',
  '/mailing-states/',
  '/unspecified-behaviour/',
  '/packages/sdk/',
  '/reference/sdk/',
  '/reference/sdk/classes/directmail/',
  '/reference/sdk/interfaces/mailing/',
  '/reference/sdk/type-aliases/recipient/',
  '/reference/mock/interfaces/mock/',
  '/404.html',
];
const references = ['/api/', '/control-api/reference/'];

const looks: readonly Look[] = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 390 },
];
const allLooks: readonly Look[] = [...looks, { scheme: 'dark', width: 1280 }, { scheme: 'light', width: 390 }];

/** The documentation site: built, every link followed, a page of each kind looked at by axe, weighed, searched and tried out. */
export const docsSection: Section = async ({ short }) => {
  installTools();
  const started = performance.now();
  await buildSite();
  const seconds = (performance.now() - started) / 1000;
  const { tried, dead } = deadLinks(builtFolder);
  const browser = await openBrowser();
  const { url, server } = await serveSite(builtFolder, 0);
  try {
    const written = everyPage().filter((path) => !path.startsWith('/reference/') && !references.includes(path));
    const rest = short ? [] : written.filter((path) => !kinds.includes(path));
    const pages = [...kinds, ...rest];
    const seen = [
      ...(await lookAtAll(browser, url, kinds, short ? looks : allLooks)),
      ...(await lookAtAll(browser, url, rest, looks)),
    ];
    const apis = await lookAtAll(browser, url, references, short ? looks : allLooks);
    const complaints = [...seen, ...apis].flatMap((each) => each.complaints);
    for (const each of [...dead, ...complaints]) console.error(each);
    const heaviest = seen.toSorted((one, other) => other.bytes - one.bytes)[0] as Seen & { path: string };
    return [
      {
        check: 'Docs: the site is built of every document and every exported name',
        tried: `${everyPage().length} pages`,
        result: `${seconds.toFixed(0)} s`,
        ok: everyPage().length > 400,
      },
      {
        check: 'Docs: every link leads to a page, a file or an anchor that is there',
        tried: `${tried} links`,
        result: `${dead.length} dead`,
        ok: tried > 10_000 && dead.length === 0,
      },
      {
        check: 'Docs: axe finds nothing, nothing is loaded from elsewhere, no page is wider than its window',
        tried: `${seen.length + apis.length} looks at ${pages.length + references.length} pages`,
        result: `${complaints.length} complaints`,
        ok: complaints.length === 0,
      },
      {
        check: `Docs: a page weighs less than ${KB(LIMIT)}, compressed`,
        tried: `${pages.length} pages`,
        result: `heaviest ${KB(heaviest.bytes)}: ${heaviest.path}; API references ${apis.map(({ bytes }) => KB(bytes))[0]}`,
        ok: seen.every(({ bytes }) => bytes < LIMIT),
      },
      await searchFor(browser, url),
      ...(await tryOut(browser, url)),
      await provedByTests('docs/commands.test.ts'),
    ] satisfies ProofLine[];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
};

async function lookAtAll(browser: Browser, url: string, paths: readonly string[], wanted: readonly Look[]) {
  const seen: (Seen & { readonly path: string })[] = [];
  for (const path of paths)
    for (const look of wanted) seen.push({ path, ...(await lookAt(browser, `${url}${path}`, look)) });
  return seen;
}

const everyPage = (): string[] =>
  globSync('**/index.html', { cwd: builtFolder }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
  );
