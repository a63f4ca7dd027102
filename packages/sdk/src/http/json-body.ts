import { ValidationError } from '../errors/validation-error.ts';

/**
 * A body as JSON. Refused is what JSON would write as null or leave out (NaN, Infinity, an invalid `Date`, a function, a symbol),
 * since the piece would be printed without it, and what JSON cannot write: a BigInt, a cycle, thousands of levels. A field that is
 * `undefined` is left out, unless it is a merge tag.
 */
export function jsonBody(body: unknown, operation: string): string | undefined {
  if (body === undefined) return undefined;
  let lost: Lost | undefined;
  try {
    lost = firstLost(body, '');
    const text = lost === undefined ? JSON.stringify(body) : undefined;
    if (text !== undefined) return text;
  } catch {
    // The runtime's message may quote keys and values.
  }
  const { path, kind } = lost ?? { path: '', kind: 'a cycle, or too many levels' };
  throw new ValidationError(
    [{ path, message: `${path || 'the body'} cannot be written as JSON; got ${kind}` }],
    operation,
  );
}

interface Lost {
  readonly path: string;
  /** What it is, never what it holds: messages quote no values. */
  readonly kind: string;
}

/** The first value that JSON would lose. Most are texts, of which no path need be made. */
function firstLost(value: unknown, path: string): Lost | undefined {
  const kind = value === undefined && path.startsWith('merge_tags.') ? 'undefined' : lostKind(value);
  if (kind !== undefined) return { path, kind };
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return undefined;
  for (const name of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[name];
    const found = typeof inner !== 'string' && firstLost(inner, path ? `${path}.${name}` : name);
    if (found) return found;
  }
  return undefined;
}

function lostKind(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${value}`;
  if (value instanceof Date) return Number.isNaN(+value) ? 'an invalid date' : undefined;
  // JSON writes these as {}: what they hold would be lost.
  if (value instanceof Map || value instanceof Set) return 'a Map or a Set';
  if (typeof value === 'object') return value !== null && 'then' in value ? 'a promise; await it' : undefined;
  const lost = /^(function|symbol|bigint)$/.test(typeof value) && !('toJSON' in Object(value));
  return lost ? `a ${typeof value}` : undefined;
}
