/** Bad input, by hand: `node --conditions=direct-mail-source tests/proof/fuzz/main.ts --cases 200000 --seed 1 [--case N]`. */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { repeatLine } from './repeat.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
  },
});
const only = values.case === undefined ? undefined : Number(values.case);
const report = await fuzz({ cases: Number(values.cases), seed: Number(values.seed), only });
console.log(report.statuses, report.grown === null ? '' : `heap ${(report.grown / 1024).toFixed(0)} kB`);
for (const { case: n, problems } of report.failures)
  console.log(`${problems.join('; ')}\n  ${repeatLine(Number(values.seed), n)}`);
if (report.failures.length > 0) process.exitCode = 1;
