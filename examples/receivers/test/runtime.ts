import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { SECRET } from './deliver.ts';
import type { Listening } from './servers.ts';

const require = createRequire(import.meta.url);
const runtimes = {
  deno: [
    '@deno/linux-x64-glibc',
    'deno',
    'run',
    '--allow-net',
    '--allow-env',
    '--allow-read',
    '--no-check',
    '--node-modules-dir=manual',
  ],
  bun: ['@oven/bun-linux-x64', 'bin/bun', 'run'],
} as const;

export type Runtime = keyof typeof runtimes;
export const packageOf = (runtime: Runtime): string => `${runtimes[runtime][0]}/package.json`;

/** Runs a receiver in its own runtime; its events go to `events`. */
export async function listenIn(runtime: Runtime, events: string): Promise<Listening> {
  const [, program, ...args] = runtimes[runtime];
  const binary = require.resolve(packageOf(runtime)).replace('package.json', program);
  const main = fileURLToPath(new URL('runtime-main.ts', import.meta.url));
  const env = { ...process.env, EVENTS: events, WEBHOOK_SECRET: SECRET };
  const child = spawn(binary, [...args, main, runtime], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
