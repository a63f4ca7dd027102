import { runMock } from './run.ts';

await runMock(process.argv.slice(2));
