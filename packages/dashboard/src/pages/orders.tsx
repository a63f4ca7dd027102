import { Drawer, Group, Stack, Table } from '@mantine/core';
import { Link } from 'wouter';
import { type Answer, control } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useList } from '../api/use-call.ts';
import { ConfirmButton } from '../components/page/confirm.tsx';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { JsonView } from '../components/page/json-view.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Pager, useListParams, useOpened } from '../components/page/pager.tsx';

const PER_PAGE = 100;

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
  const { params, page, set, setPage, linkTo } = useListParams();
  const query = useList(['orders', page], control('listOrders', { query: { page, per_page: PER_PAGE } }));
  const close = (): void => set({ order: null });
  const opened = useOpened(query.data?.rows, params.get('order'));
  return (
    <Page
      title="Orders"
      lead="For attribution, and to keep customers out of campaigns; only hashes of e-mails are kept"
    >
      <Loaded query={query}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title="No orders yet" command={service('POST', '/v1/order', { body: example })}>
              Submit one, with the SDK or with this command. It appears here, and in the audience Customers (Orders
              API).
            </Empty>
          ) : (
            <>
              <DataTable label="Orders" head={['Order', 'Date', 'Total', 'Customer', 'Ships to', 'Items']}>
                {rows.map((order) => (
                  <Row key={order.id} order={order} href={linkTo({ order: order.id })} />
                ))}
              </DataTable>
              <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
      <Drawer opened={opened !== undefined} onClose={close} position="right" size="lg" title="Order">
        {opened !== undefined && <Opened order={opened} onGone={close} />}
      </Drawer>
    </Page>
  );
}

function Row({ order, href }: { readonly order: Order; readonly href: string }) {
  const { order_id, order_date, currency, total, customer, shipping_address: place, order_items } = order;
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Link href={href} data-row className="row-link mono">
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
  const call = service('DELETE', `/v1/order/${encodeURIComponent(order.order_id)}`);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <ConfirmButton label="Delete" title="Delete the order?" call={call} gone={order.id} onDone={onGone}>
          Its two records in the audience Customers (Orders API) go with it, and no longer keep the customer out of
          campaigns.
        </ConfirmButton>
        <CopyAs call={call} />
      </Group>
      <JsonView value={order} label="The order as JSON" />
    </Stack>
  );
}
