import { unknownName } from '@direct-mail/contract/doors/options';
import * as z from 'zod';
import { Refusal } from '../account/base/refusal.ts';

/** Parses the input of a call; throws a refusal that names every problem as the API does: `state must be one of …`. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, where: 'path' | 'query' | 'body'): T {
  const result = schema.safeParse(value, { error: describe });
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => sentenceOf(issue, `the ${where}`));
  throw new Refusal('ValidationError', sentences.join('; '));
}

const UNKNOWN = 'unknown field ';

function sentenceOf({ code, path, message }: z.core.$ZodIssue, whole: string): string {
  const place = path.join('.');
  if (code === 'unrecognized_keys') return place === '' ? message : message.replaceAll(UNKNOWN, `${UNKNOWN}${place}.`);
  if (place !== '') return `${place} ${message}`;
  // A rule about several fields is a whole sentence.
  return code === 'custom' ? message : `${whole} ${message}`;
}

/** Every problem of a document with its place, in words, once parsed with `describe`: `campaigns.0.name: is required`. */
export function problemsOf(error: z.ZodError, where: string, whole = where): string[] {
  return error.issues.map((issue) => {
    const path = issue.path.length === 0 ? whole : [where, ...issue.path].filter((part) => part !== '').join('.');
    return `${path}: ${issue.message}`;
  });
}

/** zod's issues in the words of the service's own errors. */
export const describe: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownName('field', key, fieldsOf(issue.inst))).join('; ');
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      // How the text of a query, or an object in its place, is read.
      if (Number.isNaN(issue.input)) return 'must be a number';
      return `must be of type ${issue.expected}${withFields(fieldsOf(issue.inst))}, got ${typeOf(issue.input)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return `must be at least ${issue.minimum}${got(issue.input)}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}${got(issue.input)}`;
    default:
      return undefined;
  }
};

const got = (value: unknown): string => (typeof value === 'number' ? `, got ${value}` : '');

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const withFields = (fields: readonly string[]): string => (fields.length === 0 ? '' : ` (${fields.join(', ')})`);

/** The fields that an object's schema knows. */
function fieldsOf(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
