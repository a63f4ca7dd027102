import type { Run } from '../../frame/command.ts';

export const run: Run = async ({ client, io }, input) => ({
  data: await (await client()).campaigns.retrieve(input.argument(0), { signal: io.signal }),
});
