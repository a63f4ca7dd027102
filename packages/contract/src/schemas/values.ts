/**
 * The building blocks of the request schemas. Messages leave the path out: `describeIssues` puts it in front. They say
 * what came by its type or length, never by its value, which may be a person's address.
 */
import * as z from 'zod';
import { limits } from '../generated/limits.ts';

/** The limits of a text, as the generated constants hold them. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export const isRequired = 'is required';

type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What came, without saying its value. */
function describeType(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : 'one that is too large';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The error of a schema whose value has a wrong type or is not there. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }): string =>
    input === undefined ? isRequired : `must be ${what}, got ${describeType(input)}`;
}

/**
 * The length in code points: JSON Schema counts so, while `length` counts UTF-16 units. Counted only where the two can
 * fall on different sides of a limit.
 */
function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function isShorter(text: string, minLength: number): boolean {
  return text.length < minLength || (text.length < minLength * 2 && countCodePoints(text) < minLength);
}

function isLonger(text: string, maxLength: number): boolean {
  return text.length > maxLength && countCodePoints(text) > maxLength;
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** What is wrong with a text's length, if anything. */
export function lengthProblem(text: string, { minLength = 0, maxLength = Infinity }: TextLimits): string | undefined {
  if (!isShorter(text, minLength) && !isLonger(text, maxLength)) return undefined;
  const got = `got ${countCodePoints(text)}`;
  if (minLength === maxLength) return `must have exactly ${characters(minLength)}, ${got}`;
  return isShorter(text, minLength)
    ? `must have at least ${characters(minLength)}, ${got}`
    : `must have at most ${characters(maxLength)}, ${got}`;
}

/** Any text. */
export const anyText = z.string({ error: expected('a string') });

/** A text with limits. `form` says in words what the pattern asks for. */
export function text(textLimits: TextLimits, form = 'have another form') {
  const pattern = textLimits.pattern === undefined ? undefined : new RegExp(textLimits.pattern, 'u');
  return anyText.check((context) => {
    const problem =
      lengthProblem(context.value, textLimits) ??
      (pattern === undefined || pattern.test(context.value) ? undefined : `must ${form}`);
    if (problem !== undefined) context.issues.push({ code: 'custom', input: context.value, message: problem });
  });
}

/** A text that holds more than white space; its length is counted without what surrounds it (D109). */
export function trimmedText(textLimits: TextLimits) {
  return anyText.check((context) => {
    const problem = lengthProblem(context.value.trim(), textLimits);
    if (problem !== undefined) context.issues.push({ code: 'custom', input: context.value, message: problem });
  });
}

/** One of a closed list of values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, {
    error: ({ input }) => {
      if (input === undefined) return isRequired;
      const came = typeof input === 'string' ? 'another string' : describeType(input);
      return `must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}, got ${came}`;
    },
  });
}

export const anyNumber = z.number({ error: expected('a number') });

interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A whole number with limits. Larger ones than JavaScript counts exactly are whole numbers too. */
export function wholeNumber({ minimum = -Infinity, maximum = Infinity }: NumberLimits = {}) {
  return z.number({ error: expected('a whole number') }).check((context) => {
    const { value } = context;
    const complain = (message: string) => context.issues.push({ code: 'custom', input: value, message });
    if (!Number.isInteger(value)) complain('must be a whole number');
    else if (value < minimum) complain(`must be at least ${minimum}`);
    else if (value > maximum) complain(`must be at most ${maximum}`);
  });
}

/** An array of something. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: expected('an array') });
}

/** An object; what it holds beyond the shape is ignored and dropped (D56). */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: expected('an object') });
}

/** A field that may be left out, or be null, which is the same (D104). */
export function optional<Value extends z.ZodType>(value: Value) {
  return value.nullish();
}

/** An object; parsing leaves out its fields that are null. */
export type WithoutNulls<Value> = Value extends unknown ? { [Key in keyof Value]: Exclude<Value[Key], null> } : never;

/** Leaves the fields that are null out of what an object parses to (D104); those of objects inside are theirs. */
export function dropNulls<Output extends object, Input>(schema: z.ZodType<Output, Input>) {
  return schema.transform((value): WithoutNulls<Output> => {
    const kept = value as Record<string, unknown>;
    for (const key of Object.keys(kept)) if (kept[key] === null) delete kept[key];
    return value as WithoutNulls<Output>;
  });
}

/** An object in which null is the same as nothing (D104). */
export function nullFree<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return dropNulls(record(shape));
}

const { components } = limits;

export const dateOrDateTime = text(
  components.DateOrDateTime,
  'be an ISO 8601 date or date-time, such as 2026-11-20 or 2026-11-20T08:00:00Z',
);
export const dateTime = text(components.DateTime, 'be an ISO 8601 date-time, such as 2026-11-20T08:00:00Z');
export const emailAddress = text(components.EmailAddress, 'be an e-mail address without white space');
export const emailSha256 = text(components.EmailSha256, 'be hexadecimal digits: the SHA-256 of the lowercased e-mail');
export const currencyCode = text(components.CurrencyCode, 'be letters: a three-character code such as USD');
export const postalCode = trimmedText(components.PostalCode);
export const countryCode = text(components.CountryCode, 'be letters: a three-character country code such as USA');

/** Merge tags: any JSON values (D62), kept as they are. */
export const mergeTags = z.custom<Record<string, unknown>>(isJsonObject, { error: expected('an object') });
