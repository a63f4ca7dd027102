import { Button, Drawer, Group, Stack, Table } from '@mantine/core';
import { Link, useSearchParams } from 'wouter';
import { asCurl } from '../api/call.ts';
import { type Answer, control } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useList, useSend } from '../api/use-call.ts';
import { CopyAs } from '../components/copy-as.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Empty } from '../components/empty.tsx';
import { JsonView } from '../components/json-view.tsx';
import { Loaded, Page, Trouble } from '../components/page.tsx';

type Order = Answer<'listOrders'>[number];

const example = {
  order_id: 'order-1',
  order_date: '2026-11-20',
  total: 42.5,
  customer_email: 'ada@example.com',
  shipping_address: {
    name: 'Ada Lovelace',
    address_1: '350 5th Ave',
    city: 'New York',
    state: 'NY',
    postal_code: '10118',
  },
};

/** The orders, newest first, each with the exact record beside it. */
export function Orders() {
  const query = useList(['orders'], control('listOrders', { query: { per_page: 200 } }));
  const [params, setParams] = useSearchParams();
  const opened = query.data?.rows.find(({ id }) => id === params.get('order'));
  return (
    <Page
      title="Orders"
      lead="For attribution, and to keep customers out of campaigns; only hashes of e-mails are kept"
    >
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty
              title="No orders yet"
              command={asCurl(service('POST', '/v1/order', { body: example }), window.location.origin)}
            >
              Submit one, with the SDK or with this command. It appears here, and in the audience Customers (Orders
              API).
            </Empty>
          ) : (
            <DataTable label="Orders" head={['Order', 'Date', 'Total', 'Customer', 'Ships to', 'Items']}>
              {rows.map((order) => (
                <Row key={order.id} order={order} />
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
        title="Order"
      >
        {opened !== undefined && <Opened order={opened} onGone={() => setParams({}, { replace: true })} />}
      </Drawer>
    </Page>
  );
}

function Row({ order }: { readonly order: Order }) {
  const { id, order_id, order_date, currency, total, customer, shipping_address: place, order_items } = order;
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Link href={`/orders?order=${id}`} data-row className="row-link mono">
          {order_id}
        </Link>
      </Table.Td>
      <Table.Td>{order_date.slice(0, 10)}</Table.Td>
      <Table.Td className="number">{total === null ? '–' : `${total.toFixed(2)} ${currency}`}</Table.Td>
      <Table.Td className="mono">
        {customer.id ?? (customer.email_sha256 === null ? '–' : `${customer.email_sha256.slice(0, 10)}…`)}
      </Table.Td>
      <Table.Td>{place === null ? '–' : `${place.city}, ${place.state_name} ${place.postal_code}`}</Table.Td>
      <Table.Td className="number">{order_items.length}</Table.Td>
    </Table.Tr>
  );
}

function Opened({ order, onGone }: { readonly order: Order; readonly onGone: () => void }) {
  const remove = useSend<unknown>();
  const call = service('DELETE', `/v1/order/${encodeURIComponent(order.order_id)}`);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(call, { onSuccess: onGone })}>
          Delete the order
        </Button>
        <CopyAs call={call} />
      </Group>
      <Trouble error={remove.error} />
      <JsonView value={order} label="The order as JSON" />
    </Stack>
  );
}
