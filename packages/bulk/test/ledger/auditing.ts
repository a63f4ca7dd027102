import { expect, test } from 'vitest';
import type { RunRow } from '../../src/ledger/rows.ts';
import { evidence, type Runs, result, type Subject } from './runs.ts';

export function auditingTests(subject: () => Subject, { settle, running, turnOf, claimed, read }: Runs): void {
  const audit = async (run: RunRow, until: number | null): Promise<void> => {
    const keeper = await claimed(run, 0);
    await subject().ledger.audited(run.no, keeper.fence, { until, lost: false, settle_until: 0, settle });
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
    await ledger.adopt(run.no, [evidence(1, 'm1')]);
    await audit(run, 7_000);
    expect(await read(run)).toMatchObject({ audited_until: 7_000 });
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
