import { meantLedgers, offlineClients } from '../../bulk/find-run.ts';
import { inFlags } from '../../bulk/in-flags.ts';
import { openLedger } from '../../bulk/open-bulk.ts';
import { ledgerShown } from '../../bulk/run-words.ts';
import type { Run } from '../../frame/command.ts';

export const run: Run = async (context, input) => {
  const places = meantLedgers(context, input);
  const data: object[] = [];
  for (const place of places) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      const rows = new Map((await opened.ledger.runs()).map((row) => [row.id, row]));
      for (const each of await opened.bulk.runs()) {
        const progress = await each.status();
        const row = rows.get(each.id);
        data.push({
          run: each.id,
          name: row?.name ?? '',
          ...progress,
          reason: progress.reason === null ? null : inFlags(progress.reason),
          campaign_id: row?.campaign_id ?? null,
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
    ...(data.length === 0 && { note: 'There are no runs yet. Begin: direct-mail send people.csv --campaign ID' }),
  };
};
