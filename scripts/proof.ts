/** Prints what each package can prove about itself at length: `npm run proof`. The tests do the same in short. */
import { run } from './run.ts';

process.exitCode = await run('npm run -s proof --workspaces --if-present');
