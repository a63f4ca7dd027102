import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Document } from './markdown.ts';
import { root } from './repository.ts';

/** Where the generator of the site reads pages. All of it is written anew by every build. */
export const contentFolder = `${root}site/src/content/docs/`;

/** What the generator reads before a page's text. */
export type FrontMatter = Readonly<Record<string, unknown>>;

/** Where the page of a route is written. */
export const fileOf = (route: string): string => `${contentFolder}${route === '' ? 'index' : route}.md`;

export function writePage(route: string, { title, description, body }: Document, more: FrontMatter = {}): void {
  const entries = Object.entries({ title, description, ...more });
  const matter = entries.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n');
  writeFile(fileOf(route), `---\n${matter}\n---\n\n${body}`);
}

export function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
