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
  return checkToken(value, 'the token function must return', operation);
}

/** A token is one word of visible ASCII; an error says what is wrong without showing it. */
export function checkToken(value: unknown, source: string, operation?: string): string {
  let fault = `got ${typeof value}`;
  if (typeof value === 'string') {
    if (/^(?!["'])[\x21-\x7e]+$/.test(value)) return value;
    fault = !value
      ? 'it is empty'
      : /^bearer\s/i.test(value)
        ? 'leave out "Bearer"'
        : /^["']/.test(value)
          ? 'leave out the quotes'
          : 'it contains white space or other characters';
  }
  throw new ConfigurationError(`${source} a single word of visible ASCII: ${fault}`, { operation });
}
