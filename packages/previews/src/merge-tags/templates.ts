/** Parses and fills in Liquid templates with merge tags. */
import type { Liquid, Template } from 'liquidjs';
import { CreativeError, limits } from './limits.ts';
import { NOW, templateEngine, withValues } from './liquid-engine.ts';

export type { Template } from 'liquidjs';

/** Rejects HTML that exceeds the size limit of a side. */
export function checkSize(html: string): void {
  if (byteLength(html) > limits.htmlBytes) throw tooLarge('The HTML is');
}

/** The parsed template; a syntax error becomes a sentence for the designer, with its line. */
export function parseTemplate(html: string, engine: Liquid = templateEngine()): Template[] {
  checkTags(html);
  try {
    return engine.parse(html);
  } catch (error) {
    throw new CreativeError(`The merge tags cannot be read: ${handlebarsHint(html, error) ?? sentence(error)}`);
  }
}

/** What is wrong with the merge tags of a side, as a sentence with its line; null if they can be parsed. */
export function templateProblem(html: string): string | null {
  if (!/\{[{%]/.test(html)) return null;
  try {
    checkSize(html);
    parseTemplate(html);
    return null;
  } catch (error) {
    if (error instanceof CreativeError) return error.message;
    throw error;
  }
}

/** Rejects templates that would take the engine seconds and gigabytes to parse. */
function checkTags(html: string): void {
  let count = 0;
  for (let at = nextTag(html, 0); at >= 0; at = nextTag(html, at)) {
    const end = html.indexOf(html[at + 1] === '{' ? '}}' : '%}', at);
    if (end < 0) return;
    if (end - at > limits.mergeTagLength) throw tooLong(html, at, end);
    if (++count > limits.mergeTags) throw new CreativeError(`There are more than ${limits.mergeTags} merge tags`);
    at = end + 2;
  }
}

/** A tag that continues into the next element, line or tag was not closed, even if a later brace closes it. */
function tooLong(html: string, at: number, end: number): CreativeError {
  if (/[<\n]|\{[{%]/.test(html.slice(at + 2, end))) {
    const line = lineOf(html, at);
    const column = at - html.lastIndexOf('\n', at);
    return new CreativeError(
      `The merge tags cannot be read: ${notClosed(html.slice(at, end))}, line:${line}, col:${column}`,
    );
  }
  return new CreativeError(`A merge tag is longer than ${limits.mergeTagLength} characters: line ${lineOf(html, at)}`);
}

/** The unclosed part, as far as it seems intended, and what closes it. */
function notClosed(text: string): string {
  // The engine writes a line end as the two characters
  // .
  const [tag = ''] = /^(?:(?!\\n)[^<\n])*/.exec(text) ?? [];
  const shown = tag.length > 40 ? `${tag.slice(0, 39)}…` : tag.trimEnd();
  return `${shown} is not closed: write ${text.startsWith('{{') ? '}}' : '%}'} where the tag ends`;
}

function nextTag(html: string, from: number): number {
  for (let at = html.indexOf('{', from); at >= 0; at = html.indexOf('{', at + 1))
    if (html[at + 1] === '{' || html[at + 1] === '%') return at;
  return -1;
}

const lineOf = (html: string, at: number) => html.slice(0, at).split('\n').length;

/** Handlebars resembles Liquid except for blocks, and the engine's own message does not name it. */
function handlebarsHint(html: string, error: unknown): string | undefined {
  const found = /\{\{\{?\s*[#/^!>&][^}]{0,200}\}\}|\{\{\{[^}]{0,200}\}\}\}/.exec(html);
  if (!found || !/invalid value|not closed|unexpected/.test(String(error))) return undefined;
  const [text] = found;
  const block = /#\s*(if|unless|each)\s+([\w.]+)/.exec(text);
  const liquid =
    block === null
      ? '{{ name }}, {% if … %}, {% for … in … %}'
      : block[1] === 'each'
        ? `{% for item in ${block[2]} %} … {% endfor %}`
        : `{% ${block[1]} ${block[2]} %} … {% end${block[1]} %}`;
  return `${text} is Handlebars, and merge tags are Liquid: write ${liquid}, line:${lineOf(html, found.index)}`;
}

/** Synchronous, so that other work of the process does not count against the template's time. */
export function fillTemplate(templates: Template[], scope: object, now: string): string {
  return filledTemplate(templates, scope, now).html;
}

/** The same, with the values that were filled in. */
export function filledTemplate(
  templates: Template[],
  scope: object,
  now: string,
): { html: string; values: readonly string[] } {
  let html: string;
  let values: readonly string[];
  try {
    const filled = withValues(() => templateEngine().renderSync(templates, scope, { globals: { [NOW]: now } }));
    html = String(filled.result);
    values = filled.values;
  } catch (error) {
    throw new CreativeError(`The merge tags cannot be filled in: ${sentence(error)}`);
  }
  if (byteLength(html) > limits.htmlBytes) throw tooLarge('With its merge tags filled in, the HTML is');
  return { html, values };
}

const tooLarge = (what: string) =>
  new CreativeError(`${what} larger than ${limits.htmlBytes / 1024} KB, the most that is drawn`);

const byteLength = (text: string) =>
  text.length * 3 <= limits.htmlBytes ? text.length : new TextEncoder().encode(text).byteLength;

/** The engine's first line, without the excerpt of the template, which may be long. */
function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, open, place = ''] = /^output "(\{\{.*)" not closed(, line:\d+, col:\d+)?$/s.exec(message) ?? [];
  if (open !== undefined) return `${notClosed(open)}${place}`;
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
