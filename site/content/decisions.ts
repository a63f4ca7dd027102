import { readFileSync } from 'node:fs';
import { root } from './repository.ts';

/** Where every decision has an anchor of its own. */
export const decisionsPage = 'docs/unspecified-behaviour.md';

const known = new Set(
  [...readFileSync(`${root}${decisionsPage}`, 'utf8').matchAll(/<a id="(D\d+)">/g)].map(([, id]) => id),
);

/** The address of a decision, or null for what only looks like one. */
export const decisionOf = (id: string): string | null => (known.has(id) ? `/unspecified-behaviour/#${id}` : null);
