import { DirectMail, type RequestValidator } from '@direct-mail/sdk';
import { UsageError } from '../frame/failure.ts';
import type { Io } from '../frame/io.ts';
import type { Connection } from './connection.ts';

/** The client of a connection. Where there is something to check, it checks requests before it sends them. */
export function createClient(
  { token, baseUrl, addressBaseUrl }: Connection,
  fetch: typeof globalThis.fetch,
  io: Pick<Io, 'now' | 'sleep'>,
  validate?: RequestValidator,
): DirectMail {
  if (token === undefined) {
    throw new UsageError(
      'there is no token: expected a profile, DIRECT_MAIL_TOKEN or --token-file',
      'Add one: direct-mail profiles add NAME --base-url URL',
    );
  }
  if (baseUrl === undefined) {
    throw new UsageError(
      'there is no base address: expected a profile, DIRECT_MAIL_BASE_URL or --base-url',
      'Add one: direct-mail profiles add NAME --base-url URL',
    );
  }
  return new DirectMail({
    token: token.value,
    baseUrl: baseUrl.value,
    addressBaseUrl: addressBaseUrl?.value,
    fetch,
    now: io.now,
    sleep: io.sleep,
    ...(validate && { validate }),
  });
}
