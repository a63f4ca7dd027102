import { deliveryKey } from '@direct-mail/us-address';
import type { ListAddress } from '../engine/ports.ts';
import { linesOf } from './postal-lines.ts';

/** Whether a printed address is where a piece goes. What cannot be compared may be. */
export function sameAddress(address: ListAddress, body: string): boolean {
  try {
    const { recipient } = JSON.parse(body) as { recipient: Record<string, string | undefined> };
    const printed = linesOf({ ...address, state: address.state_name });
    return deliveryKey(linesOf(recipient)) === deliveryKey(printed);
  } catch {
    return true;
  }
}
