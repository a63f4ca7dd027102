import { describe, expect, test } from 'vitest';
import { bodySchemas, MailingEvent } from '../src/schemas/index.ts';
import { address, mailing, messages, order } from './bodies.ts';

describe('what is accepted', () => {
  test('D47: an e-mail in place of an address', () => {
    expect(messages(bodySchemas.createMailing, mailing({ email: 'ada@example.com' }))).toEqual([]);
  });

  test('D56: unknown fields are ignored and dropped; merge tags and metadata keep theirs', () => {
    const parsed = bodySchemas.createMailing.parse(
      mailing({ ...address, more: 1 }, { merge_tags: { any: [1] }, more: 1 }),
    );
    expect(parsed).toEqual(mailing(address, { merge_tags: { any: [1] } }));
    expect(bodySchemas.createOrder.parse(order({ metadata: { mine: true } }))).toMatchObject({
      metadata: { mine: true },
    });
  });

  test('D30: an order date with a time; D27: null clears', () => {
    expect(messages(bodySchemas.createOrder, order({ order_date: '2026-11-20T23:30:00-08:00' }))).toEqual([]);
    expect(messages(bodySchemas.updateOrder, { shipping_address: null, total: null, metadata: null })).toEqual([]);
  });

  test('Limits: ten keys of metadata, and a key that is left undefined does not count', () => {
    const metadata = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${index}`, index]));
    expect(messages(bodySchemas.createOrder, order({ metadata: { ...metadata, more: undefined } }))).toEqual([]);
  });

  test('a webhook whose time has another zone than UTC', () => {
    const event = { object_id: 'x', object_type: 'Mailing', event: 'mailed', timestamp: '2026-11-20T09:00:00+02:00' };
    expect(messages(MailingEvent, event)).toEqual([]);
  });

  test('Standardize: a city that carries the whole last line', () => {
    const input = { address_line1: '1 Main St', city: 'Mountain View CA 94043' };
    expect(messages(bodySchemas.standardizeAddresses, [input])).toEqual([]);
  });

  test('a webhook keeps what is not known', () => {
    const event = { object_id: 'x', object_type: 'Webhook', event: 'new', timestamp: '2026-11-20T09:00:00Z', more: 1 };
    expect(MailingEvent.parse(event)).toEqual(event);
  });
});
