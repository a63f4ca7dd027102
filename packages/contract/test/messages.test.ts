import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { bodySchemas, describeIssues, MailingEvent } from '../src/schemas/index.ts';
import { address, mailing, messages, order } from './bodies.ts';

describe('messages name the full path, the rule and what came', () => {
  const cases: [string, z.ZodType, unknown, string[]][] = [
    [
      'Errors: a postal code shorter than 3 characters',
      bodySchemas.createMailing,
      mailing({ ...address, postal_code: '94' }),
      ['recipient.postal_code must have at least 3 characters, got 2'],
    ],
    [
      'D47: part of an address',
      bodySchemas.createMailing,
      mailing({ email: 'ada@example.com', city: 'Mountain View', state: 'CA', postal_code: '94043' }),
      ['recipient.address_1 is required'],
    ],
    [
      'D47: neither address nor e-mail',
      bodySchemas.createMailing,
      mailing({ full_name: 'Ada' }),
      ['address_1', 'city', 'state', 'postal_code'].map((key) => `recipient.${key} is required when there is no email`),
    ],
    ['a missing object', bodySchemas.createMailing, { campaign_id: 'c' }, ['recipient is required']],
    [
      'a wrong type',
      bodySchemas.createMailing,
      mailing(address, { campaign_id: 7, merge_tags: [] }),
      ['campaign_id must be a string, got a number', 'merge_tags must be an object, got an array'],
    ],
    [
      'D60: a day that there is not',
      bodySchemas.createMailing,
      mailing(address, { send_at: '2026-02-29' }),
      ['send_at must be an ISO 8601 date or date-time, such as 2026-11-20 or 2026-11-20T08:00:00Z'],
    ],
    ['D21: no object', bodySchemas.createMailing, [], ['the body must be an object, got an array']],
    [
      'Orders: the at-least-one rule',
      bodySchemas.createOrder,
      order({ customer_email: undefined }),
      ['at least one of shipping_address, billing_address, customer_email_sha256, customer_email is required'],
    ],
    [
      'Limits: 11 keys of metadata',
      bodySchemas.createOrder,
      order({ metadata: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`k${index}`, index])) }),
      ['metadata must have at most 10 keys, got 11'],
    ],
    [
      'Limits: a long key and a long value of metadata, of an item',
      bodySchemas.createOrder,
      order({
        order_items: [{ identifier: 'x', total: 1, metadata: { ['k'.repeat(41)]: 1, b: 'x'.repeat(201), c: [] } }],
      }),
      [
        'order_items.0.metadata has a key that must have at most 40 characters, got 41',
        'order_items.0.metadata.b must have at most 200 characters, got 201',
        'order_items.0.metadata.c must be a string of at most 200 characters, a number or a boolean, got an array',
      ],
    ],
    [
      'D75: the predefined keys of metadata',
      bodySchemas.createOrder,
      order({ metadata: { new_buyer: 'yes', promo_code: 7 } }),
      ['metadata.new_buyer must be a boolean, got a string', 'metadata.promo_code must be a string, got a number'],
    ],
    [
      'D31: white space around an e-mail, a hash that is none',
      bodySchemas.createOrder,
      order({ customer_email: ' ada@example.com', customer_email_sha256: 'abc' }),
      [
        'customer_email must be an email address without whitespace',
        'customer_email_sha256 must have exactly 64 characters, got 3',
      ],
    ],
    [
      'D27: what cannot be cleared',
      bodySchemas.updateOrder,
      { order_date: null },
      ['order_date must be a string, got null'],
    ],
    [
      'Audiences: the at-least-one rule',
      bodySchemas.createAudienceMember,
      {},
      ['at least one of address, email, email_sha256, identifier is required'],
    ],
    [
      'Data subject requests: closed lists and the two kinds of identity',
      bodySchemas.createDataSubjectRequest,
      {
        regulation: 'gdpr',
        subject_request_id: '0b5f7a52-6c1d-1a6e-9d1b-3f2c7e8a9b10',
        subject_request_type: 'access',
        submitted_time: '2026-11-20',
        subject_identities: [
          {},
          { identity_type: 'phone' },
          { identity_type: 'address', identity_format: 'raw', identity_value: 'x' },
        ],
      },
      [
        'regulation must be cpra, got another string',
        'subject_request_id must be a UUID of version 4',
        'submitted_time must be an ISO 8601 date-time, such as 2026-11-20T08:00:00Z',
        'subject_identities.0.identity_type is required',
        'subject_identities.1.identity_type must be email or address',
        'subject_identities.2.identity_value must be an object, got a string',
      ],
    ],
    [
      'D85: a bad item of a batch is named by its index',
      bodySchemas.standardizeAddresses,
      [{ full_address: 'x' }, { address_line1: '1 Main St', state: 'CA' }, { full_address: 5 }, 'x'],
      [
        '1: at least one of full_address, address_line1 with zip_code, address_line1 with city and state, address_line1 with city, state and zip_code is required',
        '2.full_address must be a string, got a number',
        '3 must be an object, got a string',
      ],
    ],
    [
      'Orders: a text, an address and a list where others are wanted',
      bodySchemas.createOrder,
      order({ total: 'x', order_items: {}, billing_address: 'x', metadata: 'x', customer_id: {} }),
      [
        'total must be a number, got a string',
        'customer_id must be a string, got an object',
        'billing_address must be an object, got a string',
        'order_items must be an array, got an object',
        'metadata must be an object, got a string',
      ],
    ],
    [
      'Orders: an empty id, a hash and a country of other characters',
      bodySchemas.createOrder,
      order({
        order_id: '',
        customer_email_sha256: 'x'.repeat(64),
        shipping_address: { address_1: '1 Main St', postal_code: '94043', country: 'U.S' },
      }),
      [
        'order_id must have at least 1 character, got 0',
        'customer_email_sha256 must be hexadecimal digits: the SHA-256 of the lowercased e-mail',
        'shipping_address.country must be letters: a three-character country code such as USA',
      ],
    ],
    [
      'D104: null is the same as leaving a field out, and satisfies no rule',
      bodySchemas.createOrder,
      { order_id: null, order_date: '2026-11-19', shipping_address: null, customer_email: null, total: null },
      [
        'order_id must be a string, got null',
        'at least one of shipping_address, billing_address, customer_email_sha256, customer_email is required',
      ],
    ],
    [
      'D104: an address that is null beside no e-mail',
      bodySchemas.createMailing,
      { campaign_id: 'x', recipient: { address_1: '1 Main St', city: null, state: 'CA', postal_code: '94043' } },
      ['recipient.city is required'],
    ],
    [
      'D109: a postal code is measured without the white space around it, an item is named by more than that',
      bodySchemas.createMailing,
      { campaign_id: 'x', recipient: { address_1: '1 Main St', city: 'A', state: 'CA', postal_code: ' 94 ' } },
      ['recipient.postal_code must have at least 3 characters, got 2'],
    ],
    [
      'C8: the identifier of an item is not blank; C9: a number that is too large is called so',
      bodySchemas.createOrder,
      order({ order_items: [{ identifier: ' ', total: Number.POSITIVE_INFINITY }] }),
      [
        'order_items.0.identifier must have at least 1 character, got 0',
        'order_items.0.total must be a number, got one that is too large',
      ],
    ],
    [
      'C7: a currency is written in letters',
      bodySchemas.createOrder,
      order({ currency: '12$' }),
      ['currency must be letters: a three-character code such as USD'],
    ],
    [
      'D75: values of metadata that JSON does not have, and a promo code that is no text',
      bodySchemas.createOrder,
      order({ metadata: { a: Number.NaN, b: Number.POSITIVE_INFINITY, promo_code: true } }),
      [
        'metadata.a must be a string of at most 200 characters, a number or a boolean, got NaN',
        'metadata.b must be a string of at most 200 characters, a number or a boolean, got one that is too large',
        'metadata.promo_code must be a string, got a boolean',
      ],
    ],
    [
      'D34: a data subject request without identities and without its required fields',
      bodySchemas.createDataSubjectRequest,
      { regulation: 7, subject_identities: [] },
      [
        'regulation must be cpra, got a number',
        'subject_request_id is required',
        'subject_request_type is required',
        'submitted_time is required',
        'subject_identities must hold at least one identity, got none',
      ],
    ],
    [
      'Data subject requests: an identity that is no object',
      bodySchemas.createDataSubjectRequest,
      {
        regulation: 'cpra',
        subject_request_id: '0b5f7a52-6c1d-4a6e-9d1b-3f2c7e8a9b10',
        subject_request_type: 'access',
        submitted_time: '2026-11-20T08:00:00Z',
        subject_identities: ['ada@example.com', null],
      },
      ['subject_identities.0 must be an object, got a string', 'subject_identities.1 must be an object, got null'],
    ],
    ['Events: a webhook that is no object', MailingEvent, [], ['the body must be an object, got an array']],
    [
      'Events: a webhook without a zone in its time',
      MailingEvent,
      { object_id: 'x', object_type: 'Mailing', event: 'mailed', timestamp: '2026-11-20T09:00:00' },
      ['timestamp must be an ISO 8601 date-time with a zone, got a string'],
    ],
    [
      'Events: a webhook without its event',
      MailingEvent,
      { object_id: 'x', object_type: 'Mailing', timestamp: '2026-11-20T09:00:00Z' },
      ['event is required'],
    ],
  ];
  test.each(cases)('%s', (_, schema, value, expected) => {
    expect(messages(schema, value)).toEqual(expected);
  });

  test('no message repeats a value', () => {
    const secret = 'Sensitive Value';
    const wrong = { campaign_id: [secret], send_at: secret, recipient: { email: secret, postal_code: { secret } } };
    expect(messages(bodySchemas.createMailing, wrong).join()).not.toContain(secret);
    const identity = { identity_type: secret, identity_format: secret };
    expect(
      messages(bodySchemas.createDataSubjectRequest, { regulation: secret, subject_identities: [identity] }).join(),
    ).not.toContain(secret);
  });

  test('D83: a wrong type is told from a missing field and from a broken rule', () => {
    const parsed = bodySchemas.standardizeAddresses.safeParse([{ full_address: 5 }, {}]);
    expect(describeIssues(parsed.error ?? { issues: [] }).map(({ kind, path }) => [kind, path])).toEqual([
      ['type', [0, 'full_address']],
      ['rule', [1]],
    ]);
    const missing = bodySchemas.createMailing.safeParse({ recipient: address });
    expect(describeIssues(missing.error ?? { issues: [] }).map(({ kind }) => kind)).toEqual(['missing']);
  });

  test('a rule is reported beside the errors of fields', () => {
    expect(messages(bodySchemas.createOrder, { order_id: 5 })).toHaveLength(3);
  });
});
