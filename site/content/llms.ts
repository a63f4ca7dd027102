import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { addressOf } from './documents.ts';
import { convert, withoutMatter } from './markdown.ts';
import { type Page, sidebarGroups } from './pages.ts';
import { root } from './repository.ts';

/** What `llms-full.txt` holds whole: what a user needs, not how the project is made. */
const whole = new Set(['Guides', 'The mock', 'Packages']);

/**
 * `llms.txt` (https://llmstxt.org) and `llms-full.txt`, for models: an index of the pages with a line each, and the text of the guides and
 * references as it is written.
 */
export function llmsTexts(pages: readonly Page[]): { readonly index: string; readonly full: string } {
  const sourceOf = new Map(pages.map(({ route, source }) => [route, source]));
  const textOf = (route: string): string => readFileSync(`${root}${sourceOf.get(route)}`, 'utf8');
  const groups = sidebarGroups(pages);
  const lines = groups.flatMap(({ label, items }) => [
    `\n## ${label}\n`,
    ...items.map((route) => {
      const { title, description } = convert(textOf(route), { ...noTargets, source: sourceOf.get(route) ?? '' });
      return `- [${title}](${addressOf(route)})${description === '' ? '' : `: ${description}`}`;
    }),
  ]);
  const about =
    'A typed client, a mock, a command line and more for a service that prints and posts physical mail. All of these pages as one text: /llms-full.txt';
  const full = groups
    .filter(({ label }) => whole.has(label))
    .flatMap(({ items }) => items.map((route) => withoutMatter(textOf(route))));
  return { index: `# Direct Mail\n\n> ${about}\n${lines.join('\n')}\n`, full: full.join('\n\n---\n\n') };
}

/** Links do not matter here: only the title and the first paragraph are read. */
const noTargets = { pageOf: () => null, fileOf: () => null, pictureOf: (path: string) => path };

export function writeLlms(pages: readonly Page[]): void {
  const { index, full } = llmsTexts(pages);
  mkdirSync(`${root}site/public`, { recursive: true });
  writeFileSync(`${root}site/public/llms.txt`, index);
  writeFileSync(`${root}site/public/llms-full.txt`, full);
}
