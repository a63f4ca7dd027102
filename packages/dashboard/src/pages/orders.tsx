import { Button, Drawer, Group, Modal, Table, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'wouter';
import { control, type Order } from '../api/control.ts';
import { service } from '../api/service.ts';
import { useCall, useList } from '../api/use-call.ts';
import { CopyAs } from '../components/page/copy-as.tsx';
import { DataTable } from '../components/page/data-table.tsx';
import { Empty } from '../components/page/empty.tsx';
import { ExportCsv } from '../components/page/export-csv.tsx';
import { Loaded, Page } from '../components/page/page.tsx';
import { Pager, useListParams, useOpened } from '../components/page/pager.tsx';
import { ordersCsv } from '../files/lists.ts';
import { OrdersImport } from './orders/import.tsx';
import { OpenedOrder } from './orders/opened-order.tsx';

const PER_PAGE = 100;

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

/** The orders, newest first: searched, exported, imported, each with what it does to the mail. */
export function Orders() {
  const { params, page, set, filter, setPage, linkTo } = useListParams();
  const [importing, importing_] = useDisclosure(false);
  const search = params.get('q') ?? '';
  const asked = search.trim() === '' ? {} : { search: search.trim() };
  const call = control('listOrders', { query: { ...asked, page, per_page: PER_PAGE } });
  const query = useList(['orders', asked, page], call);
  const opened = useOpened(query.data?.rows, params.get('order'));
  const total = query.data?.total;
  return (
    <Page
      title="Orders"
      lead={
        <>
          What customers bought, as the audience <CustomersLink>Customers (Orders API)</CustomersLink>, which campaigns
          can leave out
        </>
      }
      actions={
        <>
          <ExportCsv name="orders" make={() => ordersCsv(asked)} />
          <Button onClick={importing_.open}>Import a file</Button>
        </>
      }
    >
      <Group gap="sm">
        <TextInput
          data-search
          className="search-text"
          aria-label="Search orders"
          placeholder="Order, customer, name, street, ZIP, product, promo code …"
          type="search"
          value={search}
          onChange={(event) => filter({ q: event.currentTarget.value })}
        />
        <span className="sub" role="status">
          {total === undefined ? '' : total === 1 ? '1 order' : `${total.toLocaleString('en-US')} orders`}
        </span>
        <CopyAs call={call} />
      </Group>
      <Loaded query={query}>
        {({ rows, total: count }) =>
          count > 0 ? (
            <>
              <DataTable label="Orders" head={['Order', 'Date', 'Total', 'Customer', 'Ships to', 'Bought', 'Code']}>
                {rows.map((order) => (
                  <Row key={order.id} order={order} href={linkTo({ order: order.id })} />
                ))}
              </DataTable>
              <Pager page={page} perPage={PER_PAGE} total={count} onPage={setPage} />
            </>
          ) : search === '' ? (
            <Empty title="No orders yet" command={service('POST', '/v1/order', { body: example })}>
              Submit one with the SDK or with this command, or import a file of them. Each makes two records in the
              audience Customers (Orders API), which campaigns can leave out.
            </Empty>
          ) : (
            <Empty title="Nothing found">
              No order holds all of these words. <Link href="/orders">All orders</Link>
            </Empty>
          )
        }
      </Loaded>
      <Drawer
        opened={opened !== undefined}
        onClose={() => set({ order: null })}
        position="right"
        size="lg"
        title="Order"
      >
        {opened !== undefined && <OpenedOrder order={opened} onGone={() => set({ order: null })} />}
      </Drawer>
      <Modal opened={importing} onClose={importing_.close} title="Import orders" size="xl">
        <OrdersImport onDone={importing_.close} />
      </Modal>
    </Page>
  );
}

function CustomersLink({ children }: { readonly children: string }) {
  const { data = [] } = useCall(['audiences'], control('listAudiences', {}));
  const id = data.find(({ kind }) => kind === 'customers')?.id;
  return id === undefined ? children : <Link href={`/audiences/${id}`}>{children}</Link>;
}

function Row({ order, href }: { readonly order: Order; readonly href: string }) {
  const { order_id, order_date, currency, total, customer, shipping_address: place, order_items, metadata } = order;
  const [first, ...more] = order_items;
  const code = metadata?.['promo_code'];
  return (
    <Table.Tr className="row">
      <Table.Td>
        <Link href={href} data-row className="row-link mono">
          {order_id}
        </Link>
      </Table.Td>
      <Table.Td className="when">{order_date.slice(0, 10)}</Table.Td>
      <Table.Td className="number">{total === null ? '–' : `${total.toFixed(2)} ${currency}`}</Table.Td>
      <Table.Td className="mono">
        {customer.id ?? (customer.email_sha256 === null ? '–' : `${customer.email_sha256.slice(0, 10)}…`)}
      </Table.Td>
      <Table.Td>
        {place === null ? '–' : place.name}
        {place !== null && (
          <div className="sub">
            {place.city}, {place.state_name} {place.postal_code}
          </div>
        )}
      </Table.Td>
      <Table.Td>
        {first === undefined ? '–' : (first.description ?? first.identifier)}
        {more.length > 0 && <div className="sub">and {more.length} more</div>}
      </Table.Td>
      <Table.Td className="mono">{typeof code === 'string' ? code : ''}</Table.Td>
    </Table.Tr>
  );
}
