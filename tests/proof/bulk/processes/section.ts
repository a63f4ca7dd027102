import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';
import { Bulk, postgresLedger } from '../../../../packages/bulk/src/index.ts';
import type { ProofLine, ProofOptions } from '../../section.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../postgres/server.ts';
import { Chance } from '../virtual/chance.ts';
import { compare, mailingsByRow } from './judge.ts';
import { hurried } from './timing.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Real processes, a real database, real connections: everything is killed, and the mock counts what was printed. */
export async function processLines({ short, seed }: ProofOptions): Promise<ProofLine[]> {
  const check = 'Bulk: three workers on PostgreSQL, killed, cut off and limited; the database restarted';
  const reason = whyNoPostgres();
  if (reason !== null) {
    console.error(`bulk: SKIPPED: ${reason}`);
    return [{ check, tried: 'skipped', result: reason, ok: process.env['CI'] === undefined }];
  }
  const postgres = await startPostgres();
  try {
    return [
      await killed(
        postgres,
        seed,
        short ? { rows: 1_500, seconds: 12, crashes: 1 } : { rows: 100_000, seconds: 900, crashes: 10 },
        check,
      ),
    ];
  } finally {
    await postgres.stop();
  }
}

interface Size {
  rows: number;
  /** How long workers are killed. */
  seconds: number;
  crashes: number;
}

async function killed(
  postgres: Postgres,
  seed: number,
  { rows, seconds, crashes }: Size,
  check: string,
): Promise<ProofLine> {
  const chance = new Chance(seed);
  // The service's clock is ten minutes ahead of the machine's and the database's.
  const mock = createMock({ seed, clock: 'real', now: new Date(Date.now() + 600_000) });
  const { url, close } = await serve(mock, { port: 0 });
  const campaign = await mock.campaigns.create({
    name: 'Proof',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: 'Hello', back_html: 'Back' }],
  });
  const mail = new DirectMail({ baseUrl: url, token: mock.tokens.production });
  const ledger = postgresLedger(postgres.url, { schema: `proof_${seed}` });
  const bulk = new Bulk({ mail, ledger, timing: hurried });
  const plan = await bulk.plan({ campaign_id: campaign.id, rows: people(rows) });
  // Approved, and left to the workers.
  const stop = new AbortController();
  stop.abort();
  const run = await bulk.send(plan.hash, { absent: 'resend', rate: 2_000, concurrency: 16, signal: stop.signal });
  await run.settled();
  await addFaults(mock);
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DIRECT_MAIL_BASE_URL: url,
    DIRECT_MAIL_TOKEN: mock.tokens.production,
    BULK_SCHEMA: `proof_${seed}`,
  };
  const workers: ChildProcess[] = [];
  const start = (index: number): void => {
    workers[index] = fork(WORKER, [], {
      env: environment,
      execArgv: ['--conditions=direct-mail-source'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
  for (let index = 0; index < 3; index += 1) start(index);
  let kills = 0;
  let restarts = 0;
  let stops = 0;
  const began = Date.now();
  const goOn = async (): Promise<string> => {
    const row = await ledger.run({ id: run.id }).catch(() => undefined);
    if (
      row?.state === 'stopped' &&
      (await ledger.change(row.no, { from: ['stopped'], to: 'running', reason: null }).catch(() => false))
    )
      stops += 1;
    return row?.state ?? 'running';
  };
  let state = 'running';
  for (
    let next = Date.now();
    state !== 'finished' && state !== 'frozen' && Date.now() - began < seconds * 1_000 + 240_000;
  ) {
    await sleep(100);
    state = await goOn();
    const elapsed = Date.now() - began;
    if (elapsed > seconds * 1_000 || Date.now() < next) continue;
    next = Date.now() + chance.between(200, 800);
    const index = chance.below(3);
    workers[index]?.kill('SIGKILL');
    kills += 1;
    start(index);
    if (restarts < crashes && elapsed > ((restarts + 1) * seconds * 1_000) / (crashes + 1)) {
      restarts += 1;
      await postgres.crash();
    }
  }
  for (const worker of workers) worker.kill('SIGKILL');
  await mock.faults.clear();
  const pieces = await ledger.rows((await ledger.run({ id: run.id }))?.no ?? 0, { limit: rows + 1 });
  const result = compare(pieces, await mailingsByRow(mock, run.id));
  await ledger.close();
  await close();
  const { doubled, lost, unlisted } = result;
  return {
    check,
    tried: `${rows} rows, ${kills} kills, ${restarts} restarts of the database, ${stops} stops of a breaker, ${Math.round((Date.now() - began) / 1000)} s`,
    result: `${state}: ${doubled} doubled, ${lost} lost, ${unlisted} unlisted`,
    ok: state === 'finished' && doubled + lost + unlisted === 0 && pieces.length === rows && kills > 0,
  };
}

/** Connections cut before, within and after the work; answers that never come; storms of 429. */
async function addFaults(mock: Mock): Promise<void> {
  const operation = 'createMailing';
  for (const fault of [
    { connection: 'reset', probability: 0.004 },
    { connection: 'reset', after: true, probability: 0.004 },
    { connection: 'cut', after: true, probability: 0.004 },
    { connection: 'hang', after: true, probability: 0.002 },
    { status: 503, probability: 0.004 },
    { status: 429, retry_after: 1, probability: 0.003 },
    { status: 429, probability: 0.003 },
  ] as const) {
    await mock.faults.add({ operation, ...fault });
  }
  await mock.faults.add({ operation: 'listCampaignMailings', status: 503, probability: 0.02 });
}

const streets = ['Main St', 'Oak Ave', 'Park Blvd', 'Castro St'];

function* people(count: number): Generator<object> {
  for (let n = 1; n <= count; n += 1) {
    yield { name: `Person ${n}`, address: `${n} ${streets[n % 4]}`, city: 'Mountain View', state: 'CA', zip: '94041' };
  }
}
