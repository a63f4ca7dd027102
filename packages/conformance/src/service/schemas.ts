import type { OperationId } from '@direct-mail/contract';
import document from '@direct-mail/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { closedWord } from './words.ts';

export type SchemaName = keyof typeof document.components.schemas;

/** A violation of the document. Contains no values except words of its closed sets. */
export interface Complaint {
  /** Such as `state is "PROCESSING", not one of processing, production`. */
  readonly text: string;
  /** The broken rule, as a JSON pointer into the document: `#/components/schemas/Mailing/required`. */
  readonly pointer: string;
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  formats: {
    uuid: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    uri: (value: string) => URL.canParse(value),
    'date-time': (value: string) => DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)),
    double: true,
  },
}).addSchema({ $id: 'direct-mail', components: document.components });

const compiled = new Map<SchemaName, ValidateFunction>();

/** Violations of the document's schema. */
export function complaints(value: unknown, name: SchemaName): readonly Complaint[] {
  const validate = compiled.get(name) ?? ajv.compile({ $ref: `direct-mail#/components/schemas/${name}` });
  compiled.set(name, validate);
  if (validate(value)) return [];
  const found = new Map<string, Complaint>();
  for (const error of validate.errors ?? []) {
    const text = textOf(error);
    if (!found.has(text)) found.set(text, { text, pointer: pointerOf(error, name) });
  }
  return [...found.values()];
}

/** Where each schema of the document is: Ajv's own path begins at the schema that was compiled. */
const pointers = new Map<unknown, string>();

function locate(value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return;
  pointers.set(value, pointer);
  for (const [name, each] of Object.entries(value))
    locate(each, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
locate(document.components.schemas, '#/components/schemas');

function pointerOf({ parentSchema, keyword }: ErrorObject, name: SchemaName): string {
  const found = pointers.get(parentSchema);
  return found === undefined ? `#/components/schemas/${name}` : `${found}/${keyword}`;
}

function textOf({ instancePath, keyword, params, message = '', data }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const what = path === '' ? 'it' : path;
  const { missingProperty, allowedValues, type } = params as Readonly<Record<string, unknown>>;
  if (keyword === 'required') return `${path === '' ? '' : `${path}.`}${String(missingProperty)} is missing`;
  if (keyword === 'enum' && Array.isArray(allowedValues))
    return `${what} is ${closedWord(data) ?? kindOf(data)}, not one of ${allowedValues.join(', ')}`;
  if (keyword === 'type') return `${what} is ${kindOf(data)}, not ${[type].flat().join(' or ')}`;
  return `${what} ${message}`;
}

function kindOf(data: unknown): string {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'an array';
  return typeof data === 'object' ? 'an object' : `a ${typeof data}`;
}

/** The document's schema of a response or, for a list, of each item; undefined if it has none. */
export interface ResponseSchema {
  readonly name: SchemaName;
  readonly isList: boolean;
}

interface Shape {
  readonly $ref?: string;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId?: string;
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Shape }>> }>
  >;
}

const responses = new Map<string, ResponseSchema>();
for (const methods of Object.values(document.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>))
  for (const { operationId, responses: byStatus = {} } of Object.values(methods) as readonly Operation[])
    for (const [status, { content }] of Object.entries(byStatus)) {
      const schema = content?.['application/json']?.schema;
      const name = nameOf(schema?.items ?? schema);
      if (operationId !== undefined && name !== undefined)
        responses.set(`${operationId} ${status}`, { name, isList: schema?.items !== undefined });
    }

export const responseSchema = (operation: OperationId, status: number): ResponseSchema | undefined =>
  responses.get(`${operation} ${status}`);

function nameOf(shape: Shape | undefined): SchemaName | undefined {
  const name = shape?.$ref?.split('/').at(-1);
  return name !== undefined && name in document.components.schemas ? (name as SchemaName) : undefined;
}

/** The fields that the document gives a schema. */
export function fieldsOf(name: SchemaName): ReadonlySet<string> {
  const collect = (shape: Shape): string[] => {
    const ref = nameOf(shape);
    return [
      ...Object.keys(shape.properties ?? {}),
      ...(ref === undefined ? [] : collect(document.components.schemas[ref] as Shape)),
      ...(shape.allOf ?? []).flatMap(collect),
    ];
  };
  return new Set(collect(document.components.schemas[name] as Shape));
}
