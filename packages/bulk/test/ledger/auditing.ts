import { expect, test } from 'vitest';
import type { RunRow } from '../../src/ledger/rows.ts';
import { evidence, type Runs, result, type Subject } from './runs.ts';

export function auditingTests(subject: () => Subject, { settle, running, turnOf, claimed, read }: Runs): void {
  const audit = async (run: RunRow, until: number | null): Promise<void> => {
    const keeper = await claimed(run, 0);
    await subject().ledger.audited(run.no, keeper.fence, { until, settle_until: 0 });
    await subject().ledger.release(run.no, 0, keeper.fence);
  };

  test('an audit does not pass pieces that were begun before the service’s clock was known', async () => {
    const { ledger } = subject();
    const run = await running(1);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim), from_t: null }));
    await audit(run, 5_000);
    expect(await read(run)).toMatchObject({ audited_until: null });
    await ledger.turn(turnOf(run, claim, { results: [result(1, 'unknown')] }));
    await audit(run, 6_000);
    expect(await read(run)).toMatchObject({ audited_until: null });
    await ledger.adopt(run.no, [evidence(1, 'm1')], settle);
    await audit(run, 7_000);
    expect(await read(run)).toMatchObject({ audited_until: 7_000 });
  });

  test('what the list shows and was never intended holds up all, also when who found it dies at once', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const claim = await claimed(run);
    const begin = await ledger.pending(run.no, claim);
    const keeper = await claimed(run, 0);
    const { settle_until } = await read(run);
    await ledger.adopt(run.no, [evidence(2, 'm2', 'e9')], settle);
    expect(await read(run)).toMatchObject({ audit: 'settle', state: 'running' });
    expect(await ledger.turn(turnOf(run, claim, { begin }))).toMatchObject({ owned: true, begun: [] });
    // The walk that found it does not end the waiting, whatever it had read before.
    expect(await ledger.audited(run.no, keeper.fence, { until: 9_000, settle_until })).toBe(true);
    expect(await read(run)).toMatchObject({ audit: 'settle', audited_until: null });
    const { settle_until: later } = await read(run);
    expect(later).toBeGreaterThan(settle_until);
    await ledger.audited(run.no, keeper.fence, { until: 9_000, settle_until: later });
    expect(await read(run)).toMatchObject({ audit: 'none' });
    expect((await ledger.events(run.no)).filter(({ kind }) => kind === 'lost')).toHaveLength(1);
  });

  test('a walk does not count that a keeper ends after its lease', async () => {
    const { ledger, lapse } = subject();
    const run = await running(1);
    await ledger.change(run.no, { from: ['running'], to: 'frozen', reason: null });
    await ledger.change(run.no, { from: ['frozen'], to: 'running', reason: null, reopened: true });
    const keeper = await claimed(run, 0);
    const { settle_until } = await read(run);
    await lapse();
    expect(await ledger.audited(run.no, keeper.fence, { until: null, settle_until })).toBe(false);
    expect(await read(run)).toMatchObject({ audit: 'due' });
  });

  test('after a start of its server nothing is begun before a worker has noticed and an audit was made', async () => {
    const { ledger } = subject();
    const run = await running(1);
    const identity = await ledger.identity();
    const beat = (of: string) => ledger.beat(run.no, { epoch: 'e1', identity: of, settle, service_at: 1_000 });
    // What the ledger knows of is another start than the one it runs in.
    expect(await beat(`${identity.split('#')[0]}#another`)).toMatchObject({ audit: 'due' });
    await audit(run, null);
    const claim = await claimed(run);
    const begin = await ledger.pending(run.no, claim);
    expect(await ledger.turn(turnOf(run, claim, { begin }))).toMatchObject({ owned: true, begun: [] });
    expect(await beat(identity)).toMatchObject({ audit: 'due' });
    expect(await ledger.turn(turnOf(run, claim, { begin }))).toMatchObject({ begun: [] });
    await audit(run, null);
    expect(await ledger.turn(turnOf(run, claim, { begin }))).toMatchObject({ begun: [1] });
  });
}
