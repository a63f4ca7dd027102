import { magicOfLine } from './magic.ts';
import type { StandardizedLines } from './types.ts';

/** Why mail cannot be delivered [D68]. */
export type UndeliverableReason =
  /** The ZIP does not exist, and city and state do not determine the right one; or the state has no such city. */
  | 'no_such_place'
  /** The line has no known form of address. */
  | 'unreadable'
  /** A street without a house number. */
  | 'house_number_missing'
  /** A post office box, a route or a military section (`PSC 802`) without a box number. */
  | 'box_number_missing'
  /** A rural or highway route without a route number. */
  | 'route_number_missing'
  /** Forced by a magic phrase. */
  | 'magic';

export type Deliverability =
  | { readonly deliverable: true }
  | { readonly deliverable: false; readonly reason: UndeliverableReason; readonly message: string };

const no = (reason: UndeliverableReason, message: string): Deliverability => ({ deliverable: false, reason, message });
const yes: Deliverability = { deliverable: true };

/** The magic phrase that made a result undeliverable: its line matches, and so does everything that the phrase sets. */
function refusingPhrase({ address_line1, address_components, usps_analysis }: StandardizedLines): string | undefined {
  const magic = magicOfLine(address_line1, () => address_components.post_office_city === '');
  if (magic?.effect.kind !== 'analysis' || magic.effect.deliverable) return undefined;
  const isSet = Object.entries(magic.effect.analysis).every(
    ([field, value]) => usps_analysis[field as keyof typeof usps_analysis] === value,
  );
  return isSet ? magic.phrase : undefined;
}

/** Whether mail to a standardized address can be delivered, and if not, why. The message holds no part of the address. */
export function deliverability(address: StandardizedLines): Deliverability {
  const phrase = refusingPhrase(address);
  if (phrase !== undefined)
    return no('magic', `The phrase "${phrase}" asks for an address that cannot be delivered to`);
  const { dpv_return_code: code, dpv_footnotes: footnotes, ame_footnotes: notes } = address.usps_analysis;
  if (notes.includes('C'))
    return no(
      'no_such_place',
      'No such place: the ZIP is not known and does not fit the city, or no such city is known',
    );
  if (code !== 'N') return yes;
  const name = address.address_components.primary_name;
  if (footnotes.includes('P1')) {
    if (name === 'RR' || name === 'HC') return no('route_number_missing', 'The route has no number');
    return no('box_number_missing', 'The box has no number');
  }
  if (footnotes.startsWith('A1'))
    return no('unreadable', 'The delivery line is no street, box, route, military or general delivery address');
  return no('house_number_missing', 'The street has no house number');
}
