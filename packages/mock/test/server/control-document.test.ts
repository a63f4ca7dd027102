import { controlOpenApi } from '@direct-mail/contract/control/document/openapi';
import { describe, expect, it } from 'vitest';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

const document = controlOpenApi('0.0.0') as unknown as {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly paths: object;
};

/** Where the document describes an object with fields of its own, and gives it no name. */
function anonymous(schema: unknown, where: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties } = schema as Schema;
  const here = type === 'object' && properties !== undefined ? [where] : [];
  return [...here, ...Object.entries(schema).flatMap(([name, part]) => anonymous(part, `${where}.${name}`))];
}

/** They come from the service's own document, which has its names for them. */
const ofTheService = /^Fixture(Order|Mailing)\./;

describe("the control API's document", () => {
  it('names every object, so that a generated client has a type for it', () => {
    const inside = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      Object.entries(schema as object).flatMap(([part, value]) => anonymous(value, `${name}.${part}`)),
    );
    const unnamed = [...inside, ...anonymous(document.paths, 'paths')].filter((where) => !ofTheService.test(where));
    expect(unnamed).toEqual(['Error.properties.error']);
  });

  it('has a component for each reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([]);
  });
});

it('tells no one outside which of its types are written by hand', () => {
  expect(JSON.stringify(document)).not.toContain('"x-type"');
});
