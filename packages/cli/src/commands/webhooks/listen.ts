import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import { Forwarder } from '../../webhooks/forward.ts';
import { type ListenOptions, listenToMock } from '../../webhooks/listen-to-mock.ts';
import { Tally } from '../../webhooks/tally.ts';
import { readFilter, readTarget } from '../../webhooks/targets.ts';

export const run: Run = async (context, input) => {
  const { io } = context;
  const port = input.count('port', 0);
  const options: ListenOptions = {
    forwarder: new Forwarder(input.texts('forward-to').map(readTarget), io),
    filter: readFilter(input.texts('event'), input.texts('mailing')),
    secret: input.text('secret') ?? (io.env['DIRECT_MAIL_WEBHOOK_SECRET'] || undefined),
    count: input.count('count'),
    tally: new Tally(input.texts('event')),
  };
  if (port === undefined) return listenToMock(context, options);
  if (port > 65_535) throw new UsageError('--port must be a whole number from 0 to 65535');
  const { listenOnPort } = await import('../../webhooks/listen-on-port.ts');
  return listenOnPort(context, port, options);
};
