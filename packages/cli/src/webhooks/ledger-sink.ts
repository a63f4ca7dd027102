import { UsageError } from '@direct-mail/terminal/failure';
import { namedLedger } from '../bulk/ledger-place.ts';
import { openLedger } from '../bulk/open-bulk.ts';
import type { Context } from '../frame/command.ts';
import type { Sink } from './forward.ts';

/** Applies events to the runs of a ledger. An event of a mailing that no run sent changes nothing. */
export async function ledgerSink(context: Context, named: string): Promise<Sink & { close: () => Promise<void> }> {
  const place = namedLedger(named, context.io);
  if (place === undefined) throw new UsageError('--into: expected a file, or postgres://user@host/database');
  const clients = { mail: await context.client(), lookup: await context.lookup() };
  const { bulk, close } = await openLedger(context, place, clients, false);
  return {
    url: place.kind === 'postgres' ? 'the ledger' : place.at,
    take: async ({ event, object_id }, body) => {
      if (event === 'ping') return;
      const { timestamp } = JSON.parse(Buffer.from(body).toString()) as { timestamp?: string };
      await bulk.apply({ event, object_id, object_type: 'Mailing', timestamp });
    },
    close,
  };
}
