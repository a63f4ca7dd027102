import { figure } from '@direct-mail/contract/words/figures';
import { Group, Stack, Table } from '@mantine/core';
import { Link } from 'wouter';
import { control, type Order } from '../../api/control.ts';
import { service } from '../../api/service.ts';
import { useCall, useList } from '../../api/use-call.ts';
import { ConfirmButton } from '../../components/forms/confirm.tsx';
import { nameOf } from '../../components/mail/recipient.ts';
import { StateChip } from '../../components/mail/state-chip.tsx';
import { CopyAs } from '../../components/page/copy-as.tsx';
import { DataTable } from '../../components/page/data-table.tsx';
import { Fact, Facts } from '../../components/page/facts.tsx';
import { Isolated } from '../../components/page/isolated.tsx';
import { JsonView } from '../../components/page/json-view.tsx';
import { Time } from '../../components/time/time.tsx';

type Place = NonNullable<Order['shipping_address']>;

const SHOWN = 5;

/** One order: what was bought, its effect on mailings, and the mail that its customer received. */
export function OpenedOrder({ order, onGone }: { readonly order: Order; readonly onGone: () => void }) {
  const { order_id, order_date, currency, total, customer, metadata, order_items: items } = order;
  const call = service('DELETE', `/v1/order/${encodeURIComponent(order_id)}`);
  const money = (value: number | null | undefined): string => (value == null ? '' : `${value.toFixed(2)} ${currency}`);
  return (
    <Stack gap="sm" className="opened">
      <p className="opened-head">
        <span className="mono">{order_id}</span> <span>{money(total)}</span>
        <span className="sub">
          {order_date.slice(0, 10)}, submitted <Time at={order.created_at} />
        </span>
      </p>
      <Facts>
        <Fact name="Customer" value={customer.id} mono />
        <Fact name="E-mail hash" value={customer.email_sha256} mono />
        <Fact name="Ships to" value={lineOf(order.shipping_address)} />
        <Fact name="Bills to" value={lineOf(order.billing_address)} />
        {Object.entries(metadata ?? {}).map(([name, value]) => (
          <Fact key={name} name={name} value={String(value)} />
        ))}
      </Facts>
      {items.length > 0 && (
        <DataTable
          label="What was bought"
          head={['Product', 'Quantity', 'Price', 'Total']}
          phone={{
            lines: [
              [1, 4],
              [2, 3],
            ],
            named: [2, 3],
          }}
        >
          {items.map(({ identifier, description, quantity, price, total: sum }) => (
            <Table.Tr key={identifier}>
              <Table.Td>
                {description ?? identifier} {description != null && <span className="sub mono">{identifier}</span>}
              </Table.Td>
              <Table.Td className="number">{quantity ?? ''}</Table.Td>
              <Table.Td className="number">{money(price)}</Table.Td>
              <Table.Td className="number">{money(sum)}</Table.Td>
            </Table.Tr>
          ))}
        </DataTable>
      )}
      <h3>Effect on mailings</h3>
      <Suppressing />
      <h3>Mail to this address</h3>
      <MailTo place={order.shipping_address ?? order.billing_address} />
      <h3>As JSON</h3>
      <JsonView value={order} label="The order as JSON" />
      <Group gap="sm">
        <ConfirmButton label="Delete" title="Delete the order?" call={call} gone={order.id} onDone={onGone}>
          Its two records in the audience Customers (Orders API) are deleted too, and no longer keep the customer out of
          campaigns.
        </ConfirmButton>
        <CopyAs call={call} />
      </Group>
    </Stack>
  );
}

/** The campaigns that suppress customers: without one, an order has no effect. */
function Suppressing() {
  const { data } = useCall(['campaigns'], control('listCampaigns', {}));
  if (data === undefined) return <p className="sub">Looking …</p>;
  const leaving = data.filter(({ settings }) => settings.suppress_customers);
  const mailing = data.filter(({ settings }) => !settings.suppress_customers);
  return (
    <ul className="next">
      <li>
        {leaving.length === 0 ? 'No campaign leaves customers out yet' : 'Not mailed to this customer: '}
        <Campaigns list={leaving} />
      </li>
      <li>
        {mailing.length === 0 ? 'Every campaign leaves customers out' : 'Mailed nevertheless: '}
        <Campaigns list={mailing} />
      </li>
    </ul>
  );
}

function Campaigns({ list }: { readonly list: readonly { readonly id: string; readonly name: string }[] }) {
  return list.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link href={`/campaigns/${id}`}>
        <Isolated>{name}</Isolated>
      </Link>
    </span>
  ));
}

function MailTo({ place }: { readonly place: Place | null }) {
  const query = useList(
    ['mailings', 'to', place?.address_1, place?.postal_code],
    control('listMailings', { query: { to: place?.address_1 ?? '', zip: place?.postal_code ?? '', per_page: SHOWN } }),
    { enabled: place !== null },
  );
  if (place === null) return <p className="sub">The order has no address.</p>;
  if (query.data === undefined) return <p className="sub">Looking …</p>;
  const { rows, total } = query.data;
  if (total === 0) return <p className="sub">None.</p>;
  const search = `to:"${place.address_1}" zip:${place.postal_code}`;
  return (
    <ul className="next">
      {rows.map((mailing) => (
        <li key={mailing.id}>
          <Link href={`/mailings/${mailing.id}`}>
            <Isolated>{nameOf(mailing)}</Isolated>
          </Link>{' '}
          <StateChip state={mailing.state} />{' '}
          <span className="sub">
            <Isolated>{mailing.campaign_name}</Isolated>, <Time at={mailing.created_at} />
          </span>
        </li>
      ))}
      {total > SHOWN && (
        <li>
          <Link href={`/?q=${encodeURIComponent(search)}`}>All {figure(total)}</Link>
        </li>
      )}
    </ul>
  );
}

function lineOf(place: Place | null): string {
  if (place === null) return '';
  const { name, address_1, address_2, city, state_name, postal_code } = place;
  return [name, address_1, address_2, `${city}, ${state_name} ${postal_code}`].filter(Boolean).join(', ');
}
