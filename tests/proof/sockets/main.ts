/** Broken bytes, by hand: `node --conditions=direct-mail-source tests/proof/sockets/main.ts --cases 4000 --seed 1 [--case N]`. */
import { parseArgs } from 'node:util';
import { repeatLine, sendBrokenBytes } from './sockets.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    case: { type: 'string' },
  },
});
const only = values.case === undefined ? undefined : Number(values.case);
const report = await sendBrokenBytes(Number(values.cases), Number(values.seed), only);
console.log(report.statuses, `${report.grown} bytes, ${report.kept} connections kept`);
for (const { case: n, name, problems } of report.failures)
  console.log(`${name}: ${problems.join('; ')}\n  ${repeatLine(Number(values.seed), n)}`);
if (report.failures.length > 0) process.exitCode = 1;
