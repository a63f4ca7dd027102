import { describe, expect, test } from 'vitest';
import { standardize } from '../src/index.ts';

/** Sent, delivery line, last line. */
type Whole = readonly [sent: string, line: string, last: string];

const lastLine = (r: { city: string; state: string; zip_code: string }): string =>
  `${r.city} ${r.state} ${r.zip_code}`.trim();

describe('Accepted input combinations: full_address', () => {
  test.each<Whole>([
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', '1600 PENNSYLVANIA AVE NW', 'WASHINGTON DC 20500'],
    ['1600 Pennsylvania Avenue Northwest Washington D.C. 20500', '1600 PENNSYLVANIA AVE NW', 'WASHINGTON DC 20500'],
    [
      '1600 Pennsylvania Ave NW Washington District of Columbia 20500',
      '1600 PENNSYLVANIA AVE NW',
      'WASHINGTON DC 20500',
    ],
    ['1600 Amphitheatre Pkwy, Mountain View, CA 94043-1351', '1600 AMPHITHEATRE PKWY', 'MOUNTAIN VIEW CA 94043'],
    ['1600 Amphitheatre Pkwy Mountain View CA 940431351', '1600 AMPHITHEATRE PKWY', 'MOUNTAIN VIEW CA 94043'],
    ['1600 Amphitheatre Pkwy Mountain View CA 94043 1351', '1600 AMPHITHEATRE PKWY', 'MOUNTAIN VIEW CA 94043'],
    [
      '1600 Amphitheatre Pkwy, Mountain View, California 94043, USA',
      '1600 AMPHITHEATRE PKWY',
      'MOUNTAIN VIEW CA 94043',
    ],
    ['1 Infinite Loop Cupertino CA 95014 United States of America', '1 INFINITE LOOP', 'CUPERTINO CA 95014'],
    ['350 5th Ave, New York, NY 10118', '350 5TH AVE', 'NEW YORK NY 10118'],
    ['350 Fifth Avenue New York New York 10118', '350 FIFTH AVE', 'NEW YORK NY 10118'],
    ['350 5th Ave, New York 10118', '350 5TH AVE', 'NEW YORK NY 10118'],
    ['233 S Wacker Dr Chicago Illinois 60606', '233 S WACKER DR', 'CHICAGO IL 60606'],
    ['400 Broad St, Seattle, WA 98109', '400 BROAD ST', 'SEATTLE WA 98109'],
    ['400 Broad St Seattle Washington 98109', '400 BROAD ST', 'SEATTLE WA 98109'],
    ['100 N Main St St. George UT 84770', '100 N MAIN ST', 'SAINT GEORGE UT 84770'],
    ['700 Clark Ave, St. Louis, MO 63102', '700 CLARK AVE', 'SAINT LOUIS MO 63102'],
    ['700 Clark Ave Saint Louis Missouri 63102', '700 CLARK AVE', 'SAINT LOUIS MO 63102'],
    ['200 W Belknap St Ft. Worth TX 76102', '200 W BELKNAP ST', 'FORT WORTH TX 76102'],
    ['55 S Main St, Mt. Vernon, OH 43050', '55 S MAIN ST', 'MOUNT VERNON OH 43050'],
    ['500 US Highway 1 North Palm Beach FL 33408', '500 US HIGHWAY 1', 'NORTH PALM BEACH FL 33408'],
    ['800 Lighthouse Dr North Palm Beach FL 33408', '800 LIGHTHOUSE DR', 'NORTH PALM BEACH FL 33408'],
    ['12 Broad St Buena Vista GA 31803', '12 BROAD ST', 'BUENA VISTA GA 31803'],
    ['77 Massachusetts Ave Cambridge MA 02139', '77 MASSACHUSETTS AVE', 'CAMBRIDGE MA 02139'],
    ['1 Microsoft Way Redmond WA 98052', '1 MICROSOFT WAY', 'REDMOND WA 98052'],
    ['4 Yawkey Way # 3 Boston MA 02215', '4 YAWKEY WAY # 3', 'BOSTON MA 02215'],
    ['2 15th St NW, Washington, DC 20024', '2 15TH ST NW', 'WASHINGTON DC 20024'],
    ['P.O. Box 1142, Marfa, TX 79843', 'PO BOX 1142', 'MARFA TX 79843'],
    ['po box 1142 marfa tx', 'PO BOX 1142', 'MARFA TX 79843'],
    ['General Delivery, Tok, AK 99780', 'GENERAL DELIVERY', 'TOK AK 99780'],
    ['HC 60 Box 4570 Copper Center AK 99573', 'HC 60 BOX 4570', 'COPPER CENTER AK 99573'],
    ['RR 2 Box 152 Loami IL 62661', 'RR 2 BOX 152', 'LOAMI IL 62661'],
    ['Unit 2050 Box 4190 APO AP 96278', 'UNIT 2050 BOX 4190', 'APO AP 96278'],
    ['A17 Calle Amapola San Juan PR 00926', 'A17 CALLE AMAPOLA', 'SAN JUAN PR 00926'],
    ['123 Calle 1, Urb Royal Oak, Bayamon, PR 00956', '123 CALLE 1', 'BAYAMON PR 00956'],
    ['500 E Grant St\nMinneapolis, MN 55404', '500 E GRANT ST', 'MINNEAPOLIS MN 55404'],
    ['500 E Grant St Apt 1201\nMinneapolis MN\n55404', '500 E GRANT ST APT 1201', 'MINNEAPOLIS MN 55404'],
    ['John Smith, 500 E Grant St, Minneapolis, MN 55404', '500 E GRANT ST', 'MINNEAPOLIS MN 55404'],
    ['1005 N Gravenstein Highway Sebastopol CA', '1005 N GRAVENSTEIN HWY', 'SEBASTOPOL CA'],
    ['7800 Mill Station Rd Sebastopol, CA 95472', '7800 MILL STATION RD', 'SEBASTOPOL CA 95472'],
    ['321 S. Washington St. Winchester VA 22601', '321 S WASHINGTON ST', 'WINCHESTER VA 22601'],
    ['123 Main St, Kansas City, Kansas 66101', '123 MAIN ST', 'KANSAS CITY KS 66101'],
    ['10 Park Ave West New York NJ 07093', '10 PARK AVE', 'WEST NEW YORK NJ 07093'],
    ['44 E Genesee St, Skaneateles NY 13152', '44 E GENESEE ST', 'SKANEATELES NY 13152'],
    ['10 Main St Wanaque NJ 7465', '10 MAIN ST', 'WANAQUE NJ 07465'],
    ['100 College Street, Barron Hall, Institute, West Virginia 25112', '100 COLLEGE ST', 'INSTITUTE WV 25112'],
    ['18 Elm St, Winston Salem, N.C. 27101', '18 ELM ST', 'WINSTON SALEM NC 27101'],
    ['18 Elm St Winston-Salem North Carolina 27101', '18 ELM ST', 'WINSTON SALEM NC 27101'],
    ['5 Ocean Blvd, Hampton, N. H. 03842', '5 OCEAN BLVD', 'HAMPTON NH 03842'],
    ["1 Main St, Coeur d'Alene, ID 83814", '1 MAIN ST', 'COEUR D ALENE ID 83814'],
    ['842 E 1700 S Salt Lake City UT 84105', '842 E 1700 S', 'SALT LAKE CITY UT 84105'],
    ['1350 Ala Moana Blvd Apt 1204 Honolulu HI 96814', '1350 ALA MOANA BLVD APT 1204', 'HONOLULU HI 96814'],
    ['15 S Lake Ave Apt B, Albany, NY 12203', '15 S LAKE AVE APT B', 'ALBANY NY 12203'],
    ['1005 Gravenstein Highway North, 95472', '1005 GRAVENSTEIN HWY N', 'SEBASTOPOL CA 95472'],
    ['233 S Wacker Dr lobby 60606', '233 S WACKER DR LBBY', 'CHICAGO IL 60606'],
    ['#42 233 S Wacker Dr 60606', '233 S WACKER DR # 42', 'CHICAGO IL 60606'],
    ['123 Maple Rochester, New York', '123 MAPLE', 'ROCHESTER NY'],
    ['11 Wall St New York', '11 WALL ST', 'NEW YORK NY'],
    ['PO 280568 Queens Village, New York 11428', 'PO BOX 280568', 'QUEENS VILLAGE NY 11428'],
    ['lt42 99 Some Road, Some City LA', '99 SOME RD LOT 42', 'SOME CITY LA'],
    ['6641 N 2200 W Apt D304 Park City, UT 84098', '6641 N 2200 W APT D304', 'PARK CITY UT 84098'],
    ['100 Main St Xyzzyville IL', '100 MAIN ST', 'XYZZYVILLE IL'],
    ['18 Elm St Winston-Salem NC', '18 ELM ST', 'WINSTON SALEM NC'],
    ['3 Times Sq., New York', '3 TIMES SQ', 'NEW YORK NY'],
    ['300 Boylston Ave E Seattle Washington', '300 BOYLSTON AVE E', 'SEATTLE WA'],
    ['100 W Virginia Ave, Phoenix AZ', '100 W VIRGINIA AVE', 'PHOENIX AZ'],
    ['100 Main St Apt 4 Xyzzyville IL', '100 MAIN ST APT 4', 'XYZZYVILLE IL'],
  ])('"%s"', (sent, line, last) => {
    const r = standardize({ full_address: sent });
    expect(r.address_line1).toBe(line);
    expect(lastLine(r).slice(0, last.length)).toBe(last);
  });
});

describe('Accepted input combinations: components', () => {
  const line = '1600 Amphitheatre Pkwy';
  const whole = { city: 'MOUNTAIN VIEW', state: 'CA', zip_code: '94043' };
  test.each([
    [{ city: 'Mountain View', state: 'CA', zip_code: '94043' }],
    [{ city: 'mountain view', state: 'California', zip_code: '94043-1351' }],
    [{ zip_code: '94043' }],
    [{ zip_code: ' 94043-1351 ' }],
    [{ city: 'Mountain View, CA 94043' }],
    [{ city: 'Mountain View California 94043-1351' }],
    [{ city: 'Mountain View, CA', state: 'CA', zip_code: '94043' }],
    [{ city: 'Mtn View', state: 'ca', zip_code: '940431351' }],
    [{ city: 'Mountain View', state: 'ca', zip_code: '940 43' }],
    [{ city: 'Mountain View', state: 'ca', zip_code: 'CA 94043' }],
    [{ city: 'Mountain View', state: 'ca', zip_code: '94043/1351' }],
    [{ city: '', state: '', zip_code: '94043' }],
  ])('address_line1 with %o', (last) => {
    expect(standardize({ address_line1: line, ...last })).toMatchObject({
      address_line1: '1600 AMPHITHEATRE PKWY',
      ...whole,
    });
  });

  test('address_line1 with city and state: the ZIP is one of the city', () => {
    const r = standardize({ address_line1: line, city: 'Mountain View', state: 'CA' });
    expect(r).toMatchObject({ city: 'MOUNTAIN VIEW', state: 'CA' });
    expect(['94040', '94041', '94043']).toContain(r.zip_code);
    expect(r.usps_analysis.ame_footnotes).toContain('A');
  });

  test('a city with one ZIP gets it', () => {
    expect(standardize({ address_line1: '7 Grove St', city: 'Wanaque', state: 'NJ' })).toMatchObject({
      zip_code: '07465',
    });
  });
});

describe('D84: city, state and ZIP correct one another', () => {
  const at = (city: string, state: string, zip_code: string) =>
    standardize({ address_line1: '12 MAIN ST', city, state, zip_code });
  test("a misspelled city becomes the ZIP's (B)", () => {
    const r = at('Chcago', 'IL', '60606');
    expect(r).toMatchObject({ city: 'CHICAGO', state: 'IL', zip_code: '60606' });
    expect(r.usps_analysis.ame_footnotes).toBe('B');
  });
  test("a wrong state becomes the ZIP's, where the city is the ZIP's too (B)", () => {
    const r = at('Chicago', 'IN', '60606');
    expect(r).toMatchObject({ city: 'CHICAGO', state: 'IL', zip_code: '60606' });
    expect(r.usps_analysis.ame_footnotes).toBe('B');
  });
  test('a ZIP of another state stays: mail goes where the ZIP says (B)', () => {
    const r = at('Wanaque', 'NJ', '60606');
    expect(r).toMatchObject({ city: 'CHICAGO', state: 'IL', zip_code: '60606' });
    expect(r.usps_analysis.ame_footnotes).toBe('B');
  });
  test('unless one slip turns it into the only such ZIP of the city (A)', () => {
    for (const zip of ['57465', '70465']) {
      const r = at('Wanaque', 'NJ', zip);
      expect(r).toMatchObject({ city: 'WANAQUE', state: 'NJ', zip_code: '07465' });
      expect(r.usps_analysis.ame_footnotes).toBe('A');
    }
  });
  test('a ZIP that does not exist gives way to city and state (A)', () => {
    const r = at('Wanaque', 'NJ', '07000');
    expect(r).toMatchObject({ city: 'WANAQUE', state: 'NJ', zip_code: '07465' });
    expect(r.usps_analysis.ame_footnotes).toBe('A');
  });
  test('a misspelled city without a ZIP is found where only one is like it (AB)', () => {
    const r = standardize({ address_line1: '12 MAIN ST', city: 'Skaneatales', state: 'NY' });
    expect(r).toMatchObject({ city: 'SKANEATELES', state: 'NY', zip_code: '13152' });
    expect(r.usps_analysis.ame_footnotes).toBe('AB');
  });
  test('another real city near the ZIP is kept; post_office_city has the preferred one (U)', () => {
    const r = at('Evanston', 'IL', '60076');
    expect(r).toMatchObject({ city: 'EVANSTON', state: 'IL', zip_code: '60076' });
    expect(r.address_components.post_office_city).toBe('SKOKIE');
    expect(r.usps_analysis.ame_footnotes).toBe('U');
  });
  test('no such place: fields as far as they are known, N, C', () => {
    const r = at('Nowhereville', 'IL', '00000');
    expect(r).toMatchObject({ address_line1: '12 MAIN ST', city: 'NOWHEREVILLE', state: 'IL', zip_code: '00000' });
    expect(r.usps_analysis).toMatchObject({ dpv_return_code: 'N', dpv_footnotes: 'A1' });
    expect(r.usps_analysis.ame_footnotes).toContain('C');
  });
});

describe('D110: an add-on that was sent is kept, apart from the five digits', () => {
  test.each([
    [{ full_address: '1 Main St, Springfield, IL 62701-1234' }],
    [{ full_address: '1 Main St, Springfield, IL 627011234' }],
    [{ full_address: '1 Main St, Springfield, IL 62701 1234' }],
    [{ address_line1: '1 Main St', zip_code: '62701-1234' }],
    [{ address_line1: '1 Main St', zip_code: '62701 1234' }],
    [{ address_line1: '1 Main St', city: 'Springfield, IL 62701-1234' }],
  ])('%o', (input) => {
    const found = standardize(input);
    expect(found.zip_code).toBe('62701');
    expect(found.address_components).toMatchObject({ zip_addon: '1234', del_point: '34' });
  });
  test('but not beside another ZIP than the one that was sent', () => {
    const found = standardize({ full_address: '1 Main St, Kenton, OH 44326-1234' });
    expect(found.zip_code).toBe('43326');
    expect(found.address_components.zip_addon).not.toBe('1234');
  });
});

describe('the county is that of the city in the ZIP', () => {
  test.each([
    ['Aurora', 'CO', '80013', 'Arapahoe'],
    ['Livingston', 'TX', '77352', 'Polk'],
  ])('%s, %s %s: %s', (city, state, zip_code, county) => {
    expect(standardize({ address_line1: '1 Main St', city, state, zip_code }).metadata.county_name).toBe(county);
  });
});
