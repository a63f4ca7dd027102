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
  identifier: ['externalid', 'userid'],
  order_items: ['items', 'lineitems'],
};

/** The known name that a name which is not known was meant to be, if it is clear. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name);
  const exact = known.find((each) => plain(each) === wanted) ?? known.find((each) => elsewhere[each]?.includes(wanted));
  if (exact !== undefined) return exact;
  const near = known
    .map((each) => ({ each, distance: distance(wanted, plain(each)) }))
    .filter(({ each, distance: edits }) => edits <= Math.max(1, Math.floor(each.length / 4)) && wanted.length > 2)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.each;
}

/** `mergeTags` and `merge-tags` are `merge_tags`. */
const plain = (name: string): string =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** How many letters are too many, missing, wrong, or changed places with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
