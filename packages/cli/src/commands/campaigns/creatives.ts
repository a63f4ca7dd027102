import type { Run } from '../../tree/run.ts';

export const run: Run<'campaigns creatives'> = async ({ client, io }, input) => ({
  data: await (await client()).campaigns.listCreatives(input.args[0], { signal: io.signal }),
  columns: ['id', 'name', 'format', 'mail_type', 'creative_type', 'default'],
});
