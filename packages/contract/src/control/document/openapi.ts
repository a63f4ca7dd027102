import type * as z from 'zod';
import { controlCalls } from '../calls.ts';
import type { ControlCall } from '../define-call.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { previewPaths } from './preview-paths.ts';
import { serverPaths, serverSchemas } from './server-paths.ts';

/**
 * The control API's own OpenAPI document, generated from the calls, with a server's own paths and the previews. It is not part of
 * the service's contract.
 */
export function controlOpenApi(version: string): Record<string, unknown> {
  const components = new Map<string, JsonSchema>([['Error', ERROR], ...Object.entries(serverSchemas)]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(controlCalls)) {
    const path = paths[call.path] ?? { parameters: [{ $ref: '#/components/parameters/Sandbox' }] };
    paths[call.path] = { ...path, [call.method.toLowerCase()]: operationOf(operationId, call, components) };
  }
  return withoutTypes({
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
  }) as Record<string, unknown>;
}

function operationOf(
  operationId: string,
  call: ControlCall,
  components: Map<string, JsonSchema>,
): Record<string, unknown> {
  const schemaOf = (schema: z.ZodType): unknown => toJsonSchema(schema, components);
  return {
    operationId,
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path', components), ...parametersOf(call.query, 'query', components)],
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

/** Parameters have no component of their own: a named query is a type of the client only. */
function parametersOf(
  schema: z.ZodType | null,
  where: 'path' | 'query',
  components: Map<string, JsonSchema>,
): unknown[] {
  if (schema === null) return [];
  const own = new Map<string, JsonSchema>();
  const whole = toJsonSchema(schema, own);
  const { $ref = '' } = whole as { $ref?: string };
  const name = $ref.split('/').at(-1) ?? '';
  const { properties = {}, required = [] } = (own.get(name) ?? whole) as ObjectSchema;
  own.delete(name);
  for (const [component, definition] of own) components.set(component, definition);
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

/** `x-type` says which type was written by hand: of no use outside. */
function withoutTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { 'x-type': _, ...rest } = schema as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withoutTypes(value)]));
}
