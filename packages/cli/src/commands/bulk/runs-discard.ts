import type { Run as BulkRun, Progress } from '@direct-mail/bulk';
import { counted } from '@direct-mail/contract/words/figures';
import { Failure, NotFound, UsageError } from '@direct-mail/terminal/failure';
import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
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
  if (all || context.dryRun) {
    const found: object[] = [];
    await eachRun(context, input, async (opened, each, progress) => {
      if (all && progress.state !== 'planned') return;
      if (progress.state !== 'planned') throw begun(each, progress);
      agreed.add(each.id);
      found.push({ ...shown(opened, each), dry_run: true });
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
  await eachRun(context, input, async (opened, each, progress) => {
    // A plan made while the question was open belongs to another user.
    if (all && !agreed.has(each.id)) return;
    if (await each.discard(by)) data.push(shown(opened, each));
    else if (!all) throw begun(each, progress);
  });
  if (id !== undefined && data.length === 0) throw unknown(id);
  return {
    data,
    columns: ['run', 'name'],
    note: `${counted(data.length, 'plan')} discarded. The same send makes one again.`,
  };
};

async function eachRun(
  context: Context,
  input: InputOf<'runs discard'>,
  use: (opened: Opened, each: BulkRun, progress: Progress) => Promise<void>,
): Promise<void> {
  const id = input.args[0];
  for (const place of meantLedgers(context, input)) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      for (const each of await opened.bulk.runs())
        if (id === undefined || each.id === id) await use(opened, each, await each.status());
    } finally {
      await opened.close();
    }
  }
}

const shown = ({ place }: Opened, { id, name }: BulkRun): object => ({ run: id, name, ledger: ledgerShown({ place }) });

const begun = ({ id }: BulkRun, { state }: Progress): Failure =>
  new Failure(`the run ${id} is ${state}: only a plan that was never sent is discarded`);

const unknown = (id: string): Failure =>
  new NotFound(`there is no run ${id}`, 'See: direct-mail runs list, with --ledger if it has one of its own');
