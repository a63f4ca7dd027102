import { BulkError } from '../../../../packages/bulk/src/errors.ts';
import { Random } from '../../random.ts';
import type { Scenario } from './scenario-types.ts';
import type { Fate, Temper } from './service.ts';
import { timing } from './timing.ts';
import type { Script, World } from './world.ts';

function fates({ faults, lost = 0, seed, copy }: Scenario): (request: number) => Fate {
  if (!faults) return () => ({ kind: 'answered' });
  return (request) => {
    const random = new Random(seed * 7919 + request * 104_729);
    const roll = random.next() * (request < lost ? 0.34 : 1);
    if (roll < 0.14) return { kind: 'cut' };
    if (roll < 0.26) return { kind: 'lost' };
    if (roll < 0.34) return { kind: 'late', after: random.between(1_000, timing.late - 21_000) };
    if (roll < 0.4) return { kind: 'throttled' };
    if (roll < 0.46) return { kind: 'not_sent' };
    // A twin may send what this ledger knows as refused: two responses to two questions.
    if (roll < 0.5 && copy === undefined) return { kind: 'refused' };
    return { kind: 'answered' };
  };
}

export function temperOf(scenario: Scenario): Temper {
  const { faults, seed, copy, slow, prompt } = scenario;
  // Made within `late`, listed within what is left of the settle time.
  const longest = timing.settle - timing.late - 1_000;
  return {
    fate: fates(scenario),
    lag: (request) => {
      if (prompt) return new Random(seed * 37 + request).pick([0, 0, 200, 900]);
      // Nothing is made late in these: each mailing may be listed as late as it may be.
      if (slow && copy?.mode === 'rollback') return timing.settle - 1_000;
      if (slow) return longest;
      return faults ? new Random(seed * 31 + request).pick([0, 0, 500, 5_000, longest]) : 0;
    },
    // One look at the list may miss a mailing that another one shows.
    hides: (request) =>
      faults && copy === undefined && !prompt
        ? new Random(seed * 17 + request).between(0, timing.settle * 3)
        : Number.POSITIVE_INFINITY,
    fails: (time) => faults && copy === undefined && new Random(seed + Math.floor(time / 40_000) * 13).holds(0.2),
  };
}

/** Single answers get lost, and for moments there are none: a database that starts again. */
function outagesOf(seed: number, world: World): NonNullable<Script['fails']> {
  const away = (time: number): boolean => new Random(seed * 41 + Math.floor(time / 15_000) * 97).holds(0.15);
  return (operation, name) => {
    if (!name.startsWith('ledger.')) return undefined;
    const random = new Random(seed * 43 + operation * 101);
    if (!away(world.time) && !random.holds(0.03)) return undefined;
    const error = new BulkError('ledger', 'the database of the ledger cannot be reached');
    return { moment: away(world.time) || random.holds(0.5) ? 'before' : 'after', error };
  };
}

export function scriptOf({ kills, stalls, outages, belated, seed }: Scenario, random: Random, world: World): Script {
  let ended = false;
  const at = new Map(kills.map(({ operation, moment }) => [operation, moment]));
  return {
    kill: (operation, name) => {
      const dies = belated?.dies ?? belated?.joins ?? Number.POSITIVE_INFINITY;
      if (name !== 'create' || ended || world.time < dies) return at.get(operation);
      ended = true;
      return 'after';
    },
    ...(outages === true ? { fails: outagesOf(seed, world) } : {}),
    arrives: () => random.holds(0.5),
    latency: (_operation, name) => {
      const quick = name === 'create' ? random.between(50, 400) : random.between(0, 20);
      const response = random.between(0, 20);
      if (belated !== undefined && name === 'create' && world.time < (belated.dies ?? belated.joins))
        return [quick, belated.hears];
      if (!stalls || !random.holds(0.03)) return [quick, response];
      // A request has a time limit of its own; what comes back may wait long in a process that is stopped.
      const stall = random.between(1_000, timing.lease * random.pick([3, 3, 9]));
      return name === 'create' ? [quick, stall] : random.holds(0.5) ? [stall, response] : [quick, stall];
    },
  };
}
