import { limits } from '@direct-mail/contract';
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
import type { Answer } from '../service/http.ts';
import { person, postalAddress, without } from '../service/pieces.ts';
import type { Service } from '../service/service.ts';
import { Blocked, Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';

const full = 'full';
export const CUSTOMERS = 'Customers (Orders API)';

let counter = 0;

/** An order of a made-up person; every order of a run has an id of its own and is deleted at the end. */
export function order(service: Service, change: Json = {}): Json & { readonly order_id: string } {
  counter += 1;
  const order_id = `conformance-${service.memory.run}-${service.uuid().slice(0, 8)}-${counter}`;
  return { order_id, order_date: '2026-01-15', shipping_address: address(service), ...change } as Json & {
    order_id: string;
  };
}

export const address = (service: Service): Json => ({ name: person(service).name, ...postalAddress(service) });

/** Submits an order, and remembers to delete it. */
export async function submit(service: Service, body: Json): Promise<Answer> {
  const id = body['order_id'];
  const made = asArray(service.memory.facts['orders']).map(String);
  if (typeof id === 'string' && id !== '') service.memory.facts['orders'] = [...new Set([...made, id])];
  return service.call('createOrder', { json: body });
}

/** Deletes what this run submitted; says how many are left. */
export async function deleteOrders(service: Service): Promise<number> {
  const left: string[] = [];
  for (const order_id of asArray(service.memory.facts['orders']).map(String)) {
    const { status } = await service.call('deleteOrder', { path: { order_id } });
    if (status >= 300 && status !== 404) left.push(order_id);
  }
  service.memory.facts['orders'] = left;
  return left.length;
}

/** The order record of an answer; the specification does not say that there is one. */
function record(answer: Answer, what = 'the order'): Json {
  expectAccepted(answer, what);
  const body = asObject(answer.body);
  if (!('order_id' in body))
    throw new Unseen('the answer holds no order record, and the specification does not ask for one');
  return body;
}

const submitted = async (service: Service, change: Json = {}): Promise<Json> =>
  record(await submit(service, order(service, change)));

async function refused(service: Service, body: Json, what: string): Promise<void> {
  expectRefused(await submit(service, body), what);
}

async function accepted(service: Service, change: Json, what: string): Promise<void> {
  expectAccepted(await submit(service, order(service, change)), what);
}

const item = (change: Json = {}): Json => ({ identifier: 'SKU-1', total: 5, ...change });
const keys = (count: number): Json => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
const { maxProperties, propertyNames, additionalProperties } = limits.components.Metadata;
const KEYS = maxProperties;
const KEY = propertyNames.maxLength;
const VALUE = additionalProperties.maxLength;

/** Limits hold in the metadata of an order and of its items. */
function metadataCheck(id: string, name: string, good: readonly Json[], bad: readonly Json[]): Check[] {
  return (['the order', 'an item'] as const).map((where) => {
    const put = (metadata: Json): Json =>
      where === 'the order' ? { metadata } : { order_items: [item({ metadata })] };
    return rule(id, full)(`${name}, in the metadata of ${where}`, async (service) => {
      for (const each of good) await accepted(service, put(each), 'metadata within the limit');
      for (const each of bad) await refused(service, order(service, put(each)), 'metadata beyond the limit');
    });
  });
}

const required = rule('order.required', full);
const atLeastOne = rule('order.at-least-one', full);
const recorded = rule('order.record', full);
const edit = rule('order.edit', full);
const remove = rule('order.delete', full);

async function customers(service: Service): Promise<Json | undefined> {
  const { body } = await service.call('listAudiences');
  return asArray(body)
    .map(asObject)
    .find(({ name }) => name === CUSTOMERS);
}

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
  rule('order.date', full)('what is no date is refused', async (service) => {
    for (const order_date of ['yesterday', '2026-02-30', '02/28/2026'])
      await refused(service, order(service, { order_date }), 'what is no date');
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
  rule('order.email-hashed', full)(
    'the SHA-256 of the lowercased e-mail is kept, and not the e-mail',
    async (service) => {
      const { email } = person(service);
      const answer = await submit(service, order(service, { customer_email: email.toUpperCase() }));
      const { customer } = record(answer);
      expectThat(
        asObject(customer)['email_sha256'] === (await sha256(email)),
        'the SHA-256 of the lowercased e-mail',
        shapeOf(asObject(customer)['email_sha256']),
      );
      expectThat(!answer.text.toLowerCase().includes(email), 'a record without the e-mail', 'the e-mail in it');
    },
  ),
  rule('order.hash-length', full)('customer_email_sha256 has 64 characters', async (service) => {
    const hash = await sha256(person(service).email);
    await accepted(service, { customer_email_sha256: hash }, 'a hash of 64 characters');
    for (const customer_email_sha256 of [hash.slice(1), `${hash}0`])
      await refused(
        service,
        order(service, { customer_email_sha256 }),
        `a hash of ${customer_email_sha256.length} characters`,
      );
  }),
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
  recorded('what was sent is in the record', async (service) => {
    const sent = order(service, {
      total: 12.75,
      customer_id: 'customer-1',
      customer_email: person(service).email,
      metadata: { colour: 'red', count: 3, gift: true },
    });
    const kept = record(await submit(service, sent));
    expectEqual(kept['order_id'], sent.order_id, 'order_id');
    expectEqual(kept['total'], 12.75, 'total');
    expectThat(
      asObject(kept['customer'])['id'] === 'customer-1',
      'customer.id as sent',
      shapeOf(asObject(kept['customer'])['id']),
    );
    const metadata = asObject(kept['metadata']);
    expectThat(
      metadata['colour'] === 'red' && metadata['count'] === 3 && metadata['gift'] === true,
      'the metadata as sent',
      shapeOf(kept['metadata']),
    );
  }),
  recorded('the items come back with their values', async (service) => {
    const sent = item({ description: 'Thing', quantity: 2, price: 2.5, category: ['top', 'below'] });
    const kept = asObject(asArray((await submitted(service, { order_items: [sent] }))['order_items'])[0]);
    for (const name of ['identifier', 'total', 'description', 'quantity', 'price'])
      expectThat(kept[name] === sent[name], `${name} of the item as sent`, shapeOf(kept[name]));
    expectEqual(asArray(kept['category']).join(' > '), 'top > below', 'the category, top-most first');
  }),
  recorded('its addresses have state_name and company, and no state', async (service) => {
    const kept = await submitted(service, { billing_address: address(service) });
    for (const name of ['shipping_address', 'billing_address']) {
      const shown = asObject(kept[name]);
      expectThat('state_name' in shown && !('state' in shown), `state_name in ${name}`, 'state or neither');
      expectThat('company' in shown, `company in ${name}`, 'none');
      expectThat(
        'address_1' in shown && 'city' in shown && 'postal_code' in shown,
        `address_1, city and postal_code in ${name}`,
        'not all of them',
      );
    }
  }),
  rule('order.country', full)('country is USA when absent', async (service) => {
    const { shipping_address } = await submitted(service);
    if (!('country' in asObject(shipping_address))) throw new Unseen('the record shows no country');
    expectEqual(asObject(shipping_address)['country'], 'USA', 'country');
  }),
  rule('order.country', full)('country has three characters', async (service) => {
    for (const country of ['US', 'USAA'])
      await refused(
        service,
        order(service, { shipping_address: { ...address(service), country } }),
        `a country of ${country.length} characters`,
      );
    await accepted(service, { shipping_address: { ...address(service), country: 'USA' } }, 'the country USA');
  }),
  rule('order.predefined-metadata', full)('new_buyer keeps its boolean and promo_code its text', async (service) => {
    const metadata = asObject(
      (await submitted(service, { metadata: { new_buyer: true, promo_code: 'SPRING' } }))['metadata'],
    );
    expectEqual(metadata['new_buyer'], true, 'new_buyer');
    expectEqual(metadata['promo_code'], 'SPRING', 'promo_code');
  }),
  ...metadataCheck('limits.metadata-keys', `at most ${KEYS} keys`, [keys(KEYS)], [keys(KEYS + 1)]),
  ...metadataCheck(
    'limits.metadata-key',
    `a key of at most ${KEY} characters`,
    [{ ['k'.repeat(KEY)]: 1 }],
    [{ ['k'.repeat(KEY + 1)]: 1 }],
  ),
  ...metadataCheck(
    'limits.metadata-value',
    `a string of at most ${VALUE} characters, a number or a boolean`,
    [{ a: 'v'.repeat(VALUE), b: 1.5, c: false }],
    [{ a: 'v'.repeat(VALUE + 1) }, { a: { b: 1 } }, { a: [1] }],
  ),
  edit('an edit changes what it names and leaves the rest', async (service) => {
    const sent = order(service, { total: 10, customer_id: 'c-1' });
    expectAccepted(await submit(service, sent), 'an order');
    const answer = await service.call('updateOrder', {
      path: { order_id: sent.order_id },
      json: { ...without(sent, 'order_id'), total: 20 },
    });
    const kept = record(answer, 'an edit');
    expectEqual(kept['total'], 20, 'total');
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
    const answer = await service.call('updateOrder', { path: { order_id: sent.order_id }, json });
    if (answer.status >= 400 && answer.status < 500) return;
    expectEqual(record(answer)['order_id'], sent.order_id, 'order_id after an edit that names another');
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
  rule('order.automatic-audience', full)(
    'submitting an order makes Customers (Orders API)',
    async (service) => {
      await accepted(service, {}, 'an order');
      await service.until(() => customers(service), `the audience ${CUSTOMERS}`);
    },
    { waits: 1 },
  ),
  rule('audience.two-records', full)(
    'an order adds two records to it',
    async (service) => {
      const before = Number((await customers(service))?.['member_count'] ?? 0);
      const sent = order(service, { billing_address: { ...address(service), name: person(service, 'Robin').name } });
      expectAccepted(await submit(service, sent), 'an order');
      const after = await service.until(async () => {
        const count = Number((await customers(service))?.['member_count'] ?? 0);
        return count > before ? count : undefined;
      }, 'the records of the order');
      expectEqual(after - before, 2, 'the number of new records');
    },
    { waits: 2 },
  ),
  rule('audience.no-one-time-send', full, { needs: ['dashboard'] })(
    'it cannot be mailed as a one-time send',
    async (service) => {
      await accepted(service, {}, 'an order');
      const audience = await customers(service);
      const campaign = await service.dashboard?.campaign({
        name: 'Conformance, send',
        creatives: [{ name: 'a', format: 'postcard_4x6' }],
      });
      if (audience === undefined || campaign === undefined) throw new Blocked(`there is no audience ${CUSTOMERS}`);
      const { status } = (await service.dashboard?.call('POST', `/campaigns/${campaign.id}/send`, {
        audience_id: audience['id'],
      })) ?? { status: 0 };
      expectThat(status >= 400 && status < 500, 'the send to be refused', String(status));
    },
  ),
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
