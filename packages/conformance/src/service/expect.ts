import { isObject } from '@direct-mail/contract/words/is-object';
import type { ServiceResponse } from './http.ts';
import { type Complaint, complaints, type SchemaName } from './schemas.ts';
import { Mismatch, type Place } from './signals.ts';
import { closedWord, isClosed } from './words.ts';

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
  return isObject(value) ? value : {};
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

/** Describes a body without showing it. */
export function bodyShape({ text, body }: ServiceResponse): string {
  if (text === '') return 'an empty body';
  return body === undefined ? 'a body that is not JSON' : shapeOf(body);
}

export function expectStatus(response: ServiceResponse, ...statuses: readonly number[]): void {
  if (!statuses.includes(response.status))
    throw new Mismatch(`status ${statuses.join(' or ')}`, told(response), placeOf(response));
}

/** Client error of any status, since the specification names none. */
export function expectRefused(response: ServiceResponse, what: string): void {
  if (response.status < 400 || response.status >= 500)
    throw new Mismatch(`${what} to be refused with a 4xx`, told(response), placeOf(response));
}

export function expectAccepted(response: ServiceResponse, what: string): void {
  if (response.status < 200 || response.status >= 300)
    throw new Mismatch(`${what} to be accepted with a 2xx`, told(response), placeOf(response));
}

/** @param index of the item in the list that was read */
export function expectSchema(
  value: unknown,
  schema: SchemaName,
  what: string,
  index?: number,
  where: Partial<Place> = {},
): void {
  const wrong = complaints(value, schema);
  if (wrong.length === 0) return;
  throw new Mismatch(`${what} as the document's ${schema}`, saidOf(wrong), {
    ...where,
    item: itemOf(value, index),
    document: wrong[0]?.pointer,
  });
}

export const saidOf = (wrong: readonly Complaint[]): string =>
  wrong
    .slice(0, 4)
    .map(({ text }) => text)
    .join('; ');

/** Index and id of an item; the id only if it cannot be a name. */
export function itemOf(value: unknown, index: number | undefined): string | undefined {
  const { id } = asObject(value);
  const shown = typeof id === 'string' && /^(?=.*\d)[\w-]{1,64}$/.test(id) ? `id ${id}` : undefined;
  const at = index === undefined ? undefined : `[${index}]`;
  const both = [at, shown].filter((each) => each !== undefined);
  return both.length === 0 ? undefined : both.join(' ');
}

export const placeOf = ({ request, status }: ServiceResponse): Place => ({ request, status });

/** The value is shown only if it belongs to a closed set of the document, because others may be personal. */
export function expectEqual(actual: unknown, expected: unknown, what: string, where: Partial<Place> = {}): void {
  if (Object.is(actual, expected)) return;
  const plain = typeof expected !== 'string' || /^[\w.: -]{0,40}$/.test(expected);
  const word = isClosed(expected) ? closedWord(actual) : undefined;
  throw new Mismatch(`${what} to be ${plain ? String(expected) : 'as sent'}`, word ?? shapeOf(actual), where);
}

/** A time within five minutes of another. */
export function expectNear(value: unknown, instant: number, what: string): void {
  const off = Math.abs(Date.parse(String(value)) - instant);
  const got = Number.isNaN(off) ? `no time: ${shapeOf(value)}` : `${Math.round(off / 1000)} s away`;
  if (!(off < FIVE_MINUTES)) throw new Mismatch(what, got);
}

const FIVE_MINUTES = 300_000;

export function expectThat(condition: boolean, expected: string, got: string, where: Partial<Place> = {}): void {
  if (!condition) throw new Mismatch(expected, got, where);
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
    throw new Mismatch('a body { error: { name, message } }', `error is ${shapeOf(error)}`, placeOf(response));
  expectEqual(inner['name'], name, 'error.name', placeOf(response));
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
      placeOf(response),
    );
  expectEqual(error, name, 'error', placeOf(response));
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
