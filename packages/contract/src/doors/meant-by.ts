import { plainName as plain } from '../words/plain-name.ts';
import { nearest } from './nearest.ts';

/** Names of the same field in other services and libraries. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  postal_code: ['zip', 'zipcode', 'postcode'],
  zip_code: ['zip', 'postalcode', 'postcode'],
  address_1: ['address', 'street', 'addressline1', 'line1'],
  address_2: ['addressline2', 'line2', 'unit', 'apartment'],
  address_line1: ['address', 'address1', 'street', 'line1'],
  address_line2: ['address2', 'line2', 'unit', 'apartment'],
  full_name: ['name'],
  name: ['fullname'],
  state: ['statename', 'province', 'region'],
  merge_tags: ['tags', 'variables', 'mergevariables', 'personalization'],
  recipient: ['to'],
  send_at: ['senddate', 'scheduledat'],
  identifier: ['externalid', 'userid', 'sku', 'upc', 'productid', 'itemid'],
  customer_email: ['email', 'emailaddress', 'useremail'],
  customer_email_sha256: ['emailsha256', 'emailhash', 'hashedemail'],
  order_items: ['items', 'lineitems'],
};

/**
 * The known name that an unknown one probably means: it differs only in case and separators, is its name in other services,
 * differs in a few letters, or is a part of it; undefined if none is close.
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  return (
    known.find((each) => plain(each) === wanted) ??
    known.find((each) => elsewhere[each]?.includes(wanted)) ??
    nearest(name, known) ??
    known.find((each) => contains(plain(each), wanted) || contains(wanted, plain(each)))
  );
}

/** `template` of `template_id`: at least four letters, and most of the longer name. */
const contains = (long: string, short: string): boolean =>
  short.length >= 4 && short.length * 2 >= long.length && long.includes(short);
