import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { Creative } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd } from '../../components/page/form.tsx';
import type { Guide } from './data-guide.tsx';

const recipientFields = [
  ['full_name', 'Name', 'Sam Sample'],
  ['address_1', 'Address', '350 5th Ave'],
  ['city', 'City', 'New York'],
  ['state', 'State', 'NY'],
  ['postal_code', 'ZIP', '10118'],
] as const;

/** A mailing with the test token, which costs nothing; the form is made from the Data Guide. */
export function SendTest({ creative, guide }: { readonly creative: Creative; readonly guide: Guide }) {
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
    token: 'test',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sending.mutate(call);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields">
          {recipientFields.map(([field, label]) => (
            <TextInput
              key={field}
              label={label}
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
          done={sending.data !== undefined && <Link href={`/mailings/${sending.data.id}`}>Look at it</Link>}
        />
      </Stack>
    </form>
  );
}
