import * as z from 'zod';
import { type AnyControlCall, anyControlCalls } from '../control-calls.ts';
import { previewPaths } from './preview-paths.ts';
import { serverPaths, serverSchemas } from './server-paths.ts';

type JsonSchema = { [name: string]: unknown };

/**
 * The control API's own OpenAPI document, generated from the calls, with a server's own paths and the previews. It is not part of
 * the service's contract.
 */
export function controlOpenApi(version: string): Record<string, unknown> {
  const components = new Map<string, JsonSchema>([['Error', ERROR], ...Object.entries(serverSchemas)]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(anyControlCalls)) {
    const path = paths[call.path] ?? { parameters: [{ $ref: '#/components/parameters/Sandbox' }] };
    paths[call.path] = { ...path, [call.method.toLowerCase()]: operationOf(operationId, call, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Direct Mail mock: control API',
      version,
      description:
        "What customers do in the service's dashboard, and what only a mock can do: control its clock, faults and journal. `X-Mock-Sandbox` selects the account.",
    },
    paths: { ...paths, ...serverPaths, ...previewPaths },
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      parameters: { Sandbox: SANDBOX },
      responses: { Refused: REFUSED },
    },
  };
}

function operationOf(
  operationId: string,
  call: AnyControlCall,
  components: Map<string, JsonSchema>,
): Record<string, unknown> {
  const schemaOf = (schema: z.ZodType): unknown => toJsonSchema(schema, components);
  return {
    operationId,
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path', schemaOf), ...parametersOf(call.query, 'query', schemaOf)],
    ...(call.body === null
      ? {}
      : { requestBody: { required: true, content: { [call.bodyType]: { schema: schemaOf(call.body) } } } }),
    responses: {
      [call.status]: {
        description: call.response === null ? 'Done' : 'The response',
        ...(call.response === null ? {} : { content: { 'application/json': { schema: schemaOf(call.response) } } }),
      },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

const SANDBOX = { name: 'X-Mock-Sandbox', in: 'header', required: false, schema: { type: 'string' } };

const REFUSED = {
  description: 'Invalid; nothing has changed',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const ERROR = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['name', 'message'],
      properties: { name: { type: 'string' }, message: { type: 'string' } },
    },
  },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function parametersOf(
  schema: z.ZodType | null,
  where: 'path' | 'query',
  schemaOf: (schema: z.ZodType) => unknown,
): unknown[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as ObjectSchema;
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

/** The JSON Schema of a zod schema; named schemas become components. */
function toJsonSchema(schema: z.ZodType, components: Map<string, JsonSchema>): unknown {
  // Inside an object, so that a named schema at the top becomes a reference, too.
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const { $defs = {}, properties } = z.toJSONSchema(z.object({ schema }), options) as unknown as {
    $defs?: Record<string, JsonSchema>;
    properties: { schema: JsonSchema };
  };
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
    components.set(name, withReferences(definition) as JsonSchema);
  }
  return withReferences(properties.schema);
}

/** References to `$defs` as references to the components of the document. */
function withReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withReferences);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : withReferences(value),
    ]),
  );
}
