import type { orderCalls } from '@direct-mail/contract/control/calls';
import type { Order } from '@direct-mail/contract/control/generated/models';
import { searchable, searchFor } from '@direct-mail/contract/words/search';
import { hashEmail } from '../../account/base/email-hash.ts';
import { toIso } from '../../account/base/time.ts';
import { requireCampaign } from '../../account/campaigns/campaigns.ts';
import { listOrders, showOrder } from '../../account/orders/orders.ts';
import { simulateOrders } from '../../account/orders/simulate.ts';
import type { Account } from '../../account/store/account.ts';
import type { OrderRow } from '../../account/store/rows.ts';
import type { HandlersOf } from '../handlers.ts';
import { pageOf } from '../paging.ts';

export const orderHandlers: HandlersOf<typeof orderCalls> = {
  listOrders: ({ account, headers }, { query }) => {
    const { from, to } = pageOf(query);
    const found = query.search === undefined ? null : searchOrders(account, query.search);
    headers['x-total'] = String(found?.length ?? account.orders.size);
    return (found?.slice(from, to) ?? listOrders(account, from, to)).map((row) => ({
      ...(showOrder(row) as Pick<Order, 'metadata' | 'order_items'> & ReturnType<typeof showOrder>),
      shipping_address: row.shipping?.address ?? null,
      billing_address: row.billing?.address ?? null,
      created_at: toIso(row.created_at),
      updated_at: toIso(row.updated_at),
    }));
  },
  simulateOrders: ({ account }, { body }) => simulateOrders(account, requireCampaign(account, body.campaign), body),
};

function searchOrders(account: Account, search: string): OrderRow[] {
  const matches = searchFor(search, hashEmail);
  return listOrders(account, 0, Infinity).filter((row) => matches(searchable(textsOf(row))));
}

/** The fields that a search of orders covers: customer, addresses, items and codes. */
function textsOf(row: OrderRow): (string | null | undefined)[] {
  const places = [row.shipping?.address, row.billing?.address];
  return [
    row.order_id,
    row.customer_id,
    row.email_sha256,
    row.order_date,
    ...places.flatMap((place) => [place?.name, place?.address_1, place?.city, place?.state_name, place?.postal_code]),
    ...row.order_items.flatMap(({ identifier, description }) => [identifier, description]),
    ...Object.values(row.metadata ?? {}).map(String),
  ];
}
