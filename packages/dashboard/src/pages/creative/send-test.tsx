import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Creative } from '../../api/control.ts';
import { messageOf } from '../../api/problem.ts';
import { service } from '../../api/service.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from '../../components/page/form.tsx';
import { missingIn, placeFields } from '../../components/page/use-fields.tsx';
import type { Guide } from './data-guide.tsx';

const recipientFields = [
  ['full_name', 'Name', 'Sam Sample'],
  ['address_1', 'Address', '350 5th Ave'],
  ['city', 'City', 'New York'],
  ['state', 'State', 'NY'],
  ['postal_code', 'ZIP', '10118'],
] as const;

type Token = 'service' | 'test';

interface Props {
  readonly creative: Pick<Creative, 'id' | 'campaign_id'>;
  readonly guide: Pick<Guide, 'sample'>;
  /** Which token is chosen at first. */
  readonly first?: Token;
}

/** One mailing, with either token; the form is made from the Data Guide. */
export function SendTest({ creative, guide, first = 'test' }: Props) {
  const [token, setToken] = useState<Token>(first);
  const [recipient, setRecipient] = useState<Record<string, string>>(
    Object.fromEntries(recipientFields.map(([field, , sample]) => [field, sample])),
  );
  const [given, setGiven] = useState<Record<string, string>>({});
  const sending = useSend<{ id: string }>();
  const tags = Object.entries(guide.sample);
  const merge_tags = Object.fromEntries(tags.map(([key, sample]) => [key, key in given ? given[key] : sample]));
  const { campaign_id, id: creative_id } = creative;
  const call = service<{ id: string }>('POST', '/v1/mailing', {
    body: { campaign_id, creative_id, merge_tags, recipient },
    token,
  });
  const missing = missingIn('A piece goes to a whole address', recipient, placeFields);
  const checked = useChecked(missing);
  const submit = checked.submit(() => sending.mutate(call));
  const refused = sending.error === null ? null : fieldOf(messageOf(sending.error));
  const isWrong = (field: string): boolean =>
    refused === field ||
    (checked.problem !== null && !recipient[field] && placeFields.some(([name]) => name === field));
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Token"
          className="wrapping"
          value={token}
          onChange={(value) => setToken(value as Token)}
          data={[
            { value: 'test', label: 'Test token, costs nothing' },
            { value: 'service', label: 'Production token' },
          ]}
        />
        <div className="fields">
          {recipientFields.map(([field, label]) => (
            <TextInput
              key={field}
              label={label}
              error={isWrong(field)}
              value={recipient[field] ?? ''}
              onChange={(event) => setRecipient({ ...recipient, [field]: event.currentTarget.value })}
            />
          ))}
          {tags
            .filter(([, sample]) => typeof sample !== 'object')
            .map(([key, sample]) => (
              <TextInput
                key={key}
                label={key}
                value={given[key] ?? String(sample as string | number | boolean)}
                onChange={(event) => setGiven({ ...given, [key]: event.currentTarget.value })}
              />
            ))}
        </div>
        <FormEnd
          sending={sending}
          call={call}
          label="Send"
          problem={checked.problem}
          done={sending.data !== undefined && <Link href={`/mailings/${sending.data.id}`}>Look at it</Link>}
        />
      </Stack>
    </form>
  );
}

/** The field of the recipient that the service's refusal is about, such as `recipient.postal_code must have …`. */
const fieldOf = (message: string): string | null => /^recipient\.(\w+)/.exec(message)?.[1] ?? null;
