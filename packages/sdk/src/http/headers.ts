import { ConfigurationError } from '../errors/call-error.ts';

/**
 * Headers with lower-case names, so that later ones replace earlier ones. What no header can hold is refused by name:
 * the runtime's own error would quote the value, and leave open whether anything was sent. So is `Authorization` in
 * `own` headers, of the client or a call: the token's would replace it without a word.
 */
export function checkHeaders(
  headers: Record<string, string> = {},
  operation?: string,
  own?: boolean,
): Record<string, string> {
  const checked: Record<string, string> = {};
  // JavaScript callers pass a Headers object or a list of pairs as well.
  const pairs = Symbol.iterator in headers ? (headers as Iterable<[string, string]>) : Object.entries(headers);
  for (const [name, value] of pairs) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value ?? '\0')) {
      const shown = JSON.stringify(name.slice(0, 40));
      throw new ConfigurationError(`the header ${shown} has an invalid name or value`, { operation });
    }
    const lower = name.toLowerCase();
    if (own && lower === 'authorization') {
      throw new ConfigurationError('give token (addressToken) instead of the authorization header', {
        operation,
      });
    }
    checked[lower] = `${value}`;
  }
  return checked;
}
