/** The pairs that must agree: a schema of the document and a zod schema. */
import type * as z from 'zod';
import { type OperationId, routes } from '../../src/index.ts';
import {
  AddressInput,
  AudienceAddress,
  bodySchemas,
  IdentityAddress,
  MailingEvent,
  Metadata,
  OrderAddress,
  OrderItem,
  querySchemas,
  Recipient,
  SubjectIdentity,
} from '../../src/schemas/index.ts';
import { objectAt } from '../../test-support/index.ts';
import type { Schema } from './draw.ts';

export interface Subject {
  readonly name: string;
  readonly schema: Schema;
  readonly zod: z.ZodType;
}

const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** By reference and not by value: what is drawn from is then what is checked, also in another document. */
function bodySchema(id: OperationId): Schema {
  const { path, method } = routes[id];
  const place = [
    'paths',
    path.replaceAll('/', '~1'),
    method.toLowerCase(),
    'requestBody',
    'content',
    'application~1json',
  ];
  return { $ref: `#/${[...place, 'schema'].join('/')}` };
}

/** The query parameters of an operation as one object. */
function querySchema(id: OperationId): Schema {
  const { path, method } = routes[id];
  const list = ['paths', path, method.toLowerCase(), 'parameters'];
  const parameters = Object.keys(objectAt(list)).map((index) => objectAt([...list, index]));
  return {
    type: 'object',
    required: parameters.filter((each) => each['required'] === true).map((each) => each['name']),
    properties: Object.fromEntries(parameters.map((each) => [each['name'], each['schema']])),
  };
}

const parts = {
  AddressInput,
  AudienceAddress,
  IdentityAddress,
  MailingEvent,
  Metadata,
  OrderAddress,
  OrderItem,
  Recipient,
  SubjectIdentity,
};

const entries = <Value>(of: Readonly<Record<string, Value>>) => Object.entries(of);

export const subjects: readonly Subject[] = [
  ...entries<z.ZodType>(bodySchemas).map(([id, zod]) => ({
    name: `body of ${id}`,
    schema: bodySchema(id as OperationId),
    zod,
  })),
  ...entries<z.ZodType>(querySchemas).map(([id, zod]) => ({
    name: `query of ${id}`,
    // No parameter can say that one of several is required: the rule is the component's.
    schema: id === 'standardizeAddress' ? component('AddressInput') : querySchema(id as OperationId),
    zod,
  })),
  ...entries<z.ZodType>(parts).map(([name, zod]) => ({ name, schema: component(name), zod })),
];
