/** Where the city of a whole address begins [Pub 28 22]. */
import { describe } from 'vitest';
import { splits } from './whole.ts';

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
      ['12 Broadway Wanaque NY 07465', '12 BROADWAY', 'WANAQUE', 'NY', '07465'],
      ['300 Palm Dr N Palm Beach FL 33480', '300 PALM DR N', 'PALM BEACH', 'FL', '33480'],
      ['300 Palm Dr North Palm Beach FL 33480', '300 PALM DR N', 'PALM BEACH', 'FL', '33480'],
      // a direction in full belongs to the street, unless it has one, ends in a unit, or the city is the ZIP's too
      ['37 Park Terrace East New York NY 10034', '37 PARK TER E', 'NEW YORK', 'NY', '10034'],
      ['100 10th Street West Bradenton FL 34205', '100 10TH ST W', 'BRADENTON', 'FL', '34205'],
      ['1222 Highway 70 West Marion NC 28752', '1222 HIGHWAY 70 W', 'MARION', 'NC', '28752'],
      ['1100 Route 9 South Old Bridge NJ 08857', '1100 ROUTE 9 S', 'OLD BRIDGE', 'NJ', '08857'],
      ['2290 Minton Road West Melbourne FL 32904', '2290 MINTON RD', 'WEST MELBOURNE', 'FL', '32904'],
      ['501 Waterfront Dr W West Homestead PA 15120', '501 WATERFRONT DR W', 'WEST HOMESTEAD', 'PA', '15120'],
      ['123 Main St North Providence RI 02904', '123 MAIN ST', 'NORTH PROVIDENCE', 'RI', '02904'],
      ['700 NE 124 St North Miami FL 33161', '700 NE 124 ST', 'NORTH MIAMI', 'FL', '33161'],
      [
        '915 S Scott St Apt 306 North Little Rock AR 72202',
        '915 S SCOTT ST APT 306',
        'NORTH LITTLE ROCK',
        'AR',
        '72202',
      ],
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
      ['West Chicago, IL 62701', '', 'WEST CHICAGO', 'IL', '62701'],
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
      ['12 Main, Xyzzyville on the Old Big River IL', '12 MAIN', 'XYZZYVILLE ON THE OLD BIG RIVER', 'IL', ''],
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
      ['12 Broadway, 3 Rivers Plant IL', '12 BROADWAY', '', 'IL', ''],
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
      ['12 Main St St. Xyzzy Park IL', '12 MAIN ST', 'ST XYZZY PARK', 'IL', ''],
      ['12 Park St Xyzzyville IL', '12 PARK ST', 'XYZZYVILLE', 'IL', ''],
      // a suffix that ends cities too is the street's where no other is
      ['12 Main St Xyzzy Grove IL', '12 MAIN ST', 'XYZZY GROVE', 'IL', ''],
      ['12 Main St N Xyzzy Beach IL', '12 MAIN ST N', 'XYZZY BEACH', 'IL', ''],
      ['12 Oak Park Xyzzyville IL', '12 OAK PARK', 'XYZZYVILLE', 'IL', ''],
      ['12 Park Grove N Xyzzyville IL', '12 PARK GRV N', 'XYZZYVILLE', 'IL', ''],
      ['12 Elm Grove N C', '12 ELM GRV', '', 'NC', ''],
    ]);
  });

  describe('begins behind the number or letter of a unit, a box or a road', () => {
    splits([
      ['12 Main St Apt 4 Xyzzyville IL', '12 MAIN ST APT 4', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St Apt 4B Xyzzyville IL', '12 MAIN ST APT 4B', 'XYZZYVILLE', 'IL', ''],
      ['12 Main St 2nd Floor Xyzzyville IL', '12 MAIN ST FL 2', 'XYZZYVILLE', 'IL', ''],
      ['12 Main Fourth Fl Xyzzyville IL', '12 MAIN FL 4', 'XYZZYVILLE', 'IL', ''],
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
      ['100 Highway 52 North IA', '100 HIGHWAY 52 N', '', 'IA', ''],
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
      ['30 W 26th St Sixth Fl', '30 W 26TH ST FL 6', '', '', ''],
      ['30 W 26th St 6th Fl', '30 W 26TH ST FL 6', '', '', ''],
      ['30 W 26th St Tampa Fl', '30 W 26TH ST', 'TAMPA', 'FL', ''],
      ['12 Xyzzyville IL', '12 XYZZYVILLE', '', 'IL', ''],
      ['12 Park Xyzzyville IL', '12 PARK XYZZYVILLE', '', 'IL', ''],
      ['Park Xyzzyville IL', 'PARK XYZZYVILLE', '', 'IL', ''],
      ['Suite 5 12 Park Xyzzyville IL', '12 PARK XYZZYVILLE STE 5', '', 'IL', ''],
      ['Acme, 12 Broadway Xyzzyville IL', '12 BROADWAY XYZZYVILLE', '', 'IL', ''],
    ]);
  });
});
