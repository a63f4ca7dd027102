import type { Run } from '../../tree/run.ts';

export const run: Run<'campaigns get'> = async ({ client, io }, input) => ({
  data: await (await client()).campaigns.retrieve(input.args[0], { signal: io.signal }),
});
