import type { ProofLine, Section } from '../section.ts';
import { provedByTests } from '../vitest.ts';

/** Tests of `npm test` that do more here, in the words of their files: the package, and the test in it. */
const FILES = [
  ['contract', 'equivalence/equivalence'],
  ['us-address', 'properties'],
  ['us-address', 'words'],
  ['us-address', 'do-no-harm'],
  ['us-address', 'zip-artifacts'],
  ['us-address', 'explain'],
  ['mock', 'storage/kill.slow'],
  ['mock', 'isolation/parallel'],
  ['mock', 'account/account'],
  ['mock', 'webhooks/failing-receiver'],
] as const;

/** The same tests as in `npm test`, at their full length. */
export const sizesSection: Section = async () => {
  const lines: ProofLine[] = [];
  for (const [name, test] of FILES) lines.push(await provedByTests(`packages/${name}/test/${test}.test.ts`));
  return lines;
};
