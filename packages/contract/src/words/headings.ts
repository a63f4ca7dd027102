import { plainName } from './plain-name.ts';

/** Headings of other programs for each field of a person, without blanks, signs and case; the surest one first. */
export const personHeadings = {
  full_name: ['fullname', 'name', 'recipient', 'contact', 'displayname', 'addressee'],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'fname', 'vorname'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'lname', 'nachname'],
  company: ['company', 'companyname', 'organization', 'organisation', 'business', 'businessname', 'firm', 'firma'],
  address_1: [
    'address1',
    'address',
    'addressline1',
    'street',
    'streetaddress',
    'street1',
    'line1',
    'addr1',
    'addr',
    'streetaddress1',
    'straße',
    'strasse',
    'adresse',
    'anschrift',
  ],
  address_2: [
    'address2',
    'addressline2',
    'street2',
    'line2',
    'addr2',
    'apt',
    'unit',
    'suite',
    'apartment',
    'streetaddress2',
    'secondary',
  ],
  city: ['city', 'town', 'locality', 'municipality', 'ort', 'stadt', 'wohnort'],
  state: [
    'state',
    'statecode',
    'province',
    'region',
    'statename',
    'st',
    'stateprovince',
    'stateregion',
    'provincecode',
    'bundesstaat',
    'bundesland',
  ],
  postal_code: [
    'postalcode',
    'zip',
    'zipcode',
    'zip5',
    'postcode',
    'zippostalcode',
    'zippostal',
    'postal',
    'plz',
    'postleitzahl',
    'zip4',
  ],
  identifier: ['identifier', 'id', 'customerid', 'userid', 'externalid', 'recordid'],
  email: ['email', 'emailaddress', 'mail', 'emailadress', 'useremail', 'email1value'],
  email_sha256: ['emailsha256', 'emailhash', 'sha256', 'hashedemail', 'customeremailsha256'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Headings of other programs for what else an order has; the surest one first. */
export const orderHeadings = {
  order_id: ['orderid', 'ordernumber', 'orderno', 'ordername', 'order'],
  order_date: [
    'date',
    'orderdate',
    'orderedat',
    'createdat',
    'created',
    'purchasedate',
    'paidat',
    'processedat',
    'time',
    'timestamp',
  ],
  total: ['total', 'ordertotal', 'totalprice', 'amount', 'revenue', 'value', 'price', 'sum', 'subtotal'],
  promo_code: ['promocode', 'promo', 'couponcode', 'coupon', 'discountcode', 'vouchercode', 'voucher'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Headings of a column that holds city, state and ZIP code together. */
const lastLineHeadings = new Set(
  (
    'citystatezip citystatezipcode citystzip citystzipcode citystatepostalcode citystatepostcode cityandstateandzip citystateandzip ' +
    'citystate cityandstate csz ctystzip lastline addresslastline'
  ).split(' '),
);

/** The column that holds the whole last line of the address, if none has a city, a state or a ZIP code alone. */
export function lastLineColumn(
  columns: readonly string[],
  fields: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (place.some((field) => fields[field] !== undefined)) return undefined;
  return columns.find((name) => !Object.values(fields).includes(name) && lastLineHeadings.has(plainOf(name)));
}

const { full_name, ...others } = personHeadings;

/** The headings of a member of an audience, whose full name is `name`. */
export const memberHeadings = { name: full_name, ...others };

export type MemberColumn = keyof typeof memberHeadings;

const required = ['address_1', 'city', 'state', 'postal_code'];
const names = ['full_name', 'name', 'first_name', 'last_name'];
const street = ['address_1', 'address_2'];
const place = ['city', 'state', 'postal_code'];
const person = [...names, 'company', 'email', 'email_sha256', 'identifier'];

/** What stands before the headings of one of several addresses: `Shipping City`, `Default Address Zip`, `Address 1 - City`. */
const ofAddresses =
  'mailing shipping shipto ship delivery default home primary billing billto bill business work address1 address'.split(
    ' ',
  );
/** What stands before the headings of a person: `Customer ID`, `Contact Name`. */
const ofPeople = 'customer recipient contact buyer member guest'.split(' ');
const anyPrefix = new RegExp(`^(?:${[...ofAddresses, ...ofPeople].join('|')})`);

/** The column of each field. */
export type ByField<Field extends string> = Partial<Record<Field, string>>;

/**
 * Finds the column of each field by its heading. Where no address is whole without a prefix, one with a prefix is read,
 * `Mailing Street` and `Mailing City`, with the names that have the same.
 *
 * @param given - the columns that were named; that of an address says which prefix is meant
 * @param taken - columns that are something else
 * @returns the columns, and the addresses under other prefixes that are as whole
 */
export function columnsByHeading<Field extends string>(
  columns: readonly string[],
  known: Readonly<Record<Field, readonly string[]>>,
  given: Readonly<ByField<NoInfer<Field>>> = {} as ByField<Field>,
  taken: ReadonlySet<string> = new Set(),
): { fields: ByField<Field>; others: ByField<Field>[] } {
  const named = new Set(Object.values(given) as string[]);
  const isOpen = (column: string): boolean => named.has(column) || !taken.has(column);
  const open = columns.filter(isOpen).map((column) => ({ column, word: plainOf(column) }));
  const free = open.filter(({ column }) => !named.has(column));
  // With the named ones: the second line of a street is that of the first.
  const prefixed = open.filter(({ word }) => anyPrefix.test(word));
  const matched = (prefixes: readonly string[], among = prefixed): ByField<Field> => {
    const byWord = new Map<string, string>();
    for (const { column, word } of among)
      for (const prefix of prefixes) {
        const rest = word.slice(prefix.length);
        if (word.startsWith(prefix) && !byWord.has(rest)) byWord.set(rest, column);
      }
    const found: ByField<Field> = {};
    if (byWord.size === 0) return found;
    for (const field in known) {
      const column = known[field].map((word) => byWord.get(word)).find((each) => each !== undefined);
      if (column !== undefined) found[field] = column;
    }
    return found;
  };
  /** Without what was named as another field, and without a street or a place of which another part was named elsewhere. */
  const fitting = (found: ByField<Field>): ByField<Field> => {
    const isElsewhere = (unit: readonly string[]): boolean =>
      (unit as readonly Field[]).some((field) => given[field] !== undefined && given[field] !== found[field]);
    const elsewhere = [street, place].filter(isElsewhere).flat();
    const kept = Object.entries(found).filter(
      ([field, column]) =>
        !elsewhere.includes(field) && (given[field as Field] === column || !named.has(column as string)),
    );
    return Object.fromEntries(kept) as ByField<Field>;
  };
  const plain = { ...matched([''], free), ...given };
  let fields: ByField<Field> = plain;
  let others: ByField<Field>[] = [];
  if (count(plain) < required.length) {
    const asked = [...street, ...place].flatMap((field) => given[field as Field] ?? []);
    const all = [...ofAddresses, ...ofPeople];
    const meant = all.filter((prefix) => asked.some((column) => plainOf(column).startsWith(prefix)));
    const whole = (meant.length > 0 ? meant : all)
      .map((prefix) => ({ ...withAddress(plain, fitting(matched([prefix, `${prefix}address`]))), ...given }))
      .filter((each) => count(each) > count(plain));
    const most = Math.max(...whole.map(count));
    [fields = plain, ...others] = whole.filter((each) => count(each) === most);
  }
  for (const prefix of ofPeople) {
    const isNamed = names.some((name) => name in fields);
    for (const [field, column] of Object.entries(fitting(matched([prefix]))))
      if (person.includes(field) && !(field in fields) && !(isNamed && names.includes(field)))
        fields = { ...fields, [field]: column };
  }
  return { fields, others };
}

/** Where a list has further addresses that are as whole: by which field they differ, and what to say of that. */
export function severalAddresses(
  fields: Readonly<Record<string, string | undefined>>,
  others: readonly Readonly<Record<string, string | undefined>>[],
): { field: string; message: string } | undefined {
  const [other] = others;
  const field = required.find((each) => other !== undefined && other[each] !== fields[each]);
  if (field === undefined) return undefined;
  const message = `the list has more than one address, in ${JSON.stringify(fields[field])} and in ${JSON.stringify(other?.[field])}: name the right one with`;
  return { field, message };
}

const count = (found: object): number => required.filter((field) => field in found).length;

/** What has no prefix, but for the names, the street and the place that one prefix has: each whole, never from two. */
function withAddress<Field extends string>(plain: ByField<Field>, found: ByField<Field>): ByField<Field> {
  const replaced = new Set([
    ...(names.some((name) => name in found) ? names : []),
    ...('company' in found ? ['company'] : []),
    ...('address_1' in found ? street : []),
    ...('city' in found || 'postal_code' in found ? place : []),
  ]);
  return Object.fromEntries([
    ...Object.entries(plain).filter(([field]) => !replaced.has(field)),
    ...Object.entries(found).filter(([field]) => replaced.has(field)),
  ]) as ByField<Field>;
}

const plains = new Map<string, string>();

/** Kept, because all columns are matched again whenever a new one appears. */
function plainOf(name: string): string {
  let word = plains.get(name);
  if (word === undefined) {
    word = plainName(name);
    if (plains.size === 4_000) plains.clear();
    plains.set(name, word);
  }
  return word;
}
