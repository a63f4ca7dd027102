import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { control, type Webhook } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { Unfinished, useChecked } from '../../components/forms/form.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { FirstPing } from './first-ping.tsx';
import { urlProblem } from './url.ts';

/** Adds a webhook. The mock pings it, and the result is shown here. */
export function NewWebhook() {
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const create = useSend<Webhook>();
  const call = control('createWebhook', { body: { url, ...(secret === '' ? {} : { secret }) } });
  const checked = useChecked(urlProblem(url));
  const submit = checked.submit(() =>
    create.mutate(call, {
      onSuccess: ({ id }) => {
        setMade(id);
        setUrl('');
      },
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <div className="fields fields-wide">
          <TextInput
            label="URL of the receiver"
            required
            placeholder="http://localhost:3000/webhooks"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <TextInput
            label="Secret"
            placeholder="Generated if empty"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        </div>
        {checked.problem === null ? <Trouble error={create.error} /> : <Unfinished>{checked.problem}</Unfinished>}
        {made !== null && <FirstPing key={made} id={made} />}
        <Group gap="sm">
          <Button type="submit" loading={create.isPending}>
            Create and ping
          </Button>
          <Button variant="default" onClick={() => setUrl(`${window.location.origin}/_receiver/200`)}>
            Use the built-in receiver
          </Button>
          <CopyAs call={call} />
        </Group>
        <Text size="sm" c="dimmed">
          Deliveries carry <code>X-SVC-Signature</code>, an HMAC-SHA-1 of the body; only a 200 counts; up to 10 retries.
        </Text>
      </Stack>
    </form>
  );
}
