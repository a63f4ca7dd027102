import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { control, type Webhook } from '../../api/control.ts';
import { useCall, useSend } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/forms/confirm.tsx';
import { Copy, CopyAs } from '../../components/page/copy-as.tsx';
import { Page, Trouble } from '../../components/page/page.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { LoadedRecord } from '../loaded-record.tsx';
import { Deliveries } from './deliveries.tsx';
import { Receiver, TestEvent } from './receiver.tsx';
import { useNewestDeliveries, WebhookState } from './state.tsx';
import { Success, WebhookFigures } from './success.tsx';

/** One webhook: its secret, its pings and its deliveries. */
export function WebhookPage({ id }: { readonly id: string }) {
  const query = useCall(['webhooks', id], control('getWebhook', { params: { id } }));
  return (
    <LoadedRecord query={query} noun="Webhook">
      {(webhook) => <Shown webhook={webhook} />}
    </LoadedRecord>
  );
}

function Shown({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, secret, paused } = webhook;
  const [, navigate] = useLocation();
  const act = useSend<unknown>();
  const newest = useNewestDeliveries(id);
  const [shown, setShown] = useState(false);
  const [testing, testing_] = useDisclosure(false);
  const ping = control('pingWebhook', { params: { id } });
  const change = (body: { paused: boolean }): void => act.mutate(control('changeWebhook', { params: { id }, body }));
  return (
    <Page
      title="Webhook"
      lead={<span className="mono">{url}</span>}
      mark={<WebhookState webhook={webhook} newest={newest} />}
      actions={
        <>
          <CopyAs call={ping} />
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
            Its secret and its deliveries are deleted, and {url} receives no more events.
          </ConfirmButton>
          <Button variant="default" onClick={testing_.open}>
            Test event
          </Button>
          <Button loading={act.isPending} onClick={() => act.mutate(ping)}>
            Ping
          </Button>
        </>
      }
    >
      <Trouble error={act.error} />
      <WebhookFigures webhook={webhook} />
      <div className="two two-even">
        <Success id={id} />
        <Panel title="Receiver">
          <Stack gap="sm">
            <Receiver webhook={webhook} key={url} />
            <div>
              <Text size="sm" fw={500}>
                Secret
              </Text>
              <Group gap="xs">
                <code className="secret">{shown ? secret : '•'.repeat(16)}</code>
                <Button size="compact-xs" variant="subtle" onClick={() => setShown(!shown)}>
                  {shown ? 'Hide' : 'Show'}
                </Button>
                <Copy text={secret}>Copy</Copy>
                <Copy text={verifySnippet}>Copy the verifier (TypeScript)</Copy>
              </Group>
            </div>
          </Stack>
        </Panel>
      </div>
      <Deliveries webhook={webhook} />
      <Modal opened={testing} onClose={testing_.close} title="Test event">
        <TestEvent id={id} />
      </Modal>
    </Page>
  );
}

const verifySnippet = `import { verifyWebhook } from '@direct-mail/sdk/webhooks';

// body: the bytes as received, before anything parses them
const event = verifyWebhook({ body, headers, secret: process.env.DIRECT_MAIL_WEBHOOK_SECRET });
`;
