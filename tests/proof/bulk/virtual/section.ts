import type { ProofLine, ProofOptions } from '../../section.ts';
import { knownSeed, mutants } from './mutants.ts';
import { carryOutAll, type Done, type Task } from './work.ts';

const THREADS = 2;
const TASKS = 8;

/** Crash points in virtual time. */
export async function virtualLines({ short, seed, cases }: ProofOptions): Promise<ProofLine[]> {
  return [await crashPoints(seed, cases ?? (short ? 10_000 : 1_000_000))];
}

/** The wrong versions that have to die of such points. */
export async function mutantLines({ short }: ProofOptions): Promise<ProofLine[]> {
  return [await wrongVersions(short)];
}

async function crashPoints(seed: number, wanted: number): Promise<ProofLine> {
  const sum: Done = { scenarios: 0, crashes: 0, operations: 0, stops: 0, faults: [] };
  const add = (all: readonly Done[]): void => {
    for (const done of all) {
      sum.scenarios += done.scenarios;
      sum.crashes += done.crashes;
      sum.operations += done.operations;
      sum.stops += done.stops;
      // At once: a long run may be ended by hand.
      for (const fault of done.faults.slice(0, Math.max(0, 5 - sum.faults.length))) console.error(`bulk: ${fault}`);
      sum.faults.push(...done.faults);
    }
  };
  add(
    await carryOutAll(
      [
        { kind: 'points', seed, faults: false, workers: 1 },
        { kind: 'points', seed, faults: true, workers: 1 },
        { kind: 'points', seed, faults: false, workers: 3 },
        { kind: 'pairs', seed, faults: true },
      ],
      THREADS,
    ),
  );
  for (let from = seed * 1_000_000; sum.crashes < wanted && sum.faults.length < 10; ) {
    const tasks: Task[] = [];
    // About three crashes to a scenario. More tasks than threads: none of these waits long for the other.
    const each = Math.min(2_000, Math.max(50, Math.ceil((wanted - sum.crashes) / 3 / TASKS)));
    for (let n = 0; n < TASKS; n += 1, from += each) tasks.push({ kind: 'any', from, to: from + each });
    add(await carryOutAll(tasks, THREADS));
    if (wanted > 100_000) console.error(`bulk: ${sum.crashes} of ${wanted} crash points, ${sum.faults.length} faults`);
  }
  return {
    check: 'Bulk: killed before and after every operation, in pairs, and three workers with overlapping leases',
    tried: `${sum.crashes} crash points in ${sum.scenarios} runs of ${sum.operations} operations, ${sum.stops} stops of a breaker`,
    result: `${sum.faults.length} runs with a piece doubled, lost or unlisted`,
    ok: sum.faults.length === 0 && sum.crashes >= wanted,
  };
}

/** In short runs the seeds that are known to kill, and a few more; else up to 2,000. */
async function wrongVersions(short: boolean): Promise<ProofLine> {
  const first = Array.from({ length: short ? 60 : 2_000 }, (_, n) => n + 1);
  const tasks = mutants.map(
    (mutant): Task => ({ kind: 'mutant', name: mutant.name, seeds: [...knownSeed(mutant), ...first] }),
  );
  const results = await carryOutAll(tasks, THREADS);
  const alive = mutants.filter((_, index) => results[index]?.faults.length === 0).map(({ name }) => name);
  for (const name of alive) console.error(`bulk: the wrong version "${name}" survives`);
  return {
    check: 'Bulk: wrong versions of the engine and the ledger die of these crash points',
    tried: `${mutants.length} seeded wrong versions`,
    result: `${mutants.length - alive.length} died`,
    ok: alive.length === 0 && mutants.length >= 20,
  };
}
