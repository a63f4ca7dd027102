import type { Plan } from '@direct-mail/bulk';
import { counted, money } from '@direct-mail/contract/words/figures';
import { Failure, NotFound, UsageError } from '@direct-mail/terminal/failure';
import { drawPlan } from '../../bulk/draw-plan.ts';
import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { needPerson, openKey } from '../../bulk/signing-key.ts';
import { userName } from '../../bulk/user-name.ts';
import type { Context } from '../../frame/command.ts';
import { isColored } from '../../frame/print.ts';
import { spanOf } from '../../requests/when.ts';
import type { InputOf, Run } from '../../tree/run.ts';

const WEEK = 7 * 86_400_000;

export const run: Run<'approve'> = async (context, input) => {
  const { io } = context;
  needPerson(context, 'an approval');
  const span = input.values.expires === undefined ? WEEK : spanOf(input.values.expires, '--expires');
  const opened = await findPlan(context, input);
  try {
    const hash = input.args[0];
    const plan = await opened.bulk.planned(hash);
    const style = { color: isColored(io, io.terminal.err), width: io.errColumns };
    io.err(drawPlan(plan, await plan.sample(8), style, {}));
    const key = await signer(context, opened, input.values.key);
    const asked = `${whatOf(plan)}, for ${span < 172_800_000 ? `${Math.round(span / 3_600_000)} hours` : `${Math.round(span / 86_400_000)} days`}`;
    const answer = await io.ask(
      `\nMay a program send ${asked}, from ${ledgerShown(opened)}? It will not ask again. [y/N] `,
    );
    if (!/^y(es)?$/i.test((answer ?? '').trim())) throw new Failure('not done: nothing was approved');
    const approval = await opened.bulk.approve(hash, {
      by: input.values.by ?? input.values.key ?? userName(io) ?? 'a person at a terminal',
      expiresAt: new Date(io.now() + span),
      ...(key && { key }),
    });
    return {
      data: {
        hash,
        run: plan.id,
        pieces: approval.pieces,
        max_cost: approval.maxCost,
        approved_by: approval.approvedBy,
        expires_at: approval.expiresAt.toISOString(),
        signed: approval.signed,
      },
      note: `Approved in ${ledgerShown(opened)}. Nothing was sent.`,
    };
  } finally {
    await opened.close();
  }
};

const whatOf = ({ summary: { pieces, cost } }: Plan): string =>
  `${counted(pieces, 'piece')} ${cost.total === null ? 'at an unknown cost' : `for about ${money(cost.total)}`}`;

/** The key that is named, or asks for the one that is needed. */
async function signer(context: Context, { bulk }: Opened, name: string | undefined) {
  if (name !== undefined) return openKey(context, name);
  const known = (await bulk.approvers()).filter(({ trusted }) => trusted);
  if (known.length === 0) return undefined;
  throw new UsageError(
    `this ledger needs a signature of ${known.map((each) => each.name).join(' or ')}`,
    `Add --key ${known[0]?.name ?? 'NAME'}`,
  );
}

async function findPlan(context: Context, input: InputOf<'approve'>): Promise<Opened> {
  for (const place of meantLedgers(context, input)) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    const runs = await opened.bulk.runs();
    if (runs.some(({ hash }) => hash === input.args[0])) return opened;
    await opened.close();
  }
  throw new NotFound(
    'no ledger has a plan with this hash',
    'Take the hash of send --plan-only without --canary and --absent, and the same --ledger',
  );
}
