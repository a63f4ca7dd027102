/**
 * Measures what suites wait for: new sandboxes, reset, snapshot and restore; and what a data folder costs each call.
 *
 *   node --conditions=direct-mail-source packages/mock/scripts/measure-server.ts
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMock } from '../src/index.ts';
import { connectMock } from '../src/node.ts';

const ada = {
  full_name: 'Ada',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1] as number;

async function time(rounds: number, step: (n: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const started = performance.now();
    await step(n);
    times.push(performance.now() - started);
  }
  return `${median(times).toFixed(3)} ms`;
}

async function filled(mailings: number) {
  const mock = createMock();
  const { id } = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  const headers = { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ campaign_id: id, recipient: ada });
  for (let n = 0; n < mailings; n += 1)
    await mock.fetch(`${mock.baseUrl}/v1/mailing`, { method: 'POST', headers, body });
  return mock;
}

for (const size of [100, 10_000]) {
  const mock = await filled(size);
  const snapshot = await mock.snapshot();
  console.log(`with ${size} mailings, medians of 200:`);
  console.log(`  snapshot ${await time(200, () => mock.snapshot())}`);
  console.log(`  restore  ${await time(200, () => mock.restore(snapshot))}`);
  console.log(`  restore of parsed JSON ${await time(10, () => mock.restore(JSON.parse(JSON.stringify(snapshot))))}`);
  console.log(`  reset    ${await time(200, () => mock.reset())}`);
}
const sandboxes = createMock();
console.log(
  `a new sandbox ${await time(1000, () => sandboxes.sandboxes.create())}; a new mock ${await time(1000, async () => createMock())}`,
);

/** Processor time of a process so far in milliseconds; on Linux alone. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const POSTS = 8000;

/** POSTs over 32 connections: answers a second, and the server's processor time for each, which a busy machine sways less. */
async function posts(args: string[]): Promise<{ perSecond: number; cpu: number }> {
  const program = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const flags = ['--port', '0', '--fixtures', 'empty', ...args];
  const server = spawn(process.execPath, ['--conditions=direct-mail-source', program, ...flags]);
  const url = await new Promise<string>((resolve) => {
    server.stdout.once('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''));
  });
  const creatives = [{ name: 'Card', format: 'postcard_4x6' }];
  const campaign = await connectMock(url).campaigns.create({ name: 'Welcome', creatives });
  const body = JSON.stringify({ campaign_id: campaign.id, recipient: ada });
  const headers = {
    authorization: 'Bearer live_mock',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const post = () =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}/v1/mailing`, { method: 'POST', headers, agent }, (response) => {
        response.resume().once('end', resolve);
      });
      sent.once('error', reject).end(body);
    });
  let left = POSTS;
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await post();
    }
  };
  const before = cpuOf(server.pid as number);
  const started = performance.now();
  await Promise.all(Array.from({ length: 32 }, loop));
  const perSecond = Math.round((POSTS * 1000) / (performance.now() - started));
  const cpu = (cpuOf(server.pid as number) - before) / POSTS;
  agent.destroy();
  server.kill('SIGTERM');
  return { perSecond, cpu };
}

for (let round = 0; round < 3; round += 1) {
  const memory = await posts([]);
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-measure-'));
  const kept = await posts(['--data-dir', folder]);
  rmSync(folder, { recursive: true, force: true });
  const shown = [memory, kept].map(({ perSecond, cpu }) => `${perSecond}/s, ${cpu.toFixed(3)} ms of processor each`);
  console.log(`POST /v1/mailing over 32 connections: in memory ${shown[0]}; kept ${shown[1]}`);
}
