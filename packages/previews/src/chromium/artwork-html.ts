/** Prepares a creative's HTML for the browser: size limits, no scripts or loading, and available fonts. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';
import { webFontSaid } from '../css/font-families.ts';
import { DEFAULT_FAMILY, standInFor } from '../fonts/font-names.ts';
import { CreativeError, limits } from '../merge-tags/limits.ts';
import { missingAmong } from '../render/layout.ts';
import { shortened, type Warnings } from '../render/warnings.ts';
import { FURTHER, fontFaceRules, GENERIC, withFamilies, withoutFetchedFaces } from './web-fonts.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

export interface Artwork {
  readonly html: string;
  /** URLs as written, by the absolute URL that the browser requests. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Whether it uses unknown fonts, or brings its own. */
  readonly unknown: boolean;
}

/** The base of relative URLs. */
export const BASE = 'https://piece.invalid/';

const SILENT = new Set(['script', 'base', 'template', 'noscript']);
const UNPRINTED = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'video', 'audio', 'portal', 'dialog']);
const FIELDS = new Set(['button', 'input', 'select', 'textarea']);
const ADDRESS = /^(?:src|href|background|poster)$/;

/**
 * @throws CreativeError when the document is larger than a preview may be, or has no body
 */
export function browserArtwork(html: string, warnings: Warnings): Artwork {
  const document = parse(html, { scriptingEnabled: false });
  const addresses = new Map<string, string>();
  const names = new Set<string>();
  let count = 0;
  let head: Element | undefined;
  let body = false;
  const texts: string[] = [];

  const note = (address: string) => {
    try {
      const { href } = new URL(address, BASE);
      // A browser requests pictures over https, whatever the page says.
      for (const asked of new Set([href, href.replace(/^http:/, 'https:')]))
        if (!addresses.has(asked)) addresses.set(asked, address);
    } catch {
      // Not a URL: the browser does not request it either.
    }
  };
  const style = (css: string): string => {
    const here = withoutFetchedFaces(css, (name) => warnings.add(webFontSaid(name)));
    for (const [, , address = ''] of here.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi)) note(address.trim());
    return withFamilies(here, names);
  };
  const attributes = (element: Element) => {
    element.attrs = element.attrs.filter(({ name }) => !name.startsWith('on') && name !== 'ping' && name !== 'srcdoc');
    for (const one of element.attrs) {
      if (one.name === 'style') one.value = style(one.value);
      else if (one.name === 'srcset') for (const item of one.value.split(',')) note(item.trim().split(/\s+/)[0] ?? '');
      else if (one.name === 'face') for (const name of one.value.split(',')) names.add(name.trim());
      else if (ADDRESS.test(one.name) && element.tagName !== 'a') note(one.value.trim());
    }
  };
  const kept = (element: Element): boolean => {
    const { tagName } = element;
    if (SILENT.has(tagName)) return false;
    const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? '';
    if (tagName === 'link') {
      if (/\bstylesheet\b/i.test(attribute('rel')))
        warnings.add(
          `A style sheet or web font cannot be fetched here and is left out: ${shortened(attribute('href'))}`,
        );
      return false;
    }
    if (tagName === 'meta') return false;
    if (!UNPRINTED.has(tagName)) return true;
    warnings.add(`<${tagName}> is not printed and is left out`);
    return false;
  };
  const visit = (parent: Parent, depth: number) => {
    if (depth > limits.levels) throw new CreativeError(`The HTML is nested deeper than ${limits.levels} levels`);
    parent.childNodes = parent.childNodes.filter((child) => !('tagName' in child) || kept(child));
    for (const child of parent.childNodes) {
      if (++count > limits.nodes) throw new CreativeError(`The HTML has more than ${limits.nodes} elements and texts`);
      if ('tagName' in child) {
        if (child.tagName === 'head') head ??= child;
        if (child.tagName === 'body') body = true;
        // The browser's own font of these.
        if (FIELDS.has(child.tagName)) names.add('Arial');
        attributes(child);
        visit(child, depth + 1);
      } else if ('value' in child) {
        if ('tagName' in parent && parent.tagName === 'style') child.value = style(child.value);
        else texts.push(child.value);
      }
    }
  };
  visit(document, 0);
  if (head === undefined || !body) throw new CreativeError('The HTML has no body; framesets are not printed');
  sayMachinesFonts(texts.join(''), warnings);
  // Generated content contains letters too.
  const rules = fontFaceRules(names, texts.join('') + html);
  const first = defaultTreeAdapter.createElement('style', head.namespaceURI, []);
  defaultTreeAdapter.insertText(
    first,
    `${rules}\n:where(html){font-family:${[DEFAULT_FAMILY, ...FURTHER, 'serif'].join()}}`,
  );
  head.childNodes.unshift(first);
  first.parentNode = head;
  const unknown =
    [...names].some((name) => standInFor(name) === undefined && !GENERIC.test(name)) || /@font-face/i.test(html);
  return { html: serialize(document), addresses, unknown };
}

/** Characters without an available font: the browser tries the system's fonts, and prints a box otherwise. */
export function sayMachinesFonts(text: string, warnings: Warnings): void {
  const missing = missingAmong(new Set(text));
  if (missing !== undefined)
    warnings.add(`No font here has a picture for ${missing}: this machine's fonts draw it, where they have it`);
}
