import { describe, expect, test } from 'vitest';
import { knownSeed, loadMutant, mutants } from '../../../tests/proof/bulk/virtual/mutants.ts';
import { play } from '../../../tests/proof/bulk/virtual/scenario.ts';
import { anyScenario, besideAnother, everyPoint, faultOf } from '../../../tests/proof/bulk/virtual/scenarios.ts';

/** Plays the scenarios of the seeds 1 to 40. */
async function faultsOfForty(scenarioOf: typeof anyScenario): Promise<string[]> {
  const faults: string[] = [];
  for (let seed = 1; seed <= 40; seed += 1) {
    const scenario = scenarioOf(seed);
    const fault = faultOf(scenario, await play(scenario));
    if (fault !== null) faults.push(`${fault}: ${JSON.stringify(scenario)}`);
  }
  return faults;
}

describe('killed at any operation, each row has its mailing once (at length: npm run proof -- --only bulk)', () => {
  test('one worker, killed before and after each of its first operations', async () => {
    const faults: string[] = [];
    for (const scenario of everyPoint(1, 24, true, 1)) {
      const fault = faultOf(scenario, await play(scenario));
      if (fault !== null) faults.push(`${fault}: ${JSON.stringify(scenario.kills)}`);
    }
    expect(faults).toEqual([]);
  });

  test('workers, faults, stalls, copies of the ledger and crashes by chance', async () => {
    expect(await faultsOfForty(anyScenario)).toEqual([]);
  });

  test('a mailing is not overlooked that was made late, where the only answer so far was minutes on its way', async () => {
    const scenario = anyScenario(7_039_941);
    expect(faultOf(scenario, await play(scenario))).toBeNull();
  });

  test('a copy that sends less often than this one looks is waited for, as long as it is not silent for a settle time', async () => {
    for (const every of [20_000, 100_000, 150_000, 170_000]) {
      const elsewhere = { every, before: 0, store: 'other' as const };
      const scenario = { ...anyScenario(1), kills: [], faults: false, stalls: false, copy: undefined, slow: false };
      const verdict = await play({ ...scenario, outages: false, erase: false, pieces: 6, elsewhere });
      expect(verdict, `every ${every / 1000} s`).toMatchObject({ doubled: 0, lost: 0, unlisted: 0 });
    }
  });

  test('another ledger that was first is noticed before anything is begun, also by a worker that is killed meanwhile', async () => {
    expect(await faultsOfForty(besideAnother)).toEqual([]);
  });

  test('the judge sees a wrong version', async () => {
    const [first] = mutants;
    if (first === undefined) throw new Error('there are no wrong versions');
    const { engine, remove } = await loadMutant(first);
    const faults: (string | null)[] = [];
    for (const seed of [...knownSeed(first), 1, 2, 3]) {
      const scenario = { ...anyScenario(seed), engine };
      faults.push(faultOf(scenario, await play(scenario)));
    }
    remove();
    expect(faults.filter((fault) => fault !== null)).not.toEqual([]);
  });
});
