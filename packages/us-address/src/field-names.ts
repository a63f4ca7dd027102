/** The field names of an input, and the one that an unknown name probably means. */
import { isSpelledLike } from './text/edit-distance.ts';

export const fields = ['full_address', 'address_line1', 'address_line2', 'city', 'state', 'zip_code'] as const;

/** The names of these fields in other APIs, including our main one. */
const elsewhere: Readonly<Record<string, (typeof fields)[number]>> = {
  address: 'full_address',
  address1: 'address_line1',
  street: 'address_line1',
  line1: 'address_line1',
  statename: 'state',
  zip: 'zip_code',
  postalcode: 'zip_code',
  postcode: 'zip_code',
};

/** `; unknown field adress_line1: did you mean address_line1?`, or an empty string. */
export function misspelt(input: object): string {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (const name of Object.keys(input)) {
    if (name.length > 40 || fields.some((field) => field === name)) continue;
    const plain = letters(name);
    const meant =
      fields.find((field) => !(field in input) && isSpelledLike(plain, letters(field))) ??
      (Object.hasOwn(elsewhere, plain) ? elsewhere[plain] : undefined);
    if (meant !== undefined && !(meant in input)) return `; unknown field ${name}: did you mean ${meant}?`;
  }
  return '';
}
