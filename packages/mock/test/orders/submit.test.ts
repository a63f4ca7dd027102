import { describe, expect, test } from 'vitest';
import { ADA_HASH, everythingKept, googleplex, penn, send } from '../rules.ts';
import { mockAt } from '../support.ts';

const least = { order_id: 'A-1', order_date: '2026-11-19', customer_email_sha256: ADA_HASH };

describe('POST /v1/order (Submit an order)', () => {
  test('order.record: D25: answers 201 with the order record', async () => {
    const { status, body } = await send(mockAt(), 'createOrder', {
      body: {
        ...least,
        currency: 'EUR',
        total: 59.9,
        customer_id: 'c-1815',
        shipping_address: googleplex,
        billing_address: penn,
        order_items: [{ identifier: 'SKU-1', quantity: 2, price: 29.95, total: 59.9, category: ['A', 'B'] }],
        metadata: { new_buyer: true, promo_code: 'HELLO10', shelf: 7 },
      },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      order_id: 'A-1',
      currency: 'EUR',
      total: 59.9,
      customer: { id: 'c-1815', email_sha256: ADA_HASH },
      metadata: { new_buyer: true, promo_code: 'HELLO10', shelf: 7 },
      order_items: [{ identifier: 'SKU-1', quantity: 2, price: 29.95, total: 59.9, category: ['A', 'B'] }],
      shipping_address: {
        name: 'Ada Lovelace',
        company: null,
        address_1: '1600 AMPHITHEATRE PKWY',
        address_2: '',
        city: 'MOUNTAIN VIEW',
        state_name: 'CA',
        postal_code: '94043',
        country: 'USA',
      },
      billing_address: expect.objectContaining({ address_1: '1600 PENNSYLVANIA AVE NW', state_name: 'DC' }),
      order_date: '2026-11-19T00:00:00.000Z',
    });
  });

  test('order.items: the categories keep their order, and a quantity that is no integer is refused', async () => {
    const mock = mockAt();
    const item = { identifier: 'SKU-1', total: 5, quantity: 2, category: ['Zebra', 'Apple', 'Middle'] };
    const submitted = await send(mock, 'createOrder', { body: { ...least, order_items: [item] } });
    expect(submitted.body.order_items).toEqual([item]);
    for (const wrong of [{ ...item, quantity: 1.5 }, { identifier: 'SKU-1' }, { total: 5 }]) {
      const refused = await send(mock, 'createOrder', { body: { ...least, order_id: 'A-2', order_items: [wrong] } });
      expect(refused.status).toBe(400);
    }
  });

  test('D75: a currency is kept in upper case', async () => {
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, currency: 'eur' } });
    expect(body.currency).toBe('EUR');
  });

  test('order.currency: currency: USD is assumed when absent; D75: absent total and customer_id are null in the record', async () => {
    const { body } = await send(mockAt(), 'createOrder', { body: least });
    expect(body).toMatchObject({ currency: 'USD', total: null, customer: { id: null, email_sha256: ADA_HASH } });
    expect(body).toMatchObject({ metadata: {}, order_items: [], shipping_address: null, billing_address: null });
  });

  test.each(['order_id', 'order_date'])('order.required: %s is required', async (field) => {
    const { status, body } = await send(mockAt(), 'createOrder', { body: { ...least, [field]: undefined } });
    expect(status).toBe(400);
    expect(body).toEqual({ error: { name: 'ValidationError', message: expect.stringContaining(field) } });
  });

  test('order.at-least-one: besides them, one of shipping_address, billing_address, customer_email_sha256, customer_email must be present', async () => {
    const mock = mockAt();
    const { status, body } = await send(mock, 'createOrder', { body: { order_id: 'A-1', order_date: '2026-11-19' } });
    expect(status).toBe(400);
    expect(body.error.message).toContain(
      'at least one of shipping_address, billing_address, customer_email_sha256, customer_email',
    );
    const alternatives = [
      { shipping_address: googleplex },
      { billing_address: googleplex },
      { customer_email_sha256: ADA_HASH },
      { customer_email: 'ada@example.com' },
    ];
    for (const [index, alternative] of alternatives.entries()) {
      const order = { order_id: `B-${index}`, order_date: '2026-11-19', ...alternative };
      expect((await send(mock, 'createOrder', { body: order })).status).toBe(201);
    }
  });

  test('D26: submitting an order_id that exists is refused and nothing changes', async () => {
    const mock = mockAt();
    await send(mock, 'createOrder', { body: { ...least, total: 10 } });
    const before = await mock.snapshot();
    const again = await send(mock, 'createOrder', { body: { ...least, total: 20 } });
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({ name: 'ValidationError', message: expect.stringContaining('order_id') });
    expect(await mock.snapshot()).toEqual(before);
  });

  test('D26: with the setting upsert, the order with that order_id is replaced as a whole and keeps its id', async () => {
    const mock = mockAt(undefined, { settings: { existingOrder: 'upsert' } });
    const first = await send(mock, 'createOrder', { body: { ...least, total: 10, customer_id: 'c-1' } });
    const again = await send(mock, 'createOrder', { body: { ...least, currency: 'CAD' } });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id: first.body.id, currency: 'CAD', total: null, customer: { id: null } });
  });

  test.each([
    ['2026-11-19', '2026-11-19T00:00:00.000Z'],
    ['2026-11-19T23:30:00-05:00', '2026-11-19T00:00:00.000Z'],
    ['2026-11-19T00:10:00+09:00', '2026-11-19T00:00:00.000Z'],
    ['2024-02-29T12:00', '2024-02-29T00:00:00.000Z'],
  ])('order.date: D30: order_date %s is echoed as UTC midnight of its date', async (sent, echoed) => {
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, order_date: sent } });
    expect(body.order_date).toBe(echoed);
  });

  test.each(['2026-02-29', '19.11.2026', 'yesterday', ''])(
    'order.date: D30: order_date %j is refused',
    async (sent) => {
      expect((await send(mockAt(), 'createOrder', { body: { ...least, order_date: sent } })).status).toBe(400);
    },
  );

  test('D56: unknown fields of the order, its items and addresses are not kept', async () => {
    const mock = mockAt();
    const order = { ...least, flavour: 'odd-one', shipping_address: { ...googleplex, company: 'odd-two' } };
    const items = [{ identifier: 'SKU-1', total: 1, colour: 'odd-three' }];
    const { body } = await send(mock, 'createOrder', { body: { ...order, order_items: items } });
    expect(JSON.stringify([body, await mock.snapshot()])).not.toContain('odd-');
  });
});

describe('customer_email and customer_email_sha256', () => {
  test('D31: the hash is SHA-256 over the lowercased address', async () => {
    const body = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'ADA@Example.COM' };
    const response = await send(mockAt(), 'createOrder', { body });
    expect(response.body.customer.email_sha256).toBe(ADA_HASH);
  });

  test('D31: a hash is kept in lower case', async () => {
    const body = { ...least, customer_email_sha256: ADA_HASH.toUpperCase() };
    expect((await send(mockAt(), 'createOrder', { body })).body.customer.email_sha256).toBe(ADA_HASH);
  });

  test.each(['g'.repeat(64), ADA_HASH.slice(1), `${ADA_HASH}0`, ''])(
    'order.hash-length: D31: the hash %j is refused',
    async (hash) => {
      const body = { ...least, customer_email_sha256: hash };
      expect((await send(mockAt(), 'createOrder', { body })).status).toBe(400);
    },
  );

  test.each([' ada@example.com', 'ada@example.com\n', 'ada @example.com', 'ada', ''])(
    'D31: the address %j is refused',
    async (customer_email) => {
      const { status, body } = await send(mockAt(), 'createOrder', { body: { ...least, customer_email } });
      expect(status).toBe(400);
      expect(body.error.message).toContain('customer_email');
    },
  );

  test('D31: both given and equal is fine; both given and different is refused', async () => {
    const both = { ...least, customer_email: 'Ada@example.com' };
    expect((await send(mockAt(), 'createOrder', { body: both })).status).toBe(201);
    const other = { ...least, customer_email: 'grace@example.com' };
    expect((await send(mockAt(), 'createOrder', { body: other })).status).toBe(400);
  });

  test('order.email-hashed: D73: the clear address is nowhere afterwards, not even of a refused order', async () => {
    const mock = mockAt();
    const order = { order_id: 'A-1', order_date: '2026-11-19', customer_email: 'Ada.Lovelace@example.com' };
    await send(mock, 'createOrder', { body: order });
    await send(mock, 'createOrder', { body: order });
    await send(mock, 'updateOrder', { id: 'A-1', body: { customer_email: 'Ada.Byron@example.com' } });
    expect((await everythingKept(mock)).toLowerCase()).not.toMatch(/ada\.(lovelace|byron)/);
  });
});

describe('addresses of orders', () => {
  test.each(['address_1', 'postal_code'])('%s is required', async (field) => {
    for (const value of [undefined, '', '  ']) {
      const shipping_address = { ...googleplex, [field]: value };
      const { status, body } = await send(mockAt(), 'createOrder', { body: { ...least, shipping_address } });
      expect(status).toBe(400);
      expect(body.error.message).toContain(`shipping_address.${field}`);
    }
  });

  test('order.country: D74: with address_1 and postal_code alone, the rest is filled in by standardization', async () => {
    const shipping_address = { address_1: '1600 amphitheatre parkway', postal_code: '94043' };
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, shipping_address } });
    expect(body.shipping_address).toMatchObject({
      name: null,
      city: 'MOUNTAIN VIEW',
      state_name: 'CA',
      country: 'USA',
    });
  });

  test('D74: other countries are kept as sent, the country in upper case', async () => {
    const billing_address = { address_1: 'Unter den Linden 77', city: 'Berlin', postal_code: '10117', country: 'deu' };
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, billing_address } });
    expect(body.billing_address).toMatchObject({ ...billing_address, country: 'DEU', state_name: '' });
  });

  test('D74: usa in lower case is the United States', async () => {
    const shipping_address = { ...googleplex, country: 'usa' };
    const { body } = await send(mockAt(), 'createOrder', { body: { ...least, shipping_address } });
    expect(body.shipping_address).toMatchObject({ address_1: '1600 AMPHITHEATRE PKWY', country: 'USA' });
  });

  test.each(['US', 'USAA', 'U1A', ''])('order.country: D74: the country %j is refused', async (country) => {
    const shipping_address = { ...googleplex, country };
    expect((await send(mockAt(), 'createOrder', { body: { ...least, shipping_address } })).status).toBe(400);
  });
});

describe('metadata of orders and items (Limits)', () => {
  const keys = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i]));
  const submit = (metadata: unknown) => send(mockAt(), 'createOrder', { body: { ...least, metadata } });
  const submitItem = (metadata: unknown) =>
    send(mockAt(), 'createOrder', { body: { ...least, order_items: [{ identifier: 'S', total: 1, metadata }] } });

  test('limits.metadata-keys: at most 10 keys', async () => {
    for (const place of [submit, submitItem]) {
      expect((await place(keys(10))).status).toBe(201);
      expect((await place(keys(11))).status).toBe(400);
    }
  });

  test('limits.metadata-key: a key has at most 40 characters, counted as code points', async () => {
    for (const place of [submit, submitItem]) {
      expect((await place({ ['😀'.repeat(40)]: 1 })).status).toBe(201);
      expect((await place({ ['k'.repeat(41)]: 1 })).status).toBe(400);
    }
  });

  test('limits.metadata-value: a value is a string of at most 200 characters, a number or a boolean', async () => {
    for (const place of [submit, submitItem]) {
      expect((await place({ a: 'v'.repeat(200), b: 1.5, c: false })).status).toBe(201);
      for (const wrong of ['v'.repeat(201), null, [1], { a: 1 }]) expect((await place({ a: wrong })).status).toBe(400);
    }
  });

  test('order.predefined-metadata: D75: a wrong type of new_buyer or promo_code is refused', async () => {
    for (const wrong of [{ new_buyer: 'yes' }, { new_buyer: 1 }, { promo_code: 10 }, { promo_code: true }]) {
      expect((await submit(wrong)).status).toBe(400);
    }
  });

  test('odd keys such as __proto__ are kept as they are', async () => {
    const metadata = JSON.parse('{"__proto__":"x","constructor":"y"}');
    const text = JSON.stringify({ ...least, metadata });
    const { body } = await send(mockAt(), 'createOrder', { body: text });
    expect(Object.keys(body.metadata)).toEqual(['__proto__', 'constructor']);
  });
});
