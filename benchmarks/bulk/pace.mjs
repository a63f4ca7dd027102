/**
 * How fast a whole run is beside a bare loop of `mail.mailings.create` with the same requests at the same time: pairs of fresh processes,
 * alternating, the mock in a process of its own. Prints the median of the pairs' ratios, the time to the first piece and after the last.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bulk, postgresLedger, sqliteLedger } from '@direct-mail/bulk';
import { DirectMail } from '@direct-mail/sdk';
import { startPostgres, whyNoPostgres } from '../../tests/proof/bulk/postgres/server.ts';
import { closeAtEnd, endAs, isEnding } from './ending.mjs';
import { median, messageFrom, serveMock, start } from './processes.mjs';

const PIECES = Number(process.env.PIECES ?? 4_000);
const PAIRS = Number(process.env.PAIRS ?? 7);
const CONCURRENCY = Number(process.env.CONCURRENCY ?? 16);
/** Bare loops that differ by more than this say nothing. */
const STEADY = 1.2;

const recipientOf = (n) => ({
  full_name: `Person Number ${n}`,
  address_1: `${n} Main Street`,
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94041',
});

/** A client that notes when its first piece was asked for and its last one answered. */
function timedClient({ baseUrl, token }) {
  const times = { first: undefined, last: undefined };
  const mail = new DirectMail({
    baseUrl,
    token,
    fetch: async (request, init) => {
      const isPiece = (init?.method ?? request.method) === 'POST';
      if (isPiece) times.first ??= performance.now();
      const response = await fetch(request, init);
      if (isPiece) times.last = performance.now();
      return response;
    },
  });
  return { mail, times };
}

async function sendBare({ mail }, { campaign }) {
  let next = 0;
  const lane = async () => {
    while (next < PIECES) {
      next += 1;
      await mail.mailings.create({
        campaign_id: campaign,
        recipient: recipientOf(next),
        merge_tags: { reference: `${next}` },
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
}

const rows = () =>
  Array.from({ length: PIECES }, (_, index) => {
    const { full_name, address_1, city, state, postal_code } = recipientOf(index + 1);
    return { name: full_name, address: address_1, city, state, zip: postal_code };
  });

async function prepareBulk({ mail }, { campaign, ledger, schema }) {
  const kept = schema === undefined ? sqliteLedger(ledger) : postgresLedger(ledger, { schema });
  const bulk = new Bulk({ client: mail, ledger: kept });
  const plan = await bulk.plan({ campaignId: campaign, rows: rows(), name: 'Bench' });
  return async () => {
    // Above what the machine can send: no limiter in the way.
    const run = await bulk.send(plan.hash, { rate: 1_000_000, concurrency: CONCURRENCY });
    const { sent } = await run.settled();
    if (sent !== PIECES) throw new Error(`${sent} of ${PIECES} pieces were sent`);
    return () => kept.close();
  };
}

/** One process: everything is ready before the clock starts. */
async function runChild(kind, options) {
  const client = timedClient(options);
  await client.mail.campaigns.list();
  const send = kind === 'bare' ? () => sendBare(client, options) : await prepareBulk(client, options);
  client.times.first = undefined;
  const used = process.cpuUsage();
  const began = performance.now();
  const close = await send();
  const ended = performance.now();
  const { user, system } = process.cpuUsage(used);
  const { first, last } = client.times;
  process.send({
    whole: ended - began,
    sending: last - first,
    first: first - began,
    after: ended - last,
    cpu: (user + system) / 1_000,
  });
  await close?.();
  process.disconnect();
}

/** A fresh service and a fresh sender. */
async function measure(kind, options) {
  const service = start(import.meta.url, 'serve');
  const stop = closeAtEnd(() => service.connected && service.disconnect());
  const place = await messageFrom(service);
  const child = start(import.meta.url, kind === 'bare' ? 'bare' : 'bulk', JSON.stringify({ ...place, ...options }));
  const figures = await messageFrom(child);
  await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()));
  await stop();
  return figures;
}

async function compare(kind, optionsFor) {
  const pairs = [];
  for (let n = 0; n < PAIRS; n += 1) {
    const order = n % 2 === 0 ? ['bare', kind] : [kind, 'bare'];
    const pair = {};
    for (const each of order)
      pair[each === 'bare' ? 'bare' : 'bulk'] = await measure(each, each === 'bare' ? {} : optionsFor(n));
    pairs.push(pair);
  }
  const ratio = (of) => `${Math.round(median(pairs.map(of)) * 100)} %`;
  const bare = pairs.map((pair) => pair.bare.whole);
  const spread = Math.max(...bare) / Math.min(...bare);
  return {
    'pieces/s while sending, of the bare loop': ratio(({ bare, bulk }) => bare.sending / bulk.sending),
    'pieces/s of the whole run': ratio(({ bare, bulk }) => bare.whole / bulk.whole),
    'CPU a piece': `${median(pairs.map(({ bare, bulk }) => bulk.cpu / bare.cpu)).toFixed(2)}×`,
    'first piece after': `${Math.round(median(pairs.map(({ bulk }) => bulk.first)))} ms`,
    'end after the last': `${Math.round(median(pairs.map(({ bulk }) => bulk.after)))} ms`,
    'bare loop': `${Math.round((PIECES * 1_000) / median(bare))}/s`,
    void: spread > STEADY ? `bare loops differ by ${Math.round((spread - 1) * 100)} %` : '',
  };
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'bulk-pace-'));
  closeAtEnd(() => rmSync(folder, { recursive: true, force: true }));
  const table = {
    [`SQLite, ${PIECES} pieces`]: await compare('sqlite', (n) => ({ ledger: join(folder, `${n}.ledger`) })),
  };
  const reason = whyNoPostgres();
  if (reason === null) {
    const server = await startPostgres();
    closeAtEnd(() => server.stop());
    table[`PostgreSQL, one process, ${PIECES} pieces`] = await compare('postgres', (n) => ({
      ledger: server.url,
      schema: `pace_${process.pid}_${n}`,
    }));
  } else console.log(`PostgreSQL is left out: ${reason}`);
  console.table(table);
}

const [role, given] = process.argv.slice(2);
const work = role === 'serve' ? () => serveMock() : role === undefined ? main : () => runChild(role, JSON.parse(given));
work().then(
  () => role === undefined && endAs(0),
  (error) => {
    if (!isEnding()) console.error(`the benchmark ended: ${error.message}`);
    return endAs(1);
  },
);
