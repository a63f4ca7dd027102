import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Webhook } from '../api/control.ts';
import { useCall, useSend } from '../api/use-call.ts';
import { Unfinished, useChecked } from '../components/forms/form.tsx';
import { urlProblem } from '../components/forms/use-fields.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { Loaded, Page, Trouble } from '../components/page/page.tsx';
import { Panel } from '../components/page/panel.tsx';
import { Time } from '../components/time/time.tsx';
import { FirstPing } from './webhooks/first-ping.tsx';
import { Spark } from './webhooks/spark.tsx';
import { useNewestDelivery, WebhookState } from './webhooks/state.tsx';

const MOST = 10;

/** Up to ten receivers; each gets every event of every mailing. */
export function Webhooks() {
  const query = useCall(['webhooks'], control('listWebhooks', {}));
  return (
    <Page
      title="Webhooks"
      lead={`${query.data?.length ?? '…'} of ${MOST}; each gets every event of every mailing. An event is taken when an attempt is answered with 200, and fails with its last retry`}
    >
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
                head={['Receiver', 'Events taken', 'Taken', 'Failed', 'Queued', 'Attempts, 14 days', 'State']}
                phone={{
                  lines: [[1, 7], [2, 3], [5, 4], [6]],
                  named: [3, 4, 5],
                }}
              >
                {webhooks.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} />
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

function Row({ webhook }: { readonly webhook: Webhook }) {
  const { id, url, created_at } = webhook;
  const newest = useNewestDelivery(id);
  const last = newest?.attempts.at(-1);
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Link href={`/webhooks/${id}`} data-row className="row-link mono">
          {url}
        </Link>
        <div className="sub">
          {last === undefined ? (
            <>
              created <Time at={created_at} />
            </>
          ) : (
            <>
              last attempt <Time at={last.at} />: {last.status ?? last.error ?? 'no answer'}
            </>
          )}
        </div>
      </Table.Td>
      <Table.Td>
        <Success webhook={webhook} />
      </Table.Td>
      <Table.Td className="number">{webhook.delivered.toLocaleString('en-US')}</Table.Td>
      <Table.Td className="number">{webhook.failed.toLocaleString('en-US')}</Table.Td>
      <Table.Td className="number">{webhook.pending.toLocaleString('en-US')}</Table.Td>
      <Table.Td>
        <Spark id={id} />
      </Table.Td>
      <Table.Td>
        <WebhookState webhook={webhook} newest={newest} />
      </Table.Td>
    </Table.Tr>
  );
}

/** How many of the events that came to an end were taken; an event fails when its last retry has. */
function Success({ webhook: { delivered, failed } }: { readonly webhook: Webhook }) {
  if (delivered + failed === 0) return <span className="sub">none yet</span>;
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
    <form onSubmit={submit}>
      <Stack gap="sm">
        <div className="fields fields-wide">
          <TextInput
            label="URL of the receiver"
            required
            placeholder="http://localhost:3000/webhooks"
            value={url}
            error={checked.problem !== null}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <TextInput
            label="Secret"
            placeholder="Made up when empty"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
        </div>
        {checked.problem === null ? <Trouble error={create.error} /> : <Unfinished>{checked.problem}</Unfinished>}
        {made !== null && <FirstPing key={made} id={made} />}
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
