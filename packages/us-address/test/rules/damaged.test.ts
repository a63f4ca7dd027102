/** Forms in which addresses are damaged on their way: each gives what the whole address gives. */
import { describe, expect, test } from 'vitest';
import { parse, standardize } from '../../src/index.ts';

const whole = standardize({ full_address: '1040 N Main St Apt 4, Springfield, IL 62701' });
const { address_components: _, usps_analysis: __, metadata: ___, ...lines } = whole;

describe('the last line', () => {
  test.each([
    '1040 N Main St Apt 4, Springfield, IL 62701-1',
    '1040 N Main St Apt 4, Springfield, IL 62701-12',
    '1040 N Main St Apt 4, Springfield, IL 62701-123',
    '1040 N Main St Apt 4, Springfield, IL 62701 - 12',
    '1040 N Main St Apt 4, Springfield, IL 627O1',
    '1040 N Main St Apt 4, Springfield, 62701 IL',
    '1040 N Main St Apt 4, Springfield 62701, IL',
    '1040 N Main St Apt 4, Springfield, Sangamon County, IL 62701',
    '1040 N Main St Apt 4, Springfield, Sangamon, IL 62701',
    '1040 N Main St Apt 4 Springfield Sangamon County IL 62701',
    '1040 N Main St Apt 4, Springfield, IL 62701, US',
    '1040 N Main St Apt 4, Springfield, IL 62701 USA, US',
    '1040 N Main St Apt 4, Springfield, IL, USA 62701, United States of America',
    '1040 N Main St Apt 4, Springfield, IL 62701 (217) 555-0100',
    '1040 N Main St Apt 4, Springfield, IL 62701, 217-555-0100',
    '1040 N Main St Apt 4, Springfield, IL 62701 Tel: 217.555.0100',
    '1040 N Main St Apt 4, Springfield, IL 62701 Phone 1-217-555-0100',
    '1040 N Main St Apt 4, Springfield, IL 62701, USA, 217 555 0100',
    '1040 N Main St Apt 4, Springfeild, IL 62701',
    '1040 N Main St Apt 4 Springfeild IL 62701',
  ])('%s', (full_address) => expect(standardize({ full_address })).toMatchObject(lines));
  test.each([
    ['94104-421', '94104'],
    ['94104-', '94104'],
    ['941O4', '94104'],
    ['94104 1234', '94104'],
  ])('the ZIP field "%s" is %s', (zip_code, zip) => {
    expect(parse({ address_line1: '1 Main St', city: 'San Francisco', state: 'CA', zip_code }).zip_code).toBe(zip);
  });
  test('without a last line, ten digits are no phone number', () => {
    const { line, extra } = parse({ full_address: '100 Main St 217 555 0100' });
    for (const part of ['217', '555', '0100']) expect(`${line} ${extra}`).toContain(part);
  });
});

describe('a ZIP split by a blank', () => {
  test.each([
    ['813 S Spring St, Garnerville, NY 10 923', '813 S SPRING ST', 'GARNERVILLE', 'NY', '10923'],
    ['1 Main St, Caddo, OK 74 729', '1 MAIN ST', 'CADDO', 'OK', '74729'],
    ['1 Main St, Shawnee, OK 7 4802', '1 MAIN ST', 'SHAWNEE', 'OK', '74802'],
    ['1 Main St Garnerville NY 109 23', '1 MAIN ST', 'GARNERVILLE', 'NY', '10923'],
    ['100 US Highway 9, Old Bridge, NJ 088 57', '100 US HIGHWAY 9', 'OLD BRIDGE', 'NJ', '08857'],
  ])('%s is that of its state', (full_address, address_line1, city, state, zip_code) => {
    const found = standardize({ full_address });
    expect(found).toMatchObject({ address_line1, city, state, zip_code });
    expect(standardize({ address_line1, city, state, zip_code: full_address.split(' ').slice(-2).join(' ') })).toEqual({
      ...found,
      usps_analysis: expect.anything(),
    });
  });
  test.each([
    // no ZIP of New York, and none of Georgia: undeliverable, and no other state's
    ['1 Main St, Garnerville, NY 75 201', 'GARNERVILLE', 'NY', '75 201'],
    ['4507 Jefferson Davis Hwy, Atlanta, GA 303?8', 'ATLANTA', 'GA', '303 8'],
    ['11911 Mara Lynn Rd, Hampstead, NH 03?26', 'HAMPSTEAD', 'NH', '03 26'],
  ])('%s is none', (full_address, city, state, zip_code) => {
    const found = standardize({ full_address });
    expect(found).toMatchObject({ address_line2: '', city, state, zip_code });
    expect(found.usps_analysis.dpv_return_code).toBe('N');
  });
  test('FPO is the name of three: a digit lost in one ZIP makes none of another', () => {
    const input = { address_line1: 'PSC 12 Box 3', city: 'FPO', state: 'AP', zip_code: '9?609' };
    expect(standardize(input)).toMatchObject({ city: 'FPO', state: 'AP', zip_code: '9 609' });
  });
  test('a city that ends with the name of its state is whole', () => {
    const input = { address_line1: '1 Main St', city: 'Mid Florida FL 32745' };
    expect(standardize(input)).toMatchObject({ city: 'MID FLORIDA', state: 'FL', zip_code: '32745' });
  });
  test.each([
    ['12 Oak St, County Road 5 12', '5 12'],
    ['842 E 1700 S 12 34', '12 34'],
  ])('%s has none', (full_address, words) => {
    const { address_line1, address_line2, zip_code } = standardize({ full_address });
    expect(zip_code).toBe('');
    expect(`${address_line1} ${address_line2}`).toContain(words);
  });
});

describe('a comma inside the delivery line does not bound the city', () => {
  test.each([
    ['1065 Nine North Drive, Ste B Alpharetta, GA 30004', '1065 NINE NORTH DR STE B', 'ALPHARETTA'],
    ['871 Old Peachtree Road, N.W. Norcross, GA 30043', '871 OLD PEACHTREE RD NW', 'NORCROSS'],
    ['972 Donnelly Ave., S. W. # 2 Atlanta, GA 30310', '972 DONNELLY AVE SW # 2', 'ATLANTA'],
    ['4750 Tama St SE Unit K, L Cedar Rapids IA 52403', '4750 TAMA ST SE UNIT K # L', 'CEDAR RAPIDS'],
    ['12 Main St, Apt 4 Springfield, IL 62701', '12 MAIN ST APT 4', 'SPRINGFIELD'],
    ['4810 Crystal Lake Road, Unit C-D', '4810 CRYSTAL LAKE RD UNIT C-D', ''],
  ])('%s', (full_address, line, city) => {
    const found = standardize({ full_address });
    expect([found.address_line1, found.city]).toEqual([line, city]);
  });
});

describe('the delivery line', () => {
  test.each([
    ['1O40 N Main St Apt 4', '1040 N MAIN ST APT 4', ''],
    ['N 1040 Main St', '1040 N MAIN ST', ''],
    ['W 13920 Melville Street', '13920 W MELVILLE ST', ''],
    ['N 5TH ST', 'N 5TH ST', ''],
    ['E 1700 S', 'E 1700 S', ''],
    ['S 9 Mile Rd', 'S 9 MILE RD', ''],
    ['4922 B South Cornell Avenue', '4922B S CORNELL AVE', ''],
    ['439 B- West Grant', '439B W GRANT', ''],
    ['2704 O W Curry Dr', '2704 O W CURRY DR', ''],
    ['100 B St', '100 B ST', ''],
    ['1434 Ste. B Cypress Creek Parkway', '1434 CYPRESS CREEK PKWY STE B', ''],
    ['100 Unit 4 Main St', '100 MAIN ST UNIT 4', ''],
    ['67/69 Church St.', '67/69 CHURCH ST', ''],
    ['67 & 69 Church St', '67 & 69 CHURCH ST', ''],
    ['12 1/2 Church St', '12 1/2 CHURCH ST', ''],
    ['12 Main St # Apt A', '12 MAIN ST APT A', ''],
    ['183 Country Road 183', '183 COUNTY ROAD 183', ''],
    ['2400 South Avenue A', '2400 S AVENUE A', ''],
    ['1500 S Ave K', '1500 S AVENUE K', ''],
    ['12 Pirate`s Way', '12 PIRATES WAY', ''],
    ['12 O´Brig Avenue', '12 OBRIG AVE', ''],
    ['4001 S Virginia St (Reno Town Mall)', '4001 S VIRGINIA ST', 'RENO TOWN MALL'],
    ['1140 W Oak Street (SR-334)', '1140 W OAK ST', 'SR 334'],
    ['14 (Oak) St', '14 OAK ST', ''],
    ['100 Main St (Apt 4)', '100 MAIN ST APT 4', ''],
    ['366 Route 18, Beaver Valley Mall', '366 ROUTE 18', 'BEAVER VALLEY MALL'],
    ['3605 El Camino Real, Homestead Shopping Center', '3605 EL CAMINO REAL', 'HOMESTEAD SHOPPING CENTER'],
    ['80 Jesse Hill, Jr Drive SE', '80 JESSE HILL JR DR SE', ''],
    [
      '6807 E Baseline Rd #102, The Village at Augusta Ranch',
      '6807 E BASELINE RD # 102',
      'THE VILLAGE AT AUGUSTA RANCH',
    ],
    ['3340 Peachtree Road, Tower Place Ste 1685', '3340 PEACHTREE RD STE 1685', 'TOWER PLACE'],
    ['4727 Frankford Road Suite 337 Northpark Center', '4727 FRANKFORD RD STE 337', 'NORTHPARK CENTER'],
    ['3590 S State Road 7 Suite 28 Reference Division', '3590 S STATE ROAD 7 STE 28', 'REFERENCE DIVISION'],
    ['1620 Cedar Rd Hanbury Village', '1620 CEDAR RD', 'HANBURY VILLAGE'],
    ['US Legal Support Inc 353 N Sam Houston Pkwy E', '353 N SAM HOUSTON PKWY E', 'US LEGAL SUPPORT INC'],
    ['John Smith, One Church St', '1 CHURCH ST', 'JOHN SMITH'],
    ['100 Main St, Attn: Mary Jones', '100 MAIN ST', 'ATTN MARY JONES'],
    ['100 Main St Attn Mary Jones Ste 4', '100 MAIN ST STE 4', 'ATTN MARY JONES'],
    ['215 Marion Av Box 1307', '215 MARION AVE', 'PO BOX 1307'],
    ['RR 2 Old Mill Farm Box 3', 'RR 2 BOX 3', ''],
  ])('%s', (line, line1, line2) => {
    const found = standardize({ address_line1: line, zip_code: '62701' });
    expect([found.address_line1, found.address_line2]).toEqual([line1, line2]);
  });
  test('in Wisconsin a direction belongs to the number', () => {
    expect(standardize({ address_line1: 'N 6755 Oak Rd', zip_code: '53022' }).address_line1).toBe('N6755 OAK RD');
  });
  test.each([
    ['Stret', 'ST'],
    ['Avenu', 'AVE'],
    ['Drvie', 'DR'],
    ['Dirve', 'DR'],
    ['Raod', 'RD'],
    ['Laen', 'LN'],
    ['Cuort', 'CT'],
    ['Pakrway', 'PKWY'],
    ['Bvd', 'BLVD'],
    ['Sqaure', 'SQ'],
  ])('the suffix "%s" is %s', (written, suffix) => {
    expect(parse({ address_line1: `12 Oak Hill ${written}`, zip_code: '62701' }).suffix).toBe(suffix);
  });
  test.each(['Palace', 'Count', 'Lake', 'Train', 'Driver', 'Broad'])('"%s" is no misspelled suffix', (word) => {
    expect(parse({ address_line1: `12 Oak ${word}`, zip_code: '62701' }).line).toContain(
      word === 'Lake' ? 'LK' : word.toUpperCase(),
    );
  });
});
