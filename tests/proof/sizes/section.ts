import type { ProofLine, Section } from '../section.ts';
import { provedByTests } from '../vitest.ts';

/** Tests of `npm test` that do more here, in the words of their files. */
const FILES = ['storage/kill.slow', 'isolation/parallel', 'account/account', 'webhooks/failing-receiver'];

/** The same tests as in `npm test`, at their full length. */
export const sizesSection: Section = async () => {
  const lines: ProofLine[] = [];
  for (const file of FILES) lines.push(await provedByTests('mock', `packages/mock/test/${file}.test.ts`));
  return lines;
};
