import type { WholeLedger } from '../../../../packages/bulk/src/ledger/ledger.ts';
import type { Scenario, Verdict } from './scenario-types.ts';
import type { Service } from './service.ts';
import { timing } from './timing.ts';
import type { World } from './world.ts';

export async function judge(
  service: Service,
  ledger: WholeLedger,
  no: number,
  scenario: Scenario,
  world: World,
  stuck: boolean,
): Promise<Omit<Verdict, 'stops' | 'crashes' | 'noticed' | 'resends'>> {
  // What the service still has to do, it does.
  await world.run(() => false, world.time + timing.late + timing.settle);
  const rows = await ledger.rows(no, { limit: 1_000_000 });
  const run = await ledger.run({ no });
  const mailings = new Map<number, string[]>();
  for (const { reference, id } of service.made) {
    const n = Number(reference.split('.')[1]);
    mailings.set(n, [...(mailings.get(n) ?? []), id]);
  }
  const verdict = {
    operations: world.operations,
    doubled: 0,
    lost: 0,
    unlisted: 0,
    frozen: 0,
    held: 0,
    stuck,
  };
  if (run?.state === 'frozen') verdict.frozen = 1;
  for (const row of rows) {
    const made = mailings.get(row.n) ?? [];
    if (made.length > 1) verdict.doubled += 1;
    if (row.state === 'held') verdict.held += 1;
    if (verdict.frozen === 1) continue;
    const named = row.mailing_id !== null && made.includes(row.mailing_id);
    if (row.state === 'rejected' && !service.refused.has(row.n)) verdict.lost += 1;
    if (row.state === 'sent' ? !named : row.state !== 'held' && row.state !== 'rejected') verdict.lost += 1;
    if (made.length > 0 && row.state !== 'sent' && row.state !== 'held') verdict.unlisted += 1;
  }
  if (rows.length !== scenario.pieces) verdict.lost += 1;
  return verdict;
}
