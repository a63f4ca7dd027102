import { expect, test } from 'vitest';
import type { RunRow } from '../../src/ledger/rows.ts';
import { bytes, evidence, type Runs, result, type Subject } from './runs.ts';

export function auditingTests(subject: () => Subject, { settle, running, turnOf, claimed, read, states }: Runs): void {
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

  test('36.7: parts of an audit are kept, never back, not by an earlier keeper, nor past what it must look for again', async () => {
    const { ledger } = subject();
    const run = await running(1);
    const keeper = await claimed(run, 0);
    const part = (until: number | null, settle_until = 0): Promise<boolean> =>
      ledger.auditedPart(run.no, keeper.fence, { until, settle_until });
    expect(await part(5_000)).toBe(true);
    expect(await read(run)).toMatchObject({ audit: 'none', audited_until: 5_000 });
    expect([await part(4_000), await part(null), await part(6_000, 77)]).toEqual([true, true, true]);
    expect(await read(run)).toMatchObject({ audited_until: 5_000 });
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim), from_t: null }));
    expect(await part(7_000)).toBe(true);
    expect(await read(run)).toMatchObject({ audited_until: 5_000 });
    await ledger.release(run.no, 0, keeper.fence);
    expect(await part(8_000)).toBe(false);
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

  test('36.8: what was read earlier and is applied later does not take back where a mailing ended', async () => {
    const { ledger } = subject();
    const run = await running(1);
    const remoteOf = async (): Promise<string | null | undefined> =>
      (await ledger.rows(run.no, { limit: 1 }))[0]?.remote;
    for (const [remote, then] of [
      ['processing', 'processing'],
      ['mailed', 'mailed'],
      ['delivered', 'delivered'],
      ['mailed', 'delivered'],
      ['failed', 'failed'],
      ['delivery_exception', 'failed'],
      ['a_state_of_a_later_version', 'a_state_of_a_later_version'],
    ] as const) {
      await ledger.adopt(run.no, [{ ...evidence(1, 'm1'), remote }], settle);
      expect(await remoteOf()).toBe(then);
    }
  });

  test('36.1: what another ledger numbered is placed by person, and counts as begun', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const { begun } = await read(run);
    const [, second] = await ledger.pending(run.no, await claimed(run));
    const person = second?.person as Uint8Array;
    const other = { ...evidence(1, 'm2', 'e9'), n: null };
    const persons = [bytes('nobody here'), person];
    expect(await ledger.placed(run.no, [{ ...other, persons }])).toMatchObject([{ n: 2, mailing_id: 'm2' }]);
    expect(await ledger.adopt(run.no, [{ ...other, persons }], settle)).toMatchObject({ adopted: 1, strangers: [] });
    expect(await states(run)).toEqual(['pending', 'sent', 'pending']);
    expect(await read(run)).toMatchObject({ begun: begun + 1, sent: 1, spent: 8_500, audit: 'settle' });
    // Read again, and seen in a later state.
    const later = { ...other, persons, remote: 'delivered' };
    expect(await ledger.adopt(run.no, [later], settle)).toMatchObject({ adopted: 0, doubles: [] });
    const another = { ...later, mailing_id: 'm3' };
    expect(await ledger.adopt(run.no, [another], settle)).toMatchObject({ doubles: [{ n: 2, mailing_id: 'm3' }] });
  });

  test('36.1: of whom it cannot be told is told once, and the run is frozen with it; who is certainly another is neither', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const stranger = (id: string) => ({ ...evidence(1, id, 'e9'), n: null, persons: [bytes(id)] });
    expect(await ledger.adopt(run.no, [{ ...stranger('m0'), isCertain: true }], settle)).toMatchObject({
      strangers: [],
    });
    expect((await read(run)).state).toBe('running');
    const found = await ledger.adopt(run.no, [stranger('m1'), stranger('m2')], settle);
    expect(found.strangers.map(({ mailing_id }) => mailing_id)).toEqual(['m1', 'm2']);
    expect((await read(run)).reason).toContain('2 mailings of this campaign and name were sent with another ledger');
    await ledger.adopt(run.no, [stranger('m2'), { ...stranger('m3'), persons: [] }], settle);
    expect(await read(run)).toMatchObject({ state: 'frozen', reason: expect.stringContaining('3 mailings') as string });
    await ledger.change(run.no, { from: ['frozen'], to: 'running', reason: null });
    expect(await ledger.adopt(run.no, [stranger('m1')], settle)).toMatchObject({ strangers: [] });
    expect((await read(run)).state).toBe('running');
    expect((await ledger.events(run.no)).filter(({ kind }) => kind === 'stranger')).toHaveLength(3);
  });

  test('36.1: copies number alike, other runs and ledgers do not', async () => {
    const { ledger } = subject();
    const [one, other] = [await running(1), await running(1)];
    expect(await ledger.numbering(one.no)).toMatch(/^[0-9a-z]{4}$/);
    expect(await ledger.numbering(one.no)).toBe(await ledger.numbering(one.no));
    expect(await ledger.numbering(one.no)).not.toBe(await ledger.numbering(other.no));
    expect(await ledger.key()).toEqual({ secret: await ledger.secret(), name: null, isUnused: false });
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
