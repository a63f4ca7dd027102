import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ mock }) => ({
  data: (await (await mock()).webhooks.list()).map(({ secret: _secret, ...webhook }) => webhook),
  columns: ['id', 'url', 'pending', 'delivered', 'failed', 'dropped', 'paused'],
});
