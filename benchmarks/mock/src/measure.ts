/** Processor time of this process in microseconds: other work on the machine counts less than on a wall clock. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Rounds before the first that counts: the compiler is done by then. */
const WARM = 10;

/** Microseconds of processor time for one call of an asynchronous piece of work: the median of the rounds. */
export async function perCall(work: (n: number) => unknown, calls: number, rounds = 5): Promise<number> {
  let n = 0;
  const times: number[] = [];
  for (let round = 0; round < WARM + rounds; round += 1) {
    const before = cpu();
    for (let i = 0; i < calls; i += 1) await work(n++);
    if (round >= WARM) times.push((cpu() - before) / calls);
  }
  return median(times);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function collect(): void {
  const gc = (globalThis as { gc?: () => void }).gc;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
}

export function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** One line of the table: what was measured, against what, and how the two compare. */
export interface Line {
  readonly measure: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: string;
  readonly target: string;
}
