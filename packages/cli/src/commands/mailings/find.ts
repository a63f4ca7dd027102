import type { Run } from '../../frame/command.ts';
import { Failure } from '../../frame/failure.ts';
import { mailingFields } from './fields.ts';
import { pair } from './send.ts';

export const run: Run = async ({ client, io }, input) => {
  const found = await (await client()).mailings.find(
    input.text('campaign') ?? '',
    {
      since: input.text('since') ?? '',
      until: input.text('until'),
      merge_tags: Object.fromEntries(input.texts('tag').map(pair)),
    },
    { signal: io.signal },
  );
  if (!found) throw new Failure('there is no such mailing');
  return { data: found, columns: mailingFields };
};
