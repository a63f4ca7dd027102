import type { CreateMailingRequest } from '@direct-mail/sdk';
import type { Run } from '../../frame/command.ts';
import { UsageError } from '../../frame/failure.ts';
import type { Input } from '../../frame/input/input.ts';
import { readBody } from '../../requests/body.ts';
import { dryRun } from '../../requests/dry-run.ts';
import { mailingFields } from './fields.ts';

/** The options that name a field of the recipient. */
export const recipientOptions = [
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

export const run: Run = async (context, input) => {
  const { io } = context;
  const body = await readBody<CreateMailingRequest>(input, io, namedFields(input));
  for (const [name, value] of input.texts('tag').map(pair)) {
    body.merge_tags = { ...body.merge_tags, [name]: value };
  }
  const connection = await context.connection();
  if (context.dryRun) return dryRun('createMailing', body, connection);
  const client = await context.client();
  await context.confirm('spends', 'One piece of mail is sent');
  context.tell(`${connection.mode.toUpperCase()} token, ${connection.baseUrl?.value ?? ''}`);
  return { data: await client.mailings.create(body, { signal: io.signal }), columns: mailingFields };
};

const namedFields = (input: Input): Record<string, string | undefined> => ({
  campaign_id: input.text('campaign'),
  creative_id: input.text('creative'),
  send_at: input.text('send-at'),
  ...Object.fromEntries(recipientOptions.map((name) => [`recipient.${name.replaceAll('-', '_')}`, input.text(name)])),
});

/** `name=text` of a merge tag, whose name may hold anything but `=`. */
export function pair(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new UsageError('--tag: expected name=text, such as --tag first_name=Ada');
  return [text.slice(0, at), text.slice(at + 1)];
}
