/** The ledger alone on PostgreSQL: several workers, each a thread with connections of its own, on one run. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { postgresLedger } from '@direct-mail/bulk';
import { startPostgres } from '../../tests/proof/bulk/postgres/server.ts';
import { closeAtEnd } from './ending.mjs';
import { prepare, sendAll } from './ledger.mjs';

/** Answers how many pieces they sent, and in how many milliseconds. */
export async function onPostgres(pieces, workers, group) {
  const server = await startPostgres();
  const stop = closeAtEnd(() => server.stop());
  // A server that is used again may hold the tables of an earlier benchmark.
  const schema = `bench_${process.pid}`;
  const ledger = postgresLedger(server.url, { schema });
  const close = closeAtEnd(() => ledger.close());
  await ledger.open();
  const run = await prepare(ledger, 'postgres', pieces);
  const measured = await withWorkers({ url: server.url, schema, run, group }, workers);
  if (!server.own) await (await ledger.pool()).query(`DROP SCHEMA ${schema} CASCADE`);
  await close();
  await stop();
  return measured;
}

async function withWorkers(data, count) {
  const workers = Array.from(
    { length: count },
    (_, index) => new Worker(new URL(import.meta.url), { workerData: { bench: { ...data, worker: `w${index}` } } }),
  );
  const end = closeAtEnd(() => Promise.all(workers.map((worker) => worker.terminate())));
  const all = (name) => Promise.all(workers.map((worker) => messageOf(worker, name)));
  await all('ready');
  const began = performance.now();
  const sent = all('sent');
  for (const worker of workers) worker.postMessage('go');
  const sum = (await sent).reduce((total, { pieces }) => total + pieces, 0);
  const took = performance.now() - began;
  await end();
  return { took, sent: sum };
}

/** Rejects when the worker says that it failed, or ends without a word. */
function messageOf(worker, name) {
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`a worker ended with ${code}`));
    worker.once('exit', ended);
    worker.once('error', reject);
    worker.once('message', (message) => {
      worker.off('exit', ended);
      worker.off('error', reject);
      if (message.name === name) resolve(message);
      else reject(new Error(message.message));
    });
  });
}

async function workAs({ url, schema, run, group, worker }) {
  const ledger = postgresLedger(url, { schema });
  await ledger.open();
  const go = new Promise((resolve) => parentPort.once('message', resolve));
  parentPort.postMessage({ name: 'ready' });
  await go;
  parentPort.postMessage({ name: 'sent', pieces: await sendAll(ledger, run, worker, group) });
}

if (workerData?.bench !== undefined)
  workAs(workerData.bench).catch((error) => parentPort.postMessage({ name: 'failed', message: error.message }));
