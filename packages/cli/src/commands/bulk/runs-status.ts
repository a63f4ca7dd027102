import type { RunEvent } from '@direct-mail/bulk';
import { figure } from '@direct-mail/contract/words/figures';
import { inFlags } from '../../bulk/flags.ts';
import { findRun } from '../../bulk/runs/find-run.ts';
import { followRun, resultOf } from '../../bulk/runs/follow-run.ts';
import { askedFields } from '../../frame/input/fields.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs status'> = async (context, input) => {
  const { opened, run: found } = await findRun(context, input, false);
  try {
    if (input.values.openmetrics) {
      context.io.out(await found.openMetrics());
      return { exitCode: 0 };
    }
    const follow = { by: undefined, pauses: false };
    if (input.values.watch) return await followRun(context, opened, async () => found, follow);
    const status = await found.status();
    const result = await resultOf(found, status, opened, follow);
    const { events: wantsEvents } = input.values;
    // Each piece is read for it.
    if (askedFields(input.values)?.every((field) => !/^pieces\b/.test(field)) === true && !wantsEvents)
      return { ...result, exitCode: 0 };
    const pieces = await found.pieces();
    const note = [
      ...(result.note === undefined ? [] : [result.note]),
      `pieces: ${
        Object.entries(pieces)
          .map(([state, number]) => `${figure(number)} ${state}`)
          .join(', ') || 'none'
      }`,
    ].join('\n');
    const events = wantsEvents ? { events: (await found.events()).map(shownEvent) } : {};
    // The command succeeded, whatever the state of the run.
    return { ...result, data: { ...(result.data as object), pieces, ...events }, note, exitCode: 0 };
  } finally {
    await opened.close();
  }
};

const shownEvent = ({ at, row, kind, detail, who, reason }: RunEvent): object => ({
  at: new Date(at).toISOString(),
  kind,
  detail: reason === null ? detail : inFlags(reason),
  row,
  who,
});
