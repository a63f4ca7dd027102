import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ client, io }) => ({
  data: await (await client()).campaigns.list({ signal: io.signal }),
  columns: ['id', 'name'],
});
