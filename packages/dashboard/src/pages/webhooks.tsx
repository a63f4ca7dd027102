import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { control, type Webhook } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';

const MOST = 10;

/** Up to ten receivers; each gets every event of every mailing. */
export function Webhooks() {
  const query = useCall(['webhooks'], control('listWebhooks', {}));
  return (
    <Page title="Webhooks" lead={`${query.data?.length ?? '…'} of ${MOST}; each fires on each event of any mailing`}>
      <Loaded query={query}>
        {(webhooks) => (
          <>
            {webhooks.length === 0 ? (
              <Empty title="No webhooks yet">
                Set one up below. Without a receiver at hand, take the one that is built in: it answers what you choose.
              </Empty>
            ) : (
              <DataTable
                label="Webhooks"
                head={['Receiver', 'Success', 'Taken', 'Failed', 'Queued', 'State']}
                phone={{
                  lines: [
                    [1, 6],
                    [2, 3],
                    [5, 4],
                  ],
                  named: [3, 4, 5],
                }}
              >
                {webhooks.map((webhook) => (
                  <Table.Tr key={webhook.id} className="row">
                    <Table.Td>
                      <Link href={`/webhooks/${webhook.id}`} data-row className="row-link mono">
                        {webhook.url}
                      </Link>
                    </Table.Td>
                    <Table.Td>
                      <Success webhook={webhook} />
                    </Table.Td>
                    <Table.Td className="number">{webhook.delivered}</Table.Td>
                    <Table.Td className="number">{webhook.failed}</Table.Td>
                    <Table.Td className="number">{webhook.pending}</Table.Td>
                    <Table.Td>
                      <span className="on" data-on={webhook.paused === null ? '' : undefined}>
                        {webhook.paused === null ? 'active' : `paused: ${webhook.paused}`}
                      </span>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
            )}
            <Panel title="New webhook">
              <NewWebhook />
            </Panel>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** How many of the deliveries that came to an end were taken. */
function Success({ webhook: { delivered, failed } }: { readonly webhook: Webhook }) {
  if (delivered + failed === 0) return <span className="sub">nothing yet</span>;
  const part = (delivered / (delivered + failed)) * 100;
  return (
    <>
      {part.toFixed(part === 100 ? 0 : 1)} %
      <span className="meter" data-bad={part < 95 ? '' : undefined} aria-hidden="true">
        <span style={{ width: `${part}%` }} />
      </span>
    </>
  );
}

function NewWebhook() {
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const create = useSend<Webhook>();
  const call = control('createWebhook', { body: { url, ...(secret === '' ? {} : { secret }) } });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(call, { onSuccess: () => setUrl('') });
  };
  return (
    <form onSubmit={submit}>
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
            placeholder="Made up when empty"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        </div>
        <Trouble error={create.error} />
        <Group gap="sm">
          <Button type="submit" loading={create.isPending} disabled={url === ''}>
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
