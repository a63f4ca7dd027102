import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStreetPack, openStreets, type StreetSide } from '../../src/streets.ts';

const names = [
  'Main St',
  'N Main St',
  'Main Ave',
  'Maine Ave',
  'Mainland Cir',
  'Oak Ln',
  'Oak Ln SW',
  'Old Post Office Square Rd',
];
const side = fc.record({
  name: fc.constantFrom(...names),
  zip: fc.constantFrom('59645', '59642', '00501'),
  from: fc.integer({ min: 0, max: 400 }).map(String),
  to: fc.integer({ min: 0, max: 400 }).map(String),
});

/** Whether a number is on a side, asked of the sides themselves. */
function isOnSide({ from, to }: StreetSide, number: number): boolean {
  const [a, b] = [Number(from), Number(to)];
  if (number < Math.min(a, b) || number > Math.max(a, b)) return false;
  return a % 2 !== b % 2 || number % 2 === a % 2;
}

test('a number is in range exactly where some side of that street and ZIP has it', () => {
  fc.assert(
    fc.property(
      fc.array(side, { maxLength: 60 }),
      fc.constantFrom(...names),
      fc.integer({ min: 0, max: 400 }),
      (sides, name, number) => {
        const streets = openStreets(buildStreetPack(sides).streets);
        const own = sides.filter((other) => other.zip === '59645' && other.name === name);
        const { street, number: verdict } = streets.check({ address_line1: `${number} ${name}`, zip_code: '59645' });
        expect(street === 'found').toBe(own.length > 0);
        if (own.length > 0) expect(verdict === 'in_range').toBe(own.some((other) => isOnSide(other, number)));
      },
    ),
  );
});

const syllable = fc.constantFrom('A', 'B', 'AB', 'LONGPREFIX', 'LONGPREFIXES', 'Z', 'OAK', 'KA');
const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => `Q${parts.join('')}`);

test('of many streets whose names begin alike, each is found, and none that is not there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 150 }), fc.array(word), (there, others) => {
      const side = { zip: '59645', from: '2', to: '98', latitude: 46, longitude: -110 };
      const pack = buildStreetPack(there.map((name) => ({ ...side, name: `${name} St` })));
      const streets = openStreets(pack.streets, pack.coordinates);
      const check = (name: string) => streets.check({ address_line1: `12 ${name} St`, zip_code: '59645' });
      for (const name of there)
        expect(check(name)).toMatchObject({ street: 'found', number: 'in_range', latitude: 46 });
      for (const name of others.filter((other) => !there.includes(other))) expect(check(name).street).toBe('not_found');
    }),
    { numRuns: 40 },
  );
});
