import { expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';
import { type Case, expectLine } from './line.ts';

const unit = (sent: string, designator: string, number = ''): [string, string, string] => [sent, designator, number];

const units = [
  unit('Apt 4B', 'APT', '4B'),
  unit('Apartment 4B', 'APT', '4B'),
  unit('APT # 4B', 'APT', '4B'),
  unit('APT #4B', 'APT', '4B'),
  unit('APT NO. 4B', 'APT', '4B'),
  unit('APT-4B', 'APT', '4B'),
  unit('APT4B', 'APT', '4B'),
  unit('Apt. 4-B', 'APT', '4-B'),
  unit('Apt 4 B', 'APT', '4B'),
  unit('Apt B', 'APT', 'B'),
  unit('Bldg C', 'BLDG', 'C'),
  unit('Building 12', 'BLDG', '12'),
  unit('Dept 3', 'DEPT', '3'),
  unit('Department 3', 'DEPT', '3'),
  unit('Fl 7', 'FL', '7'),
  unit('Floor 7', 'FL', '7'),
  unit('7th Floor', 'FL', '7'),
  unit('2nd Fl', 'FL', '2'),
  unit('Second Floor', 'FL', '2'),
  unit('Floor 3rd', 'FL', '3'),
  unit('Hangar 2', 'HNGR', '2'),
  unit('Key 5', 'KEY', '5'),
  unit('Lot 27', 'LOT', '27'),
  unit('Pier 3', 'PIER', '3'),
  unit('Room 101', 'RM', '101'),
  unit('Rm 101', 'RM', '101'),
  unit('Slip 9', 'SLIP', '9'),
  unit('Space 15', 'SPC', '15'),
  unit('Spc 15', 'SPC', '15'),
  unit('Stop 4', 'STOP', '4'),
  unit('Suite 200', 'STE', '200'),
  unit('Ste. 200', 'STE', '200'),
  unit('STE200', 'STE', '200'),
  unit('Suite #200', 'STE', '200'),
  unit('Trailer 15', 'TRLR', '15'),
  unit('Trlr 15', 'TRLR', '15'),
  unit('Unit 5', 'UNIT', '5'),
  unit('Unit A', 'UNIT', 'A'),
  unit('# 5', '#', '5'),
  unit('#5', '#', '5'),
  unit('Basement', 'BSMT'),
  unit('Bsmt', 'BSMT'),
  unit('Front', 'FRNT'),
  unit('Lobby', 'LBBY'),
  unit('Lower', 'LOWR'),
  unit('Office', 'OFC'),
  unit('Penthouse', 'PH'),
  unit('PH', 'PH'),
  unit('PH 2', 'PH', '2'),
  unit('Rear', 'REAR'),
  unit('Side', 'SIDE'),
  unit('Upper', 'UPPR'),
  unit('Uppr', 'UPPR'),
  unit('Upper Level', 'UPPR'),
  unit('2 Floor', 'FL', '2'),
  unit('Unit B/C', 'UNIT', 'B/C'),
  unit('Suite 200 & 300', 'STE', '200 & 300'),
];

test.each(units)('213, App. C2: "%s" behind the street, on the same line or the next', (sent, designator, number) => {
  const line = `101 MAIN ST ${designator}${number && ` ${number}`}`;
  const expected = {
    address_line1: line,
    address_line2: '',
    address_components: { unit_des: designator, secndry_num: number, primary_name: 'MAIN', suffix: 'ST' },
  };
  const rest = { city: 'Springfield', state: 'IL', zip_code: '62701' };
  expect(standardize({ address_line1: `101 Main St ${sent}`, ...rest })).toMatchObject(expected);
  expect(standardize({ address_line1: `101 Main Street, ${sent}`, ...rest })).toMatchObject(expected);
  expect(standardize({ address_line1: '101 Main St', address_line2: sent, ...rest })).toMatchObject(expected);
});

test.each<Case>([
  ['Apt 4B 101 Main St', '101 MAIN ST APT 4B'],
  ['Apt 4B, 101 Main St', '101 MAIN ST APT 4B'],
  ['Suite 200 101 Main St', '101 MAIN ST STE 200'],
  ['# 5 101 Main St', '101 MAIN ST # 5'],
  ['#5, 101 Main St', '101 MAIN ST # 5'],
  ['4th Floor 101 Main St', '101 MAIN ST FL 4'],
  ['Rear 101 Main St', '101 MAIN ST REAR'],
])('213: the unit in front moves behind: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main St 4B', '101 MAIN ST # 4B', { secndry_num: '4B' }],
  ['101 Main St B', '101 MAIN ST # B', { secndry_num: 'B' }],
  ['101 Main St N 12', '101 MAIN ST N # 12', { post_dir: 'N', secndry_num: '12' }],
])('213: a number behind the street is a unit: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  [
    '101 Main St Bldg C Apt 4',
    '101 MAIN ST BLDG C APT 4',
    { unit_des: 'BLDG', secndry_num: 'C', unit_des2: 'APT', secndry_num2: '4' },
  ],
  ['101 Main St Fl 3 Ste 310', '101 MAIN ST FL 3 STE 310', { unit_des: 'FL', unit_des2: 'STE', secndry_num2: '310' }],
  ['101 Main St, 1st Floor Front', '101 MAIN ST FL 1 FRNT', { unit_des: 'FL', unit_des2: 'FRNT' }],
  [
    '101 Main St, Building 2, 3rd Floor',
    '101 MAIN ST BLDG 2 FL 3',
    { unit_des: 'BLDG', unit_des2: 'FL', secndry_num2: '3' },
  ],
])('two units: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['10 Main St PMB 234', '10 MAIN ST PMB 234', { pmb_des: 'PMB', pmb_num: '234', unit_des: '' }],
  ['10 Main St PMB #234', '10 MAIN ST PMB 234', { pmb_des: 'PMB', pmb_num: '234' }],
  ['10 Main St Ste 11 PMB 234', '10 MAIN ST STE 11 PMB 234', { unit_des: 'STE', secndry_num: '11', pmb_num: '234' }],
  [
    '10 Main St Ste 11 # 234',
    '10 MAIN ST STE 11 # 234',
    { unit_des: 'STE', secndry_num: '11', pmb_des: '#', pmb_num: '234' },
  ],
  ['PMB 234 10 Main St', '10 MAIN ST PMB 234', { pmb_num: '234' }],
])('285: a private mailbox is never merged with the unit: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['12 Front St', '12 FRONT ST', { primary_name: 'FRONT', unit_des: '' }],
  ['12 Upper Lake Rd', '12 UPPER LAKE RD', { primary_name: 'UPPER LAKE', unit_des: '' }],
  ['100 Office Park Dr', '100 OFFICE PARK DR', { unit_des: '' }],
  ['5 Pier 39', '5 PIER 39', { unit_des: '' }],
  ['12 Key Largo Ave', '12 KEY LARGO AVE', { unit_des: '' }],
  ['12 Side Rd', '12 SIDE RD', { unit_des: '' }],
  ['12 Apartment Ln', '12 APARTMENT LN', { unit_des: '' }],
  ['12 Harbor Key', '12 HARBOR KY', { suffix: 'KY', unit_des: '' }],
])('"%s" has no unit', (sent, line, components) => expectLine([sent, line, components]));

test('213: a second line that is no unit stays there', () => {
  const result = standardize({
    address_line1: '101 Main St',
    address_line2: 'Acme Building',
    city: 'Springfield',
    state: 'IL',
  });
  expect(result).toMatchObject({ address_line1: '101 MAIN ST', address_line2: 'ACME BUILDING' });
});

test('211: the delivery line may be the second one', () => {
  const rest = { city: 'Springfield', state: 'IL' };
  const expected = { address_line1: '101 MAIN ST', address_line2: 'ACME INC' };
  expect(standardize({ address_line1: 'Acme Inc.', address_line2: '101 Main Street', ...rest })).toMatchObject(
    expected,
  );
  expect(standardize({ address_line1: 'Apt 4', address_line2: '101 Main Street', ...rest })).toMatchObject({
    address_line1: '101 MAIN ST APT 4',
    address_line2: '',
  });
});
