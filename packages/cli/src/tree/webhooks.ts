import { webhookEventNames } from '@direct-mail/contract';
import type { CommandSpec } from '../frame/command.ts';

export const webhookCommands: readonly CommandSpec[] = [
  {
    name: 'webhooks trigger',
    summary: 'sends a signed event to your receiver, as the service does',
    needs: 'nothing',
    arguments: [{ name: '<event>', description: webhookEventNames.join(', ') }],
    options: [
      { flags: '--to <url>', description: 'your receiver', required: true },
      { flags: '--secret <secret>', description: 'the secret to sign with (default: DIRECT_MAIL_WEBHOOK_SECRET)' },
      { flags: '--mailing <id>', description: 'the mailing it is about (default: a new id)' },
      {
        flags: '--set <assignment>',
        description: 'a field of the event: name=text or name:=JSON; may be repeated',
        repeat: true,
      },
      { flags: '--timeout <span>', description: 'how long the receiver may take (default: 10s)' },
    ],
    example: 'direct-mail webhooks trigger delivered --to http://localhost:3000/hooks --set object_id=1f3',
    load: () => import('../commands/webhooks/trigger.ts'),
  },
];
