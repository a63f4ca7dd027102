import { readFileSync } from 'node:fs';
import { root } from './repository.ts';

/** The page with an anchor for every decision. */
export const decisionsPage = 'docs/unspecified-behaviour.md';

const known = new Set(
  [...readFileSync(`${root}${decisionsPage}`, 'utf8').matchAll(/<a id="(D\d+)">/g)].map(([, id]) => id),
);

/** The URL of a decision, or null if there is no such decision. */
export const decisionOf = (id: string): string | null => (known.has(id) ? `/unspecified-behaviour/#${id}` : null);
