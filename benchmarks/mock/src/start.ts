/** Processor time from nothing to the first response, of the built server and of a bare one: medians of several starts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAUNCHER, ROOT } from './checkout.ts';
import { type Line, median } from './measure.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
export const BARE = `require('node:http').createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`;

/** How Node.js starts the mock of a checkout. */
export const ourStart = (checkout: string): string[] => [
  join(checkout, LAUNCHER),
  '--port',
  '0',
  '--fixtures',
  'empty',
];

/** Milliseconds of user and system time of one process until it has answered once. */
export async function oneStart(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--require', pathOf('usage.cjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const until = (stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = pattern.exec(text)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
    });
  try {
    const url = await until(child.stdout, /(http:\/\/[^\s"]+)/);
    const response = await fetch(`${url}/v1/me`, { headers: { authorization: 'Bearer live_mock' } });
    await response.text();
    const reported = until(child.stderr, /cpu (\d+)/);
    child.kill('SIGUSR2');
    return Number(await reported) / 1000;
  } finally {
    child.removeAllListeners('exit');
    // Not killed: Node.js keeps what it has compiled when a process ends, and finds it at the next start.
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

export async function startLines(rounds = 7): Promise<Line[]> {
  if (!existsSync(join(ROOT, 'packages/mock/dist/cli.js'))) throw new Error('run npm run build first');
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await oneStart(ourStart(ROOT)));
    bare.push(await oneStart(['-e', BARE]));
  }
  const [a, b] = [median(ours), median(bare)];
  return [
    {
      measure: 'start until the first response, CPU time',
      ours: `${a.toFixed(0)} ms`,
      peer: `${b.toFixed(0)} ms (bare node:http)`,
      ratio: `${(a / b).toFixed(2)}×`,
      target: '1.4× (2×)',
    },
  ];
}

if (process.argv[1] === import.meta.filename) console.table(await startLines());
