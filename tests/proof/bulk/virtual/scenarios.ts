import { Random } from '../../random.ts';
import type { Kill, Scenario, Verdict } from './scenario-types.ts';
import { timing } from './timing.ts';

const base: Omit<Scenario, 'seed'> = {
  pieces: 6,
  chunk: 3,
  workers: 1,
  absent: 'resend',
  kills: [],
  faults: false,
  stalls: false,
};

/** Any scenario: the seed says which. */
export function anyScenario(seed: number): Scenario {
  if (seed % 16 === 15) return besideAnother(seed);
  if (seed % 16 === 13) return belated(seed);
  if (seed % 16 === 9) return jumping(seed);
  if (seed % 32 === 11) return prompt(seed);
  if (seed % 32 === 27) return rollback(seed);
  const isUnlucky = seed % 16 === 1;
  const inParts = seed % 8 === 2;
  const random = new Random(seed * 2_654_435_761);
  const copying = random.holds(0.25);
  const at = random.between(3, 40);
  const mode = random.holds(0.6) ? ('restore' as const) : ('clone' as const);
  const kills: Kill[] = [];
  // A killed worker's successor is killed too, and so on: each is a crash point of its own.
  let operation = 0;
  for (let left = copying ? random.below(2) : random.pick([0, 1, 3, 6, 12]); left > 0; left -= 1) {
    operation += random.between(1, random.pick([10, 40, 120]));
    kills.push({ operation, moment: random.holds(0.5) ? 'before' : 'after' });
  }
  return {
    ...base,
    seed,
    pieces: isUnlucky ? random.between(12, 18) : random.between(3, 9),
    chunk: random.between(2, 4),
    workers: random.between(1, 3),
    absent: random.holds(0.7) ? 'resend' : 'hold',
    kills,
    faults: random.holds(0.7) || isUnlucky,
    // A list that is read in parts takes so many steps here that one of them always stalls.
    stalls: random.holds(0.4) && !inParts,
    copy: copying ? { at, mode, swap: at + random.between(1, 60) } : undefined,
    erase: !copying && random.holds(0.15),
    lost: isUnlucky ? random.between(10, 14) : 0,
    slow: random.holds(0.15),
    outages: random.holds(0.2),
    largestPart: inParts ? 3 : undefined,
  };
}

/** Another ledger sends the same run, was first, and is never silent for a settle time: this one is killed while it finds that out. */
export function besideAnother(seed: number): Scenario {
  const random = new Random(seed * 2_246_822_519);
  const kills: Kill[] = [];
  let operation = 0;
  for (let left = random.pick([0, 1, 3, 6]); left > 0; left -= 1) {
    operation += random.between(1, 40);
    kills.push({ operation, moment: random.holds(0.5) ? 'before' : 'after' });
  }
  const every = random.pick([2_000, 10_000, 20_000, 60_000, 100_000, 150_000]);
  return {
    ...base,
    seed,
    pieces: random.between(6, 14),
    chunk: random.between(2, 5),
    workers: random.between(1, 3),
    kills,
    elsewhere: { every, before: random.between(1, 5), store: random.pick(['same', 'other'] as const) },
  };
}

/** A piece whose request nothing is known of, and a survivor whose idea of the service's clock is old: only an open end shows the piece. */
export function belated(seed: number): Scenario {
  const random = new Random(seed * 1_597_334_677);
  const hears = timing.lease * random.between(5, 12);
  const scenario = { ...base, seed, pieces: random.between(2, 4), chunk: 1, slow: random.holds(0.5) };
  const earlier = random.between(0, 2 * timing.lease);
  // Else the first one itself ends, with the first mailing that it made after it heard.
  const another = random.holds(0.75);
  return {
    ...scenario,
    belated: another ? { hears, joins: hears - earlier } : { hears, dies: hears, joins: hears + 2_000 },
  };
}

/** The list shows within a second what is known, the service creates what was lost up to minutes later, and an operator is impatient. */
export function prompt(seed: number): Scenario {
  const random = new Random(seed * 1_103_515_245);
  return {
    ...base,
    seed,
    pieces: random.between(40, 60),
    chunk: random.between(10, 30),
    workers: random.between(1, 2),
    absent: random.pick(['hold', 'resend']),
    faults: true,
    prompt: true,
  };
}

/** A worker is killed, and the folder of its ledger is put back as it was a moment before, which nothing but the killed worker tells. */
export function rollback(seed: number): Scenario {
  const random = new Random(seed * 2_891_336_453);
  // Not before a worker has joined: what was never sent with tells nothing.
  const at = random.between(6, 40);
  return {
    ...base,
    seed,
    pieces: random.between(6, 14),
    chunk: random.between(2, 5),
    workers: random.between(1, 2),
    slow: random.holds(0.8),
    copy: { at, mode: 'rollback', swap: at + random.between(1, 60) },
  };
}

/** The ledger's clock runs away while responses are lost: no settle time may end because of it. */
export function jumping(seed: number): Scenario {
  const random = new Random(seed * 3_266_489_917);
  return {
    ...base,
    seed,
    pieces: random.between(3, 9),
    chunk: random.between(2, 4),
    faults: true,
    slow: random.holds(0.5),
    jumps: random.between(2, 60),
  };
}

/** Every operation of one scenario, killed before and after it. */
export function everyPoint(seed: number, operations: number, faults: boolean, workers: number): Scenario[] {
  return Array.from({ length: operations }, (_, operation) =>
    (['before', 'after'] as const).map((moment) => ({
      ...base,
      seed,
      faults,
      workers,
      kills: [{ operation, moment }],
    })),
  ).flat();
}

/** Pairs of crash points, the second among the next operations of the successor. */
export function pairs(seed: number, operations: number, faults: boolean): Scenario[] {
  const random = new Random(seed);
  return Array.from({ length: operations }, (_, first) => {
    const second = first + random.between(1, 40);
    const moment = () => (random.holds(0.5) ? ('before' as const) : ('after' as const));
    const kills = [
      { operation: first, moment: moment() },
      { operation: second, moment: moment() },
    ];
    return { ...base, seed, faults, kills };
  });
}

/** What is wrong with the end of a scenario; null when each row has its mailing, or is listed as one without. */
export function faultOf(scenario: Scenario, verdict: Verdict): string | null {
  // Two ledgers that are both silent for a settle time cannot know of each other: the promise is for one that continues sending.
  const silent = scenario.faults || scenario.stalls || scenario.slow || scenario.outages || scenario.kills.length > 0;
  if (scenario.copy?.mode === 'clone' && silent) return verdict.stuck ? 'never ends' : null;
  if (verdict.doubled > 0) return `${verdict.doubled} doubled`;
  if (verdict.lost > 0) return `${verdict.lost} lost`;
  if (verdict.unlisted > 0) return `${verdict.unlisted} unlisted`;
  if (verdict.stuck) return 'never ends';
  if (verdict.frozen > 0 && scenario.copy === undefined && scenario.elsewhere === undefined)
    return 'frozen without a twin';
  if (verdict.held > 0 && scenario.absent === 'resend' && !scenario.erase) return `${verdict.held} held without need`;
  return null;
}
