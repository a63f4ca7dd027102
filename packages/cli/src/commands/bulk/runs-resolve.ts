import type { HeldRow } from '@direct-mail/bulk';
import { counted } from '@direct-mail/contract/words/figures';
import { UsageError } from '@direct-mail/terminal/failure';
import { findRun } from '../../bulk/runs/find-run.ts';
import { heldColumns, heldRowsOf } from '../../bulk/runs/held-rows.ts';
import { nextCommand } from '../../bulk/runs/run-words.ts';
import { userName } from '../../bulk/user-name.ts';
import type { InputOf, Run } from '../../tree/run.ts';

const decisions = ['accept', 'resend', 'drop'] as const;

export const run: Run<'runs resolve'> = async (context, input) => {
  const chosen = decisions.filter((decision) => input.values[decision]);
  if (chosen.length > 1) throw new UsageError('one of --accept, --resend and --drop, not several');
  const [decision] = chosen;
  const rows = rowsOf(input);
  if (decision === undefined) {
    const which = rows === undefined ? 'the held rows' : 'these rows';
    throw new UsageError(
      `what becomes of ${which}? Expected --accept, --resend or --drop`,
      'direct-mail runs held RUN lists them',
    );
  }
  const { opened, run: found } = await findRun(context, input, false);
  try {
    const shown = decision === 'resend' || rows !== undefined || context.dryRun;
    const held = shown ? await heldRowsOf(found, rows) : [];
    if (context.dryRun) {
      return { data: held, columns: heldColumns, note: `${counted(held.length, 'row')} held. Nothing was decided.` };
    }
    // A test ledger prints nothing; rows that are not held are refused below.
    const printed = decision === 'resend' && opened.place.mode !== 'test';
    const whom =
      rows === undefined ? '' : `: ${held.slice(0, 10).map(nameOf).join('; ')}${held.length > 10 ? '; …' : ''}`;
    if (printed && held.length > 0 && held.length === (rows?.length ?? held.length))
      await context.confirm('resends', `${counted(held.length, 'row')} of run ${found.id} sent again${whom}`);
    // A number is easily mistyped, and the next row is another person: at a terminal the names are shown and confirmed.
    else if (rows !== undefined && held.length === rows.length)
      await context.confirm('decides', `${decision} ${counted(held.length, 'row')} of run ${found.id}${whom}`);
    const who = input.values.by ?? userName(context.io);
    const decided = await found.resolve(decision, { ...(rows && { rows }), ...(who !== undefined && { who }) });
    const next = nextCommand(found, await found.status(), opened);
    return {
      data: { run: found.id, decision, decided, next: next ?? null },
      note: `${counted(decided, 'row')} decided.${next === undefined ? '' : `\nnext: ${next}`}`,
    };
  } finally {
    await opened.close();
  }
};

/** Who a row is, so that a decision is about the person who was meant. */
const nameOf = ({ row, recipient }: HeldRow): string => {
  const { full_name, first_name, last_name, company, address_1, postal_code } = recipient ?? {};
  const name = full_name || [first_name, last_name].filter(Boolean).join(' ') || company;
  const parts = [name, address_1, postal_code].filter(Boolean);
  return `row ${row}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
};

function rowsOf(input: InputOf<'runs resolve'>): number[] | undefined {
  const { row } = input.values;
  return row.length === 0 ? undefined : [...row];
}
