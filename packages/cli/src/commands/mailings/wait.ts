import type { KnownMailingState } from '@direct-mail/sdk';
import { spanOf } from '../../requests/when.ts';
import type { Run } from '../../tree/run.ts';
import { mailingFields } from './fields.ts';

export const run: Run<'mailings wait'> = async ({ client, io }, input) => {
  const states = input.values.state as readonly KnownMailingState[];
  const timeout = input.values.timeout;
  const mailing = await (await client()).mailings.waitFor(input.args[0], {
    signal: io.signal,
    ...(states.length > 0 && { states }),
    ...(timeout !== undefined && { timeout: spanOf(timeout, '--timeout') }),
  });
  return { data: mailing, columns: mailingFields };
};
