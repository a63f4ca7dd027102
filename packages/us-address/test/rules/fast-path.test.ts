import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/index.ts';
import { stateByName } from '../../src/lookup/states.ts';
import { deliveryLine } from '../../src/parse/line/delivery.ts';
import { matchPlainStreet } from '../../src/parse/line/fast-path.ts';
import { parseByRules } from '../../src/parse/line/parse-lines.ts';
import { tokenize } from '../../src/text/tokens.ts';

const folders = ['parse/line', 'parse/routes', 'parse/street', 'parse/units', 'parse/last-line', 'text'].map(
  (name) => new URL(`../../src/${name}/`, import.meta.url),
);

/** Every word in capitals that any rule knows, from the rules themselves, so that one of tomorrow is among them. */
const known = [
  ...new Set(
    folders.flatMap((folder) =>
      readdirSync(folder).flatMap((file) => {
        const code = readFileSync(new URL(file, folder), 'utf8');
        return code.match(/\b[A-Z][A-Z0-9]*\b/g) ?? [];
      }),
    ),
  ),
  ...stateByName.keys(),
];

const plain = fc.constantFrom(
  'SPRUCE',
  'OAK',
  'MAPLE',
  'WASHINGTON',
  'NEW',
  'OLD',
  'BOA',
  'RURRAL',
  'DRAWR',
  'PARK',
  'LAKE',
  'COUNTY',
  'STATE',
);
const suffix = fc.constantFrom('ST', 'AVENUE', 'RD', 'LN', 'CTR', 'LOOP', 'HWY', 'KEY', 'SQ', 'STRET');
const odd = fc.constantFrom('5', '42ND', 'B', 'AA', '4-A', '1/2', '#', '&', "O'HARA", '12345', 'P.O.', '4B', ',');
const word = fc.oneof({ weight: 3, arbitrary: plain }, fc.constantFrom(...known), odd);
const optional = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);
const direction = optional(fc.constantFrom('N', 'SOUTH', 'NO', 'SW', 'E'));
const designator = fc.oneof(fc.constantFrom('APT', 'SUITE', 'UNIT', '#'), word);
const unit = optional(
  fc
    .tuple(designator, fc.oneof(fc.constantFrom('4', '210B', 'B', '007', '4TH', 'A4'), word))
    .map((parts) => parts.join(' ')),
);
const bare = fc.constantFrom(', 4', '# 12', ', 210B');
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.filter((text) => text !== '').join(' '));
const number = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('101', '7', '0040', '95-06') }, word);
const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const street = joined(number, direction, names, suffix, direction);
const lines = fc.oneof(
  fc.record({
    line1: joined(street, optional(fc.constant(',')), fc.oneof({ weight: 4, arbitrary: unit }, bare)),
    line2: fc.constant(''),
  }),
  fc.record({ line1: joined(street, optional(fc.constantFrom(',', 'W'))), line2: joined(unit, optional(odd)) }),
);
const mainland = {
  military: false,
  puertoRico: false,
  gridNumbers: false,
  ranchRoads: false,
  numberedRoad: '',
} as const;

const tellAtAGlance = (line1: string, line2: string) => {
  const found = matchPlainStreet(tokenize(line1), tokenize(line2));
  return found && `${deliveryLine(found)}${found.extra}`;
};

describe('a plain street is told at a glance, with a unit behind it or on a line of its own', () => {
  test.each([
    ['101 Spruce St', '', '101 SPRUCE ST'],
    ['101 Spruce Street,', '', '101 SPRUCE ST'],
    ['101 north white oak avenue', '', '101 N WHITE OAK AVE'],
    ['101 Spruce St NW', '', '101 SPRUCE ST NW'],
    ['205 4th Ave N, Apt 4', '', '205 4TH AVE N APT 4'],
    ['101 Spruce St, Apt 4a', '', '101 SPRUCE ST APT 4A'],
    ['101 S Spruce St Suite 210', '', '101 S SPRUCE ST STE 210'],
    ['101 Spruce St', 'Unit 7Z', '101 SPRUCE ST UNIT 7Z'],
    ['101 Spruce St,', 'Apt 40', '101 SPRUCE ST APT 40'],
    ['95-06 Park Lake Blvd', '', '95-06 PARK LAKE BLVD'],
    ['7 West Avenue', '', '7 WEST AVE'],
    ['101 Spruce St # 5B', '', '101 SPRUCE ST # 5B'],
    ['101 Spruce St, 5', '', '101 SPRUCE ST # 5'],
  ])('%s | %s', (line1, line2, standard) => {
    expect(tellAtAGlance(line1, line2)).toBe(standard);
    expect(parse({ address_line1: line1, address_line2: line2, zip_code: '04101' })).toMatchObject({
      form: 'street',
      line: standard,
      extra: '',
    });
  });

  test.each([
    ['101, Spruce St', ''],
    ['101 Spruce St', 'Apt 4, 5'],
    ['101 Spruce St', 'Apt 4 B'],
    ['101 Spruce St Apt 4', 'Unit 7'],
    ['101 Spruce St Apt', ''],
    ['101 CR AA St', ''],
    ['101 County Road E', ''],
    ['101 County Road, 5', ''],
    ['101 State Hwy # 5', ''],
    ['101 Spruce St 5', ''],
    ['101 Spruce St No', ''],
    ['Spruce St', ''],
    ['101 St', ''],
  ])('but not %s | %s', (line1, line2) => {
    expect(tellAtAGlance(line1, line2)).toBeUndefined();
  });
});

describe('a plain street elsewhere is read by the rules of the place', () => {
  test('in Puerto Rico the street word stands in front', () => {
    expect(parse({ address_line1: '100 Avda Sol St', zip_code: '00901' }).line).toBe('100 AVE SOL ST');
  });

  test('beside a military city a unit is the whole line', () => {
    const { form, line } = parse({
      address_line1: '100 Spruce St Unit 4',
      city: 'APO',
      state: 'AE',
      zip_code: '09001',
    });
    expect({ form, line }).toEqual({ form: 'military', line: 'UNIT 4' });
  });
});

test('what is told at a glance is what the rules say', () => {
  let told = 0;
  fc.assert(
    fc.property(lines, ({ line1, line2 }) => {
      const [first, second] = [tokenize(line1), tokenize(line2)];
      const found = matchPlainStreet(first, second);
      if (found === undefined) return;
      told += 1;
      expect(found).toEqual(parseByRules(first, second, mainland));
    }),
    { numRuns: Number(process.env['PLAIN_STREETS'] ?? 5000) },
  );
  expect(told).toBeGreaterThan(100);
});
