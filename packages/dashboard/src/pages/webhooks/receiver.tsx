import { mailingStates } from '@direct-mail/contract/control/generated/values';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { control, type Input, type Webhook } from '../../api/control.ts';
import { useSend } from '../../api/use-call.ts';
import { FormEnd, useChecked } from '../../components/forms/form.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Trouble } from '../../components/page/page.tsx';
import { urlProblem } from './url.ts';

type Event = Input<'sendTestEvent'>['body']['event'];

/** The responses of the built-in receiver, by the last segment of its URL. */
const answers = [
  { value: '200', label: '200: accepted' },
  { value: '204', label: '204: counts as a failure' },
  { value: '302', label: '302: a redirect, counts as a failure' },
  { value: '500', label: '500: an error' },
  { value: '503', label: '503: busy' },
  { value: 'slow', label: 'No response, until it times out' },
];

/** The URL for events: the user's own, or the receiver inside the mock. */
export function Receiver({ webhook }: { readonly webhook: Webhook }) {
  const { id, url } = webhook;
  const [typed, setTyped] = useState(url);
  const change = useSend<unknown>();
  const builtIn = `${window.location.origin}/_receiver/`;
  const call = control('changeWebhook', { params: { id }, body: { url: typed } });
  const checked = useChecked(urlProblem(typed));
  const submit = checked.submit(() => change.mutate(call));
  const sendTo = (next: string): void => {
    setTyped(next);
    change.mutate(control('changeWebhook', { params: { id }, body: { url: next } }));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="URL of the receiver"
          description="Queued events are sent to the new URL"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== url && <FormEnd sending={change} call={call} label="Save" done="" problem={checked.problem} />}
        {url.startsWith(builtIn) ? (
          <NativeSelect
            label="The built-in receiver responds with"
            data={answers}
            value={url.slice(builtIn.length)}
            onChange={(event) => sendTo(`${builtIn}${event.currentTarget.value}`)}
          />
        ) : (
          <Group gap="sm">
            <Text size="sm" c="dimmed">
              To experiment, use the receiver inside the mock: it sends the response that you choose.
            </Text>
            <Button variant="default" size="compact-sm" onClick={() => sendTo(`${builtIn}200`)}>
              Send events there instead
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

const events = ['ping', ...mailingStates.filter((state) => state !== 'production')] as readonly Event[];

/** Sends an event of any type about the newest mailing, signed and retried like a real one. */
export function TestEvent({ id }: { readonly id: string }) {
  const [event, setEvent] = useState<Event>('mailed' as Event);
  const [about, setAbout] = useState('');
  const sending = useSend<unknown>();
  const call = control('sendTestEvent', {
    params: { id },
    body: { event, ...(about === '' || (event as string) === 'ping' ? {} : { object_id: about.trim() }) },
  });
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    sending.mutate(call);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields fields-wide">
          <NativeSelect
            label="Event"
            value={event}
            onChange={(changed) => setEvent(changed.currentTarget.value as Event)}
            data={events.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
          <TextInput
            label="About the mailing"
            placeholder="The newest one if empty"
            value={about}
            disabled={(event as string) === 'ping'}
            onChange={(changed) => setAbout(changed.currentTarget.value)}
          />
        </div>
        <Trouble error={sending.error} />
        <Group gap="sm">
          <Button type="submit" loading={sending.isPending}>
            Send a test event
          </Button>
          <CopyAs call={call} />
          <Text size="sm" role="status">
            {sending.isSuccess ? 'Sent; it is the first row of the deliveries' : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
