/** ZIP, country and state of a whole address [Pub 28 22]. */
import { describe, expect, test } from 'vitest';
import { parse, standardize } from '../../../src/index.ts';
import { splits } from './whole.ts';

describe('Pub 28 221: the ZIP is five digits, or nine', () => {
  splits([
    ['10 Main St Wanaque NJ 07465', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465-1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465–1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 074651234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465 1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465 - 1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465-', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    // an add-on cut short, or with a digit too many
    ['7 Elm Rd 07465-12345', '7 ELM RD', '', '', '07465'],
    ['7 Elm Rd 07465-123', '7 ELM RD', '', '', '07465'],
    ['10 Main St Wanaque NJ 07465-1', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465 - 12', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['7 Elm Rd 07465-1234', '7 ELM RD', '', '', '07465'],
    ['7 Elm Rd 07465 1234', '7 ELM RD', '', '', '07465'],
    ['7 Elm Rd 07465/1234', '7 ELM RD', '', '', '07465'],
    ['62701', '', '', '', '62701'],
    ['62701 1234', '', '', '', '62701'],
  ]);

  test.each(['1234', '123456', '12345678', '1234567890', '07465/123', '0746A', '07465-12A4'])(
    'D84: "%s" is none, and stays with the line',
    (word) => {
      const parsed = parse({ full_address: `7 Elm Rd ${word}` });
      expect(parsed.zip_code).toBe('');
      expect(`${parsed.line} ${parsed.extra}`).toContain(word);
    },
  );

  test.each(['12345 123', '12345 12345', '1234 1234', '12345 12B4', '123456789 1234'])(
    '"%s" is no ZIP+4 in two parts',
    (words) => {
      const { zip_code } = parse({ full_address: `7 Elm Rd ${words}` });
      expect(zip_code).toBe(words === '12345 12345' ? '12345' : '');
    },
  );

  describe('but not the number of a box or a unit', () => {
    splits([
      ['PO Box 12345', 'PO BOX 12345', '', '', ''],
      ['POB 12345', 'PO BOX 12345', '', '', ''],
      ['P.O. Bx 12345 USA', 'PO BOX 12345', '', '', ''],
      ['101 Main St # 12345', '101 MAIN ST # 12345', '', '', ''],
      ['PO Box 12345 12345', 'PO BOX 12345', '', '', '12345'],
      ['PO Box 12345 Loami IL', 'PO BOX 12345', 'LOAMI', 'IL', ''],
    ]);
  });
});

describe('a ZIP whose zeros a spreadsheet took is read where it is one of the state', () => {
  splits([
    ['10 Main St Wanaque NJ 7465', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St San Juan Puerto Rico 926', '10 MAIN ST', 'SAN JUAN', 'PR', '00926'],
    ['10 Main St Holtsville NY 501', '10 MAIN ST', 'HOLTSVILLE', 'NY', '00501'],
    ['10 Main St Holtsville New York 501', '10 MAIN ST', 'HOLTSVILLE', 'NY', '00501'],
    ['10 Main St Wanaque NJ 7465 USA', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    // a number behind something else is a unit or a road
    ['10 Main St Apt 501', '10 MAIN ST APT 501', '', '', ''],
    ['10 Main St Apt 7465', '10 MAIN ST APT 7465', '', '', ''],
    ['100 Highway 501', '100 HIGHWAY 501', '', '', ''],
  ]);

  test.each(['Mobile AL 123', 'Mobile AL 7465', 'Wanaque NJ 1001', 'Juneau AK 801', 'Wanaque NJ 7465A', 'Mobile AL A'])(
    '"%s": no ZIP of the state',
    (last) => {
      expect(parse({ full_address: `10 Main St, ${last}` }).zip_code).toBe('');
    },
  );
});

describe('D84: a ZIP with a digit too many or too few behind city and state is none', () => {
  splits([
    ['12 Main St Springfield IL 6270', '12 MAIN ST', 'SPRINGFIELD', 'IL', ''],
    ['12 Main St Springfield Illinois 627011', '12 MAIN ST', 'SPRINGFIELD', 'IL', ''],
    // the number of a state's highway
    ['1200 KY 1207', '1200 KY 1207', '', '', ''],
    ['1200 KY 440', '1200 KY 440', '', '', ''],
  ]);
});

describe('the country counts as absent', () => {
  const countries = ['USA', 'US', 'U.S.', 'U. S.', 'U.S.A.', 'U. S. A.', 'United States', 'United States of America'];
  test.each(countries)('"%s", behind the ZIP or in front of it', (country) => {
    const expected = { line: '1 MAIN ST', city: 'SEATTLE', state: 'WA', zip_code: '98101' };
    expect(parse({ full_address: `1 Main St, Seattle, WA 98101, ${country}` })).toMatchObject(expected);
    expect(parse({ full_address: `1 Main St Seattle WA ${country} 98101` })).toMatchObject(expected);
    expect(parse({ full_address: `1 Main St Seattle WA ${country} 98101 1234` })).toMatchObject(expected);
    expect(parse({ full_address: `1 Main St Seattle WA ${country}` })).toMatchObject({ ...expected, zip_code: '' });
    expect(parse({ address_line1: '1 Main St', city: `Seattle, WA 98101, ${country}` })).toMatchObject(expected);
  });

  splits([
    // not every word that a country's name has
    ['842 E 1700 S 84105', '842 E 1700 S', '', '', '84105'],
    ['842 E 1700 S', '842 E 1700 S', '', '', ''],
    ['842 E 1700 S 84105 1234', '842 E 1700 S', '', '', '84105'],
    ['USA', 'USA', '', '', ''],
    ['US 98101', 'US', '', '', '98101'],
  ]);
});

describe('Pub 28 App. B: the state is a code or a name of up to four words', () => {
  splits([
    ['100 Main St Institute West Virginia 25112', '100 MAIN ST', 'INSTITUTE', 'WV', '25112'],
    ['100 Main St Institute W Va 25112', '100 MAIN ST', 'INSTITUTE', 'WV', '25112'],
    ['100 Main St, West Virginia 25112', '100 MAIN ST', '', 'WV', '25112'],
    ['100 Main St Richmond Virginia 23220', '100 MAIN ST', 'RICHMOND', 'VA', '23220'],
    ['100 Main St West Virginia', '100 MAIN ST', '', 'WV', ''],
    // initials of a state behind a suffix or a unit are no directional, and no letter of the unit
    ['12 Main St N C 27101', '12 MAIN ST', '', 'NC', '27101'],
    ['12 Main St Apt 4 N C', '12 MAIN ST APT 4', '', 'NC', ''],
    ['12 Main St N. Dakota', '12 MAIN ST', '', 'ND', ''],
    ['10 Elm St Fargo North Dakota', '10 ELM ST', 'FARGO', 'ND', ''],
    ['10 Elm St Newport Rhode Island 02840', '10 ELM ST', 'NEWPORT', 'RI', '02840'],
    ['1600 Pennsylvania Ave NW Washington D. C. 20500', '1600 PENNSYLVANIA AVE NW', 'WASHINGTON', 'DC', '20500'],
    ['1600 Pennsylvania Ave NW Washington, D.C.', '1600 PENNSYLVANIA AVE NW', 'WASHINGTON', 'DC', ''],
    ['1 Elm St Washington District of Columbia 20500', '1 ELM ST', 'WASHINGTON', 'DC', '20500'],
    ['1 Beach Rd Kolonia Federated States of Micronesia 96941', '1 BEACH RD', 'KOLONIA', 'FM', '96941'],
    ['12 Main St Phila Penna', '12 MAIN ST', 'PHILA', 'PA', ''],
  ]);
});

describe("a state's name is the city where no other stands in front", () => {
  splits([
    ['350 5th Ave, New York 10118', '350 5TH AVE', 'NEW YORK', '', '10118'],
    ['350 5th Ave New York New York 10118', '350 5TH AVE', 'NEW YORK', 'NY', '10118'],
    ['350 5th Ave New York NY', '350 5TH AVE', 'NEW YORK', 'NY', ''],
    ['11 Wall St New York', '11 WALL ST', 'NEW YORK', 'NY', ''],
    ['1600 Pennsylvania Ave NW Washington 20500', '1600 PENNSYLVANIA AVE NW', 'WASHINGTON', '', '20500'],
    ['12 Main St, Indiana 15701', '12 MAIN ST', 'INDIANA', '', '15701'],
    ['12 Main St Indiana Pennsylvania 15701', '12 MAIN ST', 'INDIANA', 'PA', '15701'],
    ['12 Main St Indiana', '12 MAIN ST', '', 'IN', ''],
    // the ZIP is of the state, and not of the city of that name
    ['123 Maple St, New York 14604', '123 MAPLE ST', '', 'NY', '14604'],
    ['10 Main St, New York 00501', '10 MAIN ST', '', 'NY', '00501'],
    ['123 Maple St Rochester, New York 14604', '123 MAPLE ST', 'ROCHESTER', 'NY', '14604'],
    ['400 Broad St Seattle Washington 98109', '400 BROAD ST', 'SEATTLE', 'WA', '98109'],
    ['400 Broad St Washington 98109', '400 BROAD ST', '', 'WA', '98109'],
    // another city of the state, though not the ZIP's
    ['350 5th Ave, Brooklyn, New York 10118', '350 5TH AVE', 'BROOKLYN', 'NY', '10118'],
    ['350 5th Ave Brooklyn New York 10118', '350 5TH AVE', 'BROOKLYN', 'NY', '10118'],
    ['350 5th Ave Buffalo New York 10118', '350 5TH AVE', 'BUFFALO', 'NY', '10118'],
    // an unknown place in New York state, and a part of the town in front of its name
    ['12 Main St, Xyzzyville, New York', '12 MAIN ST', 'XYZZYVILLE', 'NY', ''],
    ['350 5th Ave, Midtown, New York 10118', '350 5TH AVE', 'NEW YORK', '', '10118'],
    ['350 5th Ave Midtown, New York, NY 10118', '350 5TH AVE', 'NEW YORK', 'NY', '10118'],
  ]);

  describe("but the street's where none stands in front", () => {
    splits([
      ['100 Washington', '100 WASHINGTON', '', '', ''],
      ['100 Indiana 46201', '100 INDIANA', '', '', '46201'],
      ['100 N Indiana 46201', '100 N INDIANA', '', '', '46201'],
      ['PSC 76 AP', 'PSC 76', '', 'AP', ''],
      ['842 E 1700 S Utah', '842 E 1700 S', '', 'UT', ''],
      ['842 E 1700 S Utah 84105', '842 E 1700 S', '', 'UT', '84105'],
      ['Highway 52 North, Iowa', 'HIGHWAY 52 N', '', 'IA', ''],
      ['100 Main St N Indiana', '100 MAIN ST N', '', 'IN', ''],
      ['30 W 26th St 6th Fl 10010', '30 W 26TH ST FL 6', '', '', '10010'],
    ]);
  });

  test('what stands between the line and the city is kept', () => {
    expect(parse({ full_address: '350 5th Ave, Midtown, New York 10118' }).extra).toBe('MIDTOWN');
  });

  test('the table has city and state then', () => {
    const place = (full_address: string): string => {
      const { city, state, zip_code } = standardize({ full_address });
      return `${city} ${state} ${zip_code}`;
    };
    expect(place('350 5th Ave, New York 10118')).toBe('NEW YORK NY 10118');
    expect(place('1600 Pennsylvania Ave NW, Washington 20500')).toBe('WASHINGTON DC 20500');
    expect(place('12 Main St Indiana 15701')).toBe('INDIANA PA 15701');
    expect(place('123 Maple St, New York 14604')).toBe('ROCHESTER NY 14604');
    expect(place('11 Wall St New York')).toMatch(/^NEW YORK NY 10\d{3}$/);
  });
});

test('the phrase "puerto rico" in front of a ZIP is a delivery line, and no state', () => {
  expect(parse({ full_address: 'Puerto Rico 00926' })).toMatchObject({
    line: 'PUERTO RICO',
    state: '',
    zip_code: '00926',
  });
  expect(standardize({ full_address: 'Puerto Rico 00926' }, { magic: true }).usps_analysis.dpv_return_code).toBe('Y');
});

describe('Accepted input combinations: a city that carries the whole last line', () => {
  test.each<readonly [city: string, expected: readonly [city: string, state: string, zip: string]]>([
    ['Omaha, NE 68102', ['OMAHA', 'NE', '68102']],
    ['Omaha NE 68102-1234', ['OMAHA', 'NE', '68102']],
    ['Omaha NE 68102 1234', ['OMAHA', 'NE', '68102']],
    ['Omaha, Nebraska', ['OMAHA', 'NE', '']],
    ['Omaha 68102', ['OMAHA', '', '68102']],
    ['Omaha', ['OMAHA', '', '']],
    ['Wanaque NJ 7465', ['WANAQUE', 'NJ', '07465']],
    ['68102', ['', '', '68102']],
    ['NE 68102', ['', 'NE', '68102']],
    ['68102 1234', ['', '', '68102']],
    ['West Virginia 25112', ['', 'WV', '25112']],
    ['New York 10118', ['NEW YORK', '', '10118']],
    ['Washington 20500', ['WASHINGTON', '', '20500']],
    ['Washington 98109', ['', 'WA', '98109']],
    ['New York 00000', ['NEW YORK', 'NY', '00000']],
    ['New York', ['NEW YORK', 'NY', '']],
    ['New York New York', ['NEW YORK', 'NY', '']],
    ['New York, NY', ['NEW YORK', 'NY', '']],
    ['Washington, D. C.', ['WASHINGTON', 'DC', '']],
    ['Indiana Pennsylvania', ['INDIANA', 'PA', '']],
    ['Indiana', ['', 'IN', '']],
  ])('"%s"', (sent, [city, state, zip_code]) => {
    expect(parse({ address_line1: '1 Main St', city: sent })).toMatchObject({
      line: '1 MAIN ST',
      city,
      state,
      zip_code,
    });
  });

  test.each(['DC', 'D.C.', 'D. C.', 'Washington, D. C.', 'Washington DC', 'District of Columbia'])(
    'the state "%s"',
    (state) => {
      expect(parse({ address_line1: '1600 Pennsylvania Ave NW', city: 'Washington', state }).state).toBe('DC');
    },
  );
});

describe('221: a ZIP of the city, between the street and the city', () => {
  splits([
    ['123 Main St, 77002 Houston, TX', '123 MAIN ST', 'HOUSTON', 'TX', '77002'],
    ['123 Main St, 10013, New York, NY', '123 MAIN ST', 'NEW YORK', 'NY', '10013'],
    ['123 Broadway, 10013 New York, NY', '123 BROADWAY', 'NEW YORK', 'NY', '10013'],
    ['123 Main St, 02116 Boston, Massachusetts', '123 MAIN ST', 'BOSTON', 'MA', '02116'],
    ['123 Main St, Apt 4, 77002-1234 Houston, TX', '123 MAIN ST APT 4', 'HOUSTON', 'TX', '77002'],
    ['PO Box 12, 77002 Houston, TX', 'PO BOX 12', 'HOUSTON', 'TX', '77002'],
    ['123 Main St, 77002, Houston, TX 77002', '123 MAIN ST', 'HOUSTON', 'TX', '77002'],
    // another city's, another one at the end, and what asks for a number
    ['123 Main St, 77002 Dallas, TX', '123 MAIN ST # 77002', 'DALLAS', 'TX', ''],
    ['123 Main St, 77002, Houston, TX 77003', '123 MAIN ST # 77002', 'HOUSTON', 'TX', '77003'],
    ['123 Main St, Apt 77002, Houston, TX', '123 MAIN ST APT 77002', 'HOUSTON', 'TX', ''],
    ['PO Box, 77002, Houston, TX', 'PO BOX 77002', 'HOUSTON', 'TX', ''],
  ]);
});
