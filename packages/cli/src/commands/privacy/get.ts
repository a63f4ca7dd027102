import type { Run } from '../../tree/run.ts';

export const run: Run<'privacy get'> = async ({ client, io }, input) => ({
  data: await (await client()).dataSubjectRequests.retrieve(input.args[0], { signal: io.signal }),
});
