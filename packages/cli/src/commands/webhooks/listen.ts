import { UsageError } from '@direct-mail/terminal/failure';
import type { Run } from '../../tree/run.ts';
import { Forwarder } from '../../webhooks/forward.ts';
import { ledgerSink } from '../../webhooks/ledger-sink.ts';
import { type ListenOptions, listenToMock } from '../../webhooks/listen-to-mock.ts';
import { Tally } from '../../webhooks/tally.ts';
import { readFilter, readTarget } from '../../webhooks/targets.ts';

export const run: Run<'webhooks listen'> = async (context, input) => {
  const { io } = context;
  const port = input.values.port;
  const secret = input.values.secret ?? (io.env['DIRECT_MAIL_WEBHOOK_SECRET'] || undefined);
  const named = input.values.into;
  if (named !== undefined && port !== undefined && secret === undefined)
    throw new UsageError('--into needs --secret with --port: an event that is not verified may be anybody’s');
  const into = named === undefined ? undefined : await ledgerSink(context, named);
  const options: ListenOptions = {
    forwarder: new Forwarder(input.values.forwardTo.map(readTarget), io, into),
    filter: readFilter(input.values.event, input.values.mailing),
    secret,
    count: input.values.count,
    tally: new Tally(input.values.event),
  };
  try {
    if (port === undefined) return await listenToMock(context, options);
    if (port > 65_535) throw new UsageError('--port must be a whole number from 0 to 65535');
    const { listenOnPort } = await import('../../webhooks/listen-on-port.ts');
    return await listenOnPort(context, port, options);
  } finally {
    await into?.close();
  }
};
