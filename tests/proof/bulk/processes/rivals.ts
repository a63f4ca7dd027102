import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { ProofLine } from '../../section.ts';
import { startPostgres } from '../postgres/server.ts';
import { startFleet } from './fleet.ts';
import { PIECES } from './job-queue.ts';
import { mailingsByRow } from './judge.ts';
import type { Size } from './ours.ts';
import { people, recipientOf } from './people.ts';
import { createScene, type Scene } from './scene.ts';
import { sleep } from './sleep.ts';
import { type Blow, backup, badWeather } from './weather.ts';

/** The same weather for what is written without this package: it is counted, nothing is asked of it. */
export async function rivalLines(seed: number, size: Size): Promise<ProofLine[]> {
  return [await naiveLine(seed, size), await jobLine(seed, size)];
}

async function naiveLine(seed: number, { rows, seconds, rounds }: Size): Promise<ProofLine> {
  const postgres = await startPostgres();
  const scene = await createScene(postgres, seed);
  const folder = await mkdtemp(join(tmpdir(), 'bulk-naive-'));
  const checkpoint = join(folder, 'checkpoint');
  try {
    const environment = { ...scene.environment, ROWS: String(rows), CHECKPOINT: checkpoint };
    const fleet = startFleet('naive.ts', 1, environment, scene.random);
    let older = '0';
    const blows = Array.from({ length: rounds }, (_, round): Blow[] => [
      { at: (round + 0.2) / rounds, strike: () => scene.storm() },
      {
        at: (round + 0.4) / rounds,
        strike: async () => {
          if (existsSync(checkpoint)) older = readFileSync(checkpoint, 'utf8');
        },
      },
      {
        at: (round + 0.6) / rounds,
        strike: async () => {
          if (existsSync(checkpoint)) writeFileSync(checkpoint, older);
        },
      },
    ]).flat();
    const done = async (): Promise<boolean> => existsSync(`${checkpoint}.done`);
    const sent = async (): Promise<number> => (existsSync(checkpoint) ? Number(readFileSync(checkpoint, 'utf8')) : 0);
    await badWeather(scene, fleet, { rows, seconds, sent }, blows);
    for (
      const until = performance.now() + patience(rows);
      performance.now() < until && !(await done());
      await sleep(100)
    );
    fleet.stop();
    return await countedLine(scene, rows, 'naive', 'a loop with a checkpoint file', fleet.kills, await done());
  } finally {
    await scene.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function jobLine(seed: number, { rows, seconds, rounds }: Size): Promise<ProofLine> {
  const postgres = await startPostgres();
  const scene = await createScene(postgres, seed);
  const folder = await mkdtemp(join(tmpdir(), 'bulk-jobs-'));
  const boss = new PgBoss({ connectionString: postgres.url, supervise: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    // A job that is under way for longer than a request can take is given to another worker.
    await boss.createQueue(PIECES, { expireInSeconds: 3 });
    await boss.insert(
      PIECES,
      [...people(rows)].map((person, index) => ({
        data: {
          body: {
            campaign_id: scene.campaign,
            recipient: recipientOf(person),
            merge_tags: { reference: `jobs.${index + 1}.0` },
          },
        },
      })),
    );
    const fleet = startFleet('job-each.ts', 3, scene.environment, scene.random);
    const copy = backup(postgres, join(folder, 'data'));
    const blows = Array.from({ length: postgres.own ? rounds : 0 }, (_, round): Blow[] => [
      { at: (round + 0.2) / rounds, strike: () => scene.storm() },
      { at: (round + 0.4) / rounds, strike: () => copy.take() },
      { at: (round + 0.6) / rounds, strike: () => copy.restore() },
    ]).flat();
    const sent = async (): Promise<number> => rows - (await unfinished(boss));
    await badWeather(scene, fleet, { rows, seconds, sent }, blows);
    const until = performance.now() + patience(rows);
    while ((await unfinished(boss)) > 0 && performance.now() < until) await sleep(300);
    const done = (await unfinished(boss)) === 0;
    fleet.stop();
    return await countedLine(scene, rows, 'jobs', 'one job of pg-boss a piece, its defaults', fleet.kills, done);
  } finally {
    await boss.stop({ graceful: false }).catch(() => {});
    await scene.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function unfinished(boss: PgBoss): Promise<number> {
  const { rows } = await boss
    .getDb()
    .executeSql(`SELECT count(*)::int AS n FROM pgboss.job WHERE name = '${PIECES}' AND state < 'completed'`, [])
    .catch(() => ({ rows: [] }));
  return Number((rows[0] as { n: number } | undefined)?.n ?? Number.POSITIVE_INFINITY);
}

/** Until everything should be done, on a slow machine too. */
const patience = (rows: number): number => 60_000 + rows * 50;

async function countedLine(
  scene: Scene,
  rows: number,
  run: string,
  what: string,
  kills: number,
  done: boolean,
): Promise<ProofLine> {
  await scene.calm();
  const made = await mailingsByRow(scene.mock, run);
  const doubled = [...made.values()].filter((ids) => ids.length > 1).length;
  const more = [...made.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
  return {
    check: `Bulk, beside it: ${what}, through the same`,
    tried: `${rows} rows, ${kills} kills`,
    result: `${done ? 'finished' : 'not finished in time'}: ${doubled} doubled (${more} mailings too many), ${rows - made.size} lost`,
    // The harness shows nothing if it does no harm.
    ok: doubled > 0,
  };
}
