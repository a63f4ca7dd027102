import type { RunRow } from '@direct-mail/bulk';
import { meantLedgers, offlineClients } from '../../bulk/find-run.ts';
import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { ledgerShown } from '../../bulk/run-words.ts';
import { counted } from '../../bulk/say.ts';
import { userName } from '../../bulk/user-name.ts';
import type { Run } from '../../frame/command.ts';
import { Failure, UsageError } from '../../frame/failure.ts';

export const run: Run = async (context, input) => {
  const id = input.optionalArgument(0);
  const all = input.flag('all');
  if (all === (id !== undefined)) throw new UsageError('which plan? Expected the id of one, or --all');
  const by = input.text('by') ?? userName(context.io);
  const data: object[] = [];
  for (const place of meantLedgers(context, input)) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      for (const row of await opened.ledger.runs()) {
        if (all ? row.state !== 'planned' : row.id !== id) continue;
        if (await discard(opened, row, by)) data.push({ run: row.id, name: row.name, ledger: ledgerShown({ place }) });
        else if (!all)
          throw new Failure(`the run ${row.id} is ${row.state}: only a plan that was never sent is discarded`);
      }
    } finally {
      await opened.close();
    }
  }
  if (id !== undefined && data.length === 0) {
    throw new Failure(`there is no run ${id}`, 'See: direct-mail runs list, with --ledger if it has one of its own');
  }
  return {
    data,
    columns: ['run', 'name'],
    note: `${counted(data.length, 'plan')} discarded. The same send makes one again.`,
  };
};

/** Cancelled first: from then on nobody can approve it. */
async function discard({ ledger }: Opened, { no }: RunRow, who: string | undefined): Promise<boolean> {
  const change = { from: ['planned'], to: 'cancelled', reason: 'discarded', who: who ?? null } as const;
  if (!(await ledger.change(no, change))) return false;
  await ledger.discard(no);
  return true;
}
