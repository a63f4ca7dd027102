import { ValidationError } from '../errors/validation-error.ts';

/** Segments a server or a proxy resolves against the path around them, in plain, encoded or parameterized form. */
const traversal = /^(\.|%2e){1,2}(;.*)?$/i;

/** Control characters, once encoded. */
const control = /%[01]|%7F/;

/** Percent-encodes a value, or says why it cannot be sent: half an emoji has no encoding. */
function encode(name: string, value: unknown, operation: string): string {
  try {
    return encodeURIComponent(String(value));
  } catch {
    throw refusal(name, 'must be well-formed text', operation);
  }
}

const refusal = (name: string, fault: string, operation: string): ValidationError =>
  new ValidationError([{ path: name, message: `${name} ${fault}` }], operation);

/** Encodes one path parameter, or says why it can be none. `encodeURIComponent('..')` is `..`: a DELETE of the parent. */
function encodeSegment(name: string, value: unknown, operation: string): string {
  if (typeof value !== 'string') {
    throw refusal(name, `must be a string; got ${value === null ? 'null' : typeof value}`, operation);
  }
  const encoded = encode(name, value, operation);
  if (value.trim() && !control.test(encoded) && !traversal.test(value)) return encoded;
  throw refusal(name, 'must not be blank, contain control characters or be a relative path segment', operation);
}

/** Fills `/v1/campaign/{id}/mailings`. Without a regular expression: it is part of every call. */
export function fillPath(template: string, parameters: Record<string, unknown>, operation: string): string {
  let filled = '';
  let end = 0;
  for (let start = template.indexOf('{'); start >= 0; start = template.indexOf('{', end)) {
    const close = template.indexOf('}', start);
    const name = template.slice(start + 1, close);
    filled += template.slice(end, start) + encodeSegment(name, parameters[name], operation);
    end = close + 1;
  }
  return filled + template.slice(end);
}

/** A query as text, with its question mark: lists as repeated names, without what is undefined or null. */
export function queryText(query: object | undefined, operation: string): string {
  let text = '';
  for (const [name, values] of Object.entries(query ?? {})) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (value === undefined || value === null) continue;
      // As JSON writes it in a body; an invalid date is null there.
      const plain = value instanceof Date ? value.toJSON() : value;
      if (typeof plain === 'object')
        throw refusal(name, 'must be a string, a number, a boolean, a date or a list of those', operation);
      text += `${text ? '&' : '?'}${encode(name, name, operation)}=${encode(name, plain, operation)}`;
    }
  }
  return text;
}

/** Refuses an unknown method, an invalid path (another server, a query, dot segments) and a body that `fetch` would not send. */
export function checkTarget(method: string, path: unknown, body: unknown, operation: string): void {
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(method)) {
    throw refusal('method', 'must be GET, HEAD, POST, PUT, PATCH or DELETE', operation);
  }
  if (body !== undefined && /^(GET|HEAD)$/.test(method))
    throw refusal('body', `cannot be sent with ${method}`, operation);
  // Visible ASCII without backslash, question mark and hash.
  const plain = typeof path === 'string' && /^(\/[!"$->@-[\]-~]+)+\/?$/.test(path) && !path.includes('//');
  if (!plain || path.split('/').some((part) => traversal.test(part))) {
    throw refusal(
      'path',
      'must start with / and be visible ASCII, without query, "//" or relative segments',
      operation,
    );
  }
}
