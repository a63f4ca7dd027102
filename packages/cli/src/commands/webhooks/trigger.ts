import { randomUUID } from 'node:crypto';
import { webhookEventNames } from '@direct-mail/contract';
import { nearest } from '@direct-mail/contract/doors/nearest';
import { signWebhook } from '@direct-mail/sdk/webhooks';
import { exitCodes } from '@direct-mail/terminal/exit-codes';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Context, Result } from '../../frame/command.ts';
import { assign } from '../../requests/assign.ts';
import { spanOf } from '../../requests/when.ts';
import type { InputOf, Run } from '../../tree/run.ts';
import { asFailure, post } from '../../webhooks/forward.ts';
import { readReceiver } from '../../webhooks/targets.ts';

/** The signature's header (section Events); a test checks that it is the one the SDK reads. */
const signatureHeader = 'X-SVC-Signature';

export const run: Run<'webhooks trigger'> = async (context, input) => {
  const event = input.args[0];
  const names: readonly string[] = webhookEventNames;
  if (!names.includes(event)) {
    const meant = nearest(event, names);
    throw new UsageError(
      `there is no such event${meant ? `: did you mean ${meant}?` : ''}`,
      `Events: ${names.join(', ')}`,
    );
  }
  const to = input.values.to;
  if (to !== undefined) return sendTo(to, event, context, input);
  const { triggerOnMock } = await import('../../webhooks/trigger-on-mock.ts');
  return triggerOnMock(event, context, input);
};

async function sendTo(
  receiver: string,
  event: string,
  { io }: Context,
  input: InputOf<'webhooks trigger'>,
): Promise<Result> {
  const to = readReceiver(receiver, '--to');
  const secret = input.values.secret ?? io.env['DIRECT_MAIL_WEBHOOK_SECRET'];
  if (!secret) throw new UsageError('there is no secret: expected --secret or DIRECT_MAIL_WEBHOOK_SECRET');
  const payload: Record<string, unknown> = {
    object_id: input.values.mailing ?? randomUUID(),
    object_type: event === 'ping' ? 'Webhook' : 'Mailing',
    event,
    timestamp: new Date(io.now()).toISOString(),
  };
  for (const assignment of input.values.set) assign(payload, assignment);
  const body = JSON.stringify(payload);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'direct-mail-cli',
    [signatureHeader]: signWebhook({ body, secret }),
  };
  const sent = await post(to, { headers, body }, io, spanOf(input.values.timeout ?? '10s', '--timeout'));
  if (sent.status === null) throw asFailure(sent);
  const accepted = sent.status === 200;
  return {
    data: { accepted, status: sent.status, payload },
    columns: ['accepted', 'status', 'payload'],
    exitCode: accepted ? exitCodes.done : exitCodes.refused,
    ...(!accepted && { note: 'Only 200 is success; the service would try again.' }),
  };
}
