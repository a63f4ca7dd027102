/** Builds what is missing or out of date and starts the mock server with the arguments after `npm start --`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runAll } from './run.ts';
import { isBuilt } from './sources-stamp.ts';

const built = [
  'packages/mock/dist/cli.js',
  'packages/mock/dist/dashboard/index.html',
  'packages/sdk/dist/index.js',
  'packages/previews/dist/index.js',
];
if (!built.every((file) => existsSync(file)) || !isBuilt('javascript')) {
  console.error('Building (the sources changed since the last build) …');
  await runAll(['npm run -s build -- --javascript']);
}

const given = process.argv.slice(2);
// By default the account is the full demo, unless the arguments choose its content.
const own = given.some((each) => /^--(fixtures|data-dir|demo|help|version)\b/.test(each));
const flags = own ? given : ['--demo', ...given];
const server = spawn(process.execPath, ['packages/mock/bin/direct-mail-mock.js', ...flags], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
