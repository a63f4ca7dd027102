/** Names of the same thing in other services and libraries. */
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
 * The known name that an unknown one was probably meant to be: the same but for case and separators, its name in other services,
 * a few letters apart, or a part of it; undefined when none is close.
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  return (
    known.find((each) => plain(each) === wanted) ??
    known.find((each) => elsewhere[each]?.includes(wanted)) ??
    nearest(wanted, known) ??
    known.find((each) => contains(plain(each), wanted) || contains(wanted, plain(each)))
  );
}

function nearest(wanted: string, known: readonly string[]): string | undefined {
  return known
    .map((each) => ({
      each,
      apart: editDistance(wanted, plain(each)),
      length: Math.max(plain(each).length, wanted.length),
    }))
    .filter(({ apart, length }) => apart <= (length >= 12 ? 3 : Math.min(2, Math.floor(length / 3))))
    .sort((a, b) => a.apart - b.apart)[0]?.each;
}

/** `mergeTags` and `merge-tags` are `merge_tags`. */
const plain = (name: string): string =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** `template` of `template_id`: at least four letters, and most of the longer name. */
const contains = (long: string, short: string): boolean =>
  short.length >= 4 && short.length * 2 >= long.length && long.includes(short);

/** Letters added, dropped, replaced or swapped with their neighbour (Damerau, optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] as number) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
