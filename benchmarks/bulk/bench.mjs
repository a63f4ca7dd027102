/**
 * What a piece costs beside the request itself: CPU beside a bare loop over `mail.mailings.create`, over HTTP to a process that
 * answers at once and with a function in place of `fetch`; pieces a second of the ledger alone, nothing sent; and bytes a row.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Bulk, sqliteLedger } from '@direct-mail/bulk';
import { DirectMail } from '@direct-mail/sdk';
import { whyNoPostgres } from '../../tests/proof/bulk/postgres/server.ts';
import { closeAtEnd, endAs, isEnding } from './ending.mjs';
import { prepare, sendAll } from './ledger.mjs';
import { onPostgres } from './postgres.mjs';
import { answerTo, campaign, headers } from './service.mjs';

const PIECES = Number(process.env.PIECES ?? 6_000);
const ROUNDS = 3;
const folder = mkdtempSync(join(tmpdir(), 'bulk-bench-'));
closeAtEnd(() => rmSync(folder, { recursive: true, force: true }));
const token = 'live_bench';

/** Answers as the service does, without it. */
async function fetchStub(url, { method }) {
  const [body, status] = answerTo(method, new URL(url).pathname);
  return new Response(body, { status, headers });
}

const stubbed = new DirectMail({ baseUrl: 'https://bench.test', token, fetch: fetchStub });
const row = (n) => ({
  name: `Person Number ${n}`,
  address: `${n} Main Street`,
  city: 'Mountain View',
  state: 'CA',
  zip: '94041',
});
const rows = (count) => Array.from({ length: count }, (_, index) => row(index + 1));

function used(work) {
  const before = process.cpuUsage();
  const began = performance.now();
  return work().then(() => {
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1_000, wall: performance.now() - began };
  });
}

async function bare(mail, concurrency) {
  const all = rows(PIECES);
  let next = 0;
  const lane = async () => {
    while (next < all.length) {
      const { name, address, city, state, zip } = all[next++];
      await mail.mailings.create({
        campaign_id: campaign,
        recipient: { full_name: name, address_1: address, city, state, postal_code: zip },
        merge_tags: { reference: `${next}` },
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

async function sent(mail, name, concurrency) {
  const path = join(folder, `${name}.ledger`);
  const bulk = new Bulk({ client: mail, ledger: sqliteLedger(path) });
  const plan = await bulk.plan({ campaignId: campaign, rows: rows(PIECES), name });
  // With what waits in its log: an upper bound.
  const size = ['', '-wal'].reduce((sum, end) => sum + (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0), 0);
  const measured = await used(async () => {
    // As the engine itself allows it: no limiter in the way.
    const run = await bulk.send(plan.hash, { rate: 1_000_000, concurrency });
    await run.settled();
  });
  return { ...measured, size };
}

/** What the disk and SQLite allow: a commit of one changed row, as durable as the ledger's. */
async function bareCommits() {
  const database = new DatabaseSync(join(folder, 'bare.db'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (n); INSERT INTO t VALUES (0)');
  const statements = ['BEGIN IMMEDIATE', 'UPDATE t SET n = n + 1', 'COMMIT'].map((text) => database.prepare(text));
  const commits = Math.min(PIECES, 6_000);
  const { wall, cpu } = await used(async () => {
    for (let n = 0; n < commits; n += 1) for (const statement of statements) statement.run();
  });
  database.close();
  return { 'pieces a second': perSecond(commits, wall), 'CPU a piece': `${Math.round((cpu * 1_000) / commits)} µs` };
}

/** The ledger without the engine and without requests. */
async function ledgerAlone() {
  const table = { 'bare commits of SQLite, one by one': await bareCommits() };
  const one = sqliteLedger(join(folder, 'one.ledger'));
  await one.open();
  for (const [name, pieces, group] of [
    ['SQLite, one by one', Math.min(PIECES, 6_000), 1],
    ['SQLite, in groups of 64', PIECES * 5, 64],
  ]) {
    const run = await prepare(one, name, pieces);
    const { wall, cpu } = await used(() => sendAll(one, run, 'w', group));
    table[name] = {
      'pieces a second': perSecond(pieces, wall),
      'CPU a piece': `${Math.round((cpu * 1_000) / pieces)} µs`,
    };
  }
  await one.close();
  const reason = whyNoPostgres();
  if (reason !== null) {
    console.log(`PostgreSQL is left out: ${reason}`);
    return table;
  }
  const { took, sent } = await onPostgres(PIECES * 5, 3, 64);
  table['PostgreSQL, three workers, groups of 64'] = { 'pieces a second': perSecond(sent, took) };
  return table;
}

const perSecond = (pieces, milliseconds) => Math.round((pieces * 1_000) / milliseconds);

const per = (milliseconds) => `${((milliseconds * 1_000) / PIECES).toFixed(0)} µs`;

/** The loop and the send in turns, so that both meet the same machine; the median of the ratios. */
async function sideBySide(name, mail, concurrency) {
  // Both are compiled before they are measured.
  await bare(mail, concurrency);
  await sent(mail, `${name} warm`, concurrency);
  const rounds = [];
  for (let n = 1; n <= ROUNDS; n += 1) {
    const loop = await used(() => bare(mail, concurrency));
    rounds.push({ loop, bulk: await sent(mail, `${name} ${n}`, concurrency) });
  }
  const ratio = ({ loop, bulk }) => bulk.cpu / loop.cpu;
  const { loop, bulk } = rounds.toSorted((a, b) => ratio(a) - ratio(b))[Math.floor(ROUNDS / 2)];
  console.table({
    [`bare loop over mail.mailings.create, ${name}`]: {
      'CPU a piece': per(loop.cpu),
      'pieces a second': perSecond(PIECES, loop.wall),
      ratio: 1,
    },
    [`bulk.send, SQLite, ${name}`]: {
      'CPU a piece': per(bulk.cpu),
      'pieces a second': perSecond(PIECES, bulk.wall),
      ratio: Number(ratio({ loop, bulk }).toFixed(2)),
    },
  });
  return bulk.size;
}

async function main() {
  const service = fork(new URL('./service.mjs', import.meta.url), ['serve'], { execArgv: [] });
  const disconnect = closeAtEnd(() => service.connected && service.disconnect());
  const port = await new Promise((resolve) => service.once('message', resolve));
  await sideBySide('over HTTP', new DirectMail({ baseUrl: `http://127.0.0.1:${port}`, token }), 16);
  await disconnect();
  const size = await sideBySide('transport stubbed', stubbed, 64);
  const text = rows(PIECES).reduce((sum, each) => sum + Object.values(each).join(',').length + 1, 0);
  console.log(
    `the ledger takes ${((size - text) / PIECES).toFixed(0)} bytes a row beside the row's own text (${(text / PIECES).toFixed(0)} bytes)`,
  );
  console.table(await ledgerAlone());
}

main().then(
  () => endAs(0),
  (error) => {
    // Ended from outside: what was interrupted is no news.
    if (!isEnding()) console.error(`the benchmark ended: ${error.message}`);
    return endAs(1);
  },
);
