import { describe, expect, test } from 'vitest';
import { meantBy } from '../src/doors/meant-by.ts';
import { bodySchemas, findUnknownFields } from '../src/schemas/index.ts';

const messages = (schema: keyof typeof bodySchemas, sent: unknown) =>
  findUnknownFields(bodySchemas[schema], sent).map(({ message }) => message);

describe('D56: fields that the document does not know', () => {
  test('a typo is named with what was meant', () => {
    expect(
      messages('createMailing', { campaign_id: 'x', merge_tag: {}, recipient: { postalCode: '1', zip: '2' } }),
    ).toEqual([
      'unknown field merge_tag: did you mean merge_tags?',
      'unknown field recipient.postalCode: did you mean postal_code?',
      'unknown field recipient.zip: did you mean postal_code?',
    ]);
  });

  test('so is the name that other services have for it', () => {
    expect(messages('createOrder', { email: 'a', emailHash: 'b', order_items: [{ sku: 'c' }] })).toEqual([
      'unknown field email: did you mean customer_email?',
      'unknown field emailHash: did you mean customer_email_sha256?',
      'unknown field order_items.0.sku: did you mean identifier?',
    ]);
  });

  test('one that resembles nothing is named with what there is', () => {
    expect(messages('createAudienceMember', { colour: 'red' })).toEqual([
      'unknown field colour: known are address, identifier, email_sha256, email',
    ]);
  });

  test('they are found in lists, in the identities of a request and in a batch, whatever else is wrong', () => {
    expect(messages('createOrder', { order_items: [{ identifer: 'a' }, 7] })).toEqual([
      'unknown field order_items.0.identifer: did you mean identifier?',
    ]);
    const identity = { identity_type: 'address', identity_value: { adress_1: '1 Main St' } };
    expect(
      messages('createDataSubjectRequest', { subject_identities: [identity, { identity_type: 'x', y: 1 }] }),
    ).toEqual(['unknown field subject_identities.0.identity_value.adress_1: did you mean address_1?']);
    expect(messages('standardizeAddresses', [{ addres_line1: '1 Main St' }, null])).toEqual([
      'unknown field 0.addres_line1: did you mean address_line1?',
    ]);
  });

  test('merge tags and metadata keep theirs, and what is no object has none', () => {
    expect(messages('createMailing', { merge_tags: { anything: { at: 'all' } } })).toEqual([]);
    expect(messages('createOrder', { metadata: { anything: 1 } })).toEqual([]);
    for (const sent of [null, undefined, 7, 'text', []]) expect(messages('createMailing', sent)).toEqual([]);
  });

  test('own keys of every name are found, long names are cut, and twenty are enough', () => {
    expect(messages('createMailing', JSON.parse('{"__proto__":1,"constructor":2}'))).toHaveLength(2);
    const [long] = findUnknownFields(bodySchemas.createMailing, { ['x'.repeat(5000)]: 1 });
    expect(long?.path).toHaveLength(100);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 1]));
    expect(messages('createMailing', many)).toHaveLength(20);
  });
});

describe('what a name was meant to be', () => {
  test.each([
    ['campaignId', 'campaign_id'],
    ['send-at', 'send_at'],
    ['recipent', 'recipient'],
    ['recpiient', 'recipient'],
    ['to', 'recipient'],
    ['x', undefined],
    ['campaign', 'campaign_id'],
  ])('%s: %s', (name, meant) => {
    expect(meantBy(name, ['campaign_id', 'creative_id', 'merge_tags', 'send_at', 'recipient'])).toBe(meant);
  });
});
