import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bulk, postgresLedger } from '../../../../packages/bulk/src/index.ts';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { ProofLine } from '../../section.ts';
import { type Postgres, startPostgres } from '../postgres/server.ts';
import { type CloneStage, type Clones, cloneBegins, cloneComesLater, cloneLine, noClones } from './clones.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { compare, mailingsByRow, tellDoubled } from './judge.ts';
import { people } from './people.ts';
import { createScene, type Scene } from './scene.ts';
import { sleep } from './sleep.ts';
import { hurried } from './timing.ts';
import { type Blow, backup, badWeather } from './weather.ts';

export interface Size {
  rows: number;
  /** How long workers are killed. */
  seconds: number;
  /** How often the database is restarted, restored and cloned. */
  rounds: number;
}

const SCHEMA = 'proof';
interface Seen {
  stops: number;
  freezes: number;
  restarts: number;
  restores: number;
  clones: Clones;
  /** A clone is under way: who is frozen because of it stays so. */
  twin: boolean;
}

/** Three workers, and everything that can happen to them: the mock counts what was printed. */
export async function ourLines(seed: number, size: Size): Promise<ProofLine[]> {
  const postgres = await startPostgres();
  const scene = await createScene(postgres, seed);
  const folder = await mkdtemp(join(tmpdir(), 'bulk-copies-'));
  try {
    return await proveOurs(postgres, scene, folder, seed, size);
  } finally {
    await scene.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function proveOurs(
  postgres: Postgres,
  scene: Scene,
  folder: string,
  seed: number,
  { rows, seconds, rounds }: Size,
): Promise<ProofLine[]> {
  const ledger = wholeOf(postgresLedger(postgres.url, { schema: SCHEMA }), 'test');
  // A slow machine may not have drawn the thumbnail yet: none is looked at.
  const fetch = async (): Promise<Response> => new Response(null, { status: 404 });
  const bulk = new Bulk({ client: scene.mail, ledger, timing: hurried, fetch });
  const plan = await bulk.plan({ campaignId: scene.campaign, rows: people(rows) });
  // Approved, and left to the workers.
  const stop = new AbortController();
  stop.abort();
  // Slow enough for a clone to see that it is not alone.
  const rate = Math.ceil((rows / seconds) * 1.5);
  const run = await bulk.send(plan.hash, { absent: 'resend', rate, concurrency: 16, signal: stop.signal });
  await run.settled();
  const fleet = startFleet('worker.ts', 3, { ...scene.environment, BULK_SCHEMA: SCHEMA }, scene.random);
  const seen: Seen = { stops: 0, freezes: 0, restarts: 0, restores: 0, clones: noClones(), twin: false };
  const copy = backup(postgres, join(folder, 'data'));
  const began = performance.now();
  let state = 'running';
  let sent = 0;
  const look = async (): Promise<void> => {
    const row = await ledger.run({ id: run.id }).catch(() => undefined);
    state = row?.state ?? 'unreachable';
    sent = row?.sent ?? sent;
    if (process.env['BULK_LOUD'] !== undefined)
      console.error(
        Math.round(performance.now() - began),
        state,
        row?.audit,
        row?.pending,
        sent,
        row?.unknown,
        row?.absent,
        fleet.kills,
      );
    if (row?.state !== 'stopped' && (row?.state !== 'frozen' || seen.twin)) return;
    const change = {
      from: [row.state],
      to: 'running',
      reason: null,
      reopened: row.state === 'frozen',
      settle: hurried.settle,
    } as const;
    if (!(await ledger.change(row.no, change).catch(() => false))) return;
    if (row.state === 'stopped') seen.stops += 1;
    else seen.freezes += 1;
  };
  try {
    const progress = async (): Promise<number> => {
      await look();
      return sent;
    };
    const known = { sent: () => sent, state: () => state };
    const stage: Stage = { postgres, scene, fleet, seen, copy, run: run.id, seed, rows, schema: SCHEMA, ...known };
    await badWeather(scene, fleet, { rows, seconds, sent: progress }, postgres.own ? blowsOf(rounds, stage) : []);
    await untilFinished(look, () => state, rows);
  } finally {
    fleet.stop();
  }
  await scene.calm();
  const { no = 0 } = (await ledger.run({ id: run.id })) ?? {};
  const pieces = await ledger.rows(no, { limit: rows + 1 });
  const result = compare(pieces, await mailingsByRow(scene.mock, run.id));
  if (result.doubled > 0) await tellDoubled(scene.mock, run.id, await ledger.events(no));
  await ledger.close();
  return linesOf({
    rows,
    rounds,
    state,
    seen,
    fleet,
    scene,
    result,
    pieces: pieces.length,
    took: performance.now() - began,
  });
}

interface Stage extends CloneStage {
  seen: Seen;
  copy: ReturnType<typeof backup>;
}

function blowsOf(rounds: number, stage: Stage): Blow[] {
  const { postgres, scene, copy, seen } = stage;
  const restarted = (): void => {
    seen.restarts += 1;
  };
  return Array.from({ length: rounds }, (_, round): Blow[] => {
    const at = (share: number): number => (round + share) / rounds;
    return [
      // Each halves the rate, which climbs by 1 % a second: after the clone, which must not be silent for a settle time.
      { at: at(0.2), strike: () => scene.storm() },
      { at: at(0.45), strike: () => scene.storm() },
      { at: at(0.05), strike: () => copy.take().then(restarted) },
      {
        at: at(0.1),
        calm: true,
        strike: async () => {
          // Its workers are gone while the clone begins, or continue beside it, by turns.
          // A breaker would silence one of the two, and one that is silent for a settle time cannot be noticed.
          await scene.calm();
          try {
            await (round % 2 === 0 ? cloneBegins(stage, round) : cloneComesLater(stage, round));
          } finally {
            await scene.rough();
          }
          restarted();
        },
      },
      { at: at(0.55), strike: () => postgres.crash().then(restarted) },
      {
        at: at(0.75),
        strike: async () => {
          await copy.restore();
          restarted();
          seen.restores += 1;
        },
      },
    ];
  }).flat();
}

async function untilFinished(look: () => Promise<void>, state: () => string, rows: number): Promise<void> {
  for (const until = performance.now() + 300_000 + rows * 40; performance.now() < until; await sleep(100)) {
    await look();
    if (state() === 'finished') return;
  }
}

interface Ended {
  rows: number;
  rounds: number;
  state: string;
  seen: Seen;
  fleet: Fleet;
  scene: Scene;
  result: ReturnType<typeof compare>;
  pieces: number;
  took: number;
}

function linesOf({ rows, rounds, state, seen, fleet, scene, result, pieces, took }: Ended): ProofLine[] {
  const { doubled, lost, unlisted } = result;
  const spoiled = (counts: ReadonlyMap<string, number>): string =>
    [...counts].map(([fate, count]) => `${count} ${fate}`).join(', ');
  console.error(`bulk: connections to the service: ${spoiled(scene.roads.service.counts)}`);
  console.error(`bulk: connections to the database: ${spoiled(scene.roads.database.counts)}`);
  const lines: ProofLine[] = [
    {
      check: 'Bulk: three processes on PostgreSQL, clocks ten minutes apart, killed, cut off, half open',
      tried: `${rows} rows, ${fleet.kills} kills, ${total(scene)} connections spoiled, ${scene.storms} storms of 429, ${seen.stops} stops of a breaker and ${seen.freezes} freezes resumed, ${Math.round(took / 1000)} s`,
      result: `${state}: ${doubled} doubled, ${lost} lost, ${unlisted} unlisted`,
      ok: state === 'finished' && doubled + lost + unlisted === 0 && pieces === rows && fleet.kills > 0,
    },
  ];
  lines.push(
    {
      check: 'Bulk: the database restarted with immediate, and put back from an older copy, in the same run',
      tried: `${seen.restarts} restarts, of which ${seen.restores} with an older copy`,
      result: `${state}`,
      ok: state === 'finished' && seen.restores >= rounds && seen.restarts > seen.restores,
    },
    cloneLine(seen.clones, rounds),
  );
  return lines;
}

const total = ({ roads }: Scene): number =>
  [...roads.service.counts.values(), ...roads.database.counts.values()].reduce((sum, count) => sum + count, 0);
