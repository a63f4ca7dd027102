import type { Clock } from '../../../../packages/bulk/src/engine/ports.ts';

interface Due {
  at: number;
  seq: number;
  run: () => void;
}

/** Virtual time: events in order, and between two of them everything that can continue does. */
export class World {
  time = 0;
  /** I/O operations begun so far. */
  operations = 0;
  readonly #due: Due[] = [];
  #seq = 0;

  at(time: number, run: () => void): void {
    const due = { at: Math.max(time, this.time), seq: this.#seq++, run };
    // A binary heap: ten thousand timers of dead workers must not cost.
    const heap = this.#due;
    let index = heap.push(due) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (before(heap[parent] as Due, due)) break;
      heap[index] = heap[parent] as Due;
      index = parent;
    }
    heap[index] = due;
  }

  delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.at(this.time + milliseconds, resolve));
  }

  /** Runs until `done`; false when nothing is left to do, or time is over. */
  async run(done: () => boolean, until: number): Promise<boolean> {
    for (;;) {
      // After all that promises have to do; a turn of the event loop would cost more than most operations.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      if (done()) return true;
      const next = this.#pop();
      if (next === undefined || next.at > until) return false;
      this.time = next.at;
      next.run();
    }
  }

  #pop(): Due | undefined {
    const heap = this.#due;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const least = right < heap.length && before(heap[right] as Due, heap[left] as Due) ? right : left;
      if (before(last, heap[least] as Due)) break;
      heap[index] = heap[least] as Due;
      index = least;
    }
    heap[index] = last;
    return first;
  }
}

const before = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.seq < b.seq);

export type Moment = 'before' | 'after';

/** Never resolves: what a killed process waits for. */
const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** What happens to a worker at its n-th operation. */
export interface Script {
  /** Milliseconds an operation takes before and after it is done. */
  latency(operation: number, name: string): readonly [number, number];
  /** Whether the process is killed at it. */
  kill(operation: number, name: string): Moment | undefined;
  /** When a process dies, whether an operation of it that was under way is still carried out. */
  arrives(operation: number): boolean;
  /** Whether the operation ends with an error instead of its response: not carried out, or carried out all the same. */
  fails?(operation: number, name: string): { moment: Moment; error: Error } | undefined;
  /** Told of every operation. */
  seen?(operation: number, name: string): void;
}

/** A worker's process: all its I/O goes through `operate`, and none after its death. */
export class Process {
  alive = true;
  readonly died: Promise<void>;
  #die: () => void = () => {};
  readonly #world: World;
  readonly #script: Script;

  constructor(world: World, script: Script) {
    this.#world = world;
    this.#script = script;
    this.died = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  kill(): void {
    this.alive = false;
    this.#die();
  }

  async operate<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (!this.alive) return never();
    const number = this.#world.operations++;
    this.#script.seen?.(number, name);
    const moment = this.#script.kill(number, name);
    if (moment === 'before') {
      this.kill();
      return never();
    }
    const [there, back] = this.#script.latency(number, name);
    await this.#world.delay(there);
    if (!this.alive && !this.#script.arrives(number)) return never();
    let result: T | undefined;
    const fails = this.#script.fails?.(number, name);
    let failure: { error: unknown } | undefined = fails;
    if (fails?.moment !== 'before') {
      try {
        result = await work();
      } catch (error) {
        failure = { error };
      }
    }
    if (moment === 'after') this.kill();
    if (!this.alive) return never();
    await this.#world.delay(back);
    if (!this.alive) return never();
    if (failure !== undefined) throw failure.error;
    return result as T;
  }

  /** Monotonic, and of this process alone: its zero is anywhere. */
  clock(zero: number): Clock {
    const world = this.#world;
    return {
      monotonic: () => world.time + zero,
      yield: async () => {
        if (!this.alive) await never();
      },
      sleep: (milliseconds, signal) =>
        new Promise((resolve) => {
          const wake = (): void => {
            if (this.alive) resolve();
          };
          if (signal?.aborted) return wake();
          world.at(world.time + Math.max(0, milliseconds), wake);
          signal?.addEventListener('abort', wake, { once: true });
        }),
    };
  }
}
