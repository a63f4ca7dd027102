import { type PostgresLedger, postgresLedger } from '../../../../packages/bulk/src/index.ts';
import { wholeOf } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { RunRow } from '../../../../packages/bulk/src/ledger/rows.ts';
import { Random } from '../../random.ts';
import type { ProofLine } from '../../section.ts';
import type { Postgres } from '../postgres/server.ts';
import { type Fleet, startFleet } from './fleet.ts';
import type { Scene } from './scene.ts';
import { sleep } from './sleep.ts';

/** What clones did, and what came of it. */
export interface Clones {
  made: number;
  /** Pieces that clones began. */
  begun: number;
  /** The first ledger was frozen when it met the clone's mailings. */
  firstFrozen: number;
  cloneFrozen: number;
  /** Clones that saw mailings they had not intended, and began nothing. */
  waiting: number;
}

export const noClones = (): Clones => ({ made: 0, begun: 0, firstFrozen: 0, cloneFrozen: 0, waiting: 0 });

export interface CloneStage {
  postgres: Postgres;
  scene: Scene;
  fleet: Fleet;
  seen: { clones: Clones; twin: boolean };
  run: string;
  seed: number;
  rows: number;
  schema: string;
  /** Of the first ledger, as last looked at. */
  sent: () => number;
  state: () => string;
}

const LONGEST = 300_000;

interface Clone {
  row(): Promise<RunRow | undefined>;
  /** Pieces that it sent itself. What the first one had under way when it was copied is found by its audit, and is none of them. */
  sent(): Promise<number>;
  /** Kinds of the events since the copy was taken. */
  events(): Promise<string[]>;
  close(): Promise<void>;
}

/** A machine that was restored from a copy of the disk, and sends the same run. */
async function startClone({ scene, seed, run, schema, seen }: CloneStage, server: Postgres, round: number) {
  const environment = { ...scene.environment, DATABASE_URL: server.url, BULK_SCHEMA: schema };
  const ledger = wholeOf(postgresLedger(server.url, { schema }), 'test');
  const row = (): Promise<RunRow | undefined> => ledger.run({ id: run }).catch(() => undefined);
  const copied = await row();
  const known = copied === undefined ? 0 : (await ledger.events(copied.no)).length;
  const pool = await ledger.pool();
  const openings = await pool.query(`SELECT epoch FROM ${schema}.opening`);
  const epochs = (openings.rows as { epoch: string }[]).map(({ epoch }) => epoch);
  await slowDown(ledger, schema);
  const fleet = startFleet('worker.ts', 1, environment, new Random(seed + round));
  seen.clones.made += 1;
  const clone: Clone = {
    row: async () => {
      const now = await row();
      // The operator of the clone resumes what a breaker stopped.
      if (now?.state === 'stopped')
        await ledger.change(now.no, { from: ['stopped'], to: 'running', reason: null }).catch(() => false);
      return now;
    },
    sent: async () => {
      const text = `SELECT count(*) AS sent FROM ${schema}.piece WHERE state = 'sent' AND epoch <> ALL ($1)`;
      const [counted] = (await pool.query(text, [epochs])).rows as { sent: string }[];
      return Number(counted?.sent);
    },
    events: async () => (await ledger.events(copied?.no ?? 0)).slice(known).map(({ kind }) => kind),
    close: async () => {
      fleet.stop();
      const begun = (await row())?.begun ?? 0;
      seen.clones.begun += Math.max(0, begun - (copied?.begun ?? 0));
      await ledger.close();
      await server.stop();
    },
  };
  return { clone, copied };
}

/** Ten requests a second and no more: some of the list is left when it is noticed, and it is never silent for a settle time. */
async function slowDown(ledger: PostgresLedger, schema: string): Promise<void> {
  const pool = await ledger.pool();
  // Whatever limits the first one had met when it was copied.
  await pool.query(`UPDATE ${schema}.limiter SET rate = 10, gentle = 1, blocked_until = 0`);
  await pool.query(`UPDATE ${schema}.run SET options = jsonb_set(options::jsonb, '{rate}', '10')::text`);
}

async function until(reached: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await sleep(100)) {
    if (await reached()) return true;
  }
  return false;
}

/** The first ledger's workers are gone while the clone sends: when they are back, they must notice it before they begin. */
export async function cloneBegins(stage: CloneStage, round: number): Promise<void> {
  const { seen, fleet, postgres } = stage;
  fleet.rest();
  seen.twin = true;
  const server = await postgres.clone();
  const { clone } = await startClone(stage, server, round);
  // What is begun and refused for the rate leaves nothing behind to be noticed.
  const begins = until(async () => (await clone.row()) !== undefined && (await clone.sent()) >= 5);
  try {
    if (await begins) {
      fleet.wake();
      await until(async () => stage.state() === 'frozen' || (await clone.row())?.state === 'frozen');
    }
    if (stage.state() === 'frozen') seen.clones.firstFrozen += 1;
    if ((await clone.row())?.state === 'frozen') seen.clones.cloneFrozen += 1;
  } finally {
    await clone.close();
    // The other one is gone: from here the operator resumes the first.
    seen.twin = false;
    if (!(await begins)) fleet.wake();
  }
}

/** The first ledger continues sending: the clone must be frozen by that, or see it and begin nothing. */
export async function cloneComesLater(stage: CloneStage, round: number): Promise<void> {
  const { seen, postgres, rows } = stage;
  const before = stage.sent();
  const server = await postgres.clone();
  // Two ledgers that are both silent cannot know of each other: the first one continues.
  await until(async () => stage.sent() > before);
  const { clone, copied } = await startClone(stage, server, round);
  try {
    await until(async () => (await clone.row())?.state === 'frozen' || stage.sent() >= rows * 0.8);
    const row = await clone.row();
    if (row?.state === 'frozen') seen.clones.cloneFrozen += 1;
    else if ((row?.begun ?? 0) <= (copied?.begun ?? 0) && (await clone.events()).includes('lost'))
      seen.clones.waiting += 1;
  } finally {
    await clone.close();
  }
}

/** One of the two has to notice, each time, and there must have been something to notice. */
export function cloneLine(clones: Clones, rounds: number): ProofLine {
  const { made, begun, firstFrozen, cloneFrozen, waiting } = clones;
  return {
    check: 'Bulk: the ledger cloned, and both sending the same run: one of them notices and stops',
    tried: `${made} clones, which began ${begun} pieces before that`,
    result: `${firstFrozen} times the first ledger was frozen, ${cloneFrozen} clones were, ${waiting} saw the first one's mailings and began nothing`,
    ok: made >= rounds && begun > 0 && firstFrozen + cloneFrozen + waiting >= made,
  };
}
