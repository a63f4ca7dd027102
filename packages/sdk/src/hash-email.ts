import { ConfigurationError } from './errors/call-error.ts';
import { ValidationError } from './errors/validation-error.ts';

/**
 * Hashes an email address for `customer_email_sha256` and `email_sha256`: the SHA-256 of the lowercased address, as 64
 * hexadecimal digits.
 *
 * @throws `ValidationError` if it is not an email address. Whitespace is refused, not trimmed.
 *
 * @example
 * ```ts
 * await mail.orders.create({
 *   order_id: 'A-1815',
 *   order_date: '2026-11-20',
 *   customer_email_sha256: await hashEmail('ada@example.com'),
 * });
 * ```
 */
export async function hashEmail(email: string): Promise<string> {
  const text = typeof email === 'string';
  if (!text || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    const got = text ? '' : `; got ${email === null ? 'null' : typeof email}`;
    throw new ValidationError([{ path: 'email', message: `email must be an email address without whitespace${got}` }]);
  }
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new ConfigurationError('hashEmail needs Web Crypto, which browsers have on secure pages only');
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase())));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
