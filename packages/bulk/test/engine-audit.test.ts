import { expect, test } from 'vitest';
import { audit } from '../src/engine/audit.ts';
import { type Deps, defaultTiming, type ListItem, type SendOptions, type Window } from '../src/engine/ports.ts';
import { createSession } from '../src/engine/session.ts';
import { sqlLedger } from '../src/ledger/sql-ledger.ts';
import { sqliteStore } from '../src/ledger/sqlite.ts';

const now = 1e12;
const apart = 2_000;
const epoch = 'e1';

/** Another sender's, one every two seconds until now. */
const mailings = Array.from({ length: 6_000 }, (_, n): ListItem => {
  const created_at = now - n * apart;
  const [state, untagged] = ['processing', false];
  return { id: `m${n}`, created_at, state, cost: 0, reference: 'other.1.e', untagged, address: null };
});

/** A run that was never audited, and a list of which one page after another is read until `ends`. */
async function world(ends: () => boolean) {
  let waited = 0;
  const ledger = sqlLedger(sqliteStore(':memory:', { now: () => now + waited }));
  await ledger.open();
  const no = await ledger.stage({ id: 'r1', name: 'run', campaign_id: 'c', planned_by: null });
  const identity = await ledger.identity();
  await ledger.publish(no, { hash: 'h', plan: '{}', chunk_size: 9, unit_cost: null, identity, audited_until: null });
  const nothing = { by: null, allowed: null, max_cost: null, unit_cost: null };
  await ledger.approve(no, { ...nothing, options: '{}', account: 't' });
  const { lease, settle } = defaultTiming;
  const row = await ledger.join({ run: no, epoch, worker: 'w', service_at: null, identity, lease, settle, asks: true });
  const asked: Window[] = [];
  const list = async (window: Window, page: number) => {
    if (ends()) return { kind: 'failed' as const, reason: 'down' };
    asked.push(window);
    const seen = mailings.filter(
      ({ created_at }) => created_at > (window.start ?? 0) && created_at < (window.end ?? Number.POSITIVE_INFINITY),
    );
    const items = seen.slice((page - 1) * 100, page * 100);
    const listed = { items, total: seen.length, last: page * 100 >= seen.length, date: null };
    return { kind: 'page' as const, page: listed };
  };
  const sleep = async (milliseconds: number): Promise<void> => {
    waited += milliseconds;
  };
  const clock = { monotonic: () => 0, sleep, yield: async () => {} };
  const options = { run: 'r1', alike: [], numbering: 'here', key: null, creative_id: null } as Partial<SendOptions>;
  const deps = { ledger, clock, timing: defaultTiming, token: 't', lookup: { list }, personsAt: () => [] };
  const session = createSession(
    { ...deps, largestPart: 500 } as unknown as Deps,
    options as SendOptions,
    row,
    epoch,
    'w',
    new AbortController(),
  );
  const audited = async (): Promise<boolean> => {
    const keeper = await ledger.claim(no, 'w', lease, 0);
    if (keeper === undefined) throw new Error('another one keeps the run');
    const live = await ledger.beat(no, { epoch, identity, settle, service_at: null, note: null });
    const complete = await audit(session, keeper, live);
    await ledger.release(no, 0, keeper.fence);
    return complete;
  };
  return { asked, audited, until: async () => (await ledger.run({ no }))?.audited_until ?? 0 };
}

test('36.7: a read that is cut short begins where it was, and never after what may still be listed late', async () => {
  let pages = 0;
  let most = 40;
  const { audited, until, asked } = await world(() => ++pages > most);
  expect(await audited()).toBe(false);
  const first = await until();
  expect(first).toBeGreaterThan(now - 5_000 * apart);
  asked.length = 0;
  most = Number.POSITIVE_INFINITY;
  expect(await audited()).toBe(true);
  // The newest page shows what time it is; all others begin where the first read was cut.
  const [, ...windows] = asked;
  expect(Math.min(...windows.map(({ start }) => start ?? 0))).toBe(first - defaultTiming.pad);
  const sure = now + 1_000 - defaultTiming.settle - defaultTiming.late;
  expect(await until()).toBe(sure);
});

test('36.7: no part is passed that ends within a settle time', async () => {
  let pages = 0;
  let most = Number.POSITIVE_INFINITY;
  const { audited, until } = await world(() => ++pages > most);
  await audited();
  const all = pages;
  const sure = await until();
  for (most = all - 1; most > all - 12; most -= 1) {
    pages = 0;
    const cut = await world(() => ++pages > most);
    expect(await cut.audited()).toBe(false);
    expect(await cut.until()).toBeLessThanOrEqual(sure);
    expect(await cut.until()).toBeGreaterThan(now - 2_000 * apart);
  }
});
