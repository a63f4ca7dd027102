import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Random } from '../../random.ts';

/** Ten minutes behind, right, and ten minutes ahead. */
const OFFSETS = [-600_000, 0, 600_000];

/** Processes that are killed and started again. */
export interface Fleet {
  /** `kill -9`, or another signal, for one that works; another takes its place at once. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): void;
  readonly kills: number;
  /** Milliseconds from the start of a process to its work, of the last that began; null before that. */
  readonly startup: number | null;
  /** Kills all, and starts none in their place. */
  rest(): void;
  /** Starts as many as there were. */
  wake(): void;
  stop(): void;
}

/** The settings of a worker; its clock comes on top. */
export type Environment = Readonly<Record<string, string>>;

export function startFleet(
  script: string,
  count: number,
  environment: Environment,
  random: Random,
  given: readonly string[] = [],
): Fleet {
  const path = fileURLToPath(new URL(script, import.meta.url));
  // Compiled once: a worker that lives for half a second should not spend it on that.
  const cache = mkdtempSync(join(tmpdir(), 'bulk-compiled-'));
  const workers: ChildProcess[] = [];
  const working = new Set<ChildProcess>();
  let kills = 0;
  let startup: number | null = null;
  let stopped = false;
  const start = (index: number): void => {
    const env = { ...process.env, ...environment, NODE_COMPILE_CACHE: cache, CLOCK_OFFSET: String(OFFSETS[index % 3]) };
    const worker = fork(path, given, {
      env,
      execArgv: ['--conditions=direct-mail-source'],
      stdio: ['ignore', 'ignore', process.env['BULK_LOUD'] === undefined ? 'ignore' : 'inherit', 'ipc'],
    });
    workers[index] = worker;
    const forked = performance.now();
    worker.once('message', () => {
      working.add(worker);
      startup = performance.now() - forked;
    });
    // One that ends by itself is started again too, as by a supervisor.
    worker.once('exit', (code) => {
      working.delete(worker);
      if (!stopped && workers[index] === worker && code !== 0)
        setTimeout(() => stopped || workers[index] !== worker || start(index), 100);
    });
  };
  const startAll = (): void => {
    for (let index = 0; index < count; index += 1) start(index);
  };
  const killAll = (): void => {
    stopped = true;
    for (const worker of workers) worker.kill('SIGKILL');
    working.clear();
  };
  startAll();
  return {
    get kills() {
      return kills;
    },
    get startup() {
      return startup;
    },
    kill: (signal = 'SIGKILL') => {
      // On a slow machine one that is still starting would never get to anything.
      if (working.size === 0 || stopped) return;
      const worker = random.pick([...working]);
      working.delete(worker);
      kills += 1;
      start(workers.indexOf(worker));
      worker.kill(signal);
    },
    rest: killAll,
    wake: () => {
      stopped = false;
      startAll();
    },
    stop: () => {
      killAll();
      rmSync(cache, { recursive: true, force: true });
    },
  };
}
