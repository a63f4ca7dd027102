import { orderHeadings, personHeadings } from '@direct-mail/contract/words/headings';
import { Button, Text } from '@mantine/core';
import type { Call } from '../../api/call.ts';
import { service } from '../../api/service.ts';
import { BatchImport } from '../../components/files/batch-import.tsx';

const columns = [
  { column: 'order_id', label: 'Order id', headings: [...orderHeadings.order_id, 'id', 'number'] },
  { column: 'order_date', label: 'Date', headings: orderHeadings.order_date },
  { column: 'total', label: 'Total', headings: orderHeadings.total },
  { column: 'currency', label: 'Currency', headings: ['currency'] },
  { column: 'customer_id', label: 'Customer id', headings: ['customerid', 'customer', 'identifier', 'userid'] },
  { column: 'customer_email', label: 'E-mail', headings: [...personHeadings.email, 'customeremail', 'buyeremail'] },
  {
    column: 'customer_email_sha256',
    label: 'E-mail hash',
    headings: personHeadings.email_sha256,
  },
  { column: 'name', label: 'Name', headings: [...personHeadings.full_name, 'shippingname', 'shipto'] },
  { column: 'address_1', label: 'Address', headings: [...personHeadings.address_1, 'shippingaddress'] },
  { column: 'address_2', label: 'Address, line 2', headings: personHeadings.address_2 },
  { column: 'city', label: 'City', headings: personHeadings.city },
  { column: 'state', label: 'State', headings: personHeadings.state },
  { column: 'postal_code', label: 'ZIP', headings: personHeadings.postal_code },
] as const;

type Column = (typeof columns)[number]['column'];

/** The order of a row; unmapped columns become its metadata. */
export function orderOf(
  row: Readonly<Partial<Record<Column, string>>>,
  metadata: Readonly<Record<string, string>>,
): Call<unknown> {
  const { name, address_1, address_2, city, state, postal_code, total, order_date, ...fields } = row;
  const place = { name, address_1, address_2, city, state, postal_code };
  const body = {
    ...fields,
    ...(order_date === undefined ? {} : { order_date: order_date.slice(0, 10) }),
    // An invalid number is sent as it is, so that the service reports it.
    ...(total === undefined ? {} : { total: Number.isNaN(Number(total)) ? total : Number(total) }),
    ...(address_1 === undefined ? {} : { shipping_address: place }),
    ...(Object.keys(metadata).length === 0 ? {} : { metadata }),
  };
  return service('POST', '/v1/order', { body });
}

/** Imports orders from a file, one call each, like the export of a shop. */
export function OrdersImport({ onDone }: { readonly onDone: () => void }) {
  return (
    <BatchImport
      columns={columns}
      callOf={orderOf}
      things="orders"
      thing="order"
      othersAre="Unmapped columns become metadata of the order, such as promo_code."
      after={
        <Button variant="subtle" size="compact-sm" onClick={onDone}>
          Show the orders
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        Each row is one call of <code>POST /v1/order</code> and appears under Requests. An order that already exists is
        rejected (D26), and its row is listed.
      </Text>
    </BatchImport>
  );
}
