/**
 * One process of the proof of size: plans a large file and begins to send it, or continues where another one ended. The
 * service is a stub in the same process, so that only the package is measured, but for a long list and for a run that is sent whole,
 * which other processes have. Answers one line of JSON.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DirectMail } from '@direct-mail/sdk';
import { Bulk, readCsv, sqliteLedger } from '../../../../packages/bulk/src/index.ts';
import { sleep } from '../processes/sleep.ts';
import { CAMPAIGN, mailing } from './mailing.ts';

const began = performance.now();
const [mode = '', csv = '', path = '', hash = '', listed = '', most = ''] = process.argv.slice(2);
/** When requests to make a mailing began. */
const posts: number[] = [];
const pages = { count: 0, until: began, furthest: 0, peak: 0 };
/** Where a long list is read, if it is. */
let list: string | undefined;

const stub = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input);
  const headers = { 'x-total': '0', 'x-total-pages': '0', 'x-page': '1', 'x-next-page': '' };
  if (init?.method === 'POST') {
    posts.push(performance.now());
    return Response.json(mailing(posts.length, Date.now()), { status: 201, headers });
  }
  if (pathname === '/v1/me') return Response.json({ id: CAMPAIGN, name: 'Size', mode: 'production' });
  pages.count += 1;
  pages.until = performance.now();
  pages.peak = Math.max(pages.peak, megabytes());
  if (list === undefined) return Response.json([], { headers });
  pages.furthest = Math.max(pages.furthest, Number(searchParams.get('page') ?? 1));
  if (pages.count === Number(most)) {
    console.log(JSON.stringify(pagesRead()));
    process.kill(process.pid, 'SIGKILL');
  }
  return fetch(list + pathname + search);
};

const megabytes = (): number => process.memoryUsage.rss() / 1e6;

const mail = new DirectMail({ baseUrl: 'https://size.test', token: 'live_size', fetch: stub });
const bulk = new Bulk({ client: mail, ledger: sqliteLedger(path), fetch: stub });

async function plan(): Promise<object> {
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(megabytes()), 100);
  const before = performance.now();
  const made = await bulk.plan({ campaignId: CAMPAIGN, rows: readCsv(csv), price: 0.85 });
  const took = performance.now() - before;
  clearInterval(timer);
  const bytes = ['', '-wal'].reduce(
    (sum, end) => sum + (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  // After the first fifth, in which it grows to its working size.
  const early = Math.max(...memory.slice(0, Math.max(1, Math.floor(memory.length / 5))));
  return { hash: made.hash, pieces: made.summary.pieces, took, early, peak: Math.max(...memory), bytes };
}

async function steer(): Promise<object> {
  const run = await bulk.send(hash, { rate: 500 });
  while (posts.length < 500) await sleep(20);
  const waits: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const before = performance.now();
    await run.status();
    waits.push(performance.now() - before);
    await sleep(20);
  }
  const before = performance.now();
  await run.pause();
  const confirmed = performance.now() - before;
  await sleep(1_500);
  waits.sort((a, b) => a - b);
  const last = Math.max(0, (posts.at(-1) ?? 0) - before);
  return { status: waits[Math.floor(waits.length * 0.95)], pause: Math.max(confirmed, last), peak: megabytes() };
}

async function goOn(): Promise<object> {
  // What the operator paused continues by resume alone.
  const run = await bulk.send(hash);
  await run.resume();
  while (posts.length === 0) await sleep(5);
  const first = (posts[0] ?? 0) - began;
  await run.pause();
  return { first, audit: pages.until - began };
}

const pagesRead = (): object => ({ ...pages, until: pages.until - began });

/** Reads a long list before the first piece; or `most` pages of it, and is killed. */
async function read(): Promise<object> {
  const child = fork(fileURLToPath(new URL('list.ts', import.meta.url)), [listed]);
  const [port] = await once(child, 'message');
  list = `http://127.0.0.1:${port}`;
  const run = await bulk.send(hash, { rate: 100 });
  while (posts.length === 0) await sleep(20);
  const result = pagesRead();
  await run.pause();
  child.kill();
  return result;
}

/** Sends the whole file to the mock. */
async function whole(): Promise<object> {
  const child = fork(fileURLToPath(new URL('service.ts', import.meta.url)));
  const [{ campaign, ...connection }] = await once(child, 'message');
  const own = new Bulk({ client: new DirectMail(connection), ledger: sqliteLedger(path) });
  const planned = await own.plan({ campaignId: campaign, rows: readCsv(csv), price: 0.85 });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, 100);
  const { user, system } = process.cpuUsage();
  const before = performance.now();
  const run = await own.send(planned.hash, { concurrency: 16, rate: 10_000 });
  const { state, sent } = await run.settled();
  const took = performance.now() - before;
  const cpu = (process.cpuUsage().user - user + process.cpuUsage().system - system) / 1_000;
  const { clean } = await run.reconcile();
  clearInterval(timer);
  child.send(run.id);
  const [made] = await once(child, 'message');
  child.kill();
  return { state, sent, took, cpu, clean, peak, ...made };
}

const steps: Record<string, () => Promise<object>> = { plan, steer, resume: goOn, read, whole };
const result = await steps[mode]?.();
console.log(JSON.stringify(result));
process.exit(0);
