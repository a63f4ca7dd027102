import { type Opened, openLedger } from '../../bulk/open-bulk.ts';
import { meantLedgers, offlineClients } from '../../bulk/runs/find-run.ts';
import { ledgerShown } from '../../bulk/runs/run-words.ts';
import { counted } from '../../bulk/say.ts';
import type { Run } from '../../frame/command.ts';
import { dryRun } from '../../requests/dry-run.ts';
import { personOf } from '../../requests/person.ts';
import { requestOf, seeOutcome } from './request.ts';

export const run: Run = async (context, input) => {
  const body = requestOf('erasure', context, input);
  const person = personOf(input);
  const places = meantLedgers(context, input);
  const from = places.length === 0 ? '' : ` from ${counted(places.length, 'ledger')}, and`;
  if (context.dryRun) {
    const { data, note } = await dryRun('createDataSubjectRequest', body, await context.connection());
    const ledgers = places.map((place) => ledgerShown({ place }));
    return { data: { ...(data as object), ledgers }, note };
  }
  const client = await context.client();
  await context.confirm('erases', `The data of one person is erased${from}`);
  const { erasePerson } = await import('@direct-mail/bulk');
  const opened: Opened[] = [];
  try {
    for (const place of places) opened.push(await openLedger(context, place, await offlineClients(), false));
    const erasure = await erasePerson(
      client,
      opened.map(({ ledger }) => ledger),
      person,
      { id: body.subject_request_id, submitted: body.submitted_time },
    );
    const { subject_request_id, status, files } = erasure;
    const ledgers = opened.map(({ place }, index) => ({
      ledger: ledgerShown({ place }),
      rows: erasure.ledgers[index]?.rows,
    }));
    const left = files.map(({ path, kind, run: of }) => `  ${path} (${kind} of run ${of})`);
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
