import type { Run } from '../../tree/run.ts';

export const run: Run<'webhooks list'> = async ({ mock }) => ({
  data: (await (await mock()).webhooks.list()).map(({ secret: _secret, ...webhook }) => webhook),
  columns: ['id', 'url', 'pending', 'delivered', 'failed', 'dropped', 'paused'],
});
