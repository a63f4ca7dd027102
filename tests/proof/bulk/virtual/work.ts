import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadMutant, mutants } from './mutants.ts';
import { play } from './scenario.ts';
import type { Scenario } from './scenario-types.ts';
import { anyScenario, everyPoint, faultOf, pairs } from './scenarios.ts';

/** What a thread is asked: scenarios of some seeds, or one wrong version. */
export type Task =
  | { kind: 'any'; from: number; to: number }
  | { kind: 'points'; seed: number; faults: boolean; workers: number }
  | { kind: 'pairs'; seed: number; faults: boolean }
  | { kind: 'mutant'; name: string; seeds: readonly number[] };

export interface Done {
  scenarios: number;
  crashes: number;
  operations: number;
  stops: number;
  /** What is wrong, with what it takes to see it again. */
  faults: string[];
}

async function carryOut(task: Task): Promise<Done> {
  const done: Done = { scenarios: 0, crashes: 0, operations: 0, stops: 0, faults: [] };
  const run = async (scenario: Scenario): Promise<void> => {
    const verdict = await play(scenario);
    done.scenarios += 1;
    done.crashes += verdict.crashes;
    done.operations += verdict.operations;
    done.stops += verdict.stops;
    const fault = faultOf(scenario, verdict);
    if (fault !== null) done.faults.push(`${fault}: ${JSON.stringify({ ...scenario, engine: undefined })}`);
  };
  if (task.kind === 'any') for (let seed = task.from; seed < task.to; seed += 1) await run(anyScenario(seed));
  if (task.kind === 'points' || task.kind === 'pairs') {
    const [first] = everyPoint(task.seed, 1, task.faults, 'workers' in task ? task.workers : 1) as [Scenario];
    const { operations } = await play({ ...first, kills: [] });
    const all =
      task.kind === 'points'
        ? everyPoint(task.seed, operations, task.faults, task.workers)
        : pairs(task.seed, operations, task.faults);
    for (const scenario of all) await run(scenario);
  }
  if (task.kind === 'mutant') {
    const mutant = mutants.find(({ name }) => name === task.name);
    if (mutant === undefined) throw new Error(`there is no mutant ${task.name}`);
    const { engine, remove } = await loadMutant(mutant);
    try {
      for (const seed of task.seeds) {
        await run({ ...anyScenario(seed), engine }).catch((error: unknown) => done.faults.push(String(error)));
        if (done.faults.length > 0) break;
      }
    } finally {
      remove();
    }
  }
  return done;
}

if (!isMainThread && (workerData as { bulkProof?: boolean } | null)?.bulkProof) {
  parentPort?.on('message', (task: Task) => {
    carryOut(task).then(
      (done) => parentPort?.postMessage({ done }),
      (error: unknown) => parentPort?.postMessage({ error: String(error) }),
    );
  });
}

/** Carries out tasks on some threads; answers in the order of the tasks. */
export async function carryOutAll(tasks: readonly Task[], threads: number): Promise<Done[]> {
  const results: Done[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { bulkProof: true } });
    try {
      while (next < tasks.length) {
        const index = next;
        next += 1;
        results[index] = await new Promise<Done>((resolve, reject) => {
          worker.once('message', ({ done, error }: { done?: Done; error?: string }) =>
            done === undefined ? reject(new Error(error)) : resolve(done),
          );
          worker.postMessage(tasks[index]);
        });
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, lane));
  return results;
}
