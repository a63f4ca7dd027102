import { ConfigurationError } from '../errors/call-error.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** The token of a request, from its function where it has one. */
export async function resolveToken(
  { token, operation }: PreparedRequest,
  refused: boolean,
): Promise<string | undefined> {
  if (typeof token !== 'function') return token;
  let value: unknown;
  try {
    value = await token({ refused });
  } catch (cause) {
    throw new ConfigurationError('the token function threw', { cause, operation });
  }
  return checkToken(value, 'the token function', operation);
}

/** A token is one word of visible ASCII; an error says what is wrong without showing it. */
export function checkToken(value: unknown, source: string, operation?: string): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) return value;
  let fault = `a ${typeof value}`;
  if (value === '') fault = '""';
  else if (typeof value === 'string') {
    fault = /^bearer\s/i.test(value)
      ? '"Bearer" before it, which is added here'
      : /[\s\p{Cc}]/u.test(value)
        ? 'white space or control characters in it'
        : 'characters beyond ASCII in it';
  }
  throw new ConfigurationError(`${source} must give a token, one word of visible ASCII; got ${fault}`, { operation });
}
