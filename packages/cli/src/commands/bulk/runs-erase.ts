import { counted } from '@direct-mail/contract/words/figures';
import { openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { personOf } from '../../requests/person.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'runs erase'> = async (context, input) => {
  const person = personOf(input);
  const places = meantLedgers(context, input);
  if (context.dryRun) {
    const data = places.map((place) => ({ ledger: ledgerShown({ place }), dry_run: true }));
    return { data, note: 'It would blank the person in these ledgers. Nothing was blanked.' };
  }
  await context.confirm('forgets', `One person is blanked in ${counted(places.length, 'ledger')}`);
  const data: object[] = [];
  for (const place of places) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      const blanked = await opened.bulk.erase(person);
      data.push({ ledger: ledgerShown({ place }), blanked });
    } finally {
      await opened.close();
    }
  }
  return { data, note: 'The service keeps what was mailed: direct-mail privacy erase asks it to delete that.' };
};
