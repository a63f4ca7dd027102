import type { Postgres } from '../postgres/server.ts';
import { copyFolder } from '../postgres/server.ts';
import type { Fleet } from './fleet.ts';
import type { Scene } from './scene.ts';
import { sleep } from './sleep.ts';

/** Milliseconds in which a worker starts on an idle machine with two cores. */
const QUICK_START = 500;

/** What is done once, when so large a share of the rows was sent. */
export interface Blow {
  at: number;
  strike: () => Promise<void>;
  /** Nothing is killed or spoiled meanwhile. */
  calm?: boolean;
}

export interface Extent {
  rows: number;
  /** How long workers are killed at most, blows aside, on a machine where they start quickly. */
  seconds: number;
  /** Called ten times a second. */
  sent: () => Promise<number>;
}

/** Blows wait for so many times the seconds of the kills, and no longer: a run that does not continue fails in the end. */
const PATIENCE = 60;

/**
 * Kills and spoiled connections until nine tenths of the rows are sent, and the blows in between: by what was
 * done, not by time, so that a slow machine goes through the same.
 */
export async function badWeather(
  scene: Scene,
  fleet: Fleet,
  { rows, seconds, sent }: Extent,
  blows: readonly Blow[],
): Promise<void> {
  const { random, roads } = scene;
  const began = performance.now();
  const due = { kill: 1_500, service: 300, database: 700 };
  let rough = 0;
  let before = 0;
  const waiting = [...blows].sort((a, b) => a.at - b.at);
  // One at a time, while the rest continues.
  let striking: Promise<void> | undefined;
  let calm = false;
  for (;;) {
    const elapsed = performance.now() - began;
    const share = (await sent()) / rows;
    // Stretched where processes start slowly: one that never comes to send anything proves nothing.
    const slowness = Math.max(1, (fleet.startup ?? 0) / QUICK_START);
    if (striking === undefined) rough += elapsed - before;
    before = elapsed;
    const over = rough > seconds * 1_000 * slowness;
    const late = elapsed > seconds * 1_000 * PATIENCE;
    if ((over || share >= 0.9) && waiting.length === 0 && striking === undefined) return;
    if (elapsed >= due.kill && !calm && !over) {
      due.kill = elapsed + random.between(200, 800) * slowness;
      fleet.kill();
    }
    if (elapsed >= due.service && !calm && !over) {
      due.service = elapsed + random.between(100, 500) * slowness;
      roads.service.spoil();
    }
    if (elapsed >= due.database && !calm && !over) {
      due.database = elapsed + random.between(300, 1_200) * slowness;
      roads.database.spoil();
    }
    const blow = waiting[0];
    if (blow !== undefined && striking === undefined && (late || share >= blow.at)) {
      waiting.shift();
      calm = blow.calm ?? false;
      striking = blow.strike().finally(() => {
        striking = undefined;
        calm = false;
      });
    }
    await sleep(100);
  }
}

/** Keeps a copy of the database's files, and puts it back later: the workers live on. */
export function backup(
  postgres: Postgres,
  folder: string,
): { take: () => Promise<void>; restore: () => Promise<void> } {
  return {
    take: () => postgres.crash((data) => copyFolder(data, folder)),
    restore: () => postgres.crash((data) => copyFolder(folder, data)),
  };
}
