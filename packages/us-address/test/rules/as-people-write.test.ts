/** Whole addresses as people write them: what of them is the delivery line, what the second, what the last. */
import { describe, expect, test } from 'vitest';
import { parse, standardize } from '../../src/index.ts';

/** Sent, delivery line, second line, last line as it was split. */
type Whole = readonly [sent: string, line: string, extra: string, last: string];

const expectWhole = ([sent, line, extra, last]: Whole): void => {
  const found = parse({ full_address: sent });
  expect([
    found.line,
    found.extra,
    `${found.city} ${found.state} ${found.zip_code}`.replaceAll(/ +/g, ' ').trim(),
  ]).toEqual([line, extra, last]);
  // it stays what it is
  const { address_line1, address_line2, city, state, zip_code } = standardize({ full_address: sent });
  if (line === '') return;
  expect(standardize({ address_line1, address_line2, city: city || 'NOWHERE', state, zip_code })).toMatchObject({
    address_line1,
    address_line2,
  });
};

describe('D84: a city that no ZIP lists is still a city', () => {
  test.each<Whole>([
    ['16781 Chagrin Blvd # 124 Shaker Heights OH 44120', '16781 CHAGRIN BLVD # 124', '', 'SHAKER HEIGHTS OH 44120'],
    ['9275 NE 48th Ct Apt 105 Lighthouse Point FL 33064', '9275 NE 48TH CT APT 105', '', 'LIGHTHOUSE POINT FL 33064'],
    ['1281 Blue Heron Blvd. East Riviera Beach FL 33404', '1281 BLUE HERON BLVD E', '', 'RIVIERA BEACH FL 33404'],
    ['93 Twinbrook Rd Bear Creek Twp PA 18702', '93 TWINBROOK RD', '', 'BEAR CREEK TWP PA 18702'],
    ['333 State Route 590 Roaring Brook Twp, PA 18444', '333 STATE ROUTE 590', '', 'ROARING BROOK TWP PA 18444'],
    ['4788 Lake Mirror Place Forrest Park, Georgia 30297', '4788 LAKE MIRROR PL', '', 'FORREST PARK GA 30297'],
    ['333 Washington Blvd Marina Dl Rey CA 90292', '333 WASHINGTON BLVD', '', 'MARINA DL REY CA 90292'],
    ['12 5th Ave Smalltown OH 44120', '12 5TH AVE', '', 'SMALLTOWN OH 44120'],
    ['500 Hwy 12 St. Xyzzy OH 44120', '500 HIGHWAY 12', '', 'ST XYZZY OH 44120'],
    ['500 Main St St. Xyzzy OH 44120', '500 MAIN ST', '', 'ST XYZZY OH 44120'],
    ['12 Lakeview Heights Smalltown OH 44120', '12 LAKEVIEW HTS', '', 'SMALLTOWN OH 44120'],
    ['220 French Drive Second Floor Xyzzyville', '220 FRENCH DR FL 2', '', 'XYZZYVILLE'],
    [
      '6000 Feldwood Road Lockbox 402605 Xyzzy Park GA 30349',
      '6000 FELDWOOD RD',
      'PO BOX 402605',
      'XYZZY PARK GA 30349',
    ],
  ])('"%s"', (...whole) => expectWhole(whole));

  test.each<Whole>([
    ['12 Shady Grove OH 44120', '12 SHADY GRV', '', 'OH 44120'],
    ['100 Main St N OH 44120', '100 MAIN ST N', '', 'OH 44120'],
    ['100 Main St Apt 4 OH 44120', '100 MAIN ST APT 4', '', 'OH 44120'],
  ])('there is none where the line ends with what belongs to it: "%s"', (...whole) => expectWhole(whole));
});

describe('D84: a last line that was written oddly', () => {
  test.each<Whole>([
    ['45 Woodstock Street, Roswell, Georgia, GA 30075', '45 WOODSTOCK ST', '', 'ROSWELL GA 30075'],
    ['50 N. Front St., Memphis TN, TN 38103', '50 N FRONT ST', '', 'MEMPHIS TN 38103'],
    ['10 Broadway, New York, New York, NY 10004', '10 BROADWAY', '', 'NEW YORK NY 10004'],
    ['350 5th Ave, New York, NY', '350 5TH AVE', '', 'NEW YORK NY'],
    ['22 Reade Street, NY, N.Y.', '22 READE ST', '', 'NY NY'],
  ])('the state twice: "%s"', (...whole) => expectWhole(whole));

  test.each<Whole>([
    ['25 First Street, 4th Floor, Cambridge, MA 1241', '25 FIRST ST FL 4', '', 'CAMBRIDGE MA'],
    ['350 W. Hubbard St., Chicago, IL 6065460610', '350 W HUBBARD ST', '', 'CHICAGO IL'],
    ['311 Montezuma Ave Santa Fe NM 8750', '311 MONTEZUMA AVE', '', 'SANTA FE NM'],
    ['1200 KY 1207, Louisville KY 40215', '1200 KY 1207', '', 'LOUISVILLE KY 40215'],
  ])('a ZIP with a digit too many or too few is none, and no part of the street: "%s"', (...whole) =>
    expectWhole(whole),
  );

  test.each<Whole>([
    ['12855 6th Ave, N. Miami, FL 33161', '12855 6TH AVE', '', 'N MIAMI FL 33161'],
    ['1 First St, E San Jose CA', '1 FIRST ST', '', 'E SAN JOSE CA'],
    ['1105 Bolton Road, NW Atlanta, GA 30331', '1105 BOLTON RD NW', '', 'ATLANTA GA 30331'],
    ['3313 Hwy. 31, W. White House TN 37188', '3313 HIGHWAY 31 W', '', 'WHITE HOUSE TN 37188'],
  ])('a directional behind the last comma: "%s"', (...whole) => expectWhole(whole));

  test.each<Whole>([
    ['Anchor Point, AK 99556', '', '', 'ANCHOR POINT AK 99556'],
    ['Broadway NC 27505', '', '', 'BROADWAY NC 27505'],
    ['Greensboro, North Carolina', '', '', 'GREENSBORO NC'],
    ['321 S. Washington', '321 S WASHINGTON', '', ''],
    ['30 W 26th St 6th Fl', '30 W 26TH ST FL 6', '', ''],
  ])('a city alone has no delivery line, and what looks like a state can be a street or a floor: "%s"', (...whole) =>
    expectWhole(whole),
  );

  test.each([
    ['NYC', 'NY', 'NEW YORK'],
    ['N.Y.', 'NY', 'NEW YORK'],
    ['LA', 'CA', 'LOS ANGELES'],
    ['Phila', 'PA', 'PHILADELPHIA'],
    ['E San Jose', 'CA', 'SAN JOSE'],
  ])('"%s, %s" is %s', (city, state, meant) => {
    expect(standardize({ address_line1: '12 Main St', city, state }).city).toBe(meant);
  });
});

describe('212, 214: names and buildings go to the second line', () => {
  test.each<Whole>([
    ['Newsday 30-83 29th St # E2 Astoria NY 11103', '30-83 29TH ST # E2', 'NEWSDAY', 'ASTORIA NY 11103'],
    [
      'Rodney Square North 1100 N. Market Street Wilmington DE 19890',
      '1100 N MARKET ST',
      'RODNEY SQUARE NORTH',
      'WILMINGTON DE 19890',
    ],
    [
      'Portofino N 507 2600 N Flagler Dr West Palm Beach FL 33407',
      '2600 N FLAGLER DR',
      'PORTOFINO N 507',
      'WEST PALM BEACH FL 33407',
    ],
    [
      'Rieber Terrace Room 318a, 330 De Neve Dr, Los Angeles CA 90024',
      '330 DE NEVE DR RM 318A',
      'RIEBER TERRACE',
      'LOS ANGELES CA 90024',
    ],
    [
      'Office of General Counsel, 820 N. Michigan Avenue, Suite 750, Chicago, IL 60611',
      '820 N MICHIGAN AVE STE 750',
      'OFFICE OF GENERAL COUNSEL',
      'CHICAGO IL 60611',
    ],
    [
      '59-17 Junction Boulevard, 17th Floor Conference Room, Flushing, NY 11368',
      '59-17 JUNCTION BLVD FL 17',
      'CONFERENCE ROOM',
      'FLUSHING NY 11368',
    ],
    [
      '401 Church Street, 14th Flr, L & C Tower Div of Fiscal Services, Nashville TN 37243',
      '401 CHURCH ST FL 14',
      'L & C TOWER DIV OF FISCAL SERVICES',
      'NASHVILLE TN 37243',
    ],
    [
      '100 Main St, Suite 5, Acme Building, Springfield IL 62701',
      '100 MAIN ST STE 5',
      'ACME BUILDING',
      'SPRINGFIELD IL 62701',
    ],
    [
      '100 Main St, Suite # 5 Acme Corp, Springfield IL 62701',
      '100 MAIN ST STE 5',
      'ACME CORP',
      'SPRINGFIELD IL 62701',
    ],
    [
      '1800 M Street, NW North Tower, Ste. 700, Washington, DC 20036',
      '1800 M ST NW STE 700',
      'NORTH TOWER',
      'WASHINGTON DC 20036',
    ],
  ])('"%s"', (...whole) => expectWhole(whole));

  test.each<Whole>([
    ['Mile 5 Steese Hwy, Fairbanks AK 99712', 'MILE 5 STEESE HWY', '', 'FAIRBANKS AK 99712'],
    ['Highway 12 Smith Rd, Springfield IL 62701', 'HIGHWAY 12 SMITH RD', '', 'SPRINGFIELD IL 62701'],
    ['S St 203, Sacramento CA 95811', 'S ST # 203', '', 'SACRAMENTO CA 95811'],
    ['100 Main St, Apt 5 Rear, Springfield IL 62701', '100 MAIN ST APT 5 REAR', '', 'SPRINGFIELD IL 62701'],
    ['100 Main St, NW, Springfield IL 62701', '100 MAIN ST NW', '', 'SPRINGFIELD IL 62701'],
  ])('what belongs to the street stays: "%s"', (...whole) => expectWhole(whole));
});
