import { type Edge, edges } from './edges.ts';

/** The variable that names the wrong version. */
export const WRONG = 'DIRECT_MAIL_WRONG_VERSION';

/** @throws Error where there is none of that name */
export function wrong(): Edge {
  const found = edges.find(({ name }) => name === process.env[WRONG]);
  if (found === undefined) throw new Error(`${WRONG} must name one of tests/proof/bulk/edges/edges.ts`);
  return found;
}
