import type { Run } from '../../frame/command.ts';
import { Failure } from '../../frame/failure.ts';
import { tagsOf } from '../../requests/tags.ts';
import { mailingFields } from './fields.ts';

export const run: Run = async ({ client, io }, input) => {
  const found = await (await client()).mailings.find(
    input.text('campaign') ?? '',
    {
      since: input.text('since') ?? '',
      until: input.text('until'),
      merge_tags: tagsOf(input),
    },
    { signal: io.signal },
  );
  if (!found) throw new Failure('there is no such mailing');
  return { data: found, columns: mailingFields };
};
