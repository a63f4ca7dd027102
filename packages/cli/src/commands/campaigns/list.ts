import type { Run } from '../../tree/run.ts';

export const run: Run<'campaigns list'> = async ({ client, io }) => ({
  data: await (await client()).campaigns.list({ signal: io.signal }),
  columns: ['id', 'name'],
});
