import { deliveryKey } from '@direct-mail/us-address';
import type { ListAddress } from '../engine/ports.ts';
import { linesOf } from './postal-lines.ts';

/** Whether a printed address may be the piece's; true if they cannot be compared. */
export function sameAddress(address: ListAddress, body: string): boolean {
  try {
    const { recipient } = JSON.parse(body) as { recipient: Record<string, string | undefined> };
    const printed = linesOf({ ...address, state: address.state_name });
    return deliveryKey(linesOf(recipient)) === deliveryKey(printed);
  } catch {
    return true;
  }
}
