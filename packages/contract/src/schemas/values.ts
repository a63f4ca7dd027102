/**
 * The building blocks of the request schemas. Messages omit the path, which `describeIssues` prepends. They describe
 * a value by its type or length and never quote it, since it may be a person's address.
 */

import * as z from 'zod';
import { limits } from '../generated/limits.ts';
import { dateOrDateTimeForm, dateTimeForm } from '../words/date-time.ts';
import { counted } from '../words/figures.ts';
import { isObject } from '../words/is-object.ts';
import { zipCodeForm } from '../words/zip-code.ts';

/** The limits of a string, in the form of the generated constants. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export const isRequired = 'is required';

/** Describes a value without quoting it. */
function describeType(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : 'one that is too large';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The error for a value that has a wrong type or is absent. */
export function expected(what: string) {
  return ({ input }: { input?: unknown }): string =>
    input === undefined ? isRequired : `must be ${what}, got ${describeType(input)}`;
}

/**
 * The length in code points, as JSON Schema counts it; `length` counts UTF-16 units. Counted only if the two can
 * be on different sides of a limit.
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
  return counted(count, 'character');
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

/** Any string. */
export const anyText = z.string({ error: expected('a string') });

/** A string with limits. `form` describes the pattern in words, or what is wrong with a text. */
export function text(textLimits: TextLimits, form: string | ((text: string) => string) = 'have another form') {
  const pattern = textLimits.pattern === undefined ? undefined : new RegExp(textLimits.pattern, 'u');
  return anyText.check((context) => {
    const problem =
      lengthProblem(context.value, textLimits) ??
      (pattern === undefined || pattern.test(context.value)
        ? undefined
        : `must ${typeof form === 'string' ? form : form(context.value)}`);
    if (problem !== undefined) context.issues.push({ code: 'custom', input: context.value, message: problem });
  });
}

/** A string that is not only white space; leading and trailing white space does not count as length (D109). */
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

/** A whole number with limits; numbers above `Number.MAX_SAFE_INTEGER` are allowed. */
export function wholeNumber({ minimum = -Infinity, maximum = Infinity }: NumberLimits = {}) {
  return z.number({ error: expected('a whole number') }).check((context) => {
    const { value } = context;
    const complain = (message: string) => context.issues.push({ code: 'custom', input: value, message });
    if (!Number.isInteger(value)) complain('must be a whole number');
    else if (value < minimum) complain(`must be at least ${minimum}`);
    else if (value > maximum) complain(`must be at most ${maximum}`);
  });
}

/** An array of one kind of item. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item, { error: expected('an array') });
}

/** An object; fields outside the shape are ignored and dropped (D56). */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, { error: expected('an object') });
}

/** An optional field; null is the same as absent (D104). */
export function optional<Value extends z.ZodType>(value: Value) {
  return value.nullish();
}

/** An object without its fields that are null, as parsing returns it. */
export type WithoutNulls<Value> = Value extends unknown ? { [Key in keyof Value]: Exclude<Value[Key], null> } : never;

/** Drops the null fields of a parsed object (D104), but not those of objects inside it. */
export function dropNulls<Output extends object, Input>(schema: z.ZodType<Output, Input>) {
  return schema.transform((value): WithoutNulls<Output> => {
    const kept = value as Record<string, unknown>;
    for (const key of Object.keys(kept)) if (kept[key] === null) delete kept[key];
    return value as WithoutNulls<Output>;
  });
}

/** An object in which null is the same as absent (D104). */
export function nullFree<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return dropNulls(record(shape));
}

const { components } = limits;

export const dateOrDateTime = text(components.DateOrDateTime, dateOrDateTimeForm);
export const dateTime = text(components.DateTime, dateTimeForm);
export const emailAddress = text(components.EmailAddress, 'be an email address without whitespace');
export const emailSha256 = text(components.EmailSha256, 'be hexadecimal digits: the SHA-256 of the lowercased e-mail');
export const currencyCode = text(components.CurrencyCode, 'be letters: a three-character code such as USD');
export const postalCode = trimmedText(components.PostalCode);
export const zipCode = text(components.ZipCode, `be ${zipCodeForm}`);
export const countryCode = text(components.CountryCode, 'be letters: a three-character country code such as USA');

/** Merge tags: any JSON values (D62), kept as they are. */
export const mergeTags = z.custom<Record<string, unknown>>(isObject, { error: expected('an object') });
