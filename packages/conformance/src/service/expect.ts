import type { ServiceResponse } from './http.ts';
import { complaints, type SchemaName } from './schemas.ts';
import { Mismatch } from './signals.ts';

/** Assertions whose messages contain only shapes and statuses, because values may be personal. */

export type Json = Readonly<Record<string, unknown>>;

/** Describes a response: its status, and its error name if any. */
export function told(response: ServiceResponse): string {
  const name = errorName(response.body);
  const kind =
    response.body === undefined && response.text !== '' ? ` (${mediaType(response) || 'no content type'})` : '';
  return `${response.status}${name === undefined ? kind : ` ${name}`}`;
}

export const mediaType = ({ headers }: ServiceResponse): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** `ValidationError`, `NotFound` …, from any error shape. Only a plain word counts. */
export function errorName(body: unknown): string | undefined {
  const { error } = asObject(body);
  const name = typeof error === 'string' ? error : asObject(error)['name'];
  return typeof name === 'string' && /^[A-Za-z]{1,40}$/.test(name) ? name : undefined;
}

export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Describes a value without showing it. */
export function shapeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `another string of ${value.length} characters`;
  if (typeof value === 'object') return `an object with ${Object.keys(value).length} keys`;
  return String(value as number | boolean);
}

export function expectStatus(response: ServiceResponse, ...statuses: readonly number[]): void {
  if (!statuses.includes(response.status)) throw new Mismatch(`status ${statuses.join(' or ')}`, told(response));
}

/** Client error of any status, since the specification names none. */
export function expectRefused(response: ServiceResponse, what: string): void {
  if (response.status < 400 || response.status >= 500)
    throw new Mismatch(`${what} to be refused with a 4xx`, told(response));
}

export function expectAccepted(response: ServiceResponse, what: string): void {
  if (response.status < 200 || response.status >= 300)
    throw new Mismatch(`${what} to be accepted with a 2xx`, told(response));
}

export function expectSchema(value: unknown, schema: SchemaName, what: string): void {
  const wrong = complaints(value, schema);
  if (wrong.length > 0) throw new Mismatch(`${what} as the document's ${schema}`, wrong.slice(0, 4).join('; '));
}

/** `secret`: the value may be personal, so only its shape is shown. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (Object.is(actual, expected)) return;
  const plain = typeof expected !== 'string' || /^[\w.: -]{0,40}$/.test(expected);
  throw new Mismatch(`${what} to be ${plain ? String(expected) : 'as sent'}`, shapeOf(actual));
}

export function expectThat(condition: boolean, expected: string, got: string): void {
  if (!condition) throw new Mismatch(expected, got);
}

/** The shape `{ error: { name, message } }` of the mailing endpoints. */
export function expectServiceError(
  response: ServiceResponse,
  status: number,
  name: string,
  mentions: readonly string[] = [],
): void {
  expectStatus(response, status);
  const { error } = asObject(response.body);
  const inner = asObject(error);
  if (typeof inner['name'] !== 'string' || typeof inner['message'] !== 'string' || inner['message'] === '')
    throw new Mismatch('a body { error: { name, message } }', `error is ${shapeOf(error)}`);
  expectEqual(inner['name'], name, 'error.name');
  expectMentions(inner['message'], mentions);
}

/** The shape `{ error, message }` of the statistics. */
export function expectStatsError(
  response: ServiceResponse,
  status: number,
  name: string,
  mentions: readonly string[] = [],
): void {
  expectStatus(response, status);
  const { error, message } = asObject(response.body);
  if (typeof error !== 'string' || typeof message !== 'string' || message === '')
    throw new Mismatch(
      'a body { error, message } of two strings',
      `error is ${shapeOf(error)}, message ${shapeOf(message)}`,
    );
  expectEqual(error, name, 'error');
  expectMentions(message, mentions);
}

export function expectUnauthorized(response: ServiceResponse): void {
  expectStatus(response, 403);
  if (asObject(response.body)['error'] !== 'Unauthorized')
    throw new Mismatch('the body { "error": "Unauthorized" }', `error is ${shapeOf(asObject(response.body)['error'])}`);
}

function expectMentions(message: string, mentions: readonly string[]): void {
  for (const word of mentions) {
    const words = word.split('|');
    if (!words.some((each) => message.toLowerCase().includes(each.toLowerCase())))
      throw new Mismatch(`a message that mentions ${words.join(' or ')}`, 'a message without it');
  }
}
