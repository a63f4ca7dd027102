import { ValidationError } from '../errors/validation-error.ts';

/**
 * A body as JSON. Refused is what JSON would write as null or leave out (NaN, Infinity, an invalid `Date`, a function, a symbol),
 * since the piece would be printed without it, and what JSON cannot write: a BigInt, a cycle, thousands of levels. A field that is
 * `undefined` is left out.
 */
export function jsonBody(body: unknown, operation: string): string | undefined {
  if (body === undefined) return undefined;
  let path: string | undefined;
  try {
    path = lostAt(body, '');
    const text = path === undefined ? JSON.stringify(body) : undefined;
    if (text !== undefined) return text;
  } catch {
    // The runtime's message may quote keys and values.
  }
  const why =
    path === undefined
      ? 'it contains a BigInt or a circular reference, or is nested too deeply'
      : 'it is NaN, Infinity, an invalid date, a function, a symbol, a promise, a Map or a Set';
  const message = `${path || 'the body'} cannot be written as JSON: ${why}`;
  throw new ValidationError([{ path: path ?? '', message }], operation);
}

/** The path of the first value that JSON would lose. */
function lostAt(value: unknown, path: string): string | undefined {
  if (value instanceof Date) return Number.isNaN(+value) ? path : undefined;
  if (typeof value !== 'object' || value === null) {
    const lost =
      typeof value === 'number' ? !Number.isFinite(value) : typeof value === 'function' || typeof value === 'symbol';
    return lost ? path : undefined;
  }
  // JSON writes these as {}: what they hold would be lost.
  if (value instanceof Map || value instanceof Set || 'then' in value) return path;
  if ('toJSON' in value) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = lostAt(inner, path ? `${path}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}
