import { expect, test } from 'vitest';
import { type AddressInput, explain, standardize } from '../../src/index.ts';

const springfield = { city: 'Springfield', state: 'IL', zip_code: '62701' };
const bayamon = { city: 'Bayamon', state: 'PR', zip_code: '00956' };

type Lines = [address_line1: string, address_line2: string, lines: string];

function expectLines([address_line1, address_line2, lines]: Lines, place = springfield): void {
  const result = standardize({ address_line1, address_line2, ...place });
  expect([result.address_line1, result.address_line2].join(' | ')).toBe(lines);
}

test.each<Lines>([
  ['12 Main St', 'Apt', '12 MAIN ST APT | '],
  ['12 Main St', 'Apt 5', '12 MAIN ST APT 5 | '],
  ['12 Main St', 'Apt # 5', '12 MAIN ST APT 5 | '],
  ['12 Main St', 'APT4B', '12 MAIN ST APT 4B | '],
  ['12 Main St', 'APT-B', '12 MAIN ST APT B | '],
  ['12 Main St', '# 5', '12 MAIN ST # 5 | '],
  ['12 Main St', 'No 5', '12 MAIN ST # 5 | '],
  ['12 Main St', '4B', '12 MAIN ST # 4B | '],
  ['12 Main St', 'B', '12 MAIN ST # B | '],
  ['12 Main St', 'Rear', '12 MAIN ST REAR | '],
  ['12 Main', 'Front', '12 MAIN FRNT | '],
  ['12 Main St', '4th Floor', '12 MAIN ST FL 4 | '],
  ['12 Main St', 'Fourth Floor', '12 MAIN ST FL 4 | '],
  ['12 Main St', '4 Fl', '12 MAIN ST FL 4 | '],
  ['12 Main St', 'Bldg 5, Apt 4', '12 MAIN ST BLDG 5 APT 4 | '],
  ['12 Main', '# 5, Front', '12 MAIN # 5 FRNT | '],
  ['12 Main, Front', 'Apt 5', '12 MAIN FRNT APT 5 | '],
  ['12 Main St', 'PMB 5', '12 MAIN ST PMB 5 | '],
  ['12 Main St', 'PMB # 5', '12 MAIN ST PMB 5 | '],
  ['12 Main St', 'PMB A', '12 MAIN ST PMB A | '],
])('213: the second line of "%s", "%s" is a unit and goes behind the street', (...lines) => expectLines(lines));

test.each<Lines>([
  ['12 Main St', 'Oak', '12 MAIN ST | OAK'],
  ['12 Main St', 'Apt Oak', '12 MAIN ST | APT OAK'],
  ['12 Main St', 'Suite on the left', '12 MAIN ST | SUITE ON THE LEFT'],
  ['12 Main St', 'Rear door left', '12 MAIN ST | REAR DOOR LEFT'],
  ['12 Main St', 'Oak Floor', '12 MAIN ST | OAK FLOOR'],
  ['12 Main St', 'Oak4 5', '12 MAIN ST | OAK4 5'],
  ['12 Main St', '4th Ave', '12 MAIN ST | 4TH AVE'],
  ['12 Main St', '5 Oak St', '12 MAIN ST | 5 OAK ST'],
  ['12 Main St Fl 2', 'PMB Oak', '12 MAIN ST FL 2 | PMB OAK'],
  ['12 Main St, Suite 5', 'Smith, Co', '12 MAIN ST STE 5 | SMITH CO'],
  ['12 Main St Dept of Health', 'Smith Co', '12 MAIN ST | DEPT OF HEALTH SMITH CO'],
  ['Main St', 'Oak Ave', 'MAIN ST | OAK AVE'],
  ['Smith Co', 'Main St', 'SMITH CO | MAIN ST'],
])('212: the second line of "%s", "%s" is none and stays', (...lines) => expectLines(lines));

test.each<Lines>([
  ['Apt 4', '101 Main St', '101 MAIN ST APT 4 | '],
  ['Apt 4', '101 5th Ave', '101 5TH AVE APT 4 | '],
  ['Bldg 5, Apt 4', '12 Main St', '12 MAIN ST BLDG 5 APT 4 | '],
  ['# 5', '12 Main St', '12 MAIN ST # 5 | '],
  ['4th Floor', '12 Main St', '12 MAIN ST FL 4 | '],
  ['101', '5th Ave', '101 5TH AVE | '],
  ['Smith Co', '101 Main St', '101 MAIN ST | SMITH CO'],
  ['Smith, Co', '101 Main, Front', '101 MAIN FRNT | SMITH CO'],
  ['Main', '101 Oak Ave', '101 OAK AVE | MAIN'],
  ['Main St', '101 Oak Ave', '101 OAK AVE | MAIN ST'],
  ['Smith Co', 'PO Box 5', 'PO BOX 5 | SMITH CO'],
  ['-', 'Main St', 'MAIN ST | '],
  ['-', 'Main', 'MAIN | '],
  ['-', '12 Main, Front', '12 MAIN FRNT | '],
])('212: the delivery line of "%s", "%s" is the one that mail can be delivered to', (...lines) => expectLines(lines));

test.each<Lines>([
  ['Apt 4', 'Main St', 'APT 4 | MAIN ST'],
  ['Main St', 'PMB Oak', 'MAIN ST | PMB OAK'],
])('212: neither line of "%s", "%s" is complete', (...lines) => expectLines(lines));

test.each<Lines>([
  ['Urb Royal Oak Calle 1', 'A-5', 'A5 CALLE 1 | URB ROYAL OAK'],
  ['Calle Luna', 'Urb Royal Oak # 5', '5 CALLE LUNA | URB ROYAL OAK'],
  ['Calle 1', 'Urb Royal Oak A-5', 'A5 CALLE 1 | URB ROYAL OAK'],
  ['Urb Royal Oak', 'Calle 1 A-5', 'A5 CALLE 1 | URB ROYAL OAK'],
  ['Cond Sol', 'Calle 1', 'COND SOL | CALLE 1'],
  ['12 Calle 1', 'Smith', '12 CALLE 1 | SMITH'],
])('292: in Puerto Rico, "%s", "%s"', (...lines) => expectLines(lines, bayamon));

test.each<Lines>([
  ['12 Main St, 62701', '', '12 MAIN ST | '],
  ['12 Main St', '62701', '12 MAIN ST | '],
  ['12 Main St, Apt 4, 62701', '', '12 MAIN ST APT 4 | '],
  ['12 Main St, 62702', '', '12 MAIN ST # 62702 | '],
  ['12 Main St # 62701', '', '12 MAIN ST # 62701 | '],
  ['12 Main St, Apt 62701', '', '12 MAIN ST APT 62701 | '],
])('221: the ZIP once more behind the comma of "%s", "%s" is no unit, but any other number is', (...lines) =>
  expectLines(lines),
);

test('221: a ZIP behind the street is the one of the place, where none was sent', () => {
  const sent = { address_line1: '200 Main St, 89501', city: 'Reno', state: 'NV' };
  expect(standardize(sent)).toMatchObject({ address_line1: '200 MAIN ST', address_line2: '', zip_code: '89501' });
});

test.each<[sent: string, line: string, second: string]>([
  ['123 Main St Apt 4 Side Door', '123 MAIN ST APT 4', 'SIDE DOOR'],
  ['123 Main St, Apt 4, Front Desk', '123 MAIN ST APT 4', 'FRONT DESK'],
  ['123 Main St Ste 4, Lobby Desk', '123 MAIN ST STE 4', 'LOBBY DESK'],
  ['123 Main St # 4 Rear House', '123 MAIN ST # 4', 'REAR HOUSE'],
  ['123 Main St Apt 4 Rear', '123 MAIN ST APT 4 REAR', ''],
])(
  '213: the unit of "%s" stays on the delivery line, however often it is read',
  (sent, address_line1, address_line2) => {
    const once = standardize({ address_line1: sent, ...springfield });
    expect(once).toMatchObject({ address_line1, address_line2 });
    expect(standardize(once)).toMatchObject({ address_line1, address_line2 });
    expect(standardize({ address_line1, address_line2, ...springfield })).toMatchObject({
      address_line1,
      address_line2,
    });
  },
);

const dallas = { city: 'Dallas', state: 'TX', zip_code: '75201' };

/** Both lines, the add-on that was sent, and the reasons for what was set aside. */
function told(input: AddressInput): string {
  const { result, fields, set_aside: aside } = explain(input);
  const addon = fields.find(({ field, rule }) => field === 'zip_addon' && rule === 'kept')?.after ?? '';
  const reasons = aside.map(({ words, reason }) => `${words}: ${reason}`);
  return [result.address_line1, result.address_line2, addon, ...reasons].filter((text) => text !== '').join(' | ');
}

test.each([
  ['500 Main St Dallas TX 75201', '500 MAIN ST | DALLAS TX 75201: repeated'],
  ['PO Box 12 Dallas TX 75201', 'PO BOX 12 | DALLAS TX 75201: repeated'],
  ['500 Main St, Dallas', '500 MAIN ST | DALLAS: repeated'],
  ['500 Main St Apt 4, Dallas, TX', '500 MAIN ST APT 4 | DALLAS TX: repeated'],
  ['500 Main St, Dallas TX 75201-1234', '500 MAIN ST | 1234 | DALLAS TX 75201: repeated'],
  ['500 Main St, Dallas, TX 75201-1234, USA', '500 MAIN ST | 1234 | USA: country | DALLAS TX 75201: repeated'],
  ['500 Main St, Dallas Building', '500 MAIN ST | DALLAS BUILDING'],
  ['500 Main St, Reno', '500 MAIN ST | RENO'],
  ['500 N Dallas', '500 N DALLAS'],
  ['500 Dallas', '500 DALLAS'],
])('the place once more on the first line goes: "%s"', (address_line1, expected) => {
  expect(told({ address_line1, ...dallas })).toBe(expected);
});

test.each([
  ['500 Main St', 'N/A', '500 MAIN ST | N/A: not_in_form'],
  ['500 Main St', 'null', '500 MAIN ST | NULL: not_in_form'],
  ['500 Main St', '500 Main St', '500 MAIN ST | 500 MAIN ST: repeated'],
  ['500 Main St', 'None Such Records', '500 MAIN ST | NONE SUCH RECORDS'],
  ['500 Main St', 'Null Inc', '500 MAIN ST | NULL INC'],
])('a second line that says nothing goes: "%s" and "%s"', (address_line1, address_line2, expected) => {
  expect(told({ address_line1, address_line2, ...dallas })).toBe(expected);
});

test.each([
  ['500 Main St 214-555-1234', '500 MAIN ST | 214-555-1234: phone'],
  ['500 Main St, 214.555.1234', '500 MAIN ST | 214.555.1234: phone'],
  ['500 Main St Ph: 214-555-1234', '500 MAIN ST | PH 214-555-1234: phone'],
  ['500 Main St (214) 555-1234', '500 MAIN ST | 214 555-1234: phone'],
  ['500 Main St Tel 214 555 1234', '500 MAIN ST | TEL 214 555 1234: phone'],
  ['500 Main St Tel 214-555-1234 Apt 4', '500 MAIN ST APT 4 | TEL 214-555-1234: phone'],
  ['500 Main St PH 12', '500 MAIN ST PH 12'],
  ['500 Main St Apt 214-555-1234', '500 MAIN ST APT 214-555-1234'],
  ['500 Main St # 214', '500 MAIN ST # 214'],
])('a telephone number is no unit: "%s"', (line, expected) => {
  expect(told({ address_line1: line, ...dallas })).toBe(expected);
  expect(told({ full_address: `${line}, Dallas, TX 75201` })).toBe(expected);
});

test.each([
  ['Circle K, 500 Main St, Dallas, TX 75201', '500 MAIN ST | CIRCLE K'],
  ['500 Circle K, Dallas, TX 75201', '500 CIRCLE K'],
  ['500 Main Cir # K, Dallas, TX 75201', '500 MAIN CIR # K'],
  ['Jane Smith, General Delivery, Nome, AK 99762', 'GENERAL DELIVERY | JANE SMITH'],
  ['500 Main St, General Delivery, Nome, AK 99762', '500 MAIN ST | GENERAL DELIVERY'],
])('a name in front of its line: "%s"', (full_address, expected) => {
  expect(told({ full_address })).toBe(expected);
});

test.each([
  ['12 Main St, Suite 4, Attn Bob Jones Dallas TX 75201', '12 MAIN ST STE 4 | ATTN BOB JONES | DALLAS'],
  ['12 Main St, Basement Brooklyn NY 11201', '12 MAIN ST BSMT | BROOKLYN'],
  ['12 Main St, Rear Fort Wayne IN 46802', '12 MAIN ST REAR | FORT WAYNE'],
  ['12 Main St, Acme Inc Dallas TX 75201', '12 MAIN ST | ACME INC | DALLAS'],
  ['12 Main St, Front Royal VA 22630', '12 MAIN ST | FRONT ROYAL'],
  ['12 Main St, North Dallas TX 75201', '12 MAIN ST | NORTH DALLAS'],
])('what is behind the last comma and no city stays with the line: "%s"', (full_address, expected) => {
  const { address_line1, address_line2, city } = standardize({ full_address });
  expect([address_line1, address_line2, city].filter(Boolean).join(' | ')).toBe(expected);
});

test('a military ZIP that takes the place of another is in doubt', () => {
  const { confidence, result } = explain({
    address_line1: 'PSC 3 Box 12',
    city: 'APO',
    state: 'AP',
    zip_code: '96741',
  });
  expect([result.zip_code, confidence]).toEqual(['96541', 0.5]);
});

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
