import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ client, io }) => ({
  data: await (await client()).audiences.list({ signal: io.signal }),
  columns: ['id', 'name', 'member_count', 'description'],
});
