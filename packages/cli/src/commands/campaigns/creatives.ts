import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ client, io }, input) => ({
  data: await (await client()).campaigns.listCreatives(input.argument(0), { signal: io.signal }),
  columns: ['id', 'name', 'format', 'mail_type', 'creative_type', 'default'],
});
