/** Where the last line of a whole address begins [Pub 28 22]: as `parse` tells it, before the table corrects anything. */
import { describe, expect, test } from 'vitest';
import { parse, standardize } from '../../src/index.ts';

/** Sent, and what it comes apart into. */
type Split = readonly [sent: string, line: string, city: string, state: string, zip: string];

const splits = (cases: readonly Split[]): void => {
  test.each(cases)('"%s"', (sent, line, city, state, zip_code) => {
    const parsed = parse({ full_address: sent });
    expect(parsed).toMatchObject({ line, city, state, zip_code });
  });
};

describe('Pub 28 221: the ZIP is five digits, or nine', () => {
  splits([
    ['10 Main St Wanaque NJ 07465', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465-1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465–1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 074651234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465 1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465 - 1234', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['10 Main St Wanaque NJ 07465-', '10 MAIN ST', 'WANAQUE', 'NJ', '07465'],
    ['7 Elm Rd 07465-1234', '7 ELM RD', '', '', '07465'],
    ['7 Elm Rd 07465 1234', '7 ELM RD', '', '', '07465'],
    ['62701', '', '', '', '62701'],
    ['62701 1234', '', '', '', '62701'],
  ]);

  test.each([
    '1234',
    '123456',
    '12345678',
    '1234567890',
    '07465/1234',
    '07465-123',
    '07465-12345',
    '0746A',
    '07465-12A4',
  ])('D84: "%s" is none, and stays with the line', (word) => {
    const parsed = parse({ full_address: `7 Elm Rd ${word}` });
    expect(parsed.zip_code).toBe('');
    expect(`${parsed.line} ${parsed.extra}`).toContain(word);
  });

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
    ['123 Maple St Rochester, New York 14604', '123 MAPLE ST', 'ROCHESTER', 'NY', '14604'],
    ['400 Broad St Seattle Washington 98109', '400 BROAD ST', 'SEATTLE', 'WA', '98109'],
    ['400 Broad St Washington 98109', '400 BROAD ST', '', 'WA', '98109'],
    // an unknown place in New York state, and a part of the town in front of its name
    ['12 Main St, Xyzzyville, New York', '12 MAIN ST', 'XYZZYVILLE', 'NY', ''],
    ['350 5th Ave, Midtown, New York 10118', '350 5TH AVE', 'NEW YORK', '', '10118'],
    ['350 5th Ave Midtown, New York, NY 10118', '350 5TH AVE', 'NEW YORK', 'NY', '10118'],
  ]);

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

describe('a city that the table knows is found without commas', () => {
  splits([
    [
      '640 Freedom Business Center Dr King of Prussia PA 19406',
      '640 FREEDOM BUSINESS CENTER DR',
      'KING OF PRUSSIA',
      'PA',
      '19406',
    ],
    [
      '640 Freedom Business Center Dr King of Prussia PA',
      '640 FREEDOM BUSINESS CENTER DR',
      'KING OF PRUSSIA',
      'PA',
      '',
    ],
    ['12 Main Salt Lake City UT', '12 MAIN', 'SALT LAKE CITY', 'UT', ''],
    ['12 Main Springfield 62701', '12 MAIN', 'SPRINGFIELD', '', '62701'],
    ['12 Elm St, Unit 5 Springfield 62701', '12 ELM ST UNIT 5', 'SPRINGFIELD', '', '62701'],
    ['12 Station Rd El Toro Marine Corps Air Sta CA', '12 STATION RD', 'EL TORO MARINE CORPS AIR STA', 'CA', ''],
    ['12 Lake St Alexander City AL', '12 LAKE ST', 'ALEXANDER CITY', 'AL', ''],
    ['12 Broadway Holtsville NY', '12 BROADWAY', 'HOLTSVILLE', 'NY', ''],
    ['12 Broadway Winston-Salem NC', '12 BROADWAY', 'WINSTON-SALEM', 'NC', ''],
  ]);

  describe('the longest name, unless it is too far from the ZIP', () => {
    splits([
      ['300 Palm Dr North Palm Beach FL', '300 PALM DR', 'NORTH PALM BEACH', 'FL', ''],
      ['12 Elm St West Lebanon PA 15783', '12 ELM ST', 'WEST LEBANON', 'PA', '15783'],
      ['12 Elm St West Lebanon PA 17003', '12 ELM ST W', 'LEBANON', 'PA', '17003'],
      ['12 Elm St West Lebanon PA', '12 ELM ST', 'WEST LEBANON', 'PA', ''],
      // no city of that name is near: city and ZIP are at odds
      ['12 Elm St West Chicago IL 62701', '12 ELM ST', 'WEST CHICAGO', 'IL', '62701'],
      ['12 Elm St Holtsville NY 14604', '12 ELM ST', 'HOLTSVILLE', 'NY', '14604'],
    ]);
  });

  describe("the ZIP's own city first", () => {
    splits([
      ['12 Elm St West Lebanon PA 17042', '12 ELM ST W', 'LEBANON', 'PA', '17042'],
      ['10 Park Ave West New York NJ 07093', '10 PARK AVE', 'WEST NEW YORK', 'NJ', '07093'],
      ['10 Park Ave West New York NY 10118', '10 PARK AVE W', 'NEW YORK', 'NY', '10118'],
      ['12 Main St Wanaque NY 07465', '12 MAIN ST', 'WANAQUE', 'NY', '07465'],
    ]);
  });

  describe('a comma in front of a city that the table knows decides', () => {
    splits([
      ['300 Palm Dr North, Palm Beach FL', '300 PALM DR N', 'PALM BEACH', 'FL', ''],
      ['300 Palm Dr, North Palm Beach FL', '300 PALM DR', 'NORTH PALM BEACH', 'FL', ''],
      ['12 Elm St West, Lebanon, PA', '12 ELM ST W', 'LEBANON', 'PA', ''],
      ['Acme Inc, 12 Elm St West, Lebanon, PA', '12 ELM ST W', 'LEBANON', 'PA', ''],
      ['12 Elm St\nWest Lebanon\nPA', '12 ELM ST', 'WEST LEBANON', 'PA', ''],
    ]);
  });

  describe('D84: without a delivery line it is found too', () => {
    splits([
      ['New York, NY', '', 'NEW YORK', 'NY', ''],
      ['New York NY', '', 'NEW YORK', 'NY', ''],
      ['Seattle WA 98101', '', 'SEATTLE', 'WA', '98101'],
      ['Aurora, IL 62701', '', 'AURORA', 'IL', '62701'],
      ['Washington 20500', '', 'WASHINGTON', '', '20500'],
    ]);
  });
});

describe('a city that the table does not know', () => {
  describe('is what stands behind the last comma', () => {
    splits([
      ['12 Broadway, Xyzzyville IL', '12 BROADWAY', 'XYZZYVILLE', 'IL', ''],
      ['12 Broadway, Xyzzyville', '12 BROADWAY', 'XYZZYVILLE', '', ''],
      ['12 Main, Xyzzy Grove, IL', '12 MAIN', 'XYZZY GROVE', 'IL', ''],
      ['12 Main St, North Xyzzyville, IL', '12 MAIN ST', 'NORTH XYZZYVILLE', 'IL', ''],
      ['12 Main St, Apt 4, Xyzzyville, IL', '12 MAIN ST APT 4', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St, Key Xyzzy Point IL', '12 MAIN ST', 'KEY XYZZY POINT', 'IL', ''],
      ['12 Main, Xyzzyville on the Big River IL', '12 MAIN', 'XYZZYVILLE ON THE BIG RIVER', 'IL', ''],
    ]);
  });

  describe('unless that is a unit, or has a number', () => {
    splits([
      ['12 Main St, Apt 4 IL', '12 MAIN ST APT 4', '', 'IL', ''],
      ['12 Main St, Suite B IL', '12 MAIN ST STE B', '', 'IL', ''],
      ['12 Main St, Lobby, IL', '12 MAIN ST LBBY', '', 'IL', ''],
      ['12 Main St, 4th Floor', '12 MAIN ST FL 4', '', '', ''],
      ['12 Main St, Apt 4 Xyzzyville IL', '12 MAIN ST APT 4', 'XYZZYVILLE', 'IL', ''],
      ['Acme Inc, 12 Main St Xyzzyville IL', '12 MAIN ST', 'XYZZYVILLE', 'IL', ''],
      ['12 Broadway, 3 Rivers Plant IL', '12 BROADWAY 3 RIVERS PLANT', '', 'IL', ''],
    ]);
  });

  describe('begins behind the suffix and its directional', () => {
    splits([
      ['12 Main St Xyzzyville IL', '12 MAIN ST', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Old Xyzzyville IL', '12 MAIN ST', 'OLD XYZZYVILLE', 'IL', ''],
      ['12 Main St N Xyzzyville IL', '12 MAIN ST N', 'XYZZYVILLE', 'IL', ''],
      ['12 Main Street Northwest Xyzzyville IL', '12 MAIN ST NW', 'XYZZYVILLE', 'IL', ''],
      ['12 1st St Xyzzyville IL', '12 1ST ST', 'XYZZYVILLE', 'IL', ''],
      ['12 42nd Ave N Xyzzyville IL', '12 42ND AVE N', 'XYZZYVILLE', 'IL', ''],
      ['Main St Xyzzyville IL', 'MAIN ST', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Xyzzyville 99999', '12 MAIN ST', 'XYZZYVILLE', '', '99999'],
      ['12 Main St Xyzzyville', '12 MAIN ST', 'XYZZYVILLE', '', ''],
    ]);
  });

  describe('begins behind the number or letter of a unit, a box or a road', () => {
    splits([
      ['12 Main St Apt 4 Xyzzyville IL', '12 MAIN ST APT 4', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Apt 4B Xyzzyville IL', '12 MAIN ST APT 4B', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Apt 4 B Xyzzyville IL', '12 MAIN ST APT 4B', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Apt B Xyzzyville IL', '12 MAIN ST APT B', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St # B Xyzzyville IL', '12 MAIN ST # B', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St #7 Xyzzyville IL', '12 MAIN ST # 7', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Apt No 7 Xyzzyville IL', '12 MAIN ST APT 7', 'XYZZYVILLE', 'IL', ''],
      ['12 Broadway Ste 200 Xyzzyville IL', '12 BROADWAY STE 200', 'XYZZYVILLE', 'IL', ''],
      ['PO Box 12 Xyzzyville IL', 'PO BOX 12', 'XYZZYVILLE', 'IL', ''],
      ['POB 12 Xyzzyville IL', 'PO BOX 12', 'XYZZYVILLE', 'IL', ''],
      ['P.O. Bx 12 Old Xyzzyville IL', 'PO BOX 12', 'OLD XYZZYVILLE', 'IL', ''],
      ['RR 2 Box 152 Xyzzyville IL', 'RR 2 BOX 152', 'XYZZYVILLE', 'IL', ''],
      ['Drawer 12 Xyzzyville IL', 'PO BOX 12', 'XYZZYVILLE', 'IL', ''],
      ['RFD 2 Xyzzyville IL', 'RR 2', 'XYZZYVILLE', 'IL', ''],
      ['100 Interstate 35 Xyzzyville TX', '100 INTERSTATE 35', 'XYZZYVILLE', 'TX', ''],
      ['RR 2 Xyzzyville IL', 'RR 2', 'XYZZYVILLE', 'IL', ''],
      ['HC 60 Xyzzyville AK', 'HC 60', 'XYZZYVILLE', 'AK', ''],
      ['100 Highway 52 Xyzzyville IA', '100 HIGHWAY 52', 'XYZZYVILLE', 'IA', ''],
      ['100 Hwy 52 N Xyzzyville IA', '100 HIGHWAY 52 N', 'XYZZYVILLE', 'IA', ''],
      ['100 US 52 Xyzzyville IA', '100 US HIGHWAY 52', 'XYZZYVILLE', 'IA', ''],
      ['100 County Road 441 Xyzzyville FL', '100 COUNTY ROAD 441', 'XYZZYVILLE', 'FL', ''],
      ['100 County Rd N Xyzzyville WI', '100 COUNTY ROAD N', 'XYZZYVILLE', 'WI', ''],
      ['100 CR 7 Xyzzyville CO', '100 COUNTY ROAD 7', 'XYZZYVILLE', 'CO', ''],
      ['100 FM 1200 Xyzzyville TX', '100 FM 1200', 'XYZZYVILLE', 'TX', ''],
      ['100 I 35 Xyzzyville TX', '100 INTERSTATE 35', 'XYZZYVILLE', 'TX', ''],
      ['100 SR 7 Xyzzyville OH', '100 STATE ROAD 7', 'XYZZYVILLE', 'OH', ''],
      ['100 State Route 7 Xyzzyville OH', '100 STATE ROUTE 7', 'XYZZYVILLE', 'OH', ''],
      ['100 Rte 7 Xyzzyville VT', '100 ROUTE 7', 'XYZZYVILLE', 'VT', ''],
      ['100 Rt 7 Xyzzyville VT', '100 ROUTE 7', 'XYZZYVILLE', 'VT', ''],
      ['100 State Highway M Xyzzyville MO', '100 STATE HIGHWAY M', 'XYZZYVILLE', 'MO', ''],
    ]);
  });

  describe('is not there where the line ends with such a thing, or nothing tells where the street ends', () => {
    splits([
      ['12 Main St IL', '12 MAIN ST', '', 'IL', ''],
      ['12 Main St N IL', '12 MAIN ST N', '', 'IL', ''],
      ['12 Main St North', '12 MAIN ST N', '', '', ''],
      ['12 Main St 62701', '12 MAIN ST', '', '', '62701'],
      ['12 Main St Apt 4 IL', '12 MAIN ST APT 4', '', 'IL', ''],
      ['12 Main St Apt B IL', '12 MAIN ST APT B', '', 'IL', ''],
      ['12 Main St Rear IL', '12 MAIN ST REAR', '', 'IL', ''],
      ['12 Xyzzyville IL', '12 XYZZYVILLE', '', 'IL', ''],
      ['12 Park Xyzzyville IL', '12 PARK XYZZYVILLE', '', 'IL', ''],
      ['Suite 5 12 Park Xyzzyville IL', '12 PARK XYZZYVILLE STE 5', '', 'IL', ''],
      ['Acme, 12 Broadway Xyzzyville IL', '12 BROADWAY XYZZYVILLE', '', 'IL', ''],
    ]);
  });
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
