const streets = ['Main St', 'Oak Ave', 'Park Blvd', 'Castro St'];

export interface Person {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Each at a door of their own. */
export function* people(count: number): Generator<Person> {
  for (let n = 1; n <= count; n += 1) {
    yield {
      name: `Person ${n}`,
      address: `${n} ${streets[n % 4]}`,
      city: 'Mountain View',
      state: 'CA',
      zip: '94041',
    };
  }
}

export const recipientOf = ({ name, address, city, state, zip }: Person) => ({
  full_name: name,
  address_1: address,
  city,
  state,
  postal_code: zip,
});
