import { ValidationError } from '../errors/validation-error.ts';

/** Segments a server or a proxy resolves against the path around them, in plain, encoded or parameterized form. */
const traversal = /^(\.|%2e){1,2}(;.*)?$/i;

const unsafe = /\p{Cc}|^\s*$/u;

/** Encodes one path parameter, or says why it can be none. `encodeURIComponent('..')` is `..`: a DELETE of the parent. */
function encodeSegment(name: string, value: unknown, operation: string): string {
  let fault = 'must be a string';
  if (typeof value === 'string') {
    if (unsafe.test(value)) fault = 'must not be empty, blank or hold control characters';
    else if (traversal.test(value)) fault = 'must not be a relative path segment';
    else {
      try {
        return encodeURIComponent(value);
      } catch {
        fault = 'must be well-formed text';
      }
    }
  }
  throw new ValidationError([{ path: name, message: `${name} ${fault}` }], operation);
}

/** Fills `/v1/campaign/{id}/mailings`. */
export const fillPath = (template: string, parameters: Record<string, unknown>, operation: string): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, parameters[name], operation));
