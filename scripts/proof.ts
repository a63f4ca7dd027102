/** Runs the long tests and prints one table: `npm run proof`, or `npm run proof -- --short` for a subset. */
import { run } from './run.ts';

const given = process.argv.slice(2).map((each) => JSON.stringify(each));
process.exitCode = await run(`node --expose-gc --conditions=direct-mail-source tests/proof/run.ts ${given.join(' ')}`);
