/** Over HTTP: requests per second of the server's own processor time, memory, and start, beside the peers. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOf, load, postOf } from './load.ts';
import type { Line } from './measure.ts';
import { mailingTo } from './world.ts';

interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly sockets: number;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly campaign: string;
  readonly id: string;
  readonly usage: (collect?: boolean) => Promise<Usage>;
}

function start(name: string, args: string[] = []): Promise<Running> {
  const child = fork(new URL(`servers/${name}.ts`, import.meta.url), args, {
    execArgv: ['--expose-gc', '--conditions=direct-mail-source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    child.once('message', (about) => {
      const usage = (collect = false) =>
        new Promise<Usage>((answer) => {
          child.once('message', (value) => answer(value as Usage));
          child.send(collect ? 'collect' : 'usage');
        });
      resolve({ child, ...(about as { url: string; campaign: string; id: string }), usage });
    });
  });
}

interface Measured {
  /** Requests per second of processor time. */
  readonly get: number;
  readonly post: number;
  readonly rss: number;
}

const CONNECTIONS = 32;

async function measure(name: string, requests: number, args: string[] = []): Promise<Measured> {
  const server = await start(name, args);
  const { url, id, campaign, usage, child } = server;
  const post = postOf((n) => mailingTo(campaign, n));
  const best = async (next: (n: number) => string): Promise<number> => {
    let most = 0;
    for (let round = 0; round < 4; round += 1) {
      const before = await usage();
      await load(url, requests, CONNECTIONS, next);
      most = Math.max(most, requests / (((await usage()).cpu - before.cpu) / 1e6));
    }
    return most;
  };
  try {
    return { get: await best(getOf(id)), post: await best(post), rss: (await usage()).rss };
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

export async function serverLines(requests = 5000): Promise<Line[]> {
  const lines: Line[] = [];
  const ours = await measure('ours', requests);
  const compare = (peer: Measured, against: string, target: string): void => {
    for (const what of ['get', 'post'] as const) {
      lines.push({
        measure: `server, ${what.toUpperCase()}, requests per CPU second`,
        ours: ours[what].toFixed(0),
        peer: `${peer[what].toFixed(0)} (${against})`,
        ratio: `${(ours[what] / peer[what]).toFixed(2)}×`,
        target,
      });
    }
  };
  const bare = await measure('bare', requests);
  compare(bare, 'bare node:http', '0.5× (0.4×)');
  compare(await measure('prism', Math.min(requests, 600)), 'Prism mock', '6× (4×)');
  if (existsSync(new URL('../node_modules/emulate', import.meta.url))) {
    compare(await measure('emulate', Math.min(requests, 2500)), 'emulate', '3× (2×)');
  }
  lines.push({
    measure: `resident memory after ${requests * 8} requests`,
    ours: `${(ours.rss / 2 ** 20).toFixed(0)} MiB`,
    peer: `${(bare.rss / 2 ** 20).toFixed(0)} MiB (bare node:http)`,
    ratio: `${(ours.rss / bare.rss).toFixed(2)}×`,
    target: '1.4× (2×)',
  });
  const folder = mkdtempSync(join(tmpdir(), 'mail-bench-'));
  try {
    const kept = await measure('ours', requests, [folder]);
    lines.push({
      measure: 'server, POST with --data-dir, requests per CPU second',
      ours: kept.post.toFixed(0),
      peer: `${ours.post.toFixed(0)} (memory only)`,
      ratio: `${(kept.post / ours.post).toFixed(2)}×`,
      target: '0.6× (0.4×)',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return lines;
}

/** What stays behind of each request: bytes of heap and sockets, after 100,000 of them. */
export async function leakLines(requests = 100_000): Promise<Line[]> {
  const { url, id, usage, child } = await start('ours');
  await load(url, 20_000, CONNECTIONS, getOf(id));
  const before = await usage(true);
  await load(url, requests, CONNECTIONS, getOf(id));
  // Connections that the client has ended take the server a moment to notice.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const after = await usage(true);
  child.removeAllListeners('exit');
  child.kill();
  return [
    {
      measure: `kept per request over ${requests}, server`,
      ours: `${((after.heapUsed - before.heapUsed) / requests).toFixed(1)} bytes, ${after.sockets} sockets`,
      peer: '–',
      ratio: '–',
      target: 'under 1 kB, 0 sockets',
    },
  ];
}

if (process.argv[1] === import.meta.filename) console.table(await serverLines());
