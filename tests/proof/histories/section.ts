import fc from 'fast-check';
import { runHistory } from '../../../packages/mock/test/histories/run.ts';
import { historyOf } from '../../../packages/mock/test/histories/steps.ts';
import { runAgainstOracle } from '../../../packages/mock/test/people/against-oracle.ts';
import { history } from '../../../packages/mock/test/people/vocabulary.ts';
import type { ProofLine, Section } from '../section.ts';

/** Random histories of all operations, and of people against a slow model of the decisions about them. */
export const historiesSection: Section = async ({ short, seed, cases }) => [
  await prove(
    'Histories of all operations: money adds up, counts agree with lists, what was answered 201 is found, no one else’s data moves',
    fc.asyncProperty(historyOf(50), runHistory),
    { seed, numRuns: cases ?? (short ? 40 : 1000) },
  ),
  await prove(
    'Histories of people, against a slow model of D36, D100 to D105 and D116',
    fc.asyncProperty(history, runAgainstOracle),
    { seed, numRuns: cases ?? (short ? 200 : 20_000) },
  ),
];

async function prove<T>(
  check: string,
  property: fc.IAsyncProperty<T>,
  options: { readonly seed: number; readonly numRuns: number },
): Promise<ProofLine> {
  const report = await fc.check(property, options);
  if (report.failed) console.error(fc.defaultReportMessage(report), report.errorInstance);
  const result = report.failed
    ? `fails; repeat with seed ${report.seed}, path ${report.counterexamplePath}`
    : 'no failure';
  return { check, tried: `${report.numRuns} histories`, result, ok: !report.failed };
}
