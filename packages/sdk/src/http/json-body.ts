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
    lost = firstLost(body);
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

/**
 * The first value that JSON would lose. Part of every call: texts are skipped, and a path is made only of what was found. `inTags` is
 * undefined for the body itself, of whose fields one holds the merge tags.
 */
function firstLost(value: unknown, inTags?: boolean): Lost | undefined {
  const kind = inTags && value === undefined ? 'undefined' : lostKind(value);
  if (kind !== undefined) return { path: '', kind };
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return undefined;
  for (const name of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'string') continue;
    const found = firstLost(inner, inTags ?? name === 'merge_tags');
    if (found !== undefined) return { path: found.path ? `${name}.${found.path}` : name, kind: found.kind };
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
