/** The drawing processes, shared by all previewers of this program. */
import type { ImageStore } from '../types.ts';
import { DrawingProcess } from './drawing-process.ts';
import type { Job, JobResult, Opening } from './messages.ts';

interface Waiting {
  readonly job: Job;
  readonly images: ImageStore | undefined;
  readonly timeout: number;
  readonly resolve: (preview: JobResult) => void;
  readonly reject: (error: unknown) => void;
}

/** A process above this memory in bytes is replaced after a picture: caches are small, so the rest has leaked. */
const REPLACE_ABOVE = 512 * 1024 * 1024;
/** Milliseconds without work after which a process is ended. */
const IDLE = 30_000;
/** A browser takes longer to start, and a user often looks at several pieces. */
const BROWSER_IDLE = 5 * 60_000;

type Fork = typeof import('node:child_process').fork;

export class DrawingPool {
  readonly #fork: Fork;
  readonly #opening: Opening;
  readonly #size: number;
  readonly #idle: DrawingProcess[] = [];
  readonly #all = new Set<DrawingProcess>();
  readonly #queue: Waiting[] = [];
  #sweep: NodeJS.Timeout | undefined;

  constructor(fork: Fork, opening: Opening, size: number) {
    this.#fork = fork;
    this.#opening = opening;
    this.#size = size;
  }

  /**
   * Draws in a process that does nothing else meanwhile.
   *
   * @throws DrawingStopped if the process ended or was ended; the next picture gets another one
   */
  render(job: Job, images: ImageStore | undefined, timeout: number): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, images, timeout, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const process = this.#idle.pop() ?? this.#started();
    if (process === undefined) return;
    const waiting = this.#queue.shift() as Waiting;
    process
      .render(waiting.job, waiting.images, waiting.timeout)
      .then(waiting.resolve, waiting.reject)
      .finally(() => {
        if (process.alive && process.memory < REPLACE_ABOVE) this.#rest(process);
        else this.#drop(process);
        this.#next();
      });
  }

  #started(): DrawingProcess | undefined {
    if (this.#all.size >= this.#size) return undefined;
    const process = new DrawingProcess(this.#fork, this.#opening, (ended) => this.#drop(ended));
    this.#all.add(process);
    return process;
  }

  #rest(process: DrawingProcess): void {
    this.#idle.push(process);
    clearTimeout(this.#sweep);
    this.#sweep = setTimeout(
      () => {
        for (const idle of this.#idle.splice(0)) this.#drop(idle);
      },
      this.#opening.chromium === undefined ? IDLE : BROWSER_IDLE,
    );
    this.#sweep.unref();
  }

  #drop(process: DrawingProcess): void {
    this.#all.delete(process);
    const at = this.#idle.indexOf(process);
    if (at >= 0) this.#idle.splice(at, 1);
    process.end();
  }
}

const pools = new Map<string, DrawingPool>();

/** The pool of this program; undefined on a runtime that cannot start a process of its own kind. */
export function drawingPool(opening: Opening): DrawingPool | undefined {
  if (typeof process !== 'object' || !process.versions?.node || process.versions['bun'] || 'Deno' in globalThis)
    return undefined;
  const key = JSON.stringify(opening);
  const existing = pools.get(key);
  if (existing) return existing;
  const fork = process.getBuiltinModule?.('node:child_process')?.fork;
  const cores = process.getBuiltinModule?.('node:os')?.availableParallelism() ?? 1;
  if (fork === undefined) return undefined;
  // One running browser; otherwise at least two processes, so that a slow piece does not block all others.
  const size = opening.chromium === undefined ? Math.max(2, Math.min(4, Math.floor(cores / 2))) : 1;
  const pool = new DrawingPool(fork, opening, size);
  pools.set(key, pool);
  return pool;
}
