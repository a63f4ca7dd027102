import { DirectMail, type RequestValidator } from '@direct-mail/sdk';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import type { Connection, Setting } from './connection.ts';

/** The client of a connection. With a validator, it checks requests before sending them. */
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
  for (const address of [baseUrl, addressBaseUrl]) if (address) checkAddress(address);
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

/** A requirement of the client, in terms of the setting's source. */
function checkAddress({ value, from }: Setting): void {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return;
  throw new UsageError(`${from} must be an http or https address without query or fragment`);
}
