import { GOOD, of, refuses, takes } from './faults-of.ts';
import {
  bodyOf,
  confirmed,
  drop,
  type Fault,
  type Json,
  onBody,
  onRequest,
  onResponse,
  onStatus,
  put,
  type Sent,
} from './seed.ts';

const eachOf = (all: readonly Json[], change: (one: Json) => void): void => {
  for (const one of all) change(one);
};

const order = 'createOrder';

const orders = [order, 'updateOrder'] as const;

const inOrder = (name: string, rule: string, change: (json: Json, sent: Sent) => void): Fault =>
  onBody(name, rule, [...orders], (json, sent) => change(json, sent));

const addresses = (json: Json): Json[] =>
  [of(json['shipping_address']), of(json['billing_address'])].filter((each) => 'address_1' in each);

const keyCount = (value: unknown): number => Object.keys(of(value)).length;

const ofItems = (body: Json): Json[] => (Array.isArray(body['order_items']) ? (body['order_items'] as Json[]) : []);

/** Changes metadata wherever it is. */
const metadata = (body: Json, change: (value: Json) => Json): Json => ({
  ...body,
  ...('metadata' in body ? { metadata: change(of(body['metadata'])) } : {}),
  ...('order_items' in body
    ? {
        order_items: ofItems(body).map((item) =>
          'metadata' in item ? { ...item, metadata: change(of(item['metadata'])) } : item,
        ),
      }
    : {}),
});

const allMetadata = (body: Json): Json[] => [
  of(body['metadata']),
  ...ofItems(body).map((item) => of(item['metadata'])),
];

/** Faults of orders. */
export const orderFaults: readonly Fault[] = [
  takes('order_id may be missing', 'order.required', order, (body) =>
    'order_id' in body ? undefined : { ...body, order_id: `made-up-${Math.random()}` },
  ),
  takes('order_date may be missing', 'order.required', order, (body) => ({ order_date: '2026-01-01', ...body })),
  ...['identifier', 'total'].map((name) =>
    takes(`an item may lack ${name}`, 'order.required', order, (body) => ({
      ...body,
      ...('order_items' in body
        ? { order_items: ofItems(body).map((item) => ({ [name]: name === 'total' ? 1 : 'x', ...item })) }
        : {}),
    })),
  ),
  ...['address_1', 'postal_code'].map((name) =>
    takes(`an order's address may lack ${name}`, 'order.required', order, (body) =>
      'shipping_address' in body
        ? { ...body, shipping_address: { [name]: GOOD[name], ...of(body['shipping_address']) } }
        : undefined,
    ),
  ),
  takes('what is no date is taken', 'order.date', order, (body) =>
    /^\d{4}-\d\d-\d\d/.test(String(body['order_date'])) || body['order_date'] === undefined
      ? undefined
      : { ...body, order_date: '2026-01-01' },
  ),
  takes('31 February is taken', 'order.date', order, (body) =>
    body['order_date'] === '2026-02-30' ? { ...body, order_date: '2026-03-02' } : undefined,
  ),
  inOrder('order_date is echoed as a date', 'order.date', (json) =>
    put(json, 'order_date', String(json['order_date']).slice(0, 10)),
  ),
  inOrder('order_date is echoed a day early', 'order.date', (json) =>
    put(json, 'order_date', new Date(Date.parse(String(json['order_date'])) - 1).toISOString()),
  ),
  inOrder('currency is EUR when absent', 'order.currency', (json, sent) =>
    put(json, 'currency', 'currency' in bodyOf(sent) ? json['currency'] : 'EUR'),
  ),
  inOrder('currency is always USD', 'order.currency', (json) => put(json, 'currency', 'USD')),
  takes('a currency of two characters is taken', 'order.currency', order, (body) =>
    body['currency'] === 'US' ? { ...body, currency: 'USD' } : undefined,
  ),
  takes('an order without a person is taken', 'order.at-least-one', order, (body) =>
    'customer_id' in body &&
    !['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].some((name) => name in body)
      ? { ...body, customer_email: 'x@example.com' }
      : undefined,
  ),
  ...['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].map((name) =>
    refuses(
      `${name} alone is not enough`,
      'order.at-least-one',
      order,
      (body) =>
        name in body &&
        ['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].filter(
          (each) => each in body,
        ).length === 1,
    ),
  ),
  inOrder('the hash is not of the lowercased e-mail', 'order.email-hashed', (json, sent) => {
    if ('customer_email' in bodyOf(sent)) of(json['customer'])['email_sha256'] = 'a'.repeat(64);
  }),
  inOrder('the e-mail is kept', 'order.email-hashed', (json, sent) =>
    put(json, 'customer_email', bodyOf(sent)['customer_email']),
  ),
  takes('a hash of 63 characters is taken', 'order.hash-length', order, (body) =>
    String(body['customer_email_sha256']).length === 63
      ? { ...body, customer_email_sha256: `0${body['customer_email_sha256'] as string}` }
      : undefined,
  ),
  takes('a hash of 65 characters is cut', 'order.hash-length', order, (body) =>
    String(body['customer_email_sha256']).length === 65
      ? { ...body, customer_email_sha256: String(body['customer_email_sha256']).slice(1) }
      : undefined,
  ),
  ...['id', 'currency', 'total', 'customer', 'metadata', 'order_items', 'billing_address', 'order_date'].map((name) =>
    inOrder(`the order record drops ${name}`, 'order.record', (json) => drop(json, name)),
  ),
  inOrder('total is rounded to one decimal', 'order.record', (json) =>
    put(json, 'total', json['total'] === null ? null : Math.round(Number(json['total']) * 10) / 10),
  ),
  inOrder('total is in cents', 'order.record', (json) =>
    put(json, 'total', json['total'] === null ? null : Number(json['total']) * 100),
  ),
  inOrder('customer.id is lost', 'order.record', (json) => put(of(json['customer']), 'id', null)),
  inOrder('booleans in metadata become strings', 'order.record', (json) => {
    const values = of(json['metadata']);
    for (const name of Object.keys(values)) if (typeof values[name] === 'boolean') values[name] = String(values[name]);
  }),
  inOrder('quantity of an item is lost', 'order.record', (json) =>
    eachOf(ofItems(json), (item) => drop(item, 'quantity')),
  ),
  inOrder('categories are turned round', 'order.record', (json) =>
    ofItems(json).forEach((item) => void (Array.isArray(item['category']) && item['category'].reverse())),
  ),
  inOrder('price of an item is rounded', 'order.record', (json) =>
    eachOf(ofItems(json), (item) => put(item, 'price', Math.round(Number(item['price'])))),
  ),
  inOrder('the record says state', 'order.record', (json) =>
    addresses(json).forEach((each) => {
      each['state'] = each['state_name'];
      delete each['state_name'];
    }),
  ),
  inOrder('the record has no company', 'order.record', (json) =>
    eachOf(addresses(json), (each) => drop(each, 'company')),
  ),
  inOrder('country is US', 'order.country', (json) => eachOf(addresses(json), (each) => put(each, 'country', 'US'))),
  takes('a country of two characters is taken', 'order.country', order, (body) =>
    of(body['shipping_address'])['country'] === 'US'
      ? { ...body, shipping_address: { ...of(body['shipping_address']), country: 'USA' } }
      : undefined,
  ),
  inOrder('new_buyer becomes a number', 'order.predefined-metadata', (json) =>
    put(of(json['metadata']), 'new_buyer', 1),
  ),
  inOrder('promo_code is lost', 'order.predefined-metadata', (json) => drop(json, 'metadata.promo_code')),
  takes('11 metadata keys are taken', 'limits.metadata-keys', order, (body) =>
    metadata(body, (value) => Object.fromEntries(Object.entries(value).slice(0, 10))),
  ),
  refuses('10 metadata keys are refused', 'limits.metadata-keys', order, (body) =>
    allMetadata(body).some((each) => keyCount(each) === 10),
  ),
  takes('a key of 41 characters is taken', 'limits.metadata-key', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name.slice(0, 40), each])),
    ),
  ),
  refuses('a key of 40 characters is refused', 'limits.metadata-key', order, (body) =>
    allMetadata(body).some((each) => Object.keys(each).some((name) => name.length === 40)),
  ),
  takes('a value of 201 characters is taken', 'limits.metadata-value', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, typeof each === 'string' ? each.slice(0, 200) : each]),
      ),
    ),
  ),
  refuses('a value of 200 characters is refused', 'limits.metadata-value', order, (body) =>
    allMetadata(body).some((each) => Object.values(each).some((value) => String(value).length === 200)),
  ),
  takes('an object as metadata value is taken', 'limits.metadata-value', order, (body) =>
    metadata(body, (value) =>
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typeof each === 'object' ? 'x' : each])),
    ),
  ),
  refuses('a boolean as metadata value is refused', 'limits.metadata-value', order, (body) =>
    allMetadata(body).some((each) => Object.values(each).some((value) => value === false)),
  ),
  onBody('an edit changes nothing', 'order.edit', 'updateOrder', (json) =>
    put(json, 'total', json['total'] === 20 ? 10 : json['total']),
  ),
  onBody('an edit forgets what it does not name', 'order.edit', 'updateOrder', (json) =>
    put(of(json['customer']), 'id', null),
  ),
  onResponse('order_id can change', 'order.edit', 'updateOrder', (got, sent) =>
    'order_id' in bodyOf(sent) ? confirmed(200, { ...bodyOf(sent) }) : got,
  ),
  onRequest('a deleted order stays', 'order.delete', 'deleteOrder', ({ url }) => ({
    path: url.pathname,
    method: 'POST',
    json: { total: 1 },
  })),
  onStatus('a deletion answers 500', 'order.delete', 'deleteOrder', 200, 500),
  onBody('the automatic audience is called otherwise', 'order.automatic-audience', 'listAudiences', (json) =>
    (json as unknown as Json[]).map((each) =>
      String(each['name']).startsWith('Customers') ? { ...each, name: 'Customers' } : each,
    ),
  ),
  onBody('an order makes one record', 'audience.two-records', 'listAudiences', (json) =>
    (json as unknown as Json[]).map((each) =>
      String(each['name']).startsWith('Customers') ? { ...each, member_count: Number(each['member_count']) / 2 } : each,
    ),
  ),
  onResponse('the automatic audience can be mailed', 'audience.no-one-time-send', 'control', (got, { url }) =>
    url.pathname.endsWith('/send') ? { ...got, status: 201 } : got,
  ),
];
