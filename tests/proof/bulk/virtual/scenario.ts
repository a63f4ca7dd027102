import { type Deps, LARGEST_PART, type SendOptions } from '../../../../packages/bulk/src/engine/ports.ts';
import { BulkError } from '../../../../packages/bulk/src/errors.ts';
import type { WholeLedger } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { RunRow } from '../../../../packages/bulk/src/ledger/rows.ts';
import { shortHash } from '../../../../packages/bulk/src/short-hash.ts';
import { Random } from '../../random.ts';
import { copyLedger, freshLedger } from './copy.ts';
import { engine as ours } from './engine.ts';
import { judge } from './judge.ts';
import type { Elsewhere, Scenario, Verdict } from './scenario-types.ts';
import { scriptOf, temperOf } from './script.ts';
import { Service } from './service.ts';
import { timing } from './timing.ts';
import { Process, World } from './world.ts';

/** In virtual time: what is not finished then never ends. */
const LONGEST = 6 * 3_600_000;

export async function play(scenario: Scenario): Promise<Verdict> {
  const engine = scenario.engine ?? ours;
  const random = new Random(scenario.seed);
  const world = new World();
  const serviceOffset = random.pick([0, 600_000, -600_000, 1_234_567]);
  const ledgerOffset = random.pick([0, 600_000, -600_000]);
  const service = new Service(world, serviceOffset + 1e12, temperOf(scenario));
  let jumped = 0;
  for (let n = 1; n <= (scenario.jumps ?? 0); n += 1) {
    world.at(n * 700, () => {
      jumped += 600_000;
    });
  }
  const ledgerNow = (): number => world.time + 1e12 + ledgerOffset + jumped;
  const make = (name: string, identity?: string): Promise<WholeLedger> =>
    freshLedger(engine, ledgerNow, name, identity);
  let ledger = await make('one');
  const row = await staged(ledger, scenario);
  const script = scriptOf(scenario, random, world);
  const dated = random.holds(0.5);
  let drawn = 0;
  let live = 0;
  let stops = 0;
  let crashes = 0;
  let deciding = false;
  let resends = 0;
  const processes = new Set<Process>();
  const final = new Map<WholeLedger, RunRow>();

  const begin = (of: WholeLedger): void => {
    live += 1;
    const process = new Process(world, script);
    processes.add(process);
    const largestPart = scenario.largestPart ?? LARGEST_PART;
    const deps = depsOf(process, of, service, { dated, largestPart }, () => `e${++drawn}`, random);
    const over = (): void => {
      live -= 1;
      processes.delete(process);
    };
    void process.died.then(() => {
      crashes += 1;
      over();
      // Who is left has to settle what it began.
      if (scenario.belated !== undefined && live > 0) return;
      // Another one in its place, soon or after its leases have lapsed.
      world.at(world.time + random.pick([500, 20_000, 70_000]), () => begin(current(of)));
    });
    void engine.work(deps, optionsOf(scenario, row), row).then(
      (end) => {
        if (!process.alive) return;
        over();
        if (scenario.prompt && end.state === 'finished' && end.held > 0) {
          if (deciding) return;
          deciding = true;
          live += 1;
          void resendHeld(world, of, end.no).then(() => {
            deciding = false;
            live -= 1;
            resends += 1;
            begin(current(of));
          });
        } else if (end.state === 'stopped') {
          // The operator has looked, and continues.
          stops += 1;
          void of.change(end.no, { from: ['stopped'], to: 'running', reason: null }).then(() => begin(current(of)));
        } else final.set(of, end);
      },
      () => process.kill(),
    );
  };
  let swapped: WholeLedger | undefined;
  const current = (of: WholeLedger): WholeLedger => (of === swapped ? ledger : of);

  const { copy } = scenario;
  if (copy !== undefined) {
    const copied = await make('two', copy.mode === 'rollback' ? 'one' : 'two');
    let taken = false;
    script.seen = (operation) => {
      if (operation === copy.at) {
        // What is committed at that moment.
        taken = true;
        void copyLedger(ledger, copied);
      }
      if (operation === copy.swap && taken) {
        if (copy.mode !== 'clone') {
          swapped = ledger;
          ledger = copied;
          for (const process of processes) process.kill();
        } else {
          world.at(world.time + 1_000, () => begin(copied));
        }
      }
    };
  }
  for (let n = 0; n < scenario.workers; n += 1) begin(ledger);
  if (scenario.belated !== undefined) world.at(scenario.belated.joins, () => begin(current(ledger)));
  if (scenario.elsewhere !== undefined) sendElsewhere(service, world, scenario.pieces, scenario.elsewhere);
  if (scenario.erase) world.at(random.between(1_000, 30_000), () => eraseOne(service, random));
  const done = await world.run(() => live === 0 && (final.get(ledger)?.state ?? 'running') !== 'running', LONGEST);
  const noticed = [...final.values()].some(({ state }) => state === 'frozen');
  return { ...(await judge(service, ledger, row.no, scenario, world, !done)), stops, crashes, noticed, resends };
}

/** The operator's decision, refused until it is safe. */
async function resendHeld(world: World, ledger: WholeLedger, no: number): Promise<void> {
  for (;;) {
    try {
      await ledger.decide(no, { decision: 'resend', lines: null, who: 'operator', wait: timing.settle + timing.gap });
      break;
    } catch (error) {
      if (!(error instanceof BulkError) || error.code !== 'state') throw error;
      await world.delay(5_000);
    }
  }
  await ledger.change(no, { from: ['paused'], to: 'running', reason: null });
}

function sendElsewhere(service: Service, world: World, pieces: number, { every, before }: Elsewhere): void {
  const port = service.port(false);
  for (let n = 1; n <= pieces; n += 1)
    world.at((n - before) * every, () => void port.create({ merge_tags: { reference: `r1.${n}.elsewhere` } }, 0));
}

function eraseOne(service: Service, random: Random): void {
  const made = service.made[random.below(service.made.length)];
  if (made !== undefined) made.erased = true;
}

async function staged(ledger: WholeLedger, { pieces, chunk, elsewhere }: Scenario): Promise<RunRow> {
  const no = await ledger.stage({ id: 'r1', name: 'run', campaign_id: 'c', planned_by: null });
  await ledger.add(
    no,
    Array.from({ length: pieces }, (_, index) => ({
      n: index + 1,
      state: 'pending' as const,
      reason: null,
      body: '{"recipient":{}}',
      row_hash: shortHash('{"recipient":{}}'),
      person: null,
      household: null,
      mailbox: null,
    })),
  );
  const identity = elsewhere?.store === 'other' ? 'elsewhere' : await ledger.identity();
  const published = { hash: 'h', plan: '{}', chunk_size: chunk, unit_cost: null, identity, audited_until: null };
  const row = await ledger.publish(no, published);
  const approval = { by: null, options: '{}', account: 't', allowed: null, max_cost: null, unit_cost: null };
  return ledger.approve(row.no, approval);
}

const optionsOf = ({ absent }: Scenario, row: RunRow): SendOptions => ({
  absent,
  rate: Number.POSITIVE_INFINITY,
  concurrency: 3,
  canary: null,
  reference: 'reference',
  run: row.id,
  alike: [],
  numbering: 'here',
  key: null,
  campaign_id: 'c',
  creative_id: null,
  source: {},
});

function depsOf(
  process: Process,
  ledger: WholeLedger,
  service: Service,
  { dated, largestPart }: { dated: boolean; largestPart: number },
  draw: () => string,
  random: Random,
): Deps {
  const port = service.port(dated);
  const wrapped = new Proxy(ledger, {
    get: (target, name: keyof WholeLedger) => {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...given: never[]) =>
        process.operate(`ledger.${String(name)}`, () =>
          (method as (...given: never[]) => Promise<unknown>).apply(target, given),
        );
    },
  });
  return {
    ledger: wrapped,
    mail: { ...port, create: (body, timeout) => process.operate('create', () => port.create(body, timeout)) },
    lookup: { ...port, list: (window, page) => process.operate('list', () => port.list(window, page)) },
    clock: process.clock(random.below(1e9)),
    timing,
    draw,
    patience: 60_000,
    token: 't',
    sameAddress: () => true,
    personsAt: () => [],
    largestPart,
  };
}
