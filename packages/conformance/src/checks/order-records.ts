import { limits } from '@direct-mail/contract';
import { asArray, asObject, expectEqual, expectThat, type Json, shapeOf } from '../service/expect.ts';
import { sha256 } from '../service/hash.ts';
import { person } from '../service/pieces.ts';
import { Unseen } from '../service/signals.ts';
import { type Check, rule } from './check.ts';
import { accepted, address, full, item, order, record, recorded, refused, submit, submitted } from './orders.ts';

const keys = (count: number): Json => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

const { maxProperties, propertyNames, additionalProperties } = limits.components.Metadata;

const KEYS = maxProperties;

const KEY = propertyNames.maxLength;

const VALUE = additionalProperties.maxLength;

/** Limits of the metadata of an order and its items. */
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

/** The stored fields of an order. */
export const orderRecordChecks: readonly Check[] = [
  rule('order.email-hashed', full)(
    'the SHA-256 of the lowercased e-mail is kept, and not the e-mail',
    async (service) => {
      const { email } = person(service);
      const response = await submit(service, order(service, { customer_email: email.toUpperCase() }));
      const { customer } = record(response);
      expectThat(
        asObject(customer)['email_sha256'] === (await sha256(email)),
        'the SHA-256 of the lowercased e-mail',
        shapeOf(asObject(customer)['email_sha256']),
      );
      expectThat(!response.text.toLowerCase().includes(email), 'a record without the e-mail', 'the e-mail in it');
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
];
