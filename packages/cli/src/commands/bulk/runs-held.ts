import { counted } from '@direct-mail/contract/words/figures';
import { findRun } from '../../bulk/runs/find-run.ts';
import { heldColumns, heldRowsOf } from '../../bulk/runs/held-rows.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs held'> = async (context, input) => {
  const { opened, run: found } = await findRun(context, input, false);
  try {
    const held = await heldRowsOf(found);
    const { unknown } = await found.status();
    const looked = unknown === 0 ? '' : ` ${counted(unknown, 'row')} may follow: their responses are still looked for.`;
    // In a pipe the note is not shown, and an empty list would look like the whole result.
    if (looked !== '' && !context.io.terminal.err) context.io.err(`${looked.trim()}\n`);
    const next =
      held.length === 0
        ? 'No row waits for a decision.'
        : `Decide: direct-mail runs resolve ${found.id} --accept, --resend or --drop`;
    return { data: held, columns: heldColumns, note: `${next}${looked}` };
  } finally {
    await opened.close();
  }
};
