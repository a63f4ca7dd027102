import { posix } from 'node:path';

/** The targets of a document's links. */
export interface LinkTargets {
  /** Relative to the repository, such as `docs/guides/errors.md`. */
  readonly source: string;
  /** The URL of a document or folder of the repository on the site, or null if it has no page. */
  readonly pageOf: (path: string) => string | null;
  /** What the page of a document is called, where its path stands in code; the path if nothing says it. */
  readonly titleOf?: (path: string) => string | undefined;
  /** The URL of any other file, or null while the repository has none. */
  readonly fileOf: (path: string) => string | null;
  /** The path of a picture, relative to the written page. */
  readonly pictureOf: (path: string) => string;
  /** The URL of a decision such as `D53`, or null on the decisions page itself. */
  readonly decisionOf?: (id: string) => string | null;
}

export interface Document {
  readonly title: string;
  /** The first paragraph as plain text, for search engines and for the index. */
  readonly description: string;
  readonly body: string;
}

/** A document for the site generator: the title is separate, links and code blocks are converted. */
export function convert(text: string, targets: LinkTargets): Document {
  const plain = withoutMatter(text);
  const heading = /^# (.+)$/m.exec(plain);
  if (heading === null) throw new Error(`${targets.source} has no title: its first line should be "# …"`);
  const body = `${plain.slice(0, heading.index)}${plain.slice(heading.index + heading[0].length)}`;
  return {
    title: plainText(heading[1] ?? ''),
    description: describe(body),
    body: outsideCode(
      body,
      (prose) => wrapTables(linkDecisions(rewriteLinks(prose, targets), targets)),
      fence,
    ).trimStart(),
  };
}

/** A document without what stands above its text for a site's generator. */
export const withoutMatter = (text: string): string => text.replace(/^---\n.*?\n---\n+/s, '');

/** Applies one function to the prose and another to the first line of every fenced block. */
export function outsideCode(text: string, prose: (text: string) => string, info: (line: string) => string): string {
  return text
    .split(/(^ *```[^\n]*\n.*?^ *```[^\S\n]*$)/ms)
    .map((part, index) => (index % 2 === 0 ? prose(part) : part.replace(/^ *```[^\n]*/, info)))
    .join('');
}

/** Prose without its links to other documents, for where these are not. */
export const withoutDocumentLinks = (prose: string): string =>
  prose.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');

/** The word after the language says how the tests run a block; if it is a file name, readers should see it. */
function fence(line: string): string {
  const [, ticks = '', language = '', word = ''] = /^( *```)([\w+]*)(?: (\S+))?/.exec(line) ?? [];
  return `${ticks}${language}${/^[^=]*\./.test(word) ? ` title="${word}"` : ''}`;
}

/** Inline code is kept, except for the path of a document, which becomes a link. */
function rewriteLinks(prose: string, targets: LinkTargets): string {
  const { source, pageOf, fileOf, pictureOf } = targets;
  const folder = posix.dirname(source);
  const resolve = (target: string): string => posix.normalize(posix.join(folder, target));
  return prose
    .replace(
      /(?<!\[)`[^`\n]*`|(!?)\[((?:[^[\]]|\[[^[\]]*\]\([^)\s]*\)|\[[^[\]]*\])*)\]\(([^()\s]+)\)/g,
      (link, bang, label, target) => {
        if (target === undefined || isElsewhere(target)) return link;
        const text = label.includes('](') ? rewriteLinks(label, targets) : label;
        const [path, anchor] = target.split('#') as [string, string | undefined];
        if (bang === '!') return `![${text}](${pictureOf(resolve(path))})`;
        const address = path === '' ? '' : (pageOf(resolve(path)) ?? fileOf(resolve(path)));
        if (address === null) return `<span class="in-repository" title="${resolve(path)}">${text}</span>`;
        return `[${text}](${address}${anchor === undefined ? '' : `#${anchor}`})`;
      },
    )
    .replace(/(?<![[`\w])`((?:docs|packages|examples)\/[\w./-]+\.md)`(?![\]`])/g, (code, path) => {
      const address = pageOf(path);
      return address === null ? code : `[${targets.titleOf?.(path) ?? code}](${address})`;
    });
}

/** Code, links, tags and headings: everything but plain prose. */
const marked = /(`[^`\n]*`|\[(?:[^[\]]|\[[^\]]*\])*\]\([^)]*\)|<[^>\n]+>|^#.*$)/gm;

/** Links `(D53)` to the decision. */
function linkDecisions(prose: string, { decisionOf }: LinkTargets): string {
  if (decisionOf === undefined) return prose;
  return prose
    .split(marked)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\bD\d{2,3}\b/g, (id) => {
            const address = decisionOf(id);
            return address === null ? id : `[${id}](${address})`;
          }),
    )
    .join('');
}

/** A table wider than the page scrolls on its own, also with the keyboard; every column has a heading. */
function wrapTables(prose: string): string {
  return prose.replace(/(?:^\|.*\|[^\S\n]*$\n?){2,}/gm, (table) => {
    const [head = '', ...rows] = table.trimEnd().split('\n');
    const named = head.replace(/\|(\s*)(?=\|)/g, '| <span class="sr-only">Description</span> ');
    return `<div class="table">\n\n${[named, ...rows].join('\n')}\n\n</div>\n`;
  });
}

const isElsewhere = (target: string): boolean => /^[a-z]+:/i.test(target);

function describe(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((each) => /^\s*[A-Za-z`*[]/.test(each)) ?? '';
  const text = plainText(paragraph);
  return text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`;
}

/** Markdown without its markup. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<[^>]+>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[<>_])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
