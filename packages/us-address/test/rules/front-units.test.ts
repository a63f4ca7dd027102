import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';

const place = { city: 'Melrose', state: 'MA', zip_code: '02176' };
const last = 'Melrose, MA 02176';

test.each([
  ['2F, 56 Foster St', '56 FOSTER ST # 2F'],
  ['3R, 774 Third Ave', '774 THIRD AVE # 3R'],
  ['B6, 1315 17th Street', '1315 17TH ST # B6'],
  ['No 5, 56 Foster St', '56 FOSTER ST # 5'],
  ['No. 5, 56 Foster St', '56 FOSTER ST # 5'],
  ['No 5 56 Foster St', '56 FOSTER ST # 5'],
  ['Apt 5, 12 Main St', '12 MAIN ST APT 5'],
  ['Apt. 4-B, 12 Main St', '12 MAIN ST APT 4-B'],
  ['Ste 100 & 102, 56 Foster St', '56 FOSTER ST STE 100 & 102'],
  ['2nd Floor, 56 Foster St', '56 FOSTER ST FL 2'],
  ['Rear, 56 Foster St', '56 FOSTER ST REAR'],
])('213: a unit in front of the house number goes behind the street: "%s"', (sent, line) => {
  for (const input of [{ address_line1: sent, ...place }, { full_address: `${sent}, ${last}` }])
    expect(standardize(input)).toMatchObject({ address_line1: line, address_line2: '', city: 'MELROSE' });
});

test.each([
  // houses, streets and grid numbers are no units
  ['100, 10 Mile Rd', '100 10 MILE RD'],
  ['12, Main St', '12 MAIN ST'],
  ['12B, Main St', '12B MAIN ST'],
])('213: "%s" has none', (sent, line) => {
  expect(standardize({ address_line1: sent, ...place }).address_line1).toBe(line);
});

test('213: wherever a unit is, the house number is that of the street', () => {
  const unit = fc.constantFrom(
    '2F',
    '3R',
    'Apt 4',
    'Apt SE 4',
    'No 5',
    '#7',
    'Ste 200',
    'Unit 12C',
    'Rm 101',
    'Fl 2',
    'Lot 9',
  );
  const street = fc.constantFrom(
    'Foster St',
    'Third Ave',
    'N Main St',
    '5th St',
    'Old Mill Rd',
    'Martin Luther King Blvd',
  );
  fc.assert(
    fc.property(unit, street, fc.integer({ min: 1, max: 9999 }), fc.boolean(), (each, name, number, isBehind) => {
      const parts = [each, `${number} ${name}`];
      const line = (isBehind ? parts.reverse() : parts).join(', ');
      const found = standardize({ full_address: `${line}, ${last}` });
      expect(found.address_components.primary_num).toBe(String(number));
      expect(found.address_line1.startsWith(`${number} `)).toBe(true);
      const digits = /\d+/.exec(each)?.[0] ?? '';
      expect(`${found.address_line1} ${found.address_line2}`.replace(`${number} `, '')).toContain(digits);
    }),
    { seed: 20, numRuns: 500 },
  );
});
