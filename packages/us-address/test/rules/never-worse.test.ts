/** Lines that came out worse than they went in, and well-formed all the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain, standardize } from '../../src/index.ts';

const boise = { city: 'Boise', state: 'ID', zip_code: '83702' };
const last = 'Boise, ID 83702';

/** As two fields, the parts at the first comma, and as one line. */
const forms = (sent: string) => {
  const [address_line1 = '', ...rest] = sent.split(', ');
  return [
    { address_line1: sent, ...boise },
    { full_address: `${sent}, ${last}` },
    { address_line1, address_line2: rest.join(', '), ...boise },
  ];
};
const lines = (input: Parameters<typeof standardize>[0]) => {
  const { address_line1, address_line2 } = standardize(input);
  return [address_line1, address_line2].filter(Boolean).join(' | ');
};

describe('213: a unit in the name of an addressee is not the house number', () => {
  test.each([
    ['c/o John Doe Apt 5, 45 Main St', '45 MAIN ST APT 5 | C/O JOHN DOE'],
    ['c/o John Doe Apt 5 45 Main St', '45 MAIN ST APT 5 | C/O JOHN DOE'],
    ['Attn: Bob Smith Suite 200, 45 Main St', '45 MAIN ST STE 200 | ATTN BOB SMITH'],
    ['Attn: Dept A, 45 Main St', '45 MAIN ST | ATTN DEPT A'],
    ['c/o Studio 5, 45 Main St', '45 MAIN ST | C/O STUDIO 5'],
    ['c/o John Doe 45 Main St', '45 MAIN ST | C/O JOHN DOE'],
  ])('"%s"', (sent, expected) => {
    for (const input of forms(sent).slice(0, 2)) expect(lines(input)).toBe(expected);
  });
  test('whoever it is for, the house number is that of the street', () => {
    const who = fc.constantFrom('c/o Jane Doe', 'Attn: Bob', 'Attn', 'c/o');
    const unit = fc.constantFrom('Apt 5', 'Dept 7', 'Suite 200', 'Room 214 B', '# 9', 'Fl 3', 'Unit 12C');
    fc.assert(
      fc.property(who, unit, fc.integer({ min: 1, max: 9999 }), fc.constantFrom(', ', '\n'), (name, each, n, comma) => {
        const found = standardize({ full_address: `${name} ${each}${comma}${n} Main St, ${last}` });
        expect(found.address_components).toMatchObject({ primary_num: String(n), primary_name: 'MAIN' });
        const digits = /\d+/.exec(each)?.[0] ?? '';
        expect(`${found.address_line1} ${found.address_line2}`.replace(`${n} `, '')).toContain(digits);
      }),
    );
  });
});

describe('233.2: a letter behind a direction is the name of the street', () => {
  const words = { N: 'North', S: 'South', E: 'East', W: 'West' };
  test.each(Object.entries(words).flatMap(([d, word]) => ['N', 'E', 'S', 'W'].map((name) => [d, word, name])))(
    '%s, %s: %s',
    (d, word, name) => {
      for (const suffix of ['St', 'Street', 'Ave'])
        expect(standardize({ address_line1: `123 ${word} ${name} ${suffix}`, ...boise })).toMatchObject({
          address_components: { pre_dir: d, primary_name: name },
        });
    },
  );
});

test.each(
  ['West Tower', 'East Wing', 'North Hall', 'South Campus', 'West Building', 'N Tower'].flatMap((part) =>
    ['100 Main St', '100 E Oak Ave', '100 Broadway'].flatMap((street) => [', ', ' '].map((gap) => [street, gap, part])),
  ),
)('214: the direction of a building is not that of the street: "%s%s%s"', (street, gap, part) => {
  // without a suffix and a comma, all of it can be the street's name
  if (street.endsWith('Broadway') && gap === ' ') return;
  const expected = `${street} | ${part}`.toUpperCase();
  for (const input of forms(`${street}${gap}${part}`)) {
    expect(lines(input)).toBe(expected);
    expect(standardize(input).address_components.post_dir).toBe('');
  }
});

test.each([
  ['50 Fremont St West Tower Fl 3', '50 FREMONT ST FL 3 | WEST TOWER'],
  ['1800 M St, NW North Tower', '1800 M ST NW | NORTH TOWER'],
  ['100 West Tower Rd', '100 W TOWER RD'],
  ['100 Main St West', '100 MAIN ST W'],
])('214: "%s"', (sent, expected) => expect(lines({ address_line1: sent, ...boise })).toBe(expected));

test.each([
  ['PO Box 1,234', 'PO BOX 1234'],
  ['P.O. Box 12,345', 'PO BOX 12345'],
  ['1,234 Main St', '1234 MAIN ST'],
  ['12,345 N Main St', '12345 N MAIN ST'],
  ['Acme Inc, 1,234 Main St', '1234 MAIN ST | ACME INC'],
  ['1,2 Main St', '1 2 MAIN ST'],
  ['PO Box 1, 234 Main St', lines({ address_line1: 'PO Box 1\n234 Main St', ...boise })],
])('a comma of thousands does not cut a number: "%s"', (sent, expected) => {
  for (const input of forms(sent).slice(0, 2)) expect(lines(input)).toBe(expected);
});

test.each([
  ['PSC 802 #74', 'AE', '09499', 'PSC 802 BOX 74'],
  ['PSC 802, 74', 'AE', '09499', 'PSC 802 BOX 74'],
  ['CMR 470 No 1234', 'AE', '09165', 'CMR 470 BOX 1234'],
  ['Unit 2050 #4190', 'AP', '96278', 'UNIT 2050 BOX 4190'],
  ['PSC 802 Box 74', 'AE', '09499', 'PSC 802 BOX 74'],
])('239: the number behind a military unit is its box: "%s"', (sent, state, zip_code, expected) => {
  for (const input of [
    { address_line1: sent, city: 'APO', state, zip_code },
    { full_address: `${sent}, APO ${state} ${zip_code}` },
  ]) {
    expect(lines(input)).toBe(expected);
    expect(explain(input).set_aside).toEqual([]);
  }
});

test.each([
  ['Apt 7, RR 3 Box 12', 'RR 3 BOX 12 APT 7'],
  ['Lot 3, RR 3 Box 12', 'RR 3 BOX 12 LOT 3'],
  ['#7 RR 3 Box 12', 'RR 3 BOX 12 # 7'],
  ['Lot 3, RR 3', 'RR 3 LOT 3'],
  ['100 Rural 2 Box 152', 'RR 2 BOX 152'],
])('245: a unit in front of a route stays: "%s"', (sent, expected) => {
  for (const input of forms(sent).slice(0, 2)) expect(lines(input)).toBe(expected);
});

test.each([
  ['456 Main St, Apt PH1', '456 MAIN ST APT PH1'],
  ['456 Main St Suite FL2', '456 MAIN ST STE FL2'],
  ['456 Main St, Bldg 2 Apt PH1', '456 MAIN ST BLDG 2 APT PH1'],
  ['456 Main St PH1', '456 MAIN ST PH 1'],
])('213: "%s"', (sent, expected) => {
  for (const input of forms(sent)) expect(lines(input)).toBe(expected);
});

test('213: a unit of one letter in front of the city is none of its words', () => {
  expect(standardize({ full_address: '45 Main St, #C Dallas, TX 75201' })).toMatchObject({
    address_line1: '45 MAIN ST # C',
    city: 'DALLAS',
  });
});

test.each(['#4', 'Apt 4'])('213: "%s" in front of a grid number is a unit', (unit) => {
  const found = standardize({ full_address: `${unit}, N6W23001 Loop Trl, Waukesha, WI 53188` });
  expect(found.address_components).toMatchObject({ primary_num: 'N6W23001', secndry_num: '4' });
});
