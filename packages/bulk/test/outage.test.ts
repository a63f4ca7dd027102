import { describe, expect, test } from 'vitest';
import { play } from '../../../tests/proof/bulk/virtual/scenario.ts';
import { anyScenario, faultOf } from '../../../tests/proof/bulk/virtual/scenarios.ts';
import { BulkError } from '../src/errors.ts';
import { Bulk, readCsv } from '../src/index.ts';
import type { Turn } from '../src/ledger/interfaces/sending.ts';
import type { WholeLedger } from '../src/ledger/ledger.ts';
import { createWorld, hasty, people, quick } from './world.ts';

/** What waits for a database that is away waits a hundredth of it here. */
type Steps = {
  [Name in keyof WholeLedger]: WholeLedger[Name] extends (...given: never[]) => Promise<unknown> ? Name : never;
};
type Step = NonNullable<Steps[keyof WholeLedger]>;
type Call = (...given: never[]) => Promise<unknown>;

/** A ledger in which one step is carried out by `instead`, which is given the step itself. */
function changed(ledger: WholeLedger, step: Step, instead: (call: Call, count: number) => Call): WholeLedger {
  let count = 0;
  return new Proxy(ledger, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      const call = (method as Call).bind(target);
      if (name !== step) return call;
      count += 1;
      return instead(call, count);
    },
  });
}

async function sent(change: (ledger: WholeLedger, run: () => number) => WholeLedger): Promise<object> {
  const world = await createWorld();
  const { mail, campaign, file } = world;
  let no = 0;
  const ledger = change(world.ledger, () => no);
  const bulk = new Bulk({
    client: mail,
    ledger,
    timing: { ...quick, lease: 600 },
    sleep: hasty,
    fetch: world.mock.connection.fetch,
  });
  const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(12))) });
  no = (await world.ledger.run({ hash: plan.hash }))?.no ?? 0;
  const run = await bulk.send(plan.hash, { rate: 1000, concurrency: 2, absent: 'resend' });
  const { state, sent } = await run.settled();
  return { state, sent, made: (await world.mock.mailings.list()).length };
}

describe.concurrent('a ledger that is away for a moment ends neither a run nor its sending', () => {
  // A claim whose response is lost is waited for until its lease ends: the keeper's and the first lane's are enough.
  const steps = [
    ['claim', 2],
    ['pending', 1],
    ['permits', 3],
    ['turn', 3],
    ['release', 3],
    ['beat', 3],
    ['audited', 3],
    ['finish', 3],
  ] as const satisfies readonly (readonly [Step, number])[];
  test.each(steps)('the first responses to %s are lost', async (step, most) => {
    const result = await sent((ledger) =>
      changed(ledger, step, (call, count) => async (...given) => {
        const returned = await call(...given);
        if (count <= most) throw new BulkError('ledger', 'the database of the ledger cannot be reached');
        return returned;
      }),
    );
    expect(result).toEqual({ state: 'finished', sent: 12, made: 12 });
  });

  test('a ledger that answers the keeper and never the lanes is given up in the end', async () => {
    const world = await createWorld();
    const { mail, campaign, file } = world;
    const ledger = changed(world.ledger, 'turn', () => async () => {
      throw new BulkError('ledger', 'the database of the ledger refuses this');
    });
    const options = {
      client: mail,
      ledger,
      timing: { ...quick, lease: 600 },
      sleep: hasty,
      patience: 100,
      fetch: world.mock.connection.fetch,
    };
    const bulk = new Bulk(options);
    const plan = await bulk.plan({ campaignId: campaign, rows: readCsv(file('people.csv', people(3))) });
    const run = await bulk.send(plan.hash, { rate: 1000 });
    await expect(run.settled()).rejects.toThrow('the database of the ledger refuses this');
    expect(await world.mock.mailings.list()).toEqual([]);
  });

  test('a run that is stopped and resumed before its keeper looked is sent on', async () => {
    let resumed: () => void = () => {};
    const resuming = new Promise<void>((resolve) => {
      resumed = resolve;
    });
    let stopped = false;
    const result = await sent((ledger, run) =>
      changed(
        changed(ledger, 'turn', (call) => async (...given) => {
          const [{ chunk, results }] = given as unknown as [Turn];
          if (stopped || chunk === 0 || results.length === 0) return call(...given);
          stopped = true;
          await ledger.change(run(), { from: ['running'], to: 'stopped', reason: 'a breaker' });
          const returned = await call(...given);
          await ledger.change(run(), { from: ['stopped'], to: 'running', reason: null });
          resumed();
          return returned;
        }),
        'beat',
        (call) =>
          async (...given) => {
            if (stopped) await resuming;
            return call(...given);
          },
      ),
    );
    expect(result).toEqual({ state: 'finished', sent: 12, made: 12 });
  });

  test('in virtual time, with every step failing by chance, and a worker that stalls while the run is resumed', async () => {
    const faults: string[] = [];
    const seeds = Array.from({ length: 60 }, (_, index) => index + 1).filter((seed) => anyScenario(seed).outages);
    for (const seed of [...seeds, 1_001_679]) {
      const scenario = anyScenario(seed);
      const fault = faultOf(scenario, await play(scenario));
      if (fault !== null) faults.push(`${fault}: ${JSON.stringify(scenario)}`);
    }
    expect(faults).toEqual([]);
  });
});
