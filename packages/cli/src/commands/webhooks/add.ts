import type { Run } from '../../tree/run.ts';
import { readReceiver } from '../../webhooks/targets.ts';

export const run: Run<'webhooks add'> = async ({ mock }, input) => {
  const { href } = new URL(readReceiver(input.args[0], '<url>'));
  const { id, url, secret } = await (await mock()).webhooks.create({ url: href });
  return {
    data: { id, url, secret },
    note: 'A ping was sent. The secret is not shown again: DIRECT_MAIL_WEBHOOK_SECRET is what your receiver verifies with.',
  };
};
