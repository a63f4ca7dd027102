import type { Section } from '../section.ts';
import { fuzz } from './fuzz.ts';
import { repeatLine } from './repeat.ts';

/** Bad input: no 5xx, no undocumented shape, no change by a refused request, no growth of memory. */
export const fuzzSection: Section = async ({ short, seed, cases = short ? 4000 : 200_000 }) => {
  const report = await fuzz({ cases, seed });
  for (const { case: n, problems } of report.failures)
    console.error(`${problems.join('; ')}\n  ${repeatLine(seed, n)}`);
  const refused = Object.entries(report.statuses).reduce(
    (sum, [status, count]) => (status >= '400' ? sum + count : sum),
    0,
  );
  const growth =
    report.grown === null ? 'not measured (run with --expose-gc)' : `${(report.grown / 1024).toFixed(0)} kB`;
  return [
    {
      check: 'Bad input: documented responses only, refusals change nothing',
      tried: `${report.cases} requests, ${refused} refused`,
      result: `${report.failures.length} failures`,
      ok: report.failures.length === 0,
    },
    {
      check: 'Bad input: memory from a quarter of the run to its end',
      tried: `${report.cases} requests`,
      result: growth,
      ok: report.grown === null || report.grown < 2 ** 20,
    },
  ];
};
