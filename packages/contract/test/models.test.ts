import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { components, operations } from '../../sdk/src/generated/paths.ts';
import { type Node, readDocument } from '../scripts/document.ts';
import { generateModels } from '../scripts/models.ts';
import type { Models, OperationId, RequestBodies, RequestQueries, ResponseBodies } from '../src/index.ts';
import type { Agree, LooseMetadata } from './agree.ts';

type Schemas = components['schemas'];

type Agreement = {
  [Name in Exclude<keyof Models, 'Metadata'>]: Agree<LooseMetadata<Models[Name]>, LooseMetadata<Schemas[Name]>>;
};

type Documented<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type Answered<Id extends keyof operations> = operations[Id]['responses'] extends infer Responses
  ? { [Status in keyof Responses]: Status extends 200 | 201 ? Responses[Status] : never }[keyof Responses] extends {
      content: { 'application/json': infer Body };
    }
    ? Body
    : undefined
  : never;

type Bodies = { [Id in keyof RequestBodies]: Agree<LooseMetadata<RequestBodies[Id]>, LooseMetadata<Documented<Id>>> };
type Queries = {
  [Id in keyof RequestQueries]: Agree<RequestQueries[Id], NonNullable<operations[Id]['parameters']['query']>>;
};
type Answers = {
  [Id in keyof ResponseBodies]: Agree<LooseMetadata<ResponseBodies[Id]>, LooseMetadata<Answered<Id>>>;
};

describe('the named models say what another generator reads in the document', () => {
  test('every component', () => {
    expectTypeOf<Agreement[keyof Agreement]>().toEqualTypeOf<'they agree'>();
    expectTypeOf<Exclude<keyof Models, 'Metadata'>>().toExtend<keyof Schemas>();
    expectTypeOf<Schemas['Metadata']>().toExtend<Models['Metadata']>();
  });

  test('every body, query and answer of an operation', () => {
    expectTypeOf<Bodies[keyof Bodies]>().toEqualTypeOf<'they agree'>();
    expectTypeOf<Queries[keyof Queries]>().toEqualTypeOf<'they agree'>();
    expectTypeOf<Answers[keyof Answers]>().toEqualTypeOf<'they agree'>();
    expectTypeOf<keyof ResponseBodies>().toEqualTypeOf<OperationId>();
  });
});

describe('what a hover shows', () => {
  const text = readFileSync(new URL('../src/generated/models.ts', import.meta.url), 'utf8');

  test('every field of every model is documented', () => {
    const models = text.slice(0, text.indexOf('interface RequestBodies'));
    const fields = [...models.matchAll(/^(.*)\n( +)(\w+)\??: .*$/gm)].filter(([, , indent]) => indent === '  ');
    const bare = fields.filter(([, before]) => !before?.endsWith('*/'));
    expect(fields.length).toBeGreaterThan(200);
    expect(bare.map(([line]) => line)).toEqual([]);
  });

  test('limits, defaults and formats are said', () => {
    expect(text).toContain('Surrounding whitespace is not counted. At least 3 characters.');
    expect(text).toContain('From 1 to 100. Default: `5`.');
    expect(text).toContain("The campaign's ID. A UUID. */");
    expect(text).toContain('At most 10 keys. Keys of at most 40 characters.');
  });

  test('nullable fields of requests take null, and a required one of a variant does not', () => {
    const base = { type: 'object', properties: { email: { type: ['string', 'null'] }, name: { type: 'string' } } };
    const document: Node = {
      components: {
        schemas: {
          PersonBase: base,
          Person: {
            anyOf: [{ allOf: [{ $ref: '#/components/schemas/PersonBase' }, { type: 'object', required: ['email'] }] }],
          },
        },
      },
    };
    const models = generateModels(document);
    expect(models).toContain('email?: string | null;');
    expect(models).toContain('export interface PersonWithEmail extends PersonBase {\n  email: string;\n}');
    expect(readDocument()['components']).toBeDefined();
  });
});
