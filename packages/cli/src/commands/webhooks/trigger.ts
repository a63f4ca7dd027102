import { randomUUID } from 'node:crypto';
import { webhookEventNames } from '@direct-mail/contract';
import { signWebhook } from '@direct-mail/sdk/webhooks';
import type { Run } from '../../frame/command.ts';
import { exitCodes } from '../../frame/exit-codes.ts';
import { Failure, UsageError } from '../../frame/failure.ts';
import { nearest } from '../../frame/nearest.ts';
import { assign } from '../../requests/assign.ts';
import { spanOf } from '../../requests/when.ts';

/** Where the service puts the signature (section Events); a test proves it equal to where the SDK looks. */
const signatureHeader = 'X-SVC-Signature';

export const run: Run = async ({ io }, input) => {
  const event = input.argument(0);
  const names: readonly string[] = webhookEventNames;
  if (!names.includes(event)) {
    const meant = nearest(event, names);
    throw new UsageError(
      `there is no such event${meant ? `: did you mean ${meant}?` : ''}`,
      `Events: ${names.join(', ')}`,
    );
  }
  const to = input.text('to') ?? '';
  if (!URL.canParse(to) || !/^https?:/.test(to))
    throw new UsageError('--to: expected a URL that begins with http:// or https://');
  const secret = input.text('secret') ?? io.env['DIRECT_MAIL_WEBHOOK_SECRET'];
  if (!secret) throw new UsageError('there is no secret: expected --secret or DIRECT_MAIL_WEBHOOK_SECRET');
  const payload: Record<string, unknown> = {
    object_id: input.text('mailing') ?? randomUUID(),
    object_type: event === 'ping' ? 'Webhook' : 'Mailing',
    event,
    timestamp: new Date(io.now()).toISOString(),
  };
  for (const assignment of input.texts('set')) assign(payload, assignment);
  const body = JSON.stringify(payload);
  const timeout = AbortSignal.timeout(spanOf(input.text('timeout') ?? '10s', '--timeout'));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'direct-mail-cli',
    [signatureHeader]: signWebhook({ body, secret }),
  };
  const signal = AbortSignal.any([io.signal, timeout]);
  // Redirects count as failures, and only 200 is success (D44), as they do for the service.
  const response = await io
    .fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal })
    .catch((error: unknown) => {
      if (io.signal.aborted) throw error;
      const said = timeout.aborted ? 'did not answer in time' : 'cannot be reached: is it started?';
      throw new Failure(`the receiver at ${new URL(to).host} ${said}`);
    });
  const accepted = response.status === 200;
  await response.body?.cancel();
  return {
    data: { accepted, status: response.status, payload },
    columns: ['accepted', 'status', 'payload'],
    exitCode: accepted ? exitCodes.done : exitCodes.refused,
    ...(!accepted && { note: 'Only 200 is success; the service would try again.' }),
  };
};
