import { resolve } from 'node:path';

/** Paths in attributes, in `url(…)` and in `@import`. */
const named = [
  /\b(?:src|href|poster|background|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']+))\s*\)/gi,
  /@import\s+(?:"([^"]*)"|'([^']*)')/gi,
] as const;

/** Local files that the artwork refers to: images and style sheets, without web addresses and merge tags. */
export function namedFiles(html: string, folder: string): readonly string[] {
  const found = new Set<string>();
  for (const pattern of named) {
    for (const [, ...quoted] of html.matchAll(pattern)) {
      const path = fileOf(quoted.find((each) => each !== undefined) ?? '', folder);
      if (path !== undefined) found.add(path);
    }
  }
  return [...found];
}

/** The file that a URL names; undefined if it names none. */
export function fileOf(address: string, folder: string): string | undefined {
  const path = (address.split(/[?#]/)[0] ?? '').trim();
  if (path === '' || /^[a-z][a-z0-9+.-]*:|^\/\/|\{\{|\{%/i.test(path)) return undefined;
  try {
    return resolve(folder, decodeURI(path));
  } catch {
    // A percent sign that is no escape.
    return resolve(folder, path);
  }
}
