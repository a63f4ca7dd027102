import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import { Forwarder } from '../../webhooks/forward.ts';
import { ledgerSink } from '../../webhooks/ledger-sink.ts';
import { type ListenOptions, listenToMock } from '../../webhooks/listen-to-mock.ts';
import { Tally } from '../../webhooks/tally.ts';
import { readFilter, readTarget } from '../../webhooks/targets.ts';

export const run: Run = async (context, input) => {
  const { io } = context;
  const port = input.count('port', 0);
  const secret = input.text('secret') ?? (io.env['DIRECT_MAIL_WEBHOOK_SECRET'] || undefined);
  const named = input.text('into');
  if (named !== undefined && port !== undefined && secret === undefined)
    throw new UsageError('--into needs --secret with --port: an event that is not verified may be anybody’s');
  const into = named === undefined ? undefined : await ledgerSink(context, named);
  const options: ListenOptions = {
    forwarder: new Forwarder(input.texts('forward-to').map(readTarget), io, into),
    filter: readFilter(input.texts('event'), input.texts('mailing')),
    secret,
    count: input.count('count'),
    tally: new Tally(input.texts('event')),
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
