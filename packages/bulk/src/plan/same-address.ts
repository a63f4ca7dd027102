import { deliveryKey } from '@direct-mail/us-address';
import type { ListAddress } from '../engine/ports.ts';
import { personKey } from './keys.ts';
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

/** Printed where a row has no name. */
const NO_NAME = 'Current Resident';

/** The keys that a row of the person at a printed address may have: by the name that is printed, or the company's, or by none. */
export function personsAt(secret: Uint8Array, { name, company, ...address }: ListAddress): Uint8Array[] {
  try {
    const lines = linesOf({ ...address, state: address.state_name });
    const names = [name, ...(company === null ? [] : [company]), ...(name === NO_NAME || name === '' ? [''] : [])];
    return names.map((each) => personKey(secret, lines, each));
  } catch {
    return [];
  }
}
