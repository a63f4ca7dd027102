import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { decisionOf } from './decisions.ts';
import { addressOf } from './documents.ts';
import { convert, type Document } from './markdown.ts';
import type { Module } from './modules.ts';
import { root } from './repository.ts';
import { writeFile, writePage } from './write.ts';

/** The folder of typedoc's Markdown. */
export const typedocFolder = `${root}site/.reference/`;

/** A page about one exported name, or about a module. */
export interface ReferencePage extends Document {
  readonly route: string;
  readonly module: Module;
  /** Such as `Interface`; null for the page of the module itself. */
  readonly kind: string | null;
}

/** A module's pages by kind, for the side bar. */
export type ReferenceIndex = Readonly<Record<string, readonly { kind: string; name: string; route: string }[]>>;

/** Turns typedoc's Markdown into pages of the site. */
export function writeReference(modules: readonly Module[]): readonly ReferencePage[] {
  const pages = readPages(modules);
  const byName = namesOf(pages);
  for (const page of pages) {
    const { kind, route } = page;
    const body = kind === null ? page.body : `${origin(page)}\n\n${page.body}${named(page, byName)}`;
    writePage(route, { ...page, body }, { prev: false, next: false, ...(kind === null ? {} : { editUrl: false }) });
  }
  writeFile(`${root}site/src/generated/reference.json`, JSON.stringify(indexOf(pages, modules)));
  return pages;
}

function readPages(modules: readonly Module[]): readonly ReferencePage[] {
  const files = globSync('@direct-mail/**/*.md', { cwd: typedocFolder }).map((file) => file.replaceAll('\\', '/'));
  const routes = new Map(files.map((file) => [file, routeOf(file)]));
  if (new Set(routes.values()).size !== files.length) throw new Error('two pages of the reference have one address');
  return files.sort().map((file) => {
    const route = routes.get(file) as string;
    const module = modules.filter((each) => route === each.route || route.startsWith(`${each.route}/`)).at(-1);
    if (module === undefined) throw new Error(`${file} belongs to no module`);
    const document = convert(readFileSync(`${typedocFolder}${file}`, 'utf8'), {
      source: file,
      pageOf: (path) => addressOf(routes.get(path) ?? missing(file, path)),
      fileOf: (path) => missing(file, path),
      pictureOf: (path) => missing(file, path),
      decisionOf,
    });
    const [, kind = null, title = document.title] = /^([A-Z][\w ]*): (.+)$/.exec(document.title) ?? [];
    return { ...document, title, kind, route, module };
  });
}

/** `@direct-mail/sdk/interfaces/Mailing.md` is `reference/sdk/interfaces/mailing`. */
function routeOf(file: string): string {
  const path = file.replace('@direct-mail/', 'reference/').replace(/(\/README)?\.md$/, '');
  return path.toLowerCase();
}

function missing(file: string, path: string): never {
  throw new Error(`${file} links to ${path}, which is not there`);
}

const origin = ({ kind, module }: ReferencePage): string =>
  `<p class="origin">${kind} of <a href="${addressOf(module.route)}"><code>${module.name}</code></a></p>`;

type Names = ReadonlyMap<string, readonly ReferencePage[]>;

function namesOf(pages: readonly ReferencePage[]): Names {
  const names = new Map<string, ReferencePage[]>();
  for (const page of pages) {
    if (page.kind !== 'Interface' && page.kind !== 'Type Alias' && page.kind !== 'Class') continue;
    names.set(nameOf(page), [...(names.get(nameOf(page)) ?? []), page]);
  }
  return names;
}

/** Without type parameters and parentheses. */
const nameOf = ({ title }: ReferencePage): string => title.replace(/\\?[<(].*$/, '');

/** An alias or a variable is explained by other types: the types that it uses follow, with the fields of interfaces. */
function named(page: ReferencePage, names: Names): string {
  if (page.kind !== 'Type Alias' && page.kind !== 'Variable') return '';
  const code = /^```ts\n(.*?)^```/ms.exec(page.body)?.[1]?.replace(/'[^']*'/g, '') ?? '';
  const mentioned = [...new Set(code.replace(/^.*?[=:]/s, '').match(/\b[A-Z]\w*/g))];
  const found = mentioned.flatMap((name) => nearest(names.get(name) ?? [], page));
  return found.map((type) => `\n\n## ${nameOf(type)}\n\n${summary(type)}${fieldsOf(type)}`).join('');
}

/** The page of a name in the same module, otherwise in the same package, otherwise in any. */
function nearest(candidates: readonly ReferencePage[], page: ReferencePage): readonly ReferencePage[] {
  const others = candidates.filter((each) => each !== page);
  const distance = ({ route }: ReferencePage): number => -commonLength(route, page.route);
  return others.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const summary = (type: ReferencePage): string =>
  `[\`${nameOf(type)}\`](${addressOf(type.route)})${type.description === '' ? '' : `: ${escaped(type.description)}`}`;

const escaped = (text: string): string => text.replace(/[<>*_`[\]{}]/g, '\\$&');

/** The table of fields without its anchors, which are on the page of the type itself. */
function fieldsOf({ body }: ReferencePage): string {
  const table = /^## Properties\n(.*?)(?=^## |(?![\s\S]))/ms.exec(body)?.[1] ?? '';
  return table === '' ? '' : `\n\n${table.trim().replace(/<a id="[^"]*"><\/a> /g, '')}`;
}

function indexOf(pages: readonly ReferencePage[], modules: readonly Module[]): ReferenceIndex {
  return Object.fromEntries(
    modules.map(({ route }) => [
      route,
      pages
        .filter(({ module, kind }) => module.route === route && kind !== null)
        .map((page) => ({ kind: page.kind as string, name: nameOf(page), route: posix.normalize(page.route) })),
    ]),
  );
}
