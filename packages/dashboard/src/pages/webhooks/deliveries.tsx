import { mailingStates } from '@direct-mail/contract/control/generated/values';
import { figure } from '@direct-mail/contract/words/figures';
import { Button, Drawer, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { control, type Delivery, type Webhook } from '../../api/control.ts';
import { useList, useSend } from '../../api/use-call.ts';
import { Choices } from '../../components/forms/choices.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Loaded, Trouble } from '../../components/page/page.tsx';
import { Pager, rowsPerPage, useListParams } from '../../components/page/pager.tsx';
import { useFramed } from '../../components/page/use-framed.ts';
import { deliveriesCsv } from '../../files/lists.ts';
import { LogRow } from './log-row.tsx';
import { OpenedById } from './opened-delivery.tsx';

const events = ['ping', ...mailingStates.filter((state) => state !== 'production')] as readonly Delivery['event'][];
const statuses = ['pending', 'delivered', 'failed'] as const satisfies readonly Delivery['status'][];

/** The deliveries of a webhook, newest first, each with its attempts. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { id } = webhook;
  const { params, page, set, filter, setPage } = useListParams();
  const [perPage] = useState(rowsPerPage);
  const status = statuses.find((each) => each === params.get('status')) ?? '';
  const of = params.get('of') ?? '';
  const event = events.find((each) => each === params.get('event')) ?? '';
  const search = {
    ...(status === '' ? {} : { status }),
    ...(event === '' ? {} : { event }),
    ...(of === '' ? {} : { object_id: of }),
  };
  const query = useList(
    ['deliveries', id, 'log', search, page, perPage],
    control('listDeliveries', { params: { id }, query: { ...search, page, per_page: perPage } }),
  );
  const isFramed = useFramed();
  // Shows the chosen filter before a hundred rows are rendered.
  const chosen = useDeferredValue(query.data);
  const shown = isFramed ? chosen : undefined;
  const address = useDeferredValue(params.toString());
  const again = useSend<readonly unknown[]>();
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="center">
        <Title order={2} size="h4">
          Deliveries
        </Title>
        <Group gap="xs">
          {webhook.failed > 0 && (
            <Button
              variant="default"
              loading={again.isPending}
              onClick={() => again.mutate(control('redeliverFailed', { params: { id }, body: {} }))}
            >
              Resend all failed
            </Button>
          )}
          <ExportCsv name="deliveries" make={() => deliveriesCsv(id, search)} />
        </Group>
      </Group>
      <Group gap="sm">
        <Choices
          label="Outcome"
          value={status}
          onChange={(next) => filter({ status: next })}
          data={[
            { value: '', label: 'Any outcome', count: webhook.pending + webhook.delivered + webhook.failed },
            { value: 'pending', label: 'queued', count: webhook.pending },
            { value: 'delivered', label: 'accepted', count: webhook.delivered },
            { value: 'failed', label: 'failed', count: webhook.failed },
          ]}
        />
        <NativeSelect
          aria-label="Event"
          size="xs"
          value={event}
          onChange={(changed) => filter({ event: changed.currentTarget.value })}
          data={[
            { value: '', label: 'Any event' },
            ...events.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
          ]}
        />
      </Group>
      <p className="sub" role="status" hidden={again.data === undefined}>
        {again.data !== undefined && sentAgain(again.data.length)}
      </p>
      <Trouble error={again.error} />
      {of !== '' && (
        <Group gap="xs">
          <Text size="sm">
            Of one mailing: <span className="mono">{of}</span>
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => filter({ of: null })}>
            Show all
          </Button>
        </Group>
      )}
      <Loaded query={{ data: shown, error: query.error }}>
        {({ total, rows }) =>
          total === 0 ? (
            <Empty title="No deliveries">Ping the receiver, or let a mailing change its state.</Empty>
          ) : (
            <>
              <LogTable rows={rows} webhook={webhook} address={address} />
              <Pager page={page} perPage={perPage} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Drawer opened={params.has('delivery')} onClose={() => set({ delivery: null, object: null })} title="Delivery">
        {params.has('delivery') && (
          <OpenedById
            webhookId={id}
            id={params.get('delivery') ?? ''}
            objectId={params.get('object') ?? of}
            secret={webhook.secret}
          />
        )}
      </Drawer>
    </Stack>
  );
}

interface LogTableProps {
  readonly rows: readonly Delivery[];
  readonly webhook: Webhook;
  /** The filters in the URL, which the links of the rows keep. */
  readonly address: string;
}

const LogTable = memo(function LogTable({ rows, webhook, address }: LogTableProps) {
  const hrefOf = ({ id, object_id }: Delivery): string => {
    const params = new URLSearchParams(address);
    params.set('delivery', id);
    params.set('object', object_id);
    return `?${params}`;
  };
  return (
    <DataTable
      label="Deliveries"
      head={['When', 'Event', 'About', 'Outcome', 'Attempts', 'Response', 'Signature', '']}
      phone={{
        lines: [
          [2, 4],
          [6, 8],
          [1, 3],
        ],
      }}
    >
      {rows.map((delivery) => (
        <LogRow key={delivery.id} delivery={delivery} webhook={webhook} href={hrefOf(delivery)} />
      ))}
    </DataTable>
  );
});

function sentAgain(count: number): string {
  if (count === 0) return 'Nothing was resent: failed pings are left out; the button Ping sends a new one.';
  return count === 1 ? '1 event is being resent.' : `${figure(count)} events are being resent.`;
}
