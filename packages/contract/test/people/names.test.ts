import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canBeSamePerson, isSameName, nameKey, type PersonName, readName } from '../../src/words/people/names.ts';

/** Each line is one person in the ways that her name is written. */
const people: readonly (readonly string[])[] = [
  [
    'José García',
    'José García'.normalize('NFD'),
    'Jose Garcia',
    'JOSÉ GARCÍA',
    'josé garcía',
    '  José   García  ',
    'José\tGarcía',
    'José\u00a0García',
    'García, José',
    'GARCIA,JOSE',
    'Garcia , Jose',
    'Mr. José García',
    'Mr José García',
    'Dr. José García',
    'Dr. García, José',
    'García, Dr. José',
    'Prof. Dr. José García',
    'José García, PhD',
    'José García PhD',
    'José García, Ph.D.',
    'José García, M.D., Ph.D.',
    'José García, Esq.',
    'José García Esq',
    'José García, MBA',
    'José García.',
    '"José García"',
    'José (García)',
    'José García 😀',
    '😀 José García',
    'José García 2',
    'Ｊｏｓé Ｇａｒｃíａ',
    'García, José, PhD',
  ],
  ['Ada King', 'King, Ada', 'Mrs. Ada King', 'ada king', 'A\u200bda King', 'Ada  King, RN'],
  ['Ada O’Brien', "Ada O'Brien", 'Ada OBrien', "O'BRIEN, ADA"],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien', 'j r r tolkien', 'Tolkien, J.R.R.', 'Tolkien, J. R. R.'],
  ['Søren Ødegård', 'Soren Odegard', 'ODEGARD, SOREN', 'SØREN ØDEGÅRD', 'Søren Ødegård'.normalize('NFD')],
  ['Łukasz Wałęsa', 'Lukasz Walesa', 'ŁUKASZ WAŁĘSA'],
  ['Ana Đorđević', 'Ana Dordevic', 'Đorđević, Ana'],
  ['Æsa Þorgeirsdóttir', 'Aesa Thorgeirsdottir', 'ÆSA ÞORGEIRSDÓTTIR'],
  ['İpek Işık', 'Ipek Isik', 'IPEK IŞIK', 'ipek ışık'],
  ['Kaʻahumanu Young', "Ka'ahumanu Young", 'Kaahumanu Young'],
  [
    'Ada Lee',
    'Ada Lee or Current Resident',
    'Ada Lee, or Current Occupant',
    'Current Resident or Ada Lee',
    'Ada Lee (Owner)',
    'Ada Lee - Manager',
    'c/o Ada Lee',
    'Lee, Ada (Homeowner)',
    'Ada Lee/Occupant',
  ],
  [
    'Ada Lee & Bob King',
    'Ada Lee and Bob King',
    'Ada Lee/Bob King',
    'Ada Lee c/o Bob King',
    'Ada Lee, c/o Bob King',
    'Ada Lee or Bob King',
  ],
  ['Dan Or', 'Or, Dan'],
  ['Karl Strauß', 'Karl STRAUSS', 'Strauss, Karl'],
  ['Ada Smith-Jones', 'Ada Smith Jones', 'Smith-Jones, Ada'],
  ['The Hill Family', 'Hill Family', 'THE HILL FAMILY'],
  ['Ada Lee and Family', 'Ada Lee & Family'],
  ['Ada & Bob Hill', 'Ada and Bob Hill', 'Hill, Ada & Bob', 'Ada + Bob Hill'],
  ['Hill', 'Mrs. Hill', 'HILL', 'Ms Hill'],
  ['山田太郎', '山田太郎様'.slice(0, 4)],
  ['Νίκος Παπαδόπουλος', 'ΝΙΚΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ'],
];

const name = (written: string): PersonName => readName(written) as PersonName;

describe('D105: when two names are the same', () => {
  test('every pair of the ways to write one name is the same, and no way of another person is', () => {
    expect(people[0]?.length).toBeGreaterThanOrEqual(30);
    for (const [person, ways] of people.entries()) {
      for (const one of ways) {
        for (const [other, otherWays] of people.entries()) {
          for (const way of otherWays) {
            expect([one, way, isSameName(name(one), name(way))]).toEqual([one, way, person === other]);
          }
        }
      }
    }
  });

  test.each([
    ['Ada Hill Jr.', 'jr'],
    ['Ada Hill, Jr.', 'jr'],
    ['Hill, Ada, Jr', 'jr'],
    ['Hill Jr., Ada', 'jr'],
    ['Ada Hill Junior', 'jr'],
    ['Ada Hill, Jr., MD', 'jr'],
    ['Ada Hill, MD, Jr.', 'jr'],
    ['Ada Hill Sr', 'sr'],
    ['Ada Hill II', 'ii'],
    ['Ada Hill 2nd', 'ii'],
    ['Ada Hill iii', 'iii'],
    ['Ada Hill IV', 'iv'],
    ['Ada Hill V', 'v'],
  ])('the suffix of %j is %s, and no part of the name', (written, suffix) => {
    expect(readName(written)).toEqual({ given: ['ada'], family: 'hill', suffix, joint: false, people: [] });
  });

  test.each([
    '',
    ' ',
    '--',
    '😀',
    '123',
    'Dr.',
    'Mr. Mrs.',
    '&',
    '\u0000',
    ', ,',
    'Current Resident',
    'CURRENT OCCUPANT',
    'Resident',
    'or Current Resident',
    'Our Neighbor',
    'Postal Customer',
  ])('%j is no name', (written) => {
    expect(readName(written)).toBeNull();
  });

  test.each([
    ['Jack Ma', 'ma'],
    ['Ada V', 'v'],
    ['Md Rahman', 'rahman'],
    ['John Senior', 'senior'],
    ['Juan de la Cruz', 'cruz'],
    ['Prince', 'prince'],
    ['Jr.', 'jr'],
    ['Or Levi', 'levi'],
    ['Judith Guest', 'guest'],
    ['The Nguyen', 'nguyen'],
    ['Ada Tenant', 'tenant'],
  ])('the family name of %j is %s', (written, family) => {
    expect(readName(written)?.family).toBe(family);
  });

  test('D100: a suffix that one side lacks is compatible, a different one is not', () => {
    expect(isSameName(name('Ada Hill'), name('Ada Hill Sr'))).toBe(true);
    expect(isSameName(name('Ada Hill Jr'), name('Ada Hill Sr'))).toBe(false);
  });

  test.each([
    ['Ada Hill', 'A. Hill', true],
    ['Ada Hill', 'Hill', true],
    ['Ada Hill', 'Ada M. Hill', true],
    ['Ada M. Hill', 'Ada Marie Hill', true],
    ['Ada Hill', 'Adelaide Hill', false],
    ['Ada Hill', 'G. Hill', false],
    ['Mary Ann Hill', 'Mary Beth Hill', false],
    ['Ada Hill', 'Ada Byron', false],
    ['Ada Hill Jr', 'A. Hill Sr', false],
    ['Ada Hill', 'Ada & Bob Hill', true],
    ['Ada Hill', 'Bob & Ada Hill', true],
    ['Grace Hill', 'Ada & Bob Hill', false],
    ['Grace Hill', 'Mr. & Mrs. Bob Hill', true],
    ['Ada Hill', 'The Hill Family', true],
    ['Ada Hill', 'Hill Household', true],
    ['Ada Hill', 'The Hills', true],
    ['Ada Hill', 'Estate of Ada Hill', true],
    ['Ada Hill', 'The Estate of Bob Hill', false],
    ['Ada Hill', 'Parents of Bob Hill', false],
    ['Ada Hill', 'Ada Hill and Family', true],
    ['Ada Hill', 'Bob King c/o Ada Hill', true],
    ['Ada Hill', 'Ada Hill Jr. & Bob King', true],
    ['Ada Hill Sr.', 'Ada Hill Jr. & Bob King', false],
  ])('D101: %j and %j can be one person: %s', (a, b, can) => {
    expect(canBeSamePerson(name(a), name(b))).toBe(can);
    expect(canBeSamePerson(name(b), name(a))).toBe(can);
  });

  test('any text is read, and what is the same can be one person', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (written) => {
        const read = readName(written);
        if (read === null) return;
        expect(read.family).toMatch(/\p{L}/u);
        expect([isSameName(read, read), canBeSamePerson(read, read)]).toEqual([true, true]);
        const shouted = name(written.normalize('NFD').toUpperCase());
        expect(isSameName(read, shouted)).toBe(true);
      }),
      { seed: 105, numRuns: 200 },
    );
  });

  test('a key is equal exactly for the same names with the same suffix', () => {
    const ways = people.flat();
    const words = fc.constantFrom(
      'Ada',
      'A.',
      'Hill',
      'Hill-King',
      'King',
      '&',
      'and',
      'The',
      'Family',
      'Jr',
      'Sr',
      'Dr.',
      ',',
      'MD',
      'V',
    );
    const written = fc.oneof(
      fc.constantFrom(...ways),
      fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(written, written, (one, other) => {
        const [a, b] = [readName(one), readName(other)];
        const isSame = a !== null && b !== null && isSameName(a, b) && a.suffix === b.suffix;
        const [key, otherKey] = [nameKey(one), nameKey(other)];
        expect([one, other, key !== '' && key === otherKey]).toEqual([one, other, isSame]);
      }),
      { seed: 105, numRuns: 5_000 },
    );
  });

  test('a key has no suffix and a suffix as two people: what is compatible with both would join Jr and Sr', () => {
    expect(new Set(['Ada Hill', 'Ada Hill Jr', 'Ada Hill Sr'].map(nameKey)).size).toBe(3);
    expect(nameKey('Current Resident')).toBe('');
  });
});
