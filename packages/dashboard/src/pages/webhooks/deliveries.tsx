import { Button, Drawer, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useList, useSend } from '../../api/use-call.ts';
import { CopyAs } from '../../components/copy-as.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { DeliveryMark } from '../../components/delivery-mark.tsx';
import { Empty } from '../../components/empty.tsx';
import { JsonView } from '../../components/json-view.tsx';
import { Loaded, Trouble } from '../../components/page.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { Time } from '../../components/time.tsx';

type Status = Delivery['status'];

/** The log of a webhook, newest first; each delivery with its attempts. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { id } = webhook;
  const [status, setStatus] = useState<Status | ''>('');
  const [params, setParams] = useSearchParams();
  const query = useList(
    ['deliveries', id, 'log', status],
    control('listDeliveries', {
      params: { id },
      query: { per_page: 100, ...(status === '' ? {} : { status }) },
    }),
  );
  const again = useSend<unknown>();
  const opened = query.data?.rows.find((row) => row.id === params.get('delivery'));
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h4">
          Deliveries
        </Title>
        <Group gap="xs" align="flex-end">
          <Button
            variant="default"
            disabled={webhook.failed === 0}
            onClick={() => again.mutate(control('redeliverFailed', { params: { id }, body: {} }))}
          >
            Send all failed again
          </Button>
          <NativeSelect
            aria-label="Status"
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value as Status | '')}
            data={[
              { value: '', label: 'Any status' },
              { value: 'pending', label: 'Pending' },
              { value: 'delivered', label: 'Delivered' },
              { value: 'failed', label: 'Failed' },
            ]}
          />
        </Group>
      </Group>
      <Trouble error={again.error} />
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title="No deliveries">Ping the receiver, or let a mailing change its state.</Empty>
          ) : (
            <DataTable label="Deliveries" head={['Event', 'Of', 'Outcome', 'Next attempt']}>
              {rows.map((delivery) => (
                <Table.Tr key={delivery.id} className="row">
                  <Table.Td>
                    <Link href={`/webhooks/${id}?delivery=${delivery.id}`} data-row className="row-link">
                      <StateChip state={delivery.event} />
                    </Link>
                  </Table.Td>
                  <Table.Td className="mono">{delivery.object_id.slice(0, 8)}</Table.Td>
                  <Table.Td>
                    <DeliveryMark delivery={delivery} />
                  </Table.Td>
                  <Table.Td>{delivery.next_at === null ? '–' : <Time at={delivery.next_at} />}</Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <Drawer
        opened={opened !== undefined}
        onClose={() => setParams({}, { replace: true })}
        position="right"
        size="lg"
        title="Delivery"
      >
        {opened !== undefined && <Opened delivery={opened} />}
      </Drawer>
    </Stack>
  );
}

function Opened({ delivery }: { readonly delivery: Delivery }) {
  const again = useSend<unknown>();
  const { id, event, object_id, attempts, request, next_at } = delivery;
  const call = control('redeliver', { params: { id } });
  return (
    <Stack gap="md">
      <Group gap="sm">
        <StateChip state={event} />
        <DeliveryMark delivery={delivery} />
        {(event as string) !== 'ping' && <Link href={`/mailings/${object_id}`}>the mailing</Link>}
      </Group>
      <Group gap="sm">
        <Button loading={again.isPending} onClick={() => again.mutate(call)}>
          Redeliver
        </Button>
        <CopyAs call={call} />
      </Group>
      <Trouble error={again.error} />
      <Title order={3} size="h5">
        Attempts
      </Title>
      <ol className="attempts">
        {attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.fault}`}>
            <b>{attempt.status ?? 'no answer'}</b> <Time at={attempt.at} exact />
            {attempt.duration_ms !== null && <span className="sub"> {Math.round(attempt.duration_ms)} ms</span>}
            {attempt.fault !== null && <span className="sub"> fault: {attempt.fault}</span>}
            {attempt.error !== null && <div className="problem">{attempt.error}</div>}
            {attempt.answer && <pre>{attempt.answer}</pre>}
          </li>
        ))}
      </ol>
      {next_at !== null && (
        <Text size="sm">
          The next one: <Time at={next_at} exact />
        </Text>
      )}
      <Title order={3} size="h5">
        What is sent
      </Title>
      <JsonView value={request.body} label="Body" />
      <JsonView value={request.headers} label="Headers" />
    </Stack>
  );
}
