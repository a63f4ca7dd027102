/**
 * How much faster three processes send one run than one, on PostgreSQL: the ledger is shared, so that each turn of one may wait for the
 * others'. The service answers after LATENCY milliseconds, in a process of its own, so that the cores are not the limit. Pairs, alternating;
 * prints the median of the pairs' ratios, by the responses between the first and the last tenth, when all processes work.
 */
import { Bulk, BulkWorker, postgresLedger } from '@direct-mail/bulk';
import { DirectMail } from '@direct-mail/sdk';
import { startPostgres } from '../../tests/proof/bulk/postgres/server.ts';
import { closeAtEnd, endAs, isEnding } from './ending.mjs';
import { median, messageFrom, serveMock, start } from './processes.mjs';

const PAIRS = Number(process.env.PAIRS ?? 5);
/** Seconds that one process is to send. */
const SECONDS = Number(process.env.SECONDS ?? 12);
const CONCURRENCY = Number(process.env.CONCURRENCY ?? 4);
const LATENCY = Number(process.env.LATENCY ?? 30);
const MACHINES = 3;
const PIECES = Math.round((SECONDS * CONCURRENCY * 1_000) / LATENCY);

const rows = Array.from({ length: PIECES }, (_, n) => ({
  name: `Person Number ${n}`,
  address: `${n} Main Street`,
  city: 'Mountain View',
  state: 'CA',
  zip: '94041',
}));

/** A machine: works until it is told to stop, and tells when each of its responses came, on the clock of all. */
async function workAs({ baseUrl, token, url, schema }) {
  const answered = [];
  const mail = new DirectMail({
    baseUrl,
    token,
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      if ((init?.method ?? request.method) === 'POST') answered.push(performance.timeOrigin + performance.now());
      return response;
    },
  });
  const worker = new BulkWorker({ client: mail, ledger: postgresLedger(url, { schema }) });
  await worker.start();
  const told = new Promise((resolve) => process.once('message', resolve));
  process.send('ready');
  await told;
  await worker.stop();
  process.send(answered);
  process.disconnect();
  process.exit(0);
}

/** Pieces a second of one fresh run, sent by so many processes. */
async function measure(machines, url, schema) {
  const service = start(import.meta.url, 'serve');
  const stop = closeAtEnd(() => service.connected && service.disconnect());
  const { campaign, ...place } = await messageFrom(service);
  const ledger = postgresLedger(url, { schema });
  const bulk = new Bulk({ client: new DirectMail(place), ledger });
  const plan = await bulk.plan({ campaignId: campaign, rows, name: 'Bench' });
  const workers = Array.from({ length: machines }, () =>
    start(import.meta.url, 'work', JSON.stringify({ ...place, url, schema })),
  );
  const end = closeAtEnd(() => {
    for (const worker of workers) worker.kill('SIGKILL');
  });
  await Promise.all(workers.map(messageFrom));
  // Approved, and left to the workers.
  const left = AbortSignal.abort();
  const run = await bulk.send(plan.hash, { rate: 1_000_000, concurrency: CONCURRENCY, signal: left });
  while ((await run.status()).state !== 'finished') await new Promise((resolve) => setTimeout(resolve, 200));
  const told = await Promise.all(
    workers.map((worker) => {
      const message = messageFrom(worker);
      worker.send('stop');
      return message;
    }),
  );
  await ledger.close();
  await end();
  await stop();
  const times = told.flat().toSorted((a, b) => a - b);
  const tenth = Math.floor(times.length / 10);
  return {
    rate: ((times.length - 2 * tenth) * 1_000) / (times.at(-1 - tenth) - times[tenth]),
    shares: told.map(({ length }) => length),
  };
}

async function main() {
  const server = await startPostgres();
  closeAtEnd(() => server.stop());
  const pairs = [];
  for (let n = 0; n < PAIRS; n += 1) {
    const pair = {};
    for (const machines of n % 2 === 0 ? [1, MACHINES] : [MACHINES, 1])
      pair[machines] = await measure(machines, server.url, `machines_${process.pid}_${n}_${machines}`);
    pairs.push(pair);
    console.error(`pair ${n + 1}: the three sent ${pair[MACHINES].shares.join(', ')} pieces`);
  }
  const rate = (of) => `${Math.round(median(pairs.map((pair) => pair[of].rate)))}/s`;
  const ideal = Math.round((CONCURRENCY * 1_000) / LATENCY);
  console.table({
    [`${PIECES} pieces, ${CONCURRENCY} requests a process, answered after ${LATENCY} ms`]: {
      'one process': `${rate(1)} (at most ${ideal}/s)`,
      'three processes': rate(MACHINES),
      ratio: `${median(pairs.map((pair) => pair[MACHINES].rate / pair[1].rate)).toFixed(2)}×`,
    },
  });
}

const [role, given] = process.argv.slice(2);
const work =
  role === 'serve'
    ? () => serveMock({ operation: 'createMailing', latency: LATENCY })
    : role === undefined
      ? main
      : () => workAs(JSON.parse(given));
work().then(
  () => role === undefined && endAs(0),
  (error) => {
    if (!isEnding()) console.error(`the benchmark ended: ${error.message}`);
    return endAs(1);
  },
);
