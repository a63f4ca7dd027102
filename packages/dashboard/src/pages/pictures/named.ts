import type { Campaign } from '../../api/control.ts';

/** A creative that references a picture. */
export interface NamedBy {
  readonly id: string;
  readonly name: string;
}

const patterns = [
  /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/gi,
];

/**
 * The picture URLs in the artwork's `img` elements and styles. URLs with merge tags are known only once filled in, and
 * left out.
 */
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
