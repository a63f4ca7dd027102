import { describe, expect, test } from 'vitest';
import { standardize } from '../../../src/index.ts';

const reno = { city: 'Reno', state: 'NV', zip_code: '89501' };
const lines = (input: Parameters<typeof standardize>[0]): string => {
  const { address_line1, address_line2, city, zip_code } = standardize(input);
  return `${address_line1} | ${address_line2} | ${city} ${zip_code}`;
};

const numbered = `
7-Eleven; 7-Eleven #2211; 7-Eleven Store 34512; Century 21; Century 21 Real Estate; Studio 54 LLC; Motel 6 Reno West; Super 8 Motel; 76 Station;
100 Club; The 100 Club; Local 1245 IBEW; IBEW Local 1245; A-1 Plumbing; A1 Plumbing; Heaven 17 Hair Salon; Gate 12 Brewing Co; 84 Lumber;
1-800-Got-Junk; 1-800-Flowers.com; Pier 1 Imports; Unit 42 Security Inc; Floor 5 Cafe; Building 7 Labs; Bldg 4 Ventures; Fire Station 3; Route 66 Diner;
Highway 50 Auto Parts; Level 3 Communications; Lane 7 Bowling; Warehouse 21; Walmart Supercenter #2189; VFW Post 9211; School District 12; PS 118;
23andMe Inc; 8x8 Inc; 99 Ranch Market; 123 Main Street LLC; Deer Run Apts; Channel 5 News; Troop 55 BSA; Exit 9 Gifts; Interstate 80 Truck Stop
`;
const plain =
  'AT&T; H&M; A&W; B&B; 3M; Smith & Jones; AT&T Inc; Bed Bath & Beyond; Tiffany & Co.; Jane Lane; Penny Lane; Attn: Accounts Payable';
const names = [...numbered.split(';'), ...plain.split(';')].map((name) => name.trim());

describe('212: a firm in front of a whole street, or behind it, is no unit and no street', () => {
  test.each(names)('%s', (name) => {
    const found = standardize({ full_address: `${name}, 200 Main St, Suite 5, Reno, NV 89501` });
    expect(found).toMatchObject({ address_line1: '200 MAIN ST STE 5', city: 'RENO', zip_code: '89501' });
    const second = found.address_line2;
    expect(second.replace(/[^A-Z0-9]/g, '')).toBe(name.toUpperCase().replace(/[^A-Z0-9]/g, ''));
    const same = `200 MAIN ST STE 5 | ${second} | RENO 89501`;
    for (const input of [
      found,
      { full_address: `${name}\n200 Main St, Suite 5\nReno NV 89501` },
      { full_address: `200 MAIN ST STE 5, ${second}, RENO, NV 89501` },
      { address_line1: name, address_line2: '200 Main St, Suite 5', ...reno },
      { address_line1: `${name}, 200 Main St, Suite 5`, ...reno },
      { address_line1: '200 Main St Ste 5', address_line2: name, ...reno },
    ])
      expect(lines(input)).toBe(same);
  });
});

test.each([
  ['84 Lumber, 1019 Route 519', '1019 ROUTE 519 | 84 LUMBER'],
  ['7-Eleven, 1500 Broadway', '1500 BROADWAY | 7-ELEVEN'],
  ['Century 21, 22 E St NW', '22 E ST NW | CENTURY 21'],
  ['Jane Doe, Century 21, 200 Main St', '200 MAIN ST | JANE DOE CENTURY 21'],
  ['Suite 200, Century 21, 200 Main St', '200 MAIN ST STE 200 | CENTURY 21'],
  ['Century 21, Suite 200, 200 Main St', '200 MAIN ST STE 200 | CENTURY 21'],
  ['Century 21 Suite 200, 200 Main St', '200 MAIN ST STE 200 | CENTURY 21'],
  ['Dorm 12 Room 4, 17 Building Way, Suites 200-210', '17 BUILDING WAY STE 200-210 RM 4 | DORM 12'],
  ['Winslow Township Police Dept, 125 South Rt 73', '125 S ROUTE 73 | WINSLOW TOWNSHIP POLICE DEPT'],
  ['Route 9, 455 Berkshire Trail', '455 BERKSHIRE TRL | ROUTE 9'],
  ['Suite 400, One Main St', '1 MAIN ST STE 400 | '],
])('212: "%s": of several parts in front, units stay and names do not', (line, expected) => {
  expect(lines({ full_address: `${line}, Reno, NV 89501` })).toBe(`${expected} | RENO 89501`);
});

test.each([
  ['Apt 4, 200 Main St', '200 MAIN ST APT 4 | '],
  ['Unit 42, 200 Oak Ave', '200 OAK AVE UNIT 42 | '],
  ['Bldg 7 Apt 4, 200 Oak Ave', '200 OAK AVE BLDG 7 APT 4 | '],
  ['Suite 300 Acme Inc, 200 Main St', '200 MAIN ST STE 300 | ACME INC'],
  ['Unit 42 Acme Inc, 200 Main St', '200 MAIN ST UNIT 42 | ACME INC'],
  ['2F, 56 Foster St', '56 FOSTER ST # 2F | '],
  ['200 Main St, A & B', '200 MAIN ST # A & B | '],
  ['200 Main St, 4 & 5', '200 MAIN ST # 4 & 5 | '],
  ['200 Main St Ste A & C', '200 MAIN ST STE A & C | '],
  ['200 Main St Apt 3M', '200 MAIN ST APT 3M | '],
  ['200 Main St 3M', '200 MAIN ST # 3M | '],
  ['200 Main St, 4M', '200 MAIN ST # 4M | '],
  ['100 Main St, 5 Oak Ave', '100 MAIN ST | 5 OAK AVE'],
  ['W 309 Riverside Ave, 5 Oak Ave', '309 W RIVERSIDE AVE | 5 OAK AVE'],
  ['Newsday 30-83 29th St, Tower 5', '30-83 29TH ST | NEWSDAY TOWER 5'],
  ['Hwy 163, 1 Mile W of Hwy', 'HIGHWAY 163 1 MILE W OF HWY | '],
])('212: "%s": units, and streets that are whole, are read as before', (line, expected) => {
  expect(lines({ full_address: `${line}, Reno, NV 89501` })).toBe(`${expected} | RENO 89501`);
});
