/** Tells the story of one mailing: starts a server of its own on a free port, with a manual clock, and runs the example. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runAll } from './run.ts';
import { isBuilt } from './sources-stamp.ts';

const built = ['packages/mock/dist/cli.js', 'packages/sdk/dist/webhooks.js'];
if (!built.every((file) => existsSync(file)) || !isBuilt('javascript')) {
  console.error('Building (the sources changed since the last build) …');
  await runAll(['npm run -s build -- --javascript']);
}

const flags = ['--port', '0', '--clock', 'manual', '--fixtures', 'demo', '--now', '2026-11-23T09:00:00Z', '--json'];
const server = spawn(process.execPath, ['packages/mock/bin/direct-mail-mock.js', ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());

for await (const line of createInterface({ input: server.stdout })) {
  const { url } = JSON.parse(line) as { url: string };
  const story = spawn(process.execPath, ['examples/quickstart/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, DIRECT_MAIL_BASE_URL: url },
  });
  process.exitCode = await new Promise<number>((resolve) => story.on('close', (code) => resolve(code ?? 1)));
  break;
}
server.kill();
console.log('That server has ended. `npm start` keeps one running, with its dashboard: http://127.0.0.1:4010');
