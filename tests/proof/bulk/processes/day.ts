import { Bulk, postgresLedger } from '../../../../packages/bulk/src/index.ts';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import { freePort } from '../../../free-port.ts';
import type { ProofLine } from '../../section.ts';
import { startPostgres } from '../postgres/server.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { compare, mailingsByRow, tellDoubled } from './judge.ts';
import { people } from './people.ts';
import { createScene, type Scene } from './scene.ts';
import { sleep } from './sleep.ts';

/** Pieces a second of all machines. */
const RATE = 8;
/** Seconds in each state: most mailings are delivered while the run is sent. */
const durations = { processing: 3, production: 4, mailed: 6, delivery_exception: 4 };
const probabilities = { failed: 0.01, productionFailed: 0.01, deliveryException: 0.05, deliveryFailed: 0.2 };
const SECRET_NAME = 'DIRECT_MAIL_WEBHOOK_SECRET';

interface Seen {
  stops: number;
  pauses: number;
  restarts: number;
}

/**
 * A day's work by the commands of operators: `direct-mail work` on three machines and `direct-mail webhooks listen --into` beside them,
 * killed or ended and started in turns, while the mailings travel and their events come in. At the end each row has one mailing, and
 * the ledger knows the state in which it ended.
 */
export async function dayLines(seed: number, seconds: number): Promise<ProofLine[]> {
  const postgres = await startPostgres();
  const scene = await createScene(postgres, seed);
  const rows = seconds * RATE;
  const { mock, random } = scene;
  await mock.settings.update({
    durations,
    probabilities,
    webhookRetries: { baseSeconds: 1, factor: 1.3, limit: 20 },
  });
  await mock.faults.add({ delivery: 'duplicate', probability: 0.05 });
  await mock.faults.add({ delivery: 'reorder', wait_seconds: 5, probability: 0.05 });
  const port = String(await freePort());
  const webhook = await mock.webhooks.create({ url: `http://127.0.0.1:${port}/` });
  const ledger = wholeOf(postgresLedger(postgres.url), 'test');
  const bulk = new Bulk({ client: scene.mail, ledger });
  const fleets: Fleet[] = [];
  try {
    const plan = await bulk.plan({ campaignId: scene.campaign, rows: people(rows) });
    const left = AbortSignal.abort();
    const run = await bulk.send(plan.hash, { absent: 'resend', rate: RATE, signal: left });
    const { DATABASE_URL: database = '', ...environment } = scene.environment;
    const env = { ...environment, DIRECT_MAIL_LEDGER: database, [SECRET_NAME]: webhook.secret };
    const work = ['work', '--yes', '--settle', '20s'];
    const machines = startFleet('machine.ts', 3, env, random, work);
    const listen = ['webhooks', 'listen', '--port', port, '--into', database];
    const receivers = startFleet('machine.ts', 1, env, random, listen);
    fleets.push(machines, receivers);
    const seen: Seen = { stops: 0, pauses: 0, restarts: 0 };
    const began = performance.now();
    const resume = async (): Promise<string> => {
      const now = await bulk.run(run.id);
      const { state } = await now.status();
      if (state !== 'stopped') return state;
      await now.resume({ signal: left });
      seen.stops += 1;
      return 'running';
    };
    // The operator resumes a webhook that timeouts paused.
    const unpause = async (): Promise<void> => {
      if ((await mock.webhooks.retrieve(webhook.id)).paused === null) return;
      await mock.webhooks.update(webhook.id, { paused: false });
      seen.pauses += 1;
    };
    const isOver = (): boolean => performance.now() - began > seconds * 1_000;
    const crash = postgres.own ? async (): Promise<void> => postgres.crash() : undefined;
    await breakInTurns({ scene, machines, receivers, isOver, resume, unpause }, crash, seen);
    await scene.calm();
    const state = await until(resume, (now) => now === 'finished', 300 + seconds / 2);
    const taken = async (): Promise<boolean> => {
      await unpause();
      return isDelivered(scene, webhook.id);
    };
    await until(taken, (done) => done, 300);
    const { no = 0 } = (await ledger.run({ id: run.id })) ?? {};
    const pieces = await ledger.rows(no, { limit: rows + 1 });
    const result = compare(pieces, await mailingsByRow(mock, run.id));
    if (result.doubled > 0) await tellDoubled(mock, run.id, await ledger.events(no));
    const ended = new Map((await mock.mailings.list()).map(({ id, state }) => [id, String(state)]));
    const stale = pieces.filter(({ mailing_id, remote }) => mailing_id !== null && ended.get(mailing_id) !== remote);
    for (const { n, remote, mailing_id } of stale.slice(0, 5))
      console.error(`bulk: row ${n} is ${remote} in the ledger, and ${ended.get(mailing_id ?? '')} at the service`);
    // These times come by events alone: an audit of the list has no part in them.
    const { rows: unseen } = await (await ledger.pool()).query(
      `SELECT n FROM direct_mail_bulk.piece WHERE remote = 'delivered' AND delivered_at IS NULL`,
    );
    const took = Math.round((performance.now() - began) / 1_000);
    const { doubled, lost, unlisted } = result;
    return [
      {
        check: 'Bulk: `direct-mail work` on three machines and `webhooks listen --into`, killed and started in turns',
        tried: `${rows} rows, ${machines.kills} ends of a worker and ${receivers.kills} of the receiver, ${seen.restarts} restarts of the database, ${seen.stops} stops of a breaker and ${seen.pauses} pauses of the webhook resumed, ${took} s`,
        result: `${state}: ${doubled} doubled, ${lost} lost, ${unlisted} unlisted, ${stale.length} in another state than at the service, ${unseen.length} without the event of its delivery`,
        ok:
          state === 'finished' &&
          doubled + lost + unlisted + stale.length + unseen.length === 0 &&
          pieces.length === rows &&
          machines.kills > 0 &&
          receivers.kills > 0,
      },
    ];
  } finally {
    for (const fleet of fleets) fleet.stop();
    await ledger.close();
    await scene.close();
    await postgres.stop();
  }
}

interface Stage {
  scene: Scene;
  machines: Fleet;
  receivers: Fleet;
  isOver: () => boolean;
  resume: () => Promise<string>;
  unpause: () => Promise<void>;
}

/** Until the time is over: ends, spoiled connections, and a crash of the database now and then. */
async function breakInTurns(
  { scene, machines, receivers, isOver, resume, unpause }: Stage,
  crash: (() => Promise<void>) | undefined,
  seen: Seen,
): Promise<void> {
  const { random, roads } = scene;
  const due = { machine: 15, receiver: 20, service: 3, database: 10, crash: 60 };
  const next = (of: keyof typeof due, low: number, high: number): boolean => {
    due[of] -= 1;
    if (due[of] > 0) return false;
    due[of] = random.between(low, high);
    return true;
  };
  while (!isOver()) {
    await sleep(1_000);
    if (next('machine', 5, 40)) machines.kill(random.holds(0.6) ? 'SIGKILL' : 'SIGTERM');
    if (next('receiver', 15, 60)) receivers.kill(random.holds(0.6) ? 'SIGKILL' : 'SIGTERM');
    if (next('service', 2, 10)) roads.service.spoil();
    if (next('database', 5, 30)) roads.database.spoil();
    if (crash !== undefined && next('crash', 300, 600)) {
      await crash();
      seen.restarts += 1;
    }
    await resume().catch(() => {});
    await unpause();
  }
}

/** Whether every mailing has ended and all events of them were taken. */
async function isDelivered({ mock }: Scene, webhook: string): Promise<boolean> {
  const final = new Set(['delivered', 'failed']);
  const travelling = (await mock.mailings.list()).filter(({ state }) => !final.has(String(state)));
  if (travelling.length > 0) return false;
  return (await mock.webhooks.retrieve(webhook)).pending === 0;
}

async function until<T>(look: () => Promise<T>, holds: (value: T) => boolean, seconds: number): Promise<T | undefined> {
  let last: T | undefined;
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await sleep(1_000)) {
    last = await look().catch(() => last);
    if (last !== undefined && holds(last)) return last;
  }
  return last;
}
