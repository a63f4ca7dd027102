import {
  asArray,
  asObject,
  expectAccepted,
  expectEqual,
  expectRefused,
  expectThat,
  type Json,
  shapeOf,
} from '../service/expect.ts';
import { sha256 } from '../service/hash.ts';
import type { ServiceResponse } from '../service/http.ts';
import { person, postalAddress, without } from '../service/pieces.ts';
import { noteDeleted, ordersOf } from '../service/sent.ts';
import type { Service } from '../service/service.ts';
import { Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';

export const full = 'full';

export const CUSTOMERS = 'Customers (Orders API)';

let counter = 0;

/** An order of a made-up person; each has a unique id and is deleted at the end. */
export function order(service: Service, change: Json = {}): Json & { readonly order_id: string } {
  counter += 1;
  const order_id = `conformance-${service.memory.run}-${service.uuid().slice(0, 8)}-${counter}`;
  return { order_id, order_date: '2026-01-15', shipping_address: address(service), ...change } as Json & {
    order_id: string;
  };
}

export const address = (service: Service): Json => ({ name: person(service).name, ...postalAddress(service) });

/** Submits an order; its id is noted for deletion. */
export const submit = (service: Service, body: Json): Promise<ServiceResponse> =>
  service.call('createOrder', { json: body });

/** Deletes this run's orders and keeps the ids of those that could not be deleted. */
export async function deleteOrders(service: Service): Promise<void> {
  const { memory } = service;
  for (const order_id of ordersOf(memory)) {
    const { status } = await service.call('deleteOrder', { path: { order_id } });
    // Noted one by one, so that the list stays correct if the service fails midway.
    if (status < 300 || status === 404) noteDeleted(memory, order_id);
  }
}

/** The order record in a response; the specification does not require one. */
export function record(response: ServiceResponse, what = 'the order'): Json {
  expectAccepted(response, what);
  const body = asObject(response.body);
  if (!('order_id' in body))
    throw new Unseen('the response has no order record, and the specification does not require one');
  return body;
}

export const submitted = async (service: Service, change: Json = {}): Promise<Json> =>
  record(await submit(service, order(service, change)));

export async function refused(service: Service, body: Json, what: string): Promise<void> {
  expectRefused(await submit(service, body), what);
}

export async function accepted(service: Service, change: Json, what: string): Promise<void> {
  expectAccepted(await submit(service, order(service, change)), what);
}

export const item = (change: Json = {}): Json => ({ identifier: 'SKU-1', total: 5, ...change });

const required = rule('order.required', full);

const atLeastOne = rule('order.at-least-one', full);

export const recorded = rule('order.record', full);

const edit = rule('order.edit', full);

const remove = rule('order.delete', full);

export const orderChecks: readonly Check[] = [
  required('an order without order_id is refused', (service) =>
    refused(service, without(order(service), 'order_id'), 'an order without order_id'),
  ),
  required('an order without order_date is refused', (service) =>
    refused(service, without(order(service), 'order_date'), 'an order without order_date'),
  ),
  required('an order with both is taken', (service) => accepted(service, {}, 'an order')),
  required('an item needs identifier and total', async (service) => {
    for (const name of ['identifier', 'total'])
      await refused(service, order(service, { order_items: [without(item(), name)] }), `an item without ${name}`);
    await accepted(
      service,
      { order_items: [item({ quantity: 2, price: 2.5, category: ['a', 'b'], description: 'Thing' })] },
      'an item',
    );
  }),
  rule('order.items', full)('an item is shown with its fields, and its categories in their order', async (service) => {
    const sent = item({ quantity: 2, price: 2.5, description: 'Thing', category: ['Zebra', 'Apple', 'Middle'] });
    const [shown] = asArray((await submitted(service, { order_items: [sent] }))['order_items']).map(asObject);
    for (const name of ['identifier', 'total', 'quantity', 'price', 'description'])
      expectThat(shown?.[name] === sent[name], `${name} of the item as it was sent`, shapeOf(shown?.[name]));
    expectThat(
      JSON.stringify(shown?.['category']) === JSON.stringify(sent['category']),
      'the categories in the order in which they were sent',
      'another order, or others',
    );
  }),
  rule('order.items', full)('quantity is an integer', (service) =>
    refused(service, order(service, { order_items: [item({ quantity: 1.5 })] }), 'a quantity of 1.5'),
  ),
  required('an address needs address_1 and postal_code', async (service) => {
    for (const name of ['address_1', 'postal_code'])
      await refused(
        service,
        order(service, { shipping_address: without(address(service), name) }),
        `an address without ${name}`,
      );
  }),
  rule('order.date', full)('order_date is echoed as a full UTC timestamp of that day', async (service) => {
    const { order_date } = await submitted(service, { order_date: '2026-02-28' });
    expectThat(
      /^2026-02-28T\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/.test(String(order_date)),
      'a UTC timestamp of the day',
      shapeOf(order_date),
    );
  }),
  rule('order.date', full)('an invalid date is refused', async (service) => {
    for (const order_date of ['yesterday', '2026-02-30', '02/28/2026'])
      await refused(service, order(service, { order_date }), 'an invalid date');
  }),
  rule('order.currency', full)('currency is USD when absent, and as sent otherwise', async (service) => {
    expectEqual((await submitted(service))['currency'], 'USD', 'currency');
    expectEqual((await submitted(service, { currency: 'EUR' }))['currency'], 'EUR', 'currency');
  }),
  rule('order.currency', full)('currency has three characters', async (service) => {
    for (const currency of ['US', 'USDX'])
      await refused(service, order(service, { currency }), `a currency of ${currency.length} characters`);
  }),
  atLeastOne('an order without address, hash and e-mail is refused', (service) =>
    refused(
      service,
      without(order(service, { customer_id: 'c-1' }), 'shipping_address'),
      'an order without any of the four',
    ),
  ),
  ...['shipping_address', 'billing_address', 'customer_email', 'customer_email_sha256'].map((only) =>
    atLeastOne(`${only} alone is enough`, async (service) => {
      const { email } = person(service);
      const values: Json = {
        shipping_address: address(service),
        billing_address: address(service),
        customer_email: email,
        customer_email_sha256: await sha256(email),
      };
      expectAccepted(
        await submit(service, { ...without(order(service), 'shipping_address'), [only]: values[only] }),
        `an order with ${only}`,
      );
    }),
  ),
  ...[
    'id',
    'order_id',
    'currency',
    'total',
    'customer',
    'metadata',
    'order_items',
    'shipping_address',
    'billing_address',
    'order_date',
  ].map((field) =>
    recorded(`the record has ${field}`, async (service) => {
      const both = {
        billing_address: address(service),
        total: 12.5,
        customer_id: 'c-1',
        customer_email: person(service).email,
      };
      expectThat(
        field in (await submitted(service, { ...both, order_items: [item()], metadata: { a: 'b' } })),
        field,
        'none',
      );
    }),
  ),
  edit('an edit changes what it names and leaves the rest', async (service) => {
    const sent = order(service, { total: 10, customer_id: 'c-1' });
    const made = record(await submit(service, sent), 'an order');
    const response = await service.call('updateOrder', {
      path: { order_id: sent.order_id },
      json: { ...without(sent, 'order_id'), total: 20 },
    });
    const kept = record(response, 'an edit');
    expectEqual(kept['total'], 20, 'total');
    expectThat(kept['id'] === made['id'], 'id as it was', 'another one');
    expectEqual(kept['order_id'], sent.order_id, 'order_id');
    expectThat(
      asObject(kept['customer'])['id'] === 'c-1',
      'customer.id as it was',
      shapeOf(asObject(kept['customer'])['id']),
    );
  }),
  edit('order_id cannot change', async (service) => {
    const sent = order(service);
    expectAccepted(await submit(service, sent), 'an order');
    const json = { ...sent, order_id: `${sent.order_id}-other` };
    const response = await service.call('updateOrder', { path: { order_id: sent.order_id }, json });
    if (response.status >= 400 && response.status < 500) return;
    expectEqual(record(response)['order_id'], sent.order_id, 'order_id after an edit that names another');
  }),
  remove('an order is deleted, and is gone afterwards', async (service) => {
    const sent = order(service);
    expectAccepted(await submit(service, sent), 'an order');
    const path = { order_id: sent.order_id };
    expectAccepted(await service.call('deleteOrder', { path }), 'a deletion');
    expectRefused(
      await service.call('updateOrder', { path, json: without(sent, 'order_id') }),
      'an edit of a deleted order',
    );
  }),
  ...(['createOrder', 'updateOrder', 'deleteOrder'] as const).flatMap((operation) =>
    (['none', 'wrong'] as const).map((token) =>
      rule('auth.bearer', full)(
        `${operation} with ${token === 'none' ? 'no' : 'a wrong'} token is refused`,
        async (service) => {
          const { order_id, ...rest } = order(service);
          const json =
            operation === 'createOrder' ? { order_id, ...rest } : operation === 'updateOrder' ? rest : undefined;
          const { status } = await service.call(operation, { path: { order_id }, json, token });
          expectThat(status === 401 || status === 403, '401 or 403', String(status));
        },
      ),
    ),
  ),
];
