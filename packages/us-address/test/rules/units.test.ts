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
  ['101 Main 2nd Floor', '101 MAIN FL 2', { primary_name: 'MAIN', unit_des: 'FL', secndry_num: '2' }],
  ['101 Main Twelfth Fl', '101 MAIN FL 12', { unit_des: 'FL', secndry_num: '12' }],
  ['101 Main St Floor 3rd', '101 MAIN ST FL 3', { secndry_num: '3' }],
  ['101 Main St Floor # 3rd', '101 MAIN ST FL 3', { secndry_num: '3' }],
  ['101 Main St Apt 3rd', '101 MAIN ST APT 3RD', { secndry_num: '3RD' }],
  ['101 Main St 123 Fl', '101 MAIN ST FL 123', { secndry_num: '123' }],
  // no house has as many, and a street may be called so
  ['101 Main St 1234 Fl', '101 MAIN ST 1234 FL', { unit_des: '' }],
  ['12 Second Floor', '12 SECOND FLOOR', { unit_des: '' }],
  ['101 5 Floor', '101 5 FLOOR', { unit_des: '' }],
])('213: a storey is its number: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main Lower Level', '101 MAIN LOWR', { unit_des: 'LOWR', primary_name: 'MAIN' }],
  ['101 Main St Lower Lvl', '101 MAIN ST LOWR', { unit_des: 'LOWR' }],
  ['101 Main St Upper Level', '101 MAIN ST UPPR', { unit_des: 'UPPR' }],
  ['12 Lower Level', '12 LOWER LEVEL', { unit_des: '', primary_name: 'LOWER LEVEL' }],
  ['12 Water Level', '12 WATER LEVEL', { unit_des: '' }],
])('213: a level is a unit: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main St Ste 200 & 300', '101 MAIN ST STE 200 & 300', { unit_des: 'STE', secndry_num: '200 & 300' }],
  ['101 Main Apts A & B', '101 MAIN APT A & B', { unit_des: 'APT', secndry_num: 'A & B' }],
  ['101 Main St Ste Blue & 300', '101 MAIN ST | STE BLUE & 300', { unit_des: '' }],
  ['101 Main St Lobby & 300', '101 MAIN ST | LOBBY & 300', { unit_des: '' }],
  ['101 Main St Apt & 3', '101 MAIN ST | APT & 3', { unit_des: '' }],
  ['101 Unit 4 & 5', '101 UNIT 4 & 5', { unit_des: '', primary_name: 'UNIT 4 & 5' }],
])('two numbers of one designator: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main St Apt AB', '101 MAIN ST APT AB', { secndry_num: 'AB' }],
  ['101 Main St Apt A-B', '101 MAIN ST APT A-B', { secndry_num: 'A-B' }],
  ['101 Main St Apt AB/CD', '101 MAIN ST APT AB/CD', { secndry_num: 'AB/CD' }],
  ['101 Main St Unit SW', '101 MAIN ST UNIT SW', { unit_des: 'UNIT', secndry_num: 'SW' }],
  ['101 Main St Apt Blue-House4', '101 MAIN ST APT BLUE-HOUSE4', { secndry_num: 'BLUE-HOUSE4' }],
  // a word is no number
  ['101 Main St Apt ABC', '101 MAIN ST | APT ABC', { unit_des: '' }],
  ['101 Main St Apt ABCDE/F', '101 MAIN ST | APT ABCDE/F', { unit_des: '' }],
  ['101 Main St Apt Blue-X', '101 MAIN ST | APT BLUE-X', { unit_des: '' }],
  ['101 Main St Apt AB-X', '101 MAIN ST | APT AB-X', { unit_des: '' }],
  ['101 Main St Apt A-BLUE', '101 MAIN ST | APT A-BLUE', { unit_des: '' }],
])('213: the number of a unit has a digit or is short: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main St Key B', '101 MAIN ST KEY B', { unit_des: 'KEY', secndry_num: 'B' }],
  ['101 Main St Lot 12', '101 MAIN ST LOT 12', { unit_des: 'LOT', secndry_num: '12' }],
  ['101 Main St Rear A', '101 MAIN ST REAR A', { unit_des: 'REAR', secndry_num: 'A' }],
  ['101 Main St Lot N', '101 MAIN ST LOT N', { unit_des: 'LOT', secndry_num: 'N', post_dir: '' }],
  ['101 Main Street Space E', '101 MAIN ST SPC E', { unit_des: 'SPC', secndry_num: 'E' }],
  ['101 Main Ave St 310', '101 MAIN AVE STE 310', { unit_des: 'STE', suffix: 'AVE' }],
  ['101 Main St ST 310', '101 MAIN ST STE 310', { unit_des: 'STE' }],
  ['101 N Court St 310', '101 N COURT ST # 310', { unit_des: '#', suffix: 'ST' }],
  ['101 Main St Pier SW', '101 MAIN ST PIER SW', { unit_des: '', post_dir: 'SW' }],
  ['101 Main St Lot AB', '101 MAIN ST | LOT AB', { unit_des: '' }],
  ['101 Main St Stop', '101 MAIN ST | STOP', { unit_des: '' }],
  ['101 Main St Pier', '101 MAIN ST | PIER', { unit_des: '' }],
  ['101 Main St Lot', '101 MAIN ST | LOT', { unit_des: '' }],
  ['101 Main St Unit', '101 MAIN ST UNIT', { unit_des: 'UNIT', secndry_num: '' }],
  ['101 Main St N Suite', '101 MAIN ST N STE', { unit_des: 'STE', post_dir: 'N' }],
  ['101 Main Suite', '101 MAIN SUITE', { unit_des: '', primary_name: 'MAIN SUITE' }],
  ['101 Main Trailer', '101 MAIN TRLR', { unit_des: '', suffix: 'TRLR' }],
])('App. C2: a designator that is an everyday word asks for a digit or one letter: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main Basement', '101 MAIN BSMT', { unit_des: 'BSMT', primary_name: 'MAIN' }],
  ['101 Main Rear 2', '101 MAIN REAR 2', { unit_des: 'REAR', secndry_num: '2' }],
  ['101 Main St Upper A', '101 MAIN ST UPPR A', { unit_des: 'UPPR', secndry_num: 'A' }],
  ['101 Main, Upper A', '101 MAIN UPPR A', { unit_des: 'UPPR', secndry_num: 'A' }],
  ['101 Main, Front', '101 MAIN FRNT', { unit_des: 'FRNT' }],
  ['101 Main Apt 4 Front', '101 MAIN APT 4 FRNT', { unit_des: 'APT', unit_des2: 'FRNT' }],
  ['101 Main # 4 Front', '101 MAIN # 4 FRNT', { unit_des: '#', unit_des2: 'FRNT' }],
  ['101 Main 2nd Floor Front', '101 MAIN FL 2 FRNT', { unit_des: 'FL', unit_des2: 'FRNT' }],
  ['101 Main Second Fl Office 3', '101 MAIN FL 2 OFC 3', { unit_des: 'FL', unit_des2: 'OFC', secndry_num2: '3' }],
  ['101 Main Apt 4 Side', '101 MAIN APT 4 SIDE', { unit_des: 'APT', unit_des2: 'SIDE' }],
  ['101 Main St Side', '101 MAIN ST SIDE', { unit_des: 'SIDE' }],
  // the name of the street, as far as anyone can tell
  ['101 Main Front', '101 MAIN FRONT', { unit_des: '', primary_name: 'MAIN FRONT' }],
  ['101 Main Upper A', '101 MAIN UPPER A', { unit_des: '' }],
  ['101 Main Office 3', '101 MAIN OFFICE 3', { unit_des: '' }],
  ['101 Main Floor Front', '101 MAIN FLOOR FRONT', { unit_des: '' }],
  ['101 Main, Side', '101 MAIN SIDE', { unit_des: '', primary_name: 'MAIN SIDE' }],
  ['101 Front', '101 FRONT', { unit_des: '', primary_name: 'FRONT' }],
])(
  'App. C2: FRONT, LOWER, OFFICE, UPPER and SIDE are units behind something that ends the street: "%s"',
  (sent, line, components) => expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main St Ste # 200', '101 MAIN ST STE 200', { unit_des: 'STE' }],
  ['101 Main St Apt Number 5', '101 MAIN ST APT 5', { unit_des: 'APT' }],
  ['101 Main Apt No B', '101 MAIN APT B', { unit_des: 'APT', secndry_num: 'B' }],
  ['101 Main St Lobby # 5', '101 MAIN ST LBBY 5', { unit_des: 'LBBY', secndry_num: '5' }],
  ['101 Main # 5', '101 MAIN # 5', { unit_des: '#', secndry_num: '5' }],
  ['101 Main # B', '101 MAIN # B', { unit_des: '#', secndry_num: 'B' }],
  ['101 Main St No. 5', '101 MAIN ST # 5', { unit_des: '#', secndry_num: '5', post_dir: '' }],
  ['101 Main St Number 5', '101 MAIN ST # 5', { unit_des: '#', secndry_num: '5' }],
  ['101 Main St N No 5', '101 MAIN ST N # 5', { post_dir: 'N', secndry_num: '5' }],
  ['101 Main St # Blue', '101 MAIN ST | # BLUE', { unit_des: '' }],
  ['101 Main St # #', '101 MAIN ST', { unit_des: '' }],
  // NO is North as well
  ['101 No Main St', '101 N MAIN ST', { pre_dir: 'N' }],
  ['101 Main St No', '101 MAIN ST N', { post_dir: 'N', unit_des: '' }],
  ['101 Main St No B', '101 MAIN ST N # B', { post_dir: 'N', secndry_num: 'B' }],
  ['101 Main No 5', '101 MAIN NO 5', { unit_des: '' }],
  ['100 Avenue No 5', '100 AVENUE NO 5', { unit_des: '' }],
])('213: #, NO and NUMBER name the number of a unit: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main Apt 4 B', '101 MAIN APT 4B', { unit_des: 'APT', secndry_num: '4B' }],
  ['101 Main St Ste A 5', '101 MAIN ST STE A5', { secndry_num: 'A5' }],
  ['101 Main St Ste 45 B', '101 MAIN ST STE 45B', { secndry_num: '45B' }],
  ['101 Main St Rear A 5', '101 MAIN ST REAR A5', { unit_des: 'REAR', secndry_num: 'A5' }],
  ['101 Main St Ste A B', '101 MAIN ST | STE A B', { unit_des: '' }],
  ['101 Main St Ste 4 5', '101 MAIN ST | STE 4 5', { unit_des: '' }],
  ['101 Main St Ste AB 5', '101 MAIN ST | STE AB 5', { unit_des: '' }],
  ['101 Main St Ste 5 AB', '101 MAIN ST | STE 5 AB', { unit_des: '' }],
  ['101 Unit 4 B', '101 UNIT 4 B', { unit_des: '' }],
])('213: a letter apart from its figures belongs to them: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main St 4B', '101 MAIN ST # 4B', { secndry_num: '4B' }],
  ['101 Main St B', '101 MAIN ST # B', { secndry_num: 'B' }],
  ['101 Main St N 12', '101 MAIN ST N # 12', { post_dir: 'N', secndry_num: '12' }],
  ['101 Main St NE B', '101 MAIN ST NE # B', { post_dir: 'NE', secndry_num: 'B' }],
  ['101 Main, 4B', '101 MAIN # 4B', { primary_name: 'MAIN', secndry_num: '4B' }],
  ['101 Main, B', '101 MAIN # B', { primary_name: 'MAIN', secndry_num: 'B' }],
  ['101 Main Ave K', '101 MAIN AVE # K', { suffix: 'AVE', secndry_num: 'K' }],
  ['101 W Avenue 5', '101 W AVE # 5', { secndry_num: '5' }],
  ['101 W Street K', '101 W ST # K', { secndry_num: 'K' }],
  ['101 W Avenue K 5', '101 W AVENUE K # 5', { primary_name: 'AVENUE K', secndry_num: '5' }],
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
  ['101 Main St # 5 # 7', '101 MAIN ST # 5 # 7', { unit_des: '#', secndry_num: '5', unit_des2: '#', pmb_num: '' }],
  ['101 Main St Rm 5 # 7', '101 MAIN ST RM 5 # 7', { unit_des: 'RM', unit_des2: '#', secndry_num2: '7', pmb_num: '' }],
  ['101 Main St Bldg 2 Fl 3 Rear', '101 MAIN ST BLDG 2 FL 3 | REAR', { unit_des2: 'FL' }],
  ['101 Main St Bldg 2 Fl 3 Rm 4 Ste 5', '101 MAIN ST BLDG 2 FL 3 | RM 4 STE 5', { unit_des2: 'FL' }],
  ['Acme Inc, 101 Main St Bldg 2 Fl 3 Rm 4', '101 MAIN ST BLDG 2 FL 3 | ACME INC RM 4', { unit_des2: 'FL' }],
])('two units, and more beside the line: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['10 Main St PMB 234', '10 MAIN ST PMB 234', { pmb_des: 'PMB', pmb_num: '234', unit_des: '' }],
  ['10 Main St PMB #234', '10 MAIN ST PMB 234', { pmb_des: 'PMB', pmb_num: '234' }],
  ['10 Main St Ste 11 PMB 234', '10 MAIN ST STE 11 PMB 234', { unit_des: 'STE', secndry_num: '11', pmb_num: '234' }],
  [
    '10 Main St Ste 11 # 234',
    '10 MAIN ST STE 11 # 234',
    { unit_des: 'STE', secndry_num: '11', pmb_des: '#', pmb_num: '234' },
  ],
  ['10 Main St Apt 11 # 234', '10 MAIN ST APT 11 # 234', { unit_des: 'APT', pmb_des: '#', pmb_num: '234' }],
  ['10 Main St Unit 11 # 234', '10 MAIN ST UNIT 11 # 234', { unit_des: 'UNIT', pmb_des: '#', pmb_num: '234' }],
  [
    '10 Main St Bldg 2 Ste 11 # 234',
    '10 MAIN ST BLDG 2 STE 11 # 234',
    { unit_des2: 'STE', secndry_num2: '11', pmb_num: '234' },
  ],
  ['10 Main St Bldg 2 Fl 3 Ste 11 # 234', '10 MAIN ST BLDG 2 FL 3 | STE 11 # 234', { unit_des2: 'FL', pmb_num: '' }],
  ['10 Main St # 234', '10 MAIN ST # 234', { unit_des: '#', secndry_num: '234', pmb_num: '' }],
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
  ['101 Main 4B', '101 MAIN 4B', { unit_des: '' }],
  ['101 Main B', '101 MAIN B', { unit_des: '' }],
  ['101 Main St N', '101 MAIN ST N', { unit_des: '', post_dir: 'N' }],
  ['101 Main, N', '101 MAIN N', { unit_des: '', post_dir: 'N' }],
  ['101 Main, 1st', '101 MAIN | 1ST', { unit_des: '' }],
  ['101 Main St 1st', '101 MAIN ST 1ST', { unit_des: '' }],
  ['101 Main St 39.2', '101 MAIN ST 39.2', { unit_des: '' }],
  ['101 W Avenue K', '101 W AVENUE K', { unit_des: '', primary_name: 'AVENUE K' }],
  ['101 Pier 5', '101 PIER 5', { unit_des: '' }],
])('"%s" has no unit', (sent, line, components) => expectLine([sent, line, components]));
