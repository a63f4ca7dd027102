import type { Run } from '../../tree/run.ts';

export const run: Run<'audiences list'> = async ({ client, io }) => ({
  data: await (await client()).audiences.list({ signal: io.signal }),
  columns: ['id', 'name', 'member_count', 'description'],
});
