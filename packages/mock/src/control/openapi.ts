import * as z from 'zod';
import { type AnyControlCall, anyControlCalls } from './calls.ts';
import { previewPaths } from './preview-paths.ts';

/** The control API's own OpenAPI document, made from the calls, and the previews: it is no contract with anybody. */
export function controlOpenApi(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, call] of Object.entries(anyControlCalls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(operationId, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Direct Mail mock: control API',
      version,
      description:
        'What the service does in its dashboard, and what only a mock can do: its time, its faults, its journal. `X-Mock-Sandbox` picks the account.',
    },
    paths: { ...paths, ...previewPaths },
  };
}

function operationOf(operationId: string, call: AnyControlCall): Record<string, unknown> {
  return {
    operationId,
    summary: call.summary,
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), SANDBOX],
    ...(call.body === null
      ? {}
      : { requestBody: { required: true, content: { [call.bodyType]: { schema: schemaOf(call.body) } } } }),
    responses: {
      [call.status]: {
        description: call.answer === null ? 'Done' : 'The answer',
        ...(call.answer === null ? {} : { content: { 'application/json': { schema: schemaOf(call.answer) } } }),
      },
      400: REFUSED,
      404: REFUSED,
      409: REFUSED,
    },
  };
}

const SANDBOX = { name: 'X-Mock-Sandbox', in: 'header', required: false, schema: { type: 'string' } };

const REFUSED = {
  description: 'Refused; nothing has changed',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error'],
        properties: {
          error: {
            type: 'object',
            required: ['name', 'message'],
            properties: { name: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

function parametersOf(schema: z.ZodType | null, where: 'path' | 'query'): unknown[] {
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

function schemaOf(schema: z.ZodType): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
