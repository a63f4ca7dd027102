import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { control, type Webhook } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/page/confirm.tsx';
import { Copy, CopyAs } from '../../components/page/copy-as.tsx';
import { Loaded, Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { Deliveries } from './deliveries.tsx';
import { Receiver, TestEvent } from './receiver.tsx';
import { Success } from './success.tsx';

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
  const change = (body: { paused: boolean }): void => act.mutate(control('changeWebhook', { params: { id }, body }));
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
          <CopyAs call={ping} />
          <Button loading={act.isPending} onClick={() => act.mutate(ping)}>
            Ping
          </Button>
        </>
      }
    >
      <Trouble error={act.error} />
      <div className="two two-even">
        <Stack gap="md">
          <Panel title="Secret">
            <Stack gap="xs">
              <code className="secret">{shown ? secret : '•'.repeat(16)}</code>
              <Group gap="xs">
                <Button size="compact-xs" variant="subtle" onClick={() => setShown(!shown)}>
                  {shown ? 'Hide' : 'Show'}
                </Button>
                <Copy text={secret}>Copy</Copy>
                <Copy text={verifySnippet}>Copy the verifier (TypeScript)</Copy>
              </Group>
            </Stack>
          </Panel>
          <Panel title="Receiver">
            <Receiver webhook={webhook} key={url} />
          </Panel>
          <Panel title="Test event">
            <TestEvent id={id} />
          </Panel>
        </Stack>
        <Success id={id} />
      </div>
      <Deliveries webhook={webhook} />
    </Page>
  );
}

const verifySnippet = `import { verifyWebhook } from '@direct-mail/sdk/webhooks';

// body: the bytes as received, before anything parses them
const event = verifyWebhook({ body, headers, secret: process.env.DIRECT_MAIL_WEBHOOK_SECRET });
`;
