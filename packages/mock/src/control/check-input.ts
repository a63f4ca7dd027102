import * as z from 'zod';
import { Refusal } from '../account/base/refusal.ts';

/**
 * Reads the input of a call, or refuses it in words: `body.state: must be one of …`.
 * Unknown fields pass, so that an object that was read can be sent back; one that is a slip of the pen of a known
 * field does not, because an ignored `creativs` is a campaign without creatives.
 */
export function checkInput(schema: z.ZodType, value: unknown, where: 'path' | 'query' | 'body'): unknown {
  const result = schema.safeParse(value, { error: inWords });
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${[where, ...issue.path].join('.')}: ${issue.message}`);
    throw new Refusal('ValidationError', problems.join('; '));
  }
  const slip = slipIn(schema, value, where);
  if (slip !== null) throw new Refusal('ValidationError', slip);
  return result.data;
}

const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `does not know ${issue.keys.join(', ')}`;
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (issue.input === undefined) return 'is required';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return `must be of type ${issue.expected}, got ${typeOf(issue.input)}`;
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The first unknown field that was surely meant to be a known one. */
function slipIn(schema: z.core.$ZodType, value: unknown, path: string): string | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return slipIn(schema.unwrap(), value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return firstOf(value, (item, index) => slipIn(schema.element, item, `${path}.${index}`));
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return null;
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return firstOf(Object.entries(value), ([key, below]) => {
    if (Object.hasOwn(shape, key)) return slipIn(shape[key] as z.core.$ZodType, below, `${path}.${key}`);
    const meant = Object.keys(shape).find((known) => !Object.hasOwn(value, known) && isSlip(plain(key), plain(known)));
    return meant === undefined ? null : `${path}.${key}: is not known; did you mean ${meant}?`;
  });
}

function firstOf<T>(items: readonly T[], find: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== null) return found;
  }
  return null;
}

/** `frontHtml` and `front-html` are `front_html`. */
const plain = (key: string): string => key.toLowerCase().replaceAll(/[_-]/g, '');

/** One letter too many, too few or wrong, or two that changed places. */
function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 3 || b.length < 3) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  const isSwap = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwap || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}
