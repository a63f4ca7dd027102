import type { Run } from '../../frame/command.ts';
import { mailingFields } from './fields.ts';

export const run: Run = async ({ client, io }, input) => ({
  data: await (await client()).mailings.retrieve(input.argument(0), { signal: io.signal }),
  columns: mailingFields,
});
