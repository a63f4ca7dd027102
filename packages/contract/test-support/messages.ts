import type { ValidateFunction } from 'ajv';
import { compileAt, describeErrors, objectAt, type Segments } from './document.ts';

/** Headers as `fetch` has them, as `node:http` has them, or as plain pairs. */
export type HeaderInput =
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers by lower-case name. */
export function readHeaders(input: HeaderInput): ReadonlyMap<string, string> {
  const entries = Symbol.iterator in input ? [...input] : Object.entries(input);
  const pairs = entries.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name.toLowerCase(), typeof value === 'string' ? value : value.join(', ')]],
  );
  return new Map(pairs);
}

export interface DocumentedHeader {
  readonly name: string;
  readonly required: boolean;
  readonly isNumber: boolean;
  readonly validate: ValidateFunction;
}

/** What a header or a header parameter of the document asks for. */
export function documentedHeader(name: string, segments: Segments): DocumentedHeader {
  const schema = objectAt([...segments, 'schema']);
  return {
    name: name.toLowerCase(),
    required: objectAt(segments)['required'] === true,
    isNumber: schema['type'] === 'integer' || schema['type'] === 'number',
    validate: compileAt([...segments, 'schema']),
  };
}

/** What is wrong with the documented headers of a message. */
export function findHeaderProblems(
  expected: readonly DocumentedHeader[],
  headers: ReadonlyMap<string, string>,
): string[] {
  return expected.flatMap(({ name, required, isNumber, validate }) => {
    const value = headers.get(name);
    if (value === undefined) return required ? [`the header ${name} is missing`] : [];
    const read = isNumber && value !== '' ? Number(value) : value;
    return validate(read) ? [] : describeErrors(validate.errors).map((each) => `the header ${name}: ${each}`);
  });
}

/** What is wrong with a body, whose content type must be one of the documented ones. */
export function findBodyProblems(
  validators: ReadonlyMap<string, ValidateFunction>,
  contentType: string | undefined,
  text: string,
): string[] {
  if (validators.size === 0) return text === '' ? [] : ['a body is not documented'];
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const validate = validators.get(mediaType);
  if (!validate)
    return [`the content type ${mediaType || '(none)'} is not documented, only ${[...validators.keys()].join(', ')}`];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['the body is not JSON'];
  }
  return validate(body) ? [] : describeErrors(validate.errors);
}

/** The validators of a content map by media type. */
export function contentValidators(segments: Segments): ReadonlyMap<string, ValidateFunction> {
  return new Map(
    Object.keys(objectAt([...segments, 'content'])).map((mediaType) => [
      mediaType,
      compileAt([...segments, 'content', mediaType, 'schema']),
    ]),
  );
}
