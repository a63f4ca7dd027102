import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { control, type Webhook } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { Copy, CopyAs } from '../components/page/copy-as.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Deliveries } from './webhooks/deliveries.tsx';

/** What the built-in receiver can answer: the last part of its address. */
const answers = [
  { value: '200', label: '200: taken' },
  { value: '204', label: '204: a failure too' },
  { value: '302', label: '302: a redirect, a failure' },
  { value: '500', label: '500: an error' },
  { value: '503', label: '503: busy' },
  { value: 'slow', label: 'Nothing, until it times out' },
];

/** One webhook: its secret, its pings and its deliveries. */
export function WebhookPage({ id }: { readonly id: string }) {
  const query = useCall(['webhooks', id], control('getWebhook', { params: { id } }));
  return <Loaded query={query}>{(webhook) => <Shown webhook={webhook} />}</Loaded>;
}

function Shown({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, secret, paused } = webhook;
  const [, navigate] = useLocation();
  const act = useSend<unknown>();
  const [shown, setShown] = useState(false);
  const ping = control('pingWebhook', { params: { id } });
  const change = (body: { url?: string; paused?: boolean }): void =>
    act.mutate(control('changeWebhook', { params: { id }, body }));
  const builtIn = `${window.location.origin}/_receiver/`;
  return (
    <Page
      title="Webhook"
      lead={<span className="mono">{url}</span>}
      mark={
        <span className="on" data-on={paused === null ? '' : undefined}>
          {paused === null ? 'active' : `paused: ${paused}`}
        </span>
      }
      actions={
        <>
          <Button variant="default" onClick={() => change({ paused: paused === null })}>
            {paused === null ? 'Pause' : 'Resume'}
          </Button>
          <ConfirmButton
            label="Remove"
            title="Remove the webhook?"
            call={control('removeWebhook', { params: { id } })}
            gone={id}
            onDone={() => navigate('/webhooks')}
          >
            Its secret and its log go with it, and {url} gets no more events.
          </ConfirmButton>
          <Button loading={act.isPending} onClick={() => act.mutate(ping)}>
            Ping
          </Button>
        </>
      }
    >
      <Trouble error={act.error} />
      <div className="two two-even">
        <Panel title="Secret">
          <Stack gap="xs">
            <code className="secret">{shown ? secret : '•'.repeat(16)}</code>
            <Group gap="xs">
              <Button size="compact-xs" variant="subtle" onClick={() => setShown(!shown)}>
                {shown ? 'Hide' : 'Show'}
              </Button>
              <Copy text={secret}>Copy</Copy>
              <Copy text={verifySnippet}>Copy the verifier (TypeScript)</Copy>
              <CopyAs call={ping} />
            </Group>
          </Stack>
        </Panel>
        <Panel title="Built-in receiver">
          {url.startsWith(builtIn) ? (
            <NativeSelect
              label="It answers"
              data={answers}
              value={url.slice(builtIn.length)}
              onChange={(event) => change({ url: `${builtIn}${event.currentTarget.value}` })}
            />
          ) : (
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                To play with: a receiver in the mock itself that answers what you choose.
              </Text>
              <Button variant="default" size="compact-sm" onClick={() => change({ url: `${builtIn}200` })}>
                Send events there instead
              </Button>
            </Group>
          )}
        </Panel>
      </div>
      <Deliveries webhook={webhook} />
    </Page>
  );
}

const verifySnippet = `import { verifyWebhook } from '@direct-mail/sdk/webhooks';

// body: the bytes as received, before anything parses them
const event = verifyWebhook({ body, headers, secret: process.env.DIRECT_MAIL_WEBHOOK_SECRET });
`;
