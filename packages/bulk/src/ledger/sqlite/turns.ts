import { readFileSync, statSync } from 'node:fs';

/** How long to wait for another process's lock, in milliseconds. */
export const PATIENCE = 10_000;

/** Milliseconds between two attempts, as in SQLite's own handler; the last one repeats. */
const pauses = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100];

const BUSY = 5;

export const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;

/** Retries while another connection has the lock. SQLite's own waiting would block the process. */
export async function whenFree<T>(ask: () => T, patience = PATIENCE): Promise<T> {
  let waited = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return ask();
    } catch (error) {
      if (!isBusy(error) || waited >= patience) throw error;
    }
    const pause = pauses[Math.min(tries, pauses.length - 1)] as number;
    waited += pause;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** One at a time, first come, first served. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
}

const shared = new Map<string, Turns>();

/** Shared by all ledgers of this process on this file, so that none finds it locked by another. */
export function turnsOf(path: string): Turns {
  const { dev, ino } = statSync(path);
  const key = `${dev}:${ino}`;
  const turns = shared.get(key) ?? createTurns();
  shared.set(key, turns);
  return turns;
}

/** Offset of the write lock in SQLite's `-shm` file. */
const WRITE_LOCK = '120';

/** The process that writes to the ledger now, if the system tells: Linux does. */
export function holderOf(path: string): string | undefined {
  try {
    const inode = String(statSync(`${path}-shm`).ino);
    for (const line of readFileSync('/proc/locks', 'utf8').split('\n')) {
      const [, , , mode, pid, place, from] = line.trim().split(/\s+/);
      if (mode !== 'WRITE' || from !== WRITE_LOCK || place?.split(':')[2] !== inode) continue;
      if (Number(pid) === process.pid) return 'this process, by another connection,';
      return `the process ${pid} (${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()})`;
    }
  } catch {
    // Another system, or a process that may not be inspected.
  }
  return undefined;
}
