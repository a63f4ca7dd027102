import fc from 'fast-check';

/** A name as a person means it: what the oracle knows without reading it. */
export interface Meant {
  readonly given: readonly string[];
  readonly family: string;
  readonly suffix?: 'jr' | 'sr';
  /** Whoever lives there is meant as well. */
  readonly orResident?: true;
  /** The people of a name that means several; given and family say nothing then. */
  readonly people?: readonly Meant[];
}

const adaHill: Meant = { given: ['ada'], family: 'hill' };
const graceByron: Meant = { given: ['grace'], family: 'byron' };
const hill: Meant = { given: [], family: 'hill' };
const several = (...people: Meant[]): Meant => ({ given: [], family: '', people });

/** One joint name in two ways. */
const graceAndAda = several(graceByron, adaHill);

/** What the service prints for no name. */
export const RESIDENT = 'Current Resident';

/** Ways to write names, with what is meant; so few people that they meet all the time. */
export const names: Readonly<Record<string, Meant>> = {
  'Ada Hill': adaHill,
  'HILL, ADA': adaHill,
  'Dr. Áda  Hill, Ph.D.': adaHill,
  'A. Hill': { given: ['a'], family: 'hill' },
  Hill: hill,
  'Mrs. Hill': hill,
  'Grace Hill': { given: ['grace'], family: 'hill' },
  'Alan Hill': { given: ['alan'], family: 'hill' },
  'Ada Hill Jr.': { ...adaHill, suffix: 'jr' },
  'Hill, Ada, Sr': { ...adaHill, suffix: 'sr' },
  'Ada Marie Hill': { given: ['ada', 'marie'], family: 'hill' },
  'Ada Byron': { given: ['ada'], family: 'byron' },
  'Grace Byron': graceByron,
  Ada: { given: [], family: 'ada' },
  'Ada Hill (Owner)': adaHill,
  'Ada Hill or Current Resident': { ...adaHill, orResident: true },
  'Ada Hill & Grace Byron': several(adaHill, graceByron),
  'Grace Byron/Ada Hill': graceAndAda,
  'Grace Byron, c/o Ada Hill': graceAndAda,
  'Ada & Bob Hill': several(adaHill, { given: ['bob'], family: 'hill' }),
  'Ada Hill and Family': several(adaHill, hill),
  'The Hill Family': several(hill),
  'The Hills': several(hill),
  'Estate of Ada Hill': several(adaHill),
  'Søren Ødegård': { given: ['soren'], family: 'odegard' },
  'SOREN ODEGARD': { given: ['soren'], family: 'odegard' },
};

const town = { city: 'Mountain View', state: 'CA', postal_code: '94043' };

/** Ways to write addresses, with the place that is meant. */
export const places: Readonly<Record<string, { readonly place: string; readonly lines: object }>> = {
  one: { place: 'one', lines: { address_1: '1 Main St', ...town } },
  'one, otherwise': { place: 'one', lines: { address_1: '1 main street', ...town, postal_code: '94043-1351' } },
  'one, apartment': { place: 'one, apartment 4', lines: { address_1: '1 Main St', address_2: 'Apt 4', ...town } },
  two: { place: 'two', lines: { address_1: '500 Castro St', ...town, postal_code: '94041' } },
};

export const emails = ['ada@example.com', 'Ada@Example.com', 'grace@example.com', 'hill@example.org'] as const;
/** One of them is an e-mail, as people use them. */
export const identifiers = ['u1', 'u2', 'Grace@example.com'] as const;

/** A person as a request writes one; every part may be absent. */
export interface Written {
  readonly name: string | null;
  readonly where: string | null;
  readonly email: string | null;
  readonly identifier: string | null;
}

/** A name and an address, or neither. */
export interface Addressee {
  readonly name: string | null;
  readonly where: string;
}

export type Command =
  | { readonly do: 'add'; readonly list: string; readonly who: Written }
  | { readonly do: 'mail'; readonly who: Written & { readonly where: string } }
  | { readonly do: 'order'; readonly n: number; readonly order: WrittenOrder }
  | { readonly do: 'edit'; readonly n: number; readonly order: WrittenOrder }
  | { readonly do: 'delete'; readonly n: number }
  | { readonly do: 'access' | 'erasure'; readonly email: string | null; readonly addressees: readonly Addressee[] }
  | { readonly do: 'restore' };

export interface WrittenOrder {
  readonly email: string | null;
  readonly customer_id: string | null;
  readonly shipping: Addressee | null;
  readonly billing: Addressee | null;
}

/** As many of the values as one history uses: few, so that the same ones come again. */
const some = (values: readonly string[], maxLength: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });

const few = fc.record({
  names: some([...Object.keys(names), RESIDENT], 4),
  wheres: some(Object.keys(places), 2),
  emails: some(emails, 3),
  identifiers: some(identifiers, 2),
  lists: some(['Do Not Mail', 'Suppressed', 'Newsletter'], 2),
});

type Few = typeof few extends fc.Arbitrary<infer F> ? F : never;

const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | null> =>
  fc.oneof({ weight, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });

function commandOf(few: Few): fc.Arbitrary<Command> {
  const [name, where] = [fc.constantFrom(...few.names), fc.constantFrom(...few.wheres)];
  const known = {
    email: maybe(fc.constantFrom(...few.emails)),
    identifier: maybe(fc.constantFrom(...few.identifiers)),
  };
  const addressee: fc.Arbitrary<Addressee> = fc.record({ name: maybe(name, 5), where });
  const order: fc.Arbitrary<WrittenOrder> = fc.record({
    email: known.email,
    customer_id: known.identifier,
    shipping: maybe(addressee),
    billing: maybe(addressee),
  });
  const who: fc.Arbitrary<Written> = fc.record({ name: maybe(name, 5), where: maybe(where, 3), ...known });
  const recipient = fc.record({ name: maybe(name, 5), where, ...known });
  const n = fc.nat(2);
  const request = (kind: 'access' | 'erasure'): fc.Arbitrary<Command> =>
    fc.record({ do: fc.constant(kind), email: known.email, addressees: fc.array(addressee, { maxLength: 3 }) });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('add' as const),
        list: fc.constantFrom(...few.lists),
        who,
      }),
    },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('mail' as const), who: recipient }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('order' as const), n, order }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), n, order }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), n }) },
    { weight: 2, arbitrary: request('access') },
    { weight: 3, arbitrary: request('erasure') },
    { weight: 1, arbitrary: fc.constant({ do: 'restore' as const }) },
  );
}

/** What happens to a handful of people. */
export const history: fc.Arbitrary<Command[]> = few.chain((values) =>
  fc.array(commandOf(values), { maxLength: 25, size: 'max' }),
);
