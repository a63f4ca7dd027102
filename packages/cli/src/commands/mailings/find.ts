import { NotFound } from '@direct-mail/terminal/failure';
import { tagsOf } from '../../requests/tags.ts';
import type { Run } from '../../tree/run.ts';
import { mailingFields } from './fields.ts';

export const run: Run<'mailings find'> = async ({ client, io }, input) => {
  const found = await (await client()).mailings.find(
    input.values.campaign ?? '',
    {
      since: input.values.since ?? '',
      until: input.values.until,
      merge_tags: tagsOf(input),
    },
    { signal: io.signal },
  );
  if (!found) throw new NotFound('there is no such mailing');
  return { data: found, columns: mailingFields };
};
