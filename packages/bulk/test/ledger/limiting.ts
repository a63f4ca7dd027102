import { afterEach, expect, test } from 'vitest';
import { type Runs, result, type Subject } from './runs.ts';

export function limitingTests(subject: () => Subject, { running, turnOf, claimed, read }: Runs): void {
  afterEach(() => subject().ledger.limitDay({ pieces: null, cost: null }));

  const begin = async (run: Awaited<ReturnType<typeof running>>, more: object = {}) => {
    const { ledger } = subject();
    const claim = await claimed(run);
    return {
      claim,
      turn: await ledger.turn(turnOf(run, claim, { begin: await ledger.pending(run.no, claim), ...more })),
    };
  };

  test('a limit of pieces a day holds over all production runs together, and stops the one that reaches it', async () => {
    const { ledger } = subject();
    const [first, second] = [await running(3), await running(3)];
    const { pieces } = await ledger.today();
    await ledger.limitDay({ pieces: pieces + 4, cost: null });
    expect((await begin(first)).turn.begun).toHaveLength(3);
    expect((await begin(second)).turn.begun).toHaveLength(1);
    expect(await ledger.today()).toMatchObject({ pieces: pieces + 4 });
    const third = await running(3);
    expect((await begin(third)).turn.begun).toHaveLength(0);
    expect(await read(third)).toMatchObject({ state: 'stopped', reason: expect.stringContaining('"day_limit"') });
    // Set again, as by a program that starts again: what was counted stays.
    await ledger.limitDay({ pieces: pieces + 4, cost: null });
    expect(await ledger.today()).toMatchObject({ pieces: pieces + 4 });
  });

  test('a limit of cost a day counts requests without a known end; what was not sent counts no longer', async () => {
    const { ledger } = subject();
    const run = await running(3, { unit_cost: 8_500 });
    // Those of other tests count, too.
    const { open } = await ledger.today();
    await ledger.limitDay({ pieces: null, cost: open + 17_000 });
    const before = await ledger.today();
    const { claim, turn } = await begin(run);
    expect(turn.begun).toEqual([1, 2]);
    const again = await ledger.turn(
      turnOf(run, claim, {
        results: [result(1, 'sent', 'm1'), result(2, 'pending')],
        begin: await ledger.pending(run.no, claim),
      }),
    );
    expect(again.begun).toEqual([3]);
    const last = await ledger.turn(
      turnOf(run, claim, { results: [result(3, 'sent', 'm3')], begin: await ledger.pending(run.no, claim) }),
    );
    expect(last.begun).toEqual([]);
    expect(await read(run)).toMatchObject({ state: 'stopped', spent: 17_000 });
    expect(await ledger.today()).toEqual({ pieces: before.pieces + 2, cost: before.cost + 17_000, open });
  });

  test('there is one first approver, however many are added at the same time', async () => {
    const { ledger } = subject();
    await ledger.secret();
    const add = (name: string, added_by: string | null) =>
      ledger.addApprover({ name, public_key: name, added_by, signature: null });
    const added = await Promise.all([add('ada', null), add('grace', null), add('joan', null)]);
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await add('mary', 'ada')).toBe(true);
    expect(await add('mary', 'ada')).toBe(false);
    expect((await ledger.approvers()).map(({ added_by }) => added_by)).toEqual([null, 'ada']);
  });
}
