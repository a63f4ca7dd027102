/** What lists and forms put into addresses: escapes, e-mail addresses, the place twice, dashes, roads with numbers. */
import { describe, expect, test } from 'vitest';
import { deliveryKey, explain, standardize } from '../../../src/index.ts';

const reno = { city: 'Reno', state: 'NV', zip_code: '89501' };
const lines = (input: Parameters<typeof standardize>[0]): string => {
  const { address_line1, address_line2, city, zip_code } = standardize(input);
  return `${address_line1} | ${address_line2} | ${city} ${zip_code}`;
};
const aside = (input: Parameters<typeof explain>[0]): string[] =>
  explain(input).set_aside.map(({ words, reason }) => `${words}: ${reason}`);

test.each([
  ['123 Main St 77002 Houston, TX', '123 MAIN ST |  | HOUSTON 77002'],
  ['123 Main St 77002 Houston TX', '123 MAIN ST |  | HOUSTON 77002'],
  ['123 N Main St N 77002, Houston, TX', '123 N MAIN ST N |  | HOUSTON 77002'],
  ['123 Main St 77002, Houston, TX 77002', '123 MAIN ST |  | HOUSTON 77002'],
  ['123 Main St # 77002, Houston, TX 77003', '123 MAIN ST # 77002 |  | HOUSTON 77003'],
  ['123 Main St Apt 77002, Houston, TX 77003', '123 MAIN ST APT 77002 |  | HOUSTON 77003'],
  ['123 Main St 77002, Houston, TX 77003', '123 MAIN ST # 77002 |  | HOUSTON 77003'],
])('221: a ZIP behind the suffix in "%s"', (full_address, expected) => expect(lines({ full_address })).toBe(expected));

test.each([
  ['4512 Forest Road 12', '4512 FOREST ROAD 12'],
  ['4512 Forest Rd 1234', '4512 FOREST ROAD 1234'],
  ['4512 Camp Rd 12', '4512 CAMP ROAD 12'],
  ['4512 Tract Road 5', '4512 TRACT ROAD 5'],
])('App. F: the number of "%s" stays the road’s, and is told as doubtful', (address_line1, line) => {
  const { result, confidence } = explain({ address_line1, ...reno });
  expect(result).toMatchObject({ address_line1: line, address_line2: '' });
  expect(confidence).toBe(0.5);
});

test.each([
  ['4512 Forest Rd Apt 12', '4512 FOREST RD APT 12'],
  ['4512 Forest Rd # 12', '4512 FOREST RD # 12'],
  ['4512 Camp Rd, 12', '4512 CAMP RD # 12'],
  ['4512 Forest Rd 4', '4512 FOREST RD # 4'],
  ['4512 Oak Rd 12', '4512 OAK RD # 12'],
])('App. F: "%s" has a unit', (address_line1, line) => {
  const { result, confidence } = explain({ address_line1, ...reno });
  expect(result.address_line1).toBe(line);
  expect(confidence).toBeGreaterThan(0.9);
});

test.each(['37-14', '37—14', '37−14', '37 — 14', '37\t-\t14', '37–14', '37 ‑ 14'])(
  '233: %j is one house number',
  (number) => {
    expect(lines({ address_line1: `${number} 74th St`, ...reno })).toBe('37-14 74TH ST |  | RENO 89501');
  },
);
test.each(['123 Main St — Apt 4', '123 Main St—Apt 4', '123 Main St – Apt 4'])(
  '213: a dash in "%s" parts words',
  (address_line1) => {
    expect(lines({ address_line1, ...reno })).toBe('123 MAIN ST APT 4 |  | RENO 89501');
  },
);

test.each([
  ['500 Oak St, Mail Stop 44', '500 OAK ST | MAIL STOP 44'],
  ['500 Oak St Mail Stop 44', '500 OAK ST | MAIL STOP 44'],
  ['Mail Stop 44, 500 Oak St', '500 OAK ST | MAIL STOP 44'],
  ['500 Oak St, Ste 5, Mail Stop 44', '500 OAK ST STE 5 | MAIL STOP 44'],
  ['500 Oak St Stop 44', '500 OAK ST STOP 44 | '],
  ['8 Old Stage Road Extension Door B', '8 OLD STAGE ROAD EXT | DOOR B'],
  ['8 Old Stage Rd Ext', '8 OLD STAGE ROAD EXT | '],
  ['9 J Street Ext Hermanas Davila', '9 J ST | EXT HERMANAS DAVILA'],
  ['123 Main St 2nd Fl Left', '123 MAIN ST FL 2 | LEFT'],
  ['123 Main St 2nd Fl Rear', '123 MAIN ST FL 2 REAR | '],
  ['Northwest Airlines, 200 Main St', '200 MAIN ST | NORTHWEST AIRLINES'],
  ['200 Main St, West Farms', '200 MAIN ST | WEST FARMS'],
  ['200 Main St, West', '200 MAIN ST W | '],
  ['200 Main St, NW, Suite 5', '200 MAIN ST NW STE 5 | '],
  ['200 Main St, Hwy Dept', '200 MAIN ST | HWY DEPT'],
  ['1500 Broadway, Key Bank', '1500 BROADWAY | KEY BANK'],
  ['200 Main St, Suite 603, Suite 603', '200 MAIN ST STE 603 | '],
  ['200 Main St, Suite 603, Suite 604', '200 MAIN ST STE 603 STE 604 | '],
])('213: "%s"', (address_line1, expected) => {
  const found = standardize({ address_line1, ...reno });
  expect(`${found.address_line1} | ${found.address_line2}`).toBe(expected);
  expect(lines(found)).toBe(`${expected} | RENO 89501`);
});

describe('what is no part of an address is set aside, with its reason', () => {
  test.each([
    '123 Main St, Reno, NV 89501 jane@example.com',
    '123 Main St, Reno, NV 89501, jane@example.com',
    'jane@example.com, 123 Main St, Reno, NV 89501',
  ])('%s', (full_address) => {
    expect(lines({ full_address })).toBe('123 MAIN ST |  | RENO 89501');
    expect(aside({ full_address })).toEqual(['JANE@EXAMPLE.COM: email']);
  });
  test('with its label, and many of them in linear time', () => {
    expect(aside({ full_address: '1 Main St, Reno, NV 89501, E-mail: a@b.co' })).toEqual(['E-MAIL: A@B.CO: email']);
    expect(lines({ full_address: `1 Main St, ${'a@b.c '.repeat(200_000)}` })).toContain('1 MAIN ST');
  });
  test('a sign alone is none', () => {
    expect(aside({ full_address: 'Bob @ Acme, 123 Main St, Reno, NV 89501' })).toEqual([]);
  });
  test.each([
    [
      { address_line1: '123 Main St Apt 4', address_line2: 'Apt 4' },
      '123 MAIN ST APT 4 |  | RENO 89501',
      ['APT 4: repeated'],
    ],
    [
      { address_line1: '123 Main St', address_line2: 'Reno NV 89501' },
      '123 MAIN ST |  | RENO 89501',
      ['RENO NV 89501: repeated'],
    ],
    [{ address_line1: '123 Main St', address_line2: 'Reno NV 89502' }, '123 MAIN ST | RENO NV 89502 | RENO 89501', []],
    [{ address_line1: '123 Main St Apt 4', address_line2: 'Apt 5' }, '123 MAIN ST APT 4 APT 5 |  | RENO 89501', []],
  ])('what is there twice: %j', (input, expected, reasons) => {
    expect(lines({ ...input, ...reno })).toBe(expected);
    expect(aside({ ...input, ...reno })).toEqual(reasons);
  });
});

test.each([
  ['Rte 2 Box 7 Oak Rd, Ringling, OK 73456', ['OAK RD: not_in_form']],
  ['100 Oak Rd, PO Box 17, RR 2 Box 7, Ringling, OK 73456', []],
  ['RD 27, Star Route 27 Box 73, Ringling, OK 73456', []],
  ['RD 27 Star Route 27 Box 73, Ringling, OK 73456', ['RD: not_in_form', 'ROUTE 27: not_in_form']],
  ['Blq 3 #12 Calle 5, Urb Villa Carolina, Carolina, PR 00985', []],
  ['Rural Route 2 Box 7, Ringling, OK 73456', []],
])('of "%s", what is set aside is named whole', (full_address, expected) => {
  expect(aside({ full_address })).toEqual(expected);
});

test.each([
  '350 Fifth Avenue<br>Suite 3300<br>New York<br>NY 10118',
  '350 Fifth Avenue<BR/>Suite 3300<br />New York, NY 10118',
  '350 Fifth Avenue\\nSuite 3300\\r\\nNew York\\nNY 10118',
  '350&nbsp;Fifth Avenue, Suite 3300, New York, NY&nbsp;10118',
])('354: escapes are line ends and spaces: %s', (full_address) => {
  expect(lines({ full_address })).toBe('350 FIFTH AVE STE 3300 |  | NEW YORK 10118');
});
test('354: &amp; is a sign', () => {
  expect(lines({ full_address: 'AT&amp;T, 200 Main St, Reno, NV 89501' })).toBe('200 MAIN ST | AT & T | RENO 89501');
});

describe('explain', () => {
  const fieldOf = (input: Parameters<typeof explain>[0], name: string) =>
    explain(input).fields.find(({ field }) => field === name);
  test('letters of another script are the fault of the line that has them', () => {
    const second = { address_line1: '123 Main St', address_line2: '田中', ...reno };
    expect(fieldOf(second, 'address_line1')).toMatchObject({ rule: 'kept', confidence: 1, changed: false });
    expect(fieldOf(second, 'address_line2')).toMatchObject({ rule: 'other_script', confidence: 0.3, changed: true });
    const first = { address_line1: '123 Main St 田中', address_line2: 'Apt 4', ...reno };
    expect(fieldOf(first, 'address_line1')).toMatchObject({ rule: 'other_script', changed: true });
    expect(fieldOf(first, 'address_line2')?.rule).toBe('unit_joined');
  });
  test.each([
    '100 Club, 200 Main St',
    '100 Main St, 5 Oak Ave',
    'Unit 42 Security Inc, 200 Oak Ave',
    '100 Main, 5 Oak Ave',
  ])('of two readings of "%s" neither is sure', (address_line1) =>
    expect(explain({ address_line1, ...reno }).confidence).toBe(0.5),
  );
  test.each([
    'Jane Doe, 200 Main St',
    '7-Eleven, 200 Main St',
    '1st National Bank, 200 Main St',
    '200 Main St, Acme Building',
    '200 Main St, PO Box 12',
  ])('"%s" has one', (address_line1) => expect(explain({ address_line1, ...reno }).confidence).toBeGreaterThan(0.9));
});

describe('D36: names are not part of the key', () => {
  const key = (address_line2: string): string => deliveryKey({ address_line1: '100 West Ave', address_line2, ...reno });
  test.each([
    ...'7-Eleven; 7-Eleven #2211; Century 21; Century 21 Real Estate; 84 Lumber; AT&T; 3M; Super 8; Motel 6; VFW Post 9211; Fire Station 3'.split(
      '; ',
    ),
    ...'PS 118; 1st National Bank; 100 Club of Reno; Pier 1 Imports; Unit 42 Security Inc; Floor 5 Cafe; Twin Oaks Apts; Suite Dreams LLC'.split(
      '; ',
    ),
    ...'Walmart Supercenter #2189; Gate 12 Brewing Co; Route 66 Diner; 24 Hour Fitness; Two Men and a Truck'.split(
      '; ',
    ),
  ])('%s', (name) => expect(key(name)).toBe(key('')));
  test('but what can be a unit is, and no two are one', () => {
    const units =
      'Villa 2; Villa 3; Tower A; Dorm 12 Room 4; Bungalow 5; Gate 7; Pod 6; House A; Apt Oak; West Tower; Mail Stop 44; Level 3'.split(
        '; ',
      );
    expect(new Set([...units, ''].map(key)).size).toBe(units.length + 1);
  });
});
