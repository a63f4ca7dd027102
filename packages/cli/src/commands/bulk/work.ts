import { hostname } from 'node:os';
import type { PostgresLedger } from '@direct-mail/bulk';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import { namedLedger } from '../../bulk/ledger-place.ts';
import { approversOf, openDatabase } from '../../bulk/open-bulk.ts';
import { offlineClients } from '../../bulk/runs/find-run.ts';
import { type MetricsServer, metricsAddress, serveMetrics } from '../../bulk/serve-metrics.ts';
import { settleTiming } from '../../bulk/settle.ts';
import type { Result } from '../../frame/command.ts';
import { interrupted } from '../../frame/interrupted.ts';
import type { Run } from '../../tree/run.ts';

export const run: Run<'work'> = async (context, input) => {
  const { io } = context;
  const address = metricsAddress(input.values.metrics);
  const place = namedLedger(input.values.ledger, io);
  if (place === undefined) throw new UsageError('which ledger? Expected --ledger postgres://… or DIRECT_MAIL_LEDGER');
  const ledger = await openDatabase(context, place.at);
  if (context.dryRun) return waiting(ledger);
  const mail = await context.client();
  const lookup = await context.lookup();
  await context.confirm('spends', `this machine (${hostname()}) sends every run of the ledger that was approved`);
  const { BulkWorker } = await import('@direct-mail/bulk');
  const timing = { ...io.bulk?.timing, ...settleTiming(input, await context.connection()) };
  const worker = new BulkWorker({
    client: mail,
    ledger,
    ...(lookup && { lookupClient: lookup }),
    ...approversOf(io),
    ...io.bulk,
    timing,
  });
  let metrics: MetricsServer | undefined;
  try {
    await worker.start();
    if (address !== undefined) metrics = await serveMetrics(address, () => worker.openMetrics());
    context.emit(
      { event: 'working', host: hostname(), ...(metrics && { metrics: metrics.url }) },
      `${hostname()} works on the runs of the ledger; Ctrl-C ends it${metrics === undefined ? '' : `\nMetrics: ${metrics.url}`}`,
    );
    await interrupted(io);
    context.tell('Finishing requests in flight; other workers take over the rest.');
  } finally {
    await metrics?.close();
    await worker.stop();
    await ledger.close();
  }
  return { exitCode: exitCodes.interrupted };
};

/** What there is to work on; sends nothing. */
async function waiting(ledger: PostgresLedger): Promise<Result> {
  try {
    const { Bulk } = await import('@direct-mail/bulk');
    const data: object[] = [];
    for (const each of await new Bulk({ client: (await offlineClients()).mail, ledger }).runs()) {
      const { state, of, sent, rejected, unknown, held } = await each.status();
      if (state !== 'running') continue;
      const unsent = of - sent - rejected - unknown - held;
      data.push({ run: each.id, name: each.name, campaign_id: each.campaignId, unsent });
    }
    return { data, note: `${data.length} runs are being sent. Nothing was sent.` };
  } finally {
    await ledger.close();
  }
}
