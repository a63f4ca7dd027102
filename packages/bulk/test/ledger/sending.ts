import { expect, test } from 'vitest';
import { evidence, type Runs, result, type Subject } from './runs.ts';

export function sendingTests(
  subject: () => Subject,
  { lease, settle, running, turnOf, claimed, states, read }: Runs,
): void {
  test('an intent is written by the owner of the chunk alone, and a result once', async () => {
    const { ledger } = subject();
    const run = await running(5);
    const claim = await claimed(run);
    expect(claim).toMatchObject({ n: 1, first: 1, last: 3 });
    const pieces = await ledger.pending(run.no, claim);
    expect(pieces.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(await ledger.turn(turnOf(run, { n: 1, fence: claim.fence + 1 }, { begin: pieces }))).toMatchObject({
      owned: false,
      begun: [],
    });
    expect((await ledger.turn(turnOf(run, claim, { begin: pieces }))).begun.toSorted((a, b) => a - b)).toEqual([
      1, 2, 3,
    ]);
    expect((await ledger.turn(turnOf(run, claim, { begin: pieces }))).begun).toEqual([]);
    await ledger.turn(
      turnOf(run, claim, { results: [result(1, 'sent', 'm1'), result(2, 'unknown'), result(3, 'pending')] }),
    );
    await ledger.turn(turnOf(run, claim, { results: [result(1, 'rejected'), result(2, 'rejected')] }));
    expect(await states(run)).toEqual(['sent', 'unknown', 'pending', 'pending', 'pending']);
    expect(await read(run)).toMatchObject({ pending: 3, sending: 0, sent: 1, unknown: 1, begun: 2, spent: 8_500 });
    expect((await ledger.rows(run.no, { limit: 1 }))[0]?.body).toBeNull();
  });

  test('what a lapsed owner was sending is unknown, never pending; its proof is welcome, its other words are not', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const old = await claimed(run);
    await ledger.turn(turnOf(run, old, { begin: await ledger.pending(run.no, old) }));
    expect(await ledger.claim(run.no, 'other', lease)).toBeUndefined();
    await subject().lapse();
    const taken = await claimed(run);
    expect(taken.fence).toBe(old.fence + 1);
    expect(await states(run)).toEqual(['unknown', 'unknown', 'unknown']);
    const late = await ledger.turn(
      turnOf(run, old, { results: [result(1, 'sent', 'm1'), result(2, 'pending'), result(3, 'rejected')] }),
    );
    expect(late.owned).toBe(false);
    expect(await states(run)).toEqual(['sent', 'unknown', 'unknown']);
    expect(await read(run)).toMatchObject({ sent: 1, unknown: 2, sending: 0 });
  });

  test('of a worker that ends, a request is known to have ended when its intent said so, and otherwise not at all', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const claim = await claimed(run);
    const [first, ...others] = await ledger.pending(run.no, claim);
    await ledger.turn(turnOf(run, claim, { begin: first === undefined ? [] : [first], from_t: 1_000, to_t: 400_000 }));
    await ledger.turn(turnOf(run, claim, { begin: others, from_t: 1_000, to_t: null }));
    await subject().lapse();
    await claimed(run);
    expect(await ledger.unsettled(run.no, 10)).toMatchObject([
      { n: 1, from_t: 1_000, to_t: 400_000 },
      { n: 2, from_t: 1_000, to_t: null },
      { n: 3, from_t: 1_000, to_t: null },
    ]);
  });

  test('a verdict needs the keeper’s fence and the same attempt; what is sent again opens its chunk', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim) }));
    await ledger.turn(turnOf(run, claim, { results: [1, 2, 3].map((n) => result(n, 'unknown')) }));
    await ledger.release(run.no, claim.n, claim.fence);
    expect(await ledger.claim(run.no, 'w', lease)).toBeUndefined();
    const keeper = await claimed(run, 0);
    const verdict = { n: 1, attempt: 1, state: 'pending' as const, walks: 2, reason: null };
    expect(await ledger.judge(run.no, keeper.fence - 1, lease, [verdict])).toBe(false);
    expect(
      await ledger.judge(run.no, keeper.fence, lease, [
        { ...verdict, n: 2, attempt: 2 },
        { ...verdict, n: 3, state: 'held' },
        verdict,
      ]),
    ).toBe(true);
    expect(await states(run)).toEqual(['pending', 'unknown', 'held']);
    expect(await ledger.unsettled(run.no, 10)).toMatchObject([
      { n: 2, state: 'unknown', attempt: 1, to_t: 2_000, walks: -1 },
    ]);
    expect((await claimed(run)).n).toBe(1);
  });

  test('what the list shows is adopted once; a second mailing and an intent never had are told', async () => {
    const { ledger } = subject();
    const run = await running(3);
    const claim = await claimed(run);
    await ledger.turn(turnOf(run, claim, { begin: (await ledger.pending(run.no, claim)).slice(0, 1) }));
    const listed = [evidence(1, 'm1'), evidence(2, 'm2', 'e9'), evidence(9, 'm9')];
    expect(await ledger.adopt(run.no, listed, settle)).toMatchObject({
      adopted: 2,
      unintended: [{ n: 2 }],
      doubles: [],
      strangers: [{ n: 9 }],
    });
    const again = [evidence(1, 'm1'), evidence(2, 'm2', 'e9'), evidence(1, 'm7')];
    expect(await ledger.adopt(run.no, again, settle)).toMatchObject({
      adopted: 0,
      unintended: [],
      doubles: [{ mailing_id: 'm7' }],
    });
    expect(await read(run)).toMatchObject({ sent: 2, pending: 1, sending: 0, spent: 25_500 });
  });
}
