/** Prints the proof that no mailing is made twice: `npm run proof`, optionally with a number of calls and a seed. */
import { describeReport, proveNoSecondPostcard } from '../test/faults/prove.ts';

const [calls = 10_000, seed = 20_261_120] = process.argv.slice(2).map(Number);
const report = await proveNoSecondPostcard({ calls, seed });
console.log(describeReport(report));
if (report.twice.length > 0 || report.wrong.length > 0) process.exitCode = 1;
