import { describe, expect, test, vi } from 'vitest';
import { document, objectAt } from '../../test-support/index.ts';
import { compare } from './compare.ts';
import { type Subject, subjects } from './subjects.ts';

// Thousands of draws; a busy machine may need longer than the default.
vi.setConfig({ testTimeout: 60_000 });

type Json = Record<string, unknown>;

const named = (name: string): Subject => {
  const found = subjects.find((subject) => subject.name === name);
  if (!found) throw new Error(`there is no subject ${name}`);
  return found;
};

/** What a branch of an at-least-one rule adds to its base. */
const ownOf = (branch: Json): Json => (branch['allOf'] as Json[])[1] as Json;

/** The document with one component changed. */
function withComponent(name: string, change: (component: Json) => void): Json {
  const copy = structuredClone(document) as { components: { schemas: Record<string, Json> } };
  change(copy.components.schemas[name] ?? {});
  return copy;
}

const property = (component: Json, name: string) => (component['properties'] as Record<string, Json>)[name] ?? {};

const set = (component: Json, values: Json) => Object.assign(component, values);

const mutants: [string, string, Json][] = [
  ['an 11th key of metadata', 'Metadata', withComponent('Metadata', (each) => set(each, { maxProperties: 11 }))],
  [
    'a key of metadata with 41 characters',
    'Metadata',
    withComponent('Metadata', (each) => set(each, { propertyNames: { maxLength: 41 } })),
  ],
  [
    'a value of metadata with 201 characters',
    'Metadata',
    withComponent('MetadataValue', (each) => set((each['anyOf'] as Json[])[0] ?? {}, { maxLength: 201 })),
  ],
  [
    'new_buyer of any type',
    'Metadata',
    withComponent('Metadata', (each) => Reflect.deleteProperty(each['properties'] as Json, 'new_buyer')),
  ],
  [
    'a postal code with 2 characters',
    'Recipient',
    withComponent('PostalCode', (each) => set(each, { minLength: 2, pattern: '' })),
  ],
  [
    'D104: a null that satisfies the at-least-one rule',
    'body of createOrder',
    withComponent('Order', (each) => {
      for (const branch of each['anyOf'] as Json[]) Reflect.deleteProperty(ownOf(branch), 'properties');
    }),
  ],
  [
    'D104: an optional field that cannot be null',
    'OrderItem',
    withComponent('OrderItem', (each) => set(property(each, 'price'), { type: 'number' })),
  ],
  [
    'D109: a state beside a ZIP code alone',
    'AddressInput',
    withComponent('AddressInput', (each) => {
      Reflect.deleteProperty(ownOf((each['anyOf'] as Json[])[0] as Json)['properties'] as Json, 'state');
    }),
  ],
  [
    'an order without the at-least-one rule',
    'body of createOrder',
    withComponent('Order', (each) => set(each, { anyOf: [{ $ref: '#/components/schemas/OrderBase' }] })),
  ],
  [
    'a member without the at-least-one rule',
    'body of createAudienceMember',
    withComponent('AudienceMemberRequest', (each) =>
      set(each, { anyOf: [{ $ref: '#/components/schemas/AudienceMemberBase' }] }),
    ),
  ],
  [
    'part of an address beside an e-mail',
    'Recipient',
    withComponent('Recipient', (each) =>
      Reflect.deleteProperty(ownOf((each['anyOf'] as Json[])[1] as Json), 'properties'),
    ),
  ],
  [
    'a hash with 63 digits',
    'body of createAudienceMember',
    withComponent('EmailSha256', (each) => set(each, { minLength: 63 })),
  ],
  [
    'a bare date as submitted_time',
    'body of createDataSubjectRequest',
    withComponent('DateTime', (each) =>
      set(each, { pattern: objectAt(['components', 'schemas', 'DateOrDateTime'])['pattern'] }),
    ),
  ],
  [
    'a fraction as quantity',
    'OrderItem',
    withComponent('OrderItem', (each) => set(property(each, 'quantity'), { type: 'number' })),
  ],
];

describe('the comparison notices when the document and zod drift apart', () => {
  test.each(mutants)('%s', (_, name, against) => {
    expect(compare(named(name), { runs: 5000, seed: 1, against }).difference).toBeDefined();
  });

  test('lengths in UTF-16 units', () => {
    const difference = compare(named('Metadata'), {
      runs: 5000,
      seed: 1,
      options: { unicode: false, logger: false },
    }).difference;
    expect(difference).toBeDefined();
  });

  test('a parameter that takes one more', () => {
    const { zod, schema } = named('query of listCampaignMailings');
    const properties = schema['properties'] as Record<string, Json>;
    const drifted = {
      name: '',
      zod,
      schema: { ...schema, properties: { ...properties, per_page: { type: 'integer', minimum: 1, maximum: 101 } } },
    };
    expect(compare(drifted, { runs: 5000, seed: 1 }).difference).toBeDefined();
  });
});
