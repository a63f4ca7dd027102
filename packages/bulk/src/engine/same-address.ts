import { deliveryKey, standardizeLines } from '@direct-mail/us-address';
import type { ListAddress } from './ports.ts';

/** Whether a printed address is where a piece goes. What cannot be compared may be. */
export function sameAddress(address: ListAddress, body: string): boolean {
  try {
    const { recipient } = JSON.parse(body) as { recipient: Record<string, string | undefined> };
    const own = standardizeLines({
      address_line1: recipient['address_1'],
      address_line2: recipient['address_2'],
      city: recipient['city'],
      state: recipient['state'],
      zip_code: recipient['postal_code'],
    });
    const printed = standardizeLines({
      address_line1: address.address_1,
      address_line2: address.address_2,
      city: address.city,
      state: address.state_name,
      zip_code: address.postal_code,
    });
    return deliveryKey(own) === deliveryKey(printed);
  } catch {
    return true;
  }
}
