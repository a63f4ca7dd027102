import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';

type Json = Record<string, unknown>;

/** The document as it is shipped, which `generate --check` proves to be the one written by hand. */
export const document = JSON.parse(
  readFileSync(new URL('../src/generated/openapi.json', import.meta.url), 'utf8'),
) as Json;

const id = 'direct-mail';

/** A validator over a whole document. */
export function createValidator(whole: Json, options: Options = {}): Ajv2020 {
  return new Ajv2020({ strict: false, allErrors: true, formats: { ...formats }, ...options }).addSchema(whole, id);
}

const ajv = createValidator(document);

export type Segments = readonly (string | number)[];

/** The value at a place of the document, `$ref`s on the way followed, and the place where it really stands. */
export function locate(segments: Segments): { readonly segments: Segments; readonly value: unknown } {
  let at: Segments = [];
  let here: unknown = document;
  for (const segment of segments) {
    at = [...at, segment];
    here = (here as Json | undefined)?.[segment];
    for (let ref = refOf(here); ref !== undefined; ref = refOf(here)) {
      ({ segments: at, value: here } = locate(ref.replace('#/', '').split('/')));
    }
  }
  return { segments: at, value: here };
}

function refOf(value: unknown): string | undefined {
  const ref = typeof value === 'object' && value !== null && '$ref' in value ? value.$ref : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

/** The object at a place of the document; an empty one where there is nothing. */
export function objectAt(segments: Segments): Json {
  const { value } = locate(segments);
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

/** The validator of the schema at a place of the document, or of another one that `createValidator` was given. */
export function compileAt(segments: Segments, validator = ajv): ValidateFunction {
  const pointer = locate(segments).segments.map((each) =>
    encodeURIComponent(String(each).replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return validator.compile({ $ref: `${id}#/${pointer.join('/')}` });
}

/** A validator's complaints, each with its place. */
export function describeErrors(errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the whole'} ${message ?? 'is wrong'}`);
}
