import type { RunState } from '@direct-mail/bulk';
import { UsageError } from '@direct-mail/terminal/failure';
import { openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { hashOf, ledgerShown, reasonData } from '../../bulk/runs/run-words.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs list'> = async (context, input) => {
  const places = meantLedgers(context, input);
  const data: object[] = [];
  const asked = input.values.state;
  checkStates(asked);
  const begun = input.values.begun;
  for (const place of places) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      for (const each of await opened.bulk.runs()) {
        const progress = await each.status();
        if (asked.length > 0 && !asked.includes(progress.state)) continue;
        if (begun && progress.state === 'planned') continue;
        data.push({
          run: each.id,
          name: each.name,
          ...progress,
          ...reasonData(progress),
          hash: hashOf(each),
          campaign_id: each.campaignId,
          planned_at: each.approval.plannedAt,
          approved_at: each.approval.approvedAt,
          mode: place.mode ?? null,
          ledger: ledgerShown({ place }),
        });
      }
    } finally {
      await opened.close();
    }
  }
  return {
    data,
    columns: ['run', 'name', 'state', 'mode', 'of', 'sent', 'rejected', 'unknown', 'held', 'cost', 'planned_at'],
    ...(data.length === 0 &&
      asked.length === 0 &&
      !begun && { note: 'There are no runs yet. Begin: direct-mail send people.csv --campaign ID' }),
  };
};

const states = {
  planned: true,
  running: true,
  canary: true,
  paused: true,
  stopped: true,
  frozen: true,
  finished: true,
  cancelled: true,
} as const satisfies Record<Exclude<RunState, 'staging'>, true>;

function checkStates(asked: readonly string[]): void {
  for (const state of asked) {
    if (!Object.hasOwn(states, state))
      throw new UsageError(`--state: expected one of ${Object.keys(states).join(', ')}`);
  }
}
