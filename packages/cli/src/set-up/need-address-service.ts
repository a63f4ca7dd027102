import { UsageError } from '@direct-mail/terminal/failure';
import type { Connection } from './connection.ts';

/** Before anything is read or written. */
export function needAddressService({ addressBaseUrl }: Connection, local: string): void {
  if (addressBaseUrl !== undefined) return;
  throw new UsageError(
    'there is no base address of the address service: expected --address-base-url, DIRECT_MAIL_ADDRESS_BASE_URL or a profile',
    `Without --remote ${local} on this machine`,
  );
}
