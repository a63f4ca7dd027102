import { Button, Modal, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { control, type Order } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useCall, useList } from '../../api/use-call.ts';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { ExportCsv } from '../../components/page/export-csv.tsx';
import { Page } from '../../components/page/page.tsx';
import { rowsPerPage, useListParams } from '../../components/page/pager.tsx';
import { RecordList } from '../../components/page/record-list.tsx';
import { ordersCsv } from '../../files/lists.ts';
import { exampleOrder } from './example.ts';
import { OrdersImport } from './import.tsx';
import { OpenedOrder } from './opened-order.tsx';

/** The orders, newest first, with search, export and import; each shows its effect on mailings. */
export function Orders() {
  const list = useListParams();
  const [perPage] = useState(rowsPerPage);
  const [importing, importing_] = useDisclosure(false);
  const search = list.params.get('q') ?? '';
  const asked = search.trim() === '' ? {} : { search: search.trim() };
  const call = control('listOrders', { query: { ...asked, page: list.page, per_page: perPage } });
  const query = useList(['orders', asked, list.page, perPage], call);
  return (
    <Page
      title="Orders"
      lead={
        <>
          What customers bought. Customers form the audience <CustomersLink>Customers (Orders API)</CustomersLink>,
          which campaigns can leave out
        </>
      }
      actions={
        <>
          {(search !== '' || query.data?.total !== 0) && <ExportCsv name="orders" make={() => ordersCsv(asked)} />}
          <Button onClick={importing_.open}>Import a file</Button>
        </>
      }
    >
      <RecordList
        list={list}
        query={query}
        perPage={perPage}
        noun="Order"
        unfiltered={search === ''}
        head={['Order', 'Date', 'Total', 'Customer', 'Ships to', 'Bought', 'Code']}
        phone={{
          lines: [
            [5, 3],
            [6, 2],
            [1, 7],
          ],
        }}
        search={{
          name: 'q',
          label: 'Search orders',
          placeholder: 'Order, customer, name, street, ZIP, product, promo code …',
        }}
        tools={<CopyAs call={call} />}
        row={(order, href) => <Row key={order.id} order={order} href={href} />}
        opened={(order, close) => <OpenedOrder order={order} onGone={close} />}
        none={<None searched={search !== ''} />}
      />
      <Modal opened={importing} onClose={importing_.close} title="Import orders" size="xl">
        <OrdersImport onDone={importing_.close} />
      </Modal>
    </Page>
  );
}

function None({ searched }: { readonly searched: boolean }) {
  if (searched) {
    return (
      <Empty title="Nothing found">
        No order matches all of these words. <Link href="/orders">All orders</Link>
      </Empty>
    );
  }
  return (
    <Empty title="No orders yet" command={service('POST', '/v1/order', { body: exampleOrder })}>
      Submit one with the SDK or with this command, or import a file of them. Each adds two records to the audience
      Customers (Orders API), which campaigns can leave out.
    </Empty>
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
        {more.length > 0 && <div className="sub beside">and {more.length} more</div>}
      </Table.Td>
      <Table.Td className="mono">{typeof code === 'string' ? code : ''}</Table.Td>
    </Table.Tr>
  );
}
