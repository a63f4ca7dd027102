import type { KnownMailingState } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { spanOf } from '../../requests/when.ts';
import { mailingFields } from './fields.ts';

export const run: Run = async ({ client, io }, input) => {
  const states = input.texts('state') as readonly KnownMailingState[];
  const timeout = input.text('timeout');
  const mailing = await (await client()).mailings.waitFor(input.argument(0), {
    signal: io.signal,
    ...(states.length > 0 && { states }),
    ...(timeout !== undefined && { timeout: spanOf(timeout, '--timeout') }),
  });
  return { data: mailing, columns: mailingFields };
};
