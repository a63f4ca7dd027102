import type { Run } from '../../tree/run.ts';
import { mailingFields } from './fields.ts';

export const run: Run<'mailings get'> = async ({ client, io }, input) => ({
  data: await (await client()).mailings.retrieve(input.args[0], { signal: io.signal }),
  columns: mailingFields,
});
