import { expect, test } from 'vitest';
import type { Opening } from '../../src/ledger/interfaces/workers.ts';
import type { Result } from '../../src/ledger/rows.ts';
import { reasonIn } from '../../src/reason.ts';
import { type Runs, result, type Subject } from './runs.ts';

export function decidingTests(
  subject: () => Subject,
  { lease, settle, running, turnOf, claimed, states, read, made }: Runs,
): void {
  test('no more is begun than a canary or a cost allows, and nothing before the audit or while it is paused', async () => {
    const { ledger } = subject();
    const canary = await running(5, { allowed: 2 });
    const first = await claimed(canary);
    expect(
      (await ledger.turn(turnOf(canary, first, { begin: await ledger.pending(canary.no, first) }))).begun,
    ).toHaveLength(2);
    const free = await running(3);
    const third = await claimed(free);
    expect(await ledger.change(free.no, { from: ['running'], to: 'paused', reason: 'tea' })).toBe(true);
    expect((await ledger.turn(turnOf(free, third, { begin: await ledger.pending(free.no, third) }))).begun).toEqual([]);
    await ledger.change(free.no, { from: ['paused'], to: 'running', reason: null });
    await ledger.join({
      run: free.no,
      epoch: 'e2',
      worker: 'w',
      service_at: null,
      identity: 'another copy',
      lease,
      settle,
      asks: true,
    });
    expect(await read(free)).toMatchObject({ audit: 'settle' });
    expect((await ledger.turn(turnOf(free, third, { begin: await ledger.pending(free.no, third) }))).begun).toEqual([]);
  });

  test('36.1 who does not leave makes the next one settle, unless another worker lives; who leaves, or cannot read the list, does not', async () => {
    const { ledger } = subject();
    const run = await running(2);
    const joins = async (epoch: string, more: Partial<Opening> = {}) =>
      ledger.join({
        run: run.no,
        epoch,
        worker: 'w',
        service_at: null,
        identity: await ledger.identity(),
        lease,
        settle,
        asks: true,
        ...more,
      });
    const audited = async (): Promise<void> => {
      const { settle_until } = await read(run);
      const keeper = await ledger.claim(run.no, 'w', lease, 0);
      await ledger.audited(run.no, keeper?.fence ?? 0, { until: null, settle_until });
      await ledger.release(run.no, 0, keeper?.fence ?? 0);
    };
    const heard = (within = lease) => ledger.heard(run.no, { epoch: 'e0', lease: within, note: 'waits' });
    expect(await heard()).toBeTypeOf('number');
    // Who waits is known to, and is no sign of life to another who does.
    expect(await ledger.waits(run.no)).toMatchObject({ workers: 2, note: 'waits' });
    expect(await joins('e2')).toMatchObject({ audit: 'none' });
    // A lease of no time has lapsed.
    expect(await heard(0)).toBeNull();
    expect(await joins('e3', { lease: 0, asks: false })).toMatchObject({ audit: 'due' });
    await audited();
    const settling = await joins('e4', { lease: 0 });
    expect(settling).toMatchObject({ audit: 'settle' });
    expect((await ledger.events(run.no)).at(-1)?.detail).toContain('did not end cleanly');
    // Ended again while it settles: the wait does not begin anew.
    expect(await joins('e5', { lease: 0, settle: 2 * settle })).toMatchObject({
      audit: 'settle',
      settle_until: settling.settle_until,
    });
    await audited();
    // With it those leave whose lease has lapsed.
    await ledger.leave(run.no, 'e5', 0);
    expect(await heard()).toBeNull();
    expect(await joins('e6', { lease: 0 })).toMatchObject({ audit: 'due' });
  });

  test('after a freeze nothing is begun before a settle time: the other ledger may have requests under way', async () => {
    const { ledger } = subject();
    const run = await running(2);
    const claim = await claimed(run);
    await ledger.change(run.no, { from: ['running'], to: 'frozen', reason: 'another ledger sends this run too' });
    await ledger.change(run.no, { from: ['frozen'], to: 'running', reason: null, reopened: true, settle });
    expect(await read(run)).toMatchObject({ state: 'running', audit: 'settle', opened_at: null });
    expect((await read(run)).settle_until).toBeGreaterThanOrEqual((await ledger.now()) + settle - 60_000);
    expect((await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }))).begun).toEqual([]);
  });

  test('a run of which nothing was made goes over to another account, once no worker lives; from then on the former begins nothing', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const claim = await claimed(run);
    const begin = await ledger.pending(run.no, claim);
    const { epoch } = turnOf(run, claim, {});
    expect(await ledger.rebind(run.no, 'o:test')).toBe(false);
    await ledger.leave(run.no, epoch, lease);
    expect(await ledger.rebind(run.no, 'o:test')).toBe(true);
    expect(await read(run)).toMatchObject({ account: 'o:test', audit: 'due' });
    const keeper = await ledger.claim(run.no, 'w', lease, 0);
    await ledger.audited(run.no, keeper?.fence ?? 0, { until: null, settle_until: 0 });
    const former = await ledger.turn(turnOf(run, claim, { begin, account: 'o:production' }));
    expect(former).toMatchObject({ owned: true, begun: [] });
    const begun = await ledger.turn(turnOf(run, claim, { begin: begin.slice(0, 1), account: 'o:test' }));
    expect(begun.begun).toHaveLength(1);
    expect(await ledger.rebind(run.no, 'o:production')).toBe(false);
    expect(await ledger.rebind(run.no, 'o:test')).toBe(true);
  });

  test('a run is finished when nothing of it is open', async () => {
    const { ledger } = subject();
    const run = await running(1);
    expect(await ledger.finish(run.no)).toMatchObject({ state: 'running' });
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
    await ledger.turn(turnOf(run, claim, { results: [result(1, 'rejected')] }));
    expect(await ledger.finish(run.no)).toMatchObject({ state: 'finished', rejected: 1 });
    expect((await ledger.events(run.no)).map(({ kind }) => kind)).toEqual(['planned', 'approved', 'finished']);
  });

  test('the breakers count the responses of all workers, and who resumes begins to count anew', async () => {
    const { ledger } = subject();
    const run = await running(30, {}, 15);
    const one = await claimed(run);
    const other = await claimed(run);
    const report = async (claim: { n: number; fence: number; first: number; last: number }, state: Result['state']) => {
      const begin = (await ledger.pending(run.no, claim)).slice(0, 2);
      await ledger.turn(turnOf(run, claim, { begin }));
      const reason = '503: what the service says of Ada Lovelace';
      return ledger.turn(turnOf(run, claim, { results: begin.map(({ n }) => ({ ...result(n, state), reason })) }));
    };
    for (let count = 2; count < 10; count += 2)
      expect((await report(count % 4 === 0 ? other : one, 'unknown')).run.state).toBe('running');
    expect((await report(other, 'unknown')).run).toMatchObject({
      state: 'stopped',
      reason: expect.stringContaining('10 of the last 10 responses were lost, the last with 503: check'),
    });
    expect(await read(run)).toMatchObject({ state: 'stopped', answers: 'u'.repeat(10) });
    await ledger.change(run.no, { from: ['stopped'], to: 'running', reason: null });
    expect(await read(run)).toMatchObject({ answers: '' });
  });

  test('of fewer than 50 responses no percentage counts: three lost of five, or nine in a row, do not stop a run', async () => {
    const { ledger } = subject();
    const run = await running(120, {}, 120);
    const claim = await claimed(run);
    const report = async (states: readonly Result['state'][]) => {
      const begin = (await ledger.pending(run.no, claim)).slice(0, states.length);
      await ledger.turn(turnOf(run, claim, { begin }));
      const results = begin.map(({ n }, index) => result(n, states[index] ?? 'sent', null));
      return (await ledger.turn(turnOf(run, claim, { results }))).run.state;
    };
    const lost = (count: number) => Array.from({ length: count }, () => 'unknown' as const);
    expect(await report(['unknown', 'sent', 'unknown', 'sent', 'unknown'])).toBe('running');
    expect(await report(['sent', ...lost(9), 'sent', ...lost(9)])).toBe('running');
    expect(await report(Array.from({ length: 24 }, () => 'sent' as const))).toBe('running');
    // The fiftieth: 22 of 50 were lost.
    expect(await report(['unknown'])).toBe('stopped');
  });

  test('a run stops when more than 5 % of its last 200 responses were rejected, not at 5 %', async () => {
    const { ledger } = subject();
    const run = await running(230, {}, 230);
    const claim = await claimed(run);
    const report = async (states: readonly Result['state'][]) => {
      const begin = (await ledger.pending(run.no, claim)).slice(0, states.length);
      await ledger.turn(turnOf(run, claim, { begin }));
      const results = begin.map(({ n }, index) => result(n, states[index] ?? 'sent', null));
      return (await ledger.turn(turnOf(run, claim, { results }))).run;
    };
    const sent = (count: number) => Array.from({ length: count }, () => 'sent' as const);
    const rejected = (count: number) => Array.from({ length: count }, () => 'rejected' as const);
    expect(await report(['rejected', ...sent(199)])).toMatchObject({ state: 'running' });
    // 11 of 210 were rejected, and 10 of the last 200.
    expect(await report(rejected(10))).toMatchObject({ state: 'running' });
    const stopped = await report(rejected(1));
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(reasonIn(stopped.reason)).toMatchObject({
      code: 'too_many_rejected',
      message: expect.stringContaining('11 of the last 200 pieces were rejected'),
    });
  });

  test('the first response tells the price: until then one piece is begun, then as many as max_cost leaves', async () => {
    const { ledger } = subject();
    const run = await running(8, { max_cost: 40_000, unit_cost: 8_500 });
    const claim = await claimed(run);
    const next = await claimed(run);
    const begin = await ledger.pending(run.no, claim);
    expect((await ledger.turn(turnOf(run, claim, { begin }))).begun).toEqual([1]);
    expect((await ledger.turn(turnOf(run, next, { begin: await ledger.pending(run.no, next) }))).begun).toEqual([]);
    await ledger.turn(turnOf(run, claim, { results: [result(1, 'sent', 'm1')] }));
    expect(await read(run)).toMatchObject({ cost_seen: 8_500, unit_cost: 8_500, spent: 8_500 });
    expect((await ledger.turn(turnOf(run, claim, { begin: begin.slice(1) }))).begun).toHaveLength(2);
    expect((await ledger.turn(turnOf(run, next, { begin: await ledger.pending(run.no, next) }))).begun).toHaveLength(1);
  });

  test('P4: a piece that costs more than the plan says leaves no room, and one that rounds to a cent does', async () => {
    const { ledger } = subject();
    for (const [unit_cost, begun] of [
      [3_000, 0],
      [8_399, 0],
      [8_401, 2],
    ] as const) {
      const run = await running(8, { unit_cost });
      const claim = await claimed(run);
      const begin = await ledger.pending(run.no, claim);
      await ledger.turn(turnOf(run, claim, { begin: begin.slice(0, 1) }));
      await ledger.turn(turnOf(run, claim, { results: [result(1, 'sent', 'm1')] }));
      expect((await ledger.turn(turnOf(run, claim, { begin: begin.slice(1) }))).begun).toHaveLength(begun);
    }
  });

  test('an unknown price, or 0, reserves nothing: one piece at a time until a response has a cost, none after a lost one', async () => {
    const { ledger } = subject();
    for (const unit_cost of [0, undefined]) {
      const run = await running(8, { max_cost: 40_000, ...(unit_cost === undefined ? {} : { unit_cost }) });
      const claim = await claimed(run);
      const next = await claimed(run);
      const begin = await ledger.pending(run.no, claim);
      const others = await ledger.pending(run.no, next);
      expect((await ledger.turn(turnOf(run, claim, { begin }))).begun).toEqual([1]);
      expect((await ledger.turn(turnOf(run, next, { begin: others }))).begun).toEqual([]);
      // The service kept it, at no cost: the price is still not known.
      const free = { ...result(1, 'sent', 'm1'), cost: 0, remote: 'suppressed' };
      await ledger.turn(turnOf(run, claim, { results: [free] }));
      expect(await read(run)).toMatchObject({ cost_seen: null, sent: 1, spent: 0 });
      expect((await ledger.turn(turnOf(run, next, { begin: others }))).begun).toEqual([4]);
      await ledger.turn(turnOf(run, next, { results: [{ ...result(4, 'unknown'), reason: 'lost' }] }));
      expect((await ledger.turn(turnOf(run, claim, { begin: begin.slice(1) }))).begun).toEqual([]);
    }
  });

  test('what a run waits for can be told: no worker, the lease of one that is silent, the limit of the service', async () => {
    const { ledger } = subject();
    const run = await running(8);
    expect(await ledger.waits(run.no)).toMatchObject({ workers: 1, note: null, sending: false, lapse: null });
    const until = await ledger.now();
    await ledger.claim(run.no, 'a worker that is silent', lease);
    const silent = await ledger.waits(run.no);
    expect(silent).toMatchObject({ sending: false });
    expect(silent.lapse).toBeGreaterThanOrEqual(until + lease);
    await claimed(run);
    expect(await ledger.waits(run.no)).toMatchObject({ sending: true });
    await ledger.throttle('o:production', 5_000, until);
    expect((await ledger.waits(run.no)).blocked_until).toBeGreaterThanOrEqual(until + 5_000);
    const identity = await ledger.identity();
    await ledger.beat(run.no, {
      epoch: 'e1',
      identity,
      settle,
      service_at: null,
      note: 'the service cannot be reached',
    });
    expect(await ledger.waits(run.no)).toMatchObject({ workers: 1, note: 'the service cannot be reached' });
    await ledger.leave(run.no, 'e1', lease);
    expect(await ledger.waits(run.no)).toMatchObject({ workers: 0, note: null });
    await ledger.throttle('o:production', -10_000, 0);
  });

  test('the pace of a run: the rate that is granted, and since when the oldest response is missing', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const account = 'o:production';
    await ledger.permits(account, 1, null);
    expect(await ledger.pace({ no: run.no, account })).toMatchObject({ unknown_since: null });
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
    const before = await ledger.now();
    await ledger.turn(turnOf(run, claim, { results: [1, 2].map((n) => result(n, 'unknown')) }));
    const { rate, unknown_since } = await ledger.pace({ no: run.no, account });
    expect(rate).toBeTypeOf('number');
    expect(unknown_since).toBeGreaterThanOrEqual(before);
    expect(unknown_since).toBeLessThanOrEqual(await ledger.now());
    expect(await ledger.pace({ no: run.no, account: null })).toMatchObject({ rate: null });
  });

  test('held pieces are decided about: sent again, accepted as sent, or dropped', async () => {
    const { ledger } = subject();
    const run = await running(4);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
    await ledger.turn(turnOf(run, claim, { results: [1, 2, 3].map((n) => result(n, 'unknown')) }));
    await ledger.release(run.no, claim.n, claim.fence);
    const keeper = await claimed(run, 0);
    const verdicts = [1, 2, 3].map((n) => ({ n, attempt: 1, state: 'held' as const, walks: 2, reason: 'why' }));
    await ledger.judge(run.no, keeper.fence, lease, verdicts);
    const decide = (decision: 'resend' | 'accept' | 'drop', lines: number[] | null, wait = 0) =>
      ledger.decide(run.no, { decision, lines, who: 'Ada', wait });
    await expect(decide('resend', [1, 4], 90_000)).rejects.toThrow(
      'the service may still list the mailing of 1 held row, and it would be printed twice: resend in 2 min, or accept or drop now',
    );
    await expect(decide('resend', null, 90_000)).rejects.toMatchObject({ code: 'state' });
    expect(await states(run)).toEqual(['held', 'held', 'held', 'pending']);
    expect(await decide('resend', [1, 4])).toBe(1);
    expect(await decide('drop', [2])).toBe(1);
    expect(await decide('accept', null)).toBe(1);
    expect(await states(run)).toEqual(['pending', 'excluded', 'sent', 'pending']);
    expect(await read(run)).toMatchObject({ pending: 2, excluded: 1, sent: 1, held: 0, begun: 2 });
    expect((await claimed(run)).n).toBe(1);
    expect((await ledger.events(run.no)).filter(({ kind }) => kind === 'resolved')).toMatchObject([
      { n: 1, detail: 'resend', who: 'Ada' },
      { n: 2, detail: 'drop' },
      { n: 3, detail: 'accept' },
    ]);
  });

  test('one limiter for all workers: a 429 stops everybody and halves the rate once', async () => {
    const { ledger } = subject();
    const token = `token ${made()}`;
    const before = await ledger.permits(token, 100, null);
    expect(before.granted).toBeGreaterThan(0);
    expect(before.granted).toBeLessThan(20);
    await ledger.throttle(token, 5_000, 0);
    await ledger.throttle(token, 2_000, 60_000);
    const after = await ledger.permits(token, 1, null);
    expect(after).toMatchObject({ granted: 0 });
    expect(after.rate).toBeCloseTo(before.rate / 2, 0);
    expect(after.wait).toBeGreaterThan(4_000);
  });
}
