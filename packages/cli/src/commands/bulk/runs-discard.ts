import type { RunRow } from '@direct-mail/bulk';
import { Failure, NotFound, UsageError } from '@direct-mail/terminal/failure';
import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { counted } from '../../bulk/say.ts';
import { userName } from '../../bulk/user-name.ts';
import type { Context } from '../../frame/command.ts';
import type { InputOf, Run } from '../../tree/run.ts';

export const run: Run<'runs discard'> = async (context, input) => {
  const id = input.args[0];
  const all = input.values.all;
  if (all === (id !== undefined)) throw new UsageError('which plan? Expected the id of one, or --all');
  const by = input.values.by ?? userName(context.io);
  const data: object[] = [];
  const agreed = new Set<string>();
  const isMeant = ({ id: each, state }: RunRow): boolean => (all ? state === 'planned' : each === id);
  if (all || context.dryRun) {
    const found: object[] = [];
    await eachRow(context, input, async (opened, row) => {
      if (!isMeant(row)) return;
      if (row.state !== 'planned') throw begun(row);
      agreed.add(row.id);
      found.push({ ...shown(opened, row), dry_run: true });
    });
    if (id !== undefined && found.length === 0) throw unknown(id);
    if (context.dryRun) {
      return {
        data: found,
        columns: ['run', 'name'],
        note: `${counted(found.length, 'plan')}. Nothing was discarded.`,
      };
    }
    if (found.length > 0) await context.confirm('discards', `${counted(found.length, 'plan')} discarded`);
  }
  await eachRow(context, input, async (opened, row) => {
    // A plan made while the question was open belongs to another user.
    if (all ? !agreed.has(row.id) : !isMeant(row)) return;
    if (await discard(opened, row, by)) data.push(shown(opened, row));
    else if (!all) throw begun(row);
  });
  if (id !== undefined && data.length === 0) throw unknown(id);
  return {
    data,
    columns: ['run', 'name'],
    note: `${counted(data.length, 'plan')} discarded. The same send makes one again.`,
  };
};

async function eachRow(
  context: Context,
  input: InputOf<'runs discard'>,
  use: (opened: Opened, row: RunRow) => Promise<void>,
): Promise<void> {
  for (const place of meantLedgers(context, input)) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      for (const row of await opened.ledger.runs()) await use(opened, row);
    } finally {
      await opened.close();
    }
  }
}

const shown = ({ place }: Opened, { id, name }: RunRow): object => ({ run: id, name, ledger: ledgerShown({ place }) });

const begun = ({ id, state }: RunRow): Failure =>
  new Failure(`the run ${id} is ${state}: only a plan that was never sent is discarded`);

const unknown = (id: string): Failure =>
  new NotFound(`there is no run ${id}`, 'See: direct-mail runs list, with --ledger if it has one of its own');

/** Cancelled first, so that it can no longer be approved. */
async function discard({ ledger }: Opened, { no }: RunRow, who: string | undefined): Promise<boolean> {
  const change = { from: ['planned'], to: 'cancelled', reason: 'discarded', who: who ?? null } as const;
  if (!(await ledger.change(no, change))) return false;
  await ledger.discard(no);
  return true;
}
