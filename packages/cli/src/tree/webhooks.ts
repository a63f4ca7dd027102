import { webhookEventNames } from '@direct-mail/contract';
import type { CommandSpec } from '../frame/command.ts';

const id = { name: '<webhook>', description: 'the id of the webhook' } as const;
const forwardTo = (description: string) => ({ flags: '--forward-to <url>', description, repeat: true }) as const;

export const webhookCommands = [
  {
    name: 'webhooks listen',
    summary: 'shows the events of a mock as they happen, and forwards them; with --port, those of the service',
    needs: 'mock',
    options: [
      forwardTo('your receiver; mailed,delivered=http://… for these events only; may be repeated'),
      { flags: '--event <name>', description: 'only this event; may be repeated', repeat: true },
      { flags: '--mailing <id>', description: 'only events of this mailing; may be repeated', repeat: true },
      {
        flags: '--secret <secret>',
        description: 'the secret of the webhook (default: DIRECT_MAIL_WEBHOOK_SECRET; on a mock, else a new one)',
      },
      { flags: '--count <number>', description: 'ends after this many events; a ping counts only with --event ping' },
      {
        flags: '--into <ledger>',
        description: 'applies each event to the run of this ledger that it belongs to: a file, or postgres://…',
      },
      {
        flags: '--port <number>',
        least: 0,
        description: 'without a mock: receives the events of the service on this local port, through your tunnel',
      },
    ],
    example: 'direct-mail webhooks listen --forward-to http://localhost:3000/hooks',
  },
  {
    name: 'webhooks replay',
    summary: 'sends a delivery of a mock again, by its id: to its webhook, or to --forward-to',
    needs: 'mock',
    arguments: [{ name: '<delivery>', description: 'the id at the end of a line of webhooks listen' }],
    options: [forwardTo('directly to this receiver, unchanged; may be repeated')],
    example: 'direct-mail webhooks replay DELIVERY --forward-to http://localhost:3000/hooks',
  },
  {
    name: 'webhooks trigger',
    summary: 'sends a signed event to your receiver; without --to, has a mock send all events of a mailing up to it',
    needs: 'mock',
    arguments: [{ name: '<event>', description: webhookEventNames.join(', ') }],
    options: [
      { flags: '--to <url>', description: 'your receiver' },
      { flags: '--secret <secret>', description: 'the secret to sign with (default: DIRECT_MAIL_WEBHOOK_SECRET)' },
      { flags: '--mailing <id>', description: 'the mailing it is about (default: a new one, to a made-up person)' },
      { flags: '--campaign <id>', description: 'on a mock: the campaign of a new mailing (default: one of its own)' },
      {
        flags: '--set <assignment>',
        description: 'a field of the event: name=text or name:=JSON; may be repeated',
        repeat: true,
      },
      { flags: '--timeout <span>', description: 'how long the receiver may take (default: 10s)' },
    ],
    example: 'direct-mail webhooks trigger delivered --to http://localhost:3000/hooks --set object_id=1f3',
  },
  {
    name: 'webhooks add',
    summary: 'adds a webhook to a mock, as its dashboard does, and shows its secret once',
    needs: 'mock',
    arguments: [{ name: '<url>', description: 'your receiver' }],
    example: 'direct-mail webhooks add http://localhost:3000/hooks',
  },
  {
    name: 'webhooks list',
    summary: 'the webhooks of a mock, without their secrets',
    needs: 'mock',
    example: 'direct-mail webhooks list',
  },
  {
    name: 'webhooks remove',
    summary: 'removes a webhook of a mock, and its queue',
    needs: 'mock',
    arguments: [id],
    example: 'direct-mail webhooks remove WEBHOOK',
  },
] as const satisfies readonly CommandSpec[];
