import { ValidationError } from '../errors/validation-error.ts';

/** Segments a server or a proxy resolves against the path around them, in plain, encoded or parameterized form. */
const traversal = /^(\.|%2e){1,2}(;.*)?$/i;

/** Control characters, once encoded. */
const control = /%[01]|%7F/;

/** Encodes one path parameter, or says why it can be none. `encodeURIComponent('..')` is `..`: a DELETE of the parent. */
function encodeSegment(name: string, value: unknown, operation: string): string {
  let fault = `must be a string; got ${value === null ? 'null' : typeof value}`;
  if (typeof value === 'string') {
    fault = 'must be well-formed text that is neither blank nor a relative path segment, without control characters';
    try {
      const encoded = encodeURIComponent(value);
      if (value.trim() && !control.test(encoded) && !traversal.test(value)) return encoded;
    } catch {
      // Half a surrogate pair.
    }
  }
  throw new ValidationError([{ path: name, message: `${name} ${fault}` }], operation);
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
