/** Over HTTP: requests per second of the server's own processor time, memory, and start, beside the peers. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAUNCHER, ROOT } from './checkout.ts';
import { getOf, load, postOf } from './load.ts';
import type { Line } from './measure.ts';
import { campaignToMail, mailingTo } from './world.ts';

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

/** One of the peers in a process of its own, which says itself when it answers. */
export function start(name: string): Promise<Running> {
  const child = fork(new URL(`servers/${name}.ts`, import.meta.url), [], {
    execArgv: ['--expose-gc', '--conditions=direct-mail-source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    child.once('message', (about) => {
      resolve({ child, ...(about as { url: string; campaign: string; id: string }), usage: usageOf(child) });
    });
  });
}

/** Our command as it is installed: the built server of a checkout, started by its launcher. */
export async function startOurs(args: readonly string[] = [], checkout = ROOT): Promise<Running> {
  const child = fork(join(checkout, LAUNCHER), ['--port', '0', ...EMPTY, ...args], {
    execArgv: ['--expose-gc', '--require', pathOf('usage.cjs')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /(http:\/\/[^\s]+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the command ended with ${code}`)));
  });
  const post = async (path: string, body: unknown): Promise<{ id: string }> => {
    const headers = { authorization: 'Bearer live_mock', 'content-type': 'application/json' };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { id: string };
  };
  const { id: campaign } = await post('/_mock/campaigns', campaignToMail);
  const { id } = await post('/v1/mailing', mailingTo(campaign, 0));
  return { child, url, campaign, id, usage: usageOf(child) };
}

const EMPTY = ['--fixtures', 'empty'];

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const usageOf = (child: ChildProcess) => (collect?: boolean) =>
  new Promise<Usage>((response) => {
    child.once('message', (value) => response(value as Usage));
    child.send(collect === true ? 'collect' : 'usage');
  });

export interface Measured {
  /** Requests per second of processor time. */
  readonly get: number;
  readonly post: number;
  readonly rss: number;
}

export const CONNECTIONS = 32;

/** The best of four rounds, after as many that let the compiler finish; memory after the first `8 × requests` alone. */
export async function measure(starting: Promise<Running>, requests: number): Promise<Measured> {
  const { url, id, campaign, usage, child } = await starting;
  const post = postOf((n) => mailingTo(campaign, n));
  const rounds = async (next: (n: number) => string): Promise<number> => {
    let most = 0;
    for (let round = 0; round < 4; round += 1) {
      const before = await usage();
      await load(url, requests, CONNECTIONS, next);
      most = Math.max(most, requests / (((await usage()).cpu - before.cpu) / 1e6));
    }
    return most;
  };
  try {
    await rounds(getOf(id));
    await rounds(post);
    const { rss } = await usage();
    return { get: await rounds(getOf(id)), post: await rounds(post), rss };
  } finally {
    child.removeAllListeners('exit');
    child.kill();
  }
}

export async function serverLines(requests = 5000): Promise<Line[]> {
  const lines: Line[] = [];
  const ours = await measure(startOurs(), requests);
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
  const bare = await measure(start('bare'), requests);
  compare(bare, 'bare node:http', '0.5× (0.4×)');
  compare(await measure(start('prism'), Math.min(requests, 600)), 'Prism mock', '6× (4×)');
  if (existsSync(new URL('../node_modules/emulate', import.meta.url))) {
    compare(await measure(start('emulate'), Math.min(requests, 2500)), 'emulate', '3× (2×)');
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
    const kept = await measure(startOurs(['--data-dir', folder]), requests);
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

if (process.argv[1] === import.meta.filename) console.table(await serverLines());
