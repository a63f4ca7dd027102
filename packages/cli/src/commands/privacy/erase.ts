import { counted } from '@direct-mail/contract/words/figures';
import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { dryRun } from '../../requests/dry-run.ts';
import { personOf } from '../../requests/person.ts';
import type { Run } from '../../tree/run.ts';
import { requestOf, seeOutcome } from './request.ts';

export const run: Run<'privacy erase'> = async (context, input) => {
  const body = requestOf('erasure', context, input);
  const person = personOf(input);
  const places = meantLedgers(context, input);
  if (context.dryRun) {
    const { data, note } = await dryRun('createDataSubjectRequest', body, await context.connection());
    const ledgers = places.map((place) => ledgerShown({ place }));
    return { data: { ...(data as object), ledgers }, note };
  }
  const client = await context.client();
  // A test token asks nothing of the service, and yet a ledger cannot take it back.
  if (places.length === 0) await context.confirm('erases', 'The data of one person is erased');
  else
    await context.confirm(
      'forgets',
      `One person is erased at the service and from ${counted(places.length, 'ledger')}`,
    );
  const { BulkError, erasePerson } = await import('@direct-mail/bulk');
  const opened: Opened[] = [];
  try {
    for (const place of places) opened.push(await openLedger(context, place, await offlineClients(), false));
    const own = opened.map(({ ledger }) => ledger);
    const request = { id: body.subject_request_id, submitted: body.submitted_time };
    const erasure = await erasePerson(client, own, person, request).catch((error: unknown) => {
      if (own.length > 0 && !(error instanceof BulkError))
        context.io.err(
          `The person is erased from the ledgers; the service has not confirmed. Repeat it with --id ${request.id}\n`,
        );
      throw error;
    });
    const { subject_request_id, status, files } = erasure;
    const ledgers = opened.map(({ place }, index) => ({
      ledger: ledgerShown({ place }),
      rows: erasure.ledgers[index]?.rows,
    }));
    const left = files.map(({ path, kind, runs }) => `  ${path} (${kind} of run ${runs.join(', ')})`);
    return {
      data: { ...(status ?? { subject_request_id }), ledgers, files },
      note: [
        ...(files.length === 0
          ? []
          : ['These files may still hold the person: take the row out of lists, and write reports again.', ...left]),
        seeOutcome(subject_request_id),
      ].join('\n'),
    };
  } finally {
    await Promise.all(opened.map((each) => each.close()));
  }
};
