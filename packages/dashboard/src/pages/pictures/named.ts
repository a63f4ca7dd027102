import type { Campaign } from '../../api/control.ts';

/** A creative that names a picture. */
export interface NamedBy {
  readonly id: string;
  readonly name: string;
}

const patterns = [
  /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi,
];

/** The addresses of pictures that the artwork names, in `img` and in styles; those with merge tags are known only when filled. */
export function picturesOf(campaigns: readonly Campaign[]): Map<string, NamedBy[]> {
  const found = new Map<string, NamedBy[]>();
  for (const { creatives } of campaigns) {
    for (const { id, name, front_html, back_html } of creatives) {
      const html = `${front_html ?? ''}\n${back_html ?? ''}`;
      const named = patterns.flatMap((pattern) =>
        [...html.matchAll(pattern)].map(([, a, b, c]) => (a ?? b ?? c ?? '').replaceAll('&amp;', '&').trim()),
      );
      for (const source of new Set(named.filter((each) => /^https?:/i.test(each) && !/\{[{%]/.test(each)))) {
        found.set(source, [...(found.get(source) ?? []), { id, name }]);
      }
    }
  }
  return found;
}
