import { describe, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { components, operations } from '../../sdk/src/generated/paths.ts';
import type { Parsed, ParsedChange } from '../src/index.ts';
import type * as schemas from '../src/schemas/index.ts';
import type { Agree, LooseMetadata } from './agree.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type Bodies = typeof schemas.bodySchemas;
type Queries = typeof schemas.querySchemas;

type DocumentedBody<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Documented } };
}
  ? Documented
  : never;

type DocumentedQuery<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

type BodyAgreement = {
  [Name in keyof Bodies]: Agree<LooseMetadata<z.input<Bodies[Name]>>, LooseMetadata<DocumentedBody<Name>>>;
};

/** What parsing hands on. */
type ParsedBody<Name extends keyof operations> = Name extends 'updateOrder'
  ? ParsedChange<DocumentedBody<Name>>
  : Parsed<DocumentedBody<Name>>;

type ParsedAgreement = {
  [Name in keyof Bodies]: Agree<LooseMetadata<z.output<Bodies[Name]>>, LooseMetadata<ParsedBody<Name>>>;
};

type QueryAgreement = {
  [Name in Exclude<keyof Queries, 'standardizeAddress'>]: Agree<z.output<Queries[Name]>, DocumentedQuery<Name>>;
};

describe('the types of the zod schemas and of the document are mutually assignable', () => {
  test('every body', () => {
    expectTypeOf<BodyAgreement[keyof BodyAgreement]>().toEqualTypeOf<'they agree'>();
  });

  test('D104: every body without its nulls, as parsing hands it on', () => {
    expectTypeOf<ParsedAgreement[keyof ParsedAgreement]>().toEqualTypeOf<'they agree'>();
  });

  test('every query; that of standardizeAddress has, besides, the rule that parameters cannot express', () => {
    expectTypeOf<QueryAgreement[keyof QueryAgreement]>().toEqualTypeOf<'they agree'>();
    type Input = z.output<typeof schemas.AddressInput>;
    expectTypeOf<Agree<z.input<typeof schemas.AddressInput>, Schema<'AddressInput'>>>().toEqualTypeOf<'they agree'>();
    expectTypeOf<Input>().toExtend<DocumentedQuery<'standardizeAddress'>>();
    expectTypeOf<keyof Input>().toEqualTypeOf<keyof DocumentedQuery<'standardizeAddress'>>();
  });

  test('the webhook, whose zod schema keeps what is not documented', () => {
    expectTypeOf<z.output<typeof schemas.MailingEvent>>().toExtend<Schema<'MailingEvent'>>();
    expectTypeOf<Schema<'MailingEvent'>>().toExtend<z.input<typeof schemas.MailingEvent>>();
  });
});

describe('the comparison of types can fail', () => {
  test('a field of another type, a missing one, one too many', () => {
    expectTypeOf<Agree<{ a: string }, { a: number }>>().not.toEqualTypeOf<'they agree'>();
    expectTypeOf<Agree<{ a: string }, { a: string; b: string }>>().not.toEqualTypeOf<'they agree'>();
    expectTypeOf<Agree<{ a: string; b: string }, { a: string }>>().not.toEqualTypeOf<'they agree'>();
  });

  test('an optional field that only one of them has, also inside', () => {
    expectTypeOf<Agree<{ a: string; b?: string }, { a: string }>>().not.toEqualTypeOf<'they agree'>();
    expectTypeOf<
      Agree<{ a?: { b?: string }[] }, { a?: { b?: string; c?: string }[] }>
    >().not.toEqualTypeOf<'they agree'>();
    expectTypeOf<Agree<{ a?: string | undefined }, { a?: string }>>().toEqualTypeOf<'they agree'>();
  });
});
