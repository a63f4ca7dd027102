import * as z from 'zod';

export type JsonSchema = { readonly [name: string]: unknown };

/** The JSON Schema of a zod schema; named schemas become components. */
export function toJsonSchema(schema: z.ZodType, components: Map<string, JsonSchema>): JsonSchema {
  // Inside an object, so that a named schema at the top becomes a reference, too.
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ schema }), options) as unknown as {
    $defs?: Record<string, JsonSchema>;
    properties: { schema: JsonSchema };
  };
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
    components.set(name, withReferences(definition) as JsonSchema);
  }
  return withReferences(properties.schema) as JsonSchema;
}

/** References to `$defs` as references to the components of the document; without the bounds that every whole number has. */
function withReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([name, value]) => !(name in bounds && bounds[name] === value));
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : withReferences(value),
    ]),
  );
}

const bounds: Readonly<Record<string, number>> = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};
