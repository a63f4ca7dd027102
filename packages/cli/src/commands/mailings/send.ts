import type { CreateMailingRequest, MergeTags } from '@direct-mail/sdk';
import { camelCase } from '@direct-mail/terminal';
import { readBody } from '../../requests/body.ts';
import { dryRun } from '../../requests/dry-run.ts';
import { postalCodeDoubt } from '../../requests/postal-code-doubt.ts';
import { tagsOf } from '../../requests/tags.ts';
import type { InputOf, Run } from '../../tree/run.ts';
import { mailingFields } from './fields.ts';

/** The options for the recipient's fields. */
const recipientOptions = [
  'full-name',
  'company',
  'email',
  'address-1',
  'address-2',
  'city',
  'state',
  'postal-code',
  'identifier',
] as const;

export const run: Run<'mailings send'> = async (context, input) => {
  const { io } = context;
  const body = await readBody<CreateMailingRequest>('createMailing', input, io, namedFields(input));
  const tags = tagsOf(input);
  if (Object.keys(tags).length > 0) body.merge_tags = { ...(body.merge_tags as MergeTags | undefined), ...tags };
  const doubt = postalCodeDoubt(body.recipient?.postal_code);
  if (doubt !== undefined) io.err(`warning: recipient.postal_code: ${doubt}\n`);
  const connection = await context.connection();
  if (context.dryRun) return dryRun('createMailing', body, connection);
  const client = await context.client();
  await context.confirm('spends', 'One piece of mail is sent');
  context.tell(`${connection.mode.toUpperCase()} token, ${connection.baseUrl?.value ?? ''}`);
  return { data: await client.mailings.create(body, { signal: io.signal }), columns: mailingFields };
};

const namedFields = (input: InputOf<'mailings send'>): Record<string, string | undefined> => ({
  campaign_id: input.values.campaign,
  creative_id: input.values.creative,
  send_at: input.values.sendAt,
  ...Object.fromEntries(
    recipientOptions.map((name) => [
      `recipient.${name.replaceAll('-', '_')}`,
      input.values[camelCase(name) as 'fullName'],
    ]),
  ),
});
