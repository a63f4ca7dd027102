import { expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';
import { type Case, expectLine } from './line.ts';

const rural = { primary_name: 'RR 2', primary_num: '152' };

test.each<Case>([
  ['RR 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R.R. 2 Box 152', 'RR 2 BOX 152', rural],
  ['R R 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RR2 BOX 152', 'RR 2 BOX 152', rural],
  ['RR #2 Box #152', 'RR 2 BOX 152', rural],
  ['RR NO 2 BOX NO 152', 'RR 2 BOX 152', rural],
  ['Rural Route 2 Box 152', 'RR 2 BOX 152', rural],
  ['RURAL RTE 2 BX 152', 'RR 2 BOX 152', rural],
  ['RURAL RT 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL 2 BOX 152', 'RR 2 BOX 152', rural],
  ['Rural Route No. 2, Box 152', 'RR 2 BOX 152', rural],
  ['RFD ROUTE 2 # 152', 'RR 2 BOX 152', rural],
  ['RFD 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R.F.D. 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R F D 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RD 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R D 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RT 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RTE 2 BX 152', 'RR 2 BOX 152', rural],
  ['ROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RR 2 152', 'RR 2 BOX 152', rural],
  ['BOX 152 RR 2', 'RR 2 BOX 152', rural],
  ['BOX 152 ROUTE 2', 'RR 2 BOX 152', rural],
  ['BX 152, RURAL ROUTE 2', 'RR 2 BOX 152', rural],
  ['RURL ROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL ROUT 2 BOX 152', 'RR 2 BOX 152', rural],
  ['ROUT 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RFR 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R R ROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['R F D ROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURALROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURALRTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL RR 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL RD 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL FREE DELIVERY 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL FREE DELIVERY ROUTE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RURAL FREE 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RT RD 2 BOX 152', 'RR 2 BOX 152', rural],
  ['RR 2 B 152', 'RR 2 BOX 152', rural],
  ['RR 2 # 152', 'RR 2 BOX 152', rural],
  ['ROUTE 2 # 152', 'RR 2 BOX 152', rural],
  ['BOX # 152 RR 2', 'RR 2 BOX 152', rural],
  ['BOX NO 152 RR NO 2', 'RR 2 BOX 152', rural],
  ['BOX 152 RURAL RR 2', 'RR 2 BOX 152', rural],
  ['BOX 152 RR # # 02', 'RR 2 BOX 152', rural],
  ['Smith Farm RR 2 BOX 152', 'RR 2 BOX 152', rural],
  ['100 Rural 2 Box 152', 'RR 2 BOX 152', rural],
])('241, 244: "%s" is a rural route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR 03 BOX 98D', 'RR 3 BOX 98D', { primary_name: 'RR 3', primary_num: '98D' }],
  ['RR 00 BOX 4', 'RR 0 BOX 4', { primary_name: 'RR 0' }],
  ['RR 0A BOX 4', 'RR 0A BOX 4', { primary_name: 'RR 0A' }],
  ['RR 010 BOX 4', 'RR 10 BOX 4', { primary_name: 'RR 10' }],
  ['RR 007 BOX 4', 'RR 7 BOX 4', { primary_name: 'RR 7' }],
  ['HC 01 BOX 29030', 'HC 1 BOX 29030', { primary_name: 'HC 1' }],
])('242, 252: the route of "%s" loses its leading zero', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['RR 4 BOX 19-1A', 'RR 4 BOX 19-1A', { primary_num: '19-1A' }],
  ['RR 1 BOX 98 D', 'RR 1 BOX 98D', { primary_num: '98D' }],
  ['RR 1 BOX A', 'RR 1 BOX A', { primary_num: 'A' }],
  ['RR 1 98D', 'RR 1 BOX 98D', { primary_num: '98D' }],
  ['RR 1 # D', 'RR 1 BOX D', { primary_num: 'D' }],
  ['RR 1 BOX 98A D', 'RR 1 BOX 98A', { primary_num: '98A' }],
  ['RR 1 BOX 98 OAK', 'RR 1 BOX 98', { primary_num: '98' }],
  ['RR 1 BOX 98 D OAK', 'RR 1 BOX 98', { primary_num: '98' }],
  ['RR 1 BOX A D', 'RR 1 BOX A', { primary_num: 'A' }],
  ['RR 1 BOX 005', 'RR 1 BOX 005', { primary_num: '005' }],
  ['BOX A RR 1', 'RR 1 BOX A', { primary_num: 'A' }],
])('243: the box of "%s" stays', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR 2 BOX 18 BRYAN DAIRY RD', 'RR 2 BOX 18'],
  ['HC 72 BOX 293B TOWN HALL', 'HC 72 BOX 293B'],
  ['ROUTE 2 BOX 3 HWY 12', 'RR 2 BOX 3'],
  ['RR 2 BOX 3 APT 4', 'RR 2 BOX 3 APT 4'],
  ['RR 2 BOX 3 # 4', 'RR 2 BOX 3 # 4', { primary_num: '3', unit_des: '#', secndry_num: '4' }],
  ['RR 2 BOX 3 FRONT', 'RR 2 BOX 3 FRNT', { unit_des: 'FRNT' }],
  ['RR 2 BOX 3 OAK APT 4', 'RR 2 BOX 3', { unit_des: '' }],
  ['RR 2 BOX APT 4', 'RR 2 APT 4', { primary_num: '', unit_des: 'APT' }],
  ['RR 2 OAK', 'RR 2', { primary_num: '' }],
  ['RR 2 12 OAK', 'RR 2', { primary_num: '' }],
  ['RR 2 BOX OAK', 'RR 2', { primary_num: '' }],
  ['RR 2 BOX AB', 'RR 2', { primary_num: '' }],
])('245, 255: there are no additional designations: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['RR 1', 'RR 1', { primary_name: 'RR 1', primary_num: '' }],
  ['RURAL 1', 'RR 1', { primary_name: 'RR 1', primary_num: '' }],
  ['RFD 3', 'RR 3', { primary_name: 'RR 3' }],
  ['ROUTE 4', 'ROUTE 4', { primary_name: 'ROUTE 4' }],
  ['HC 4', 'HC 4', { primary_name: 'HC 4' }],
  ['RR 5 BOX', 'RR 5', { primary_num: '' }],
  ['STAR RT 68', 'HC 68', { primary_name: 'HC 68' }],
  ['RR A', 'RR A', { primary_name: 'RR A' }],
  ['Smith Farm RR 2', 'RR 2', { primary_name: 'RR 2' }],
])('246, 256: "%s" has a route and no box', (sent, line, components) => expectLine([sent, line, components]));

const contract = { primary_name: 'HC 68', primary_num: '23A' };

test.each<Case>([
  ['HC 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['H.C. 68 Box 23A', 'HC 68 BOX 23A', contract],
  ['H C 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HC68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HC-68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HCR 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['H C R 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HC ROUTE 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HC #68 BOX #23A', 'HC 68 BOX 23A', contract],
  ['HIGHWAY CONTRACT 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HIGHWAY CONTRACT ROUTE 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HWY CONTRACT RTE 68 BX 23A', 'HC 68 BOX 23A', contract],
  ['STAR ROUTE 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['STAR RTE 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['STAR RT NO 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['SR 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['BOX 23A HC 68', 'HC 68 BOX 23A', contract],
  ['HCRT 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HCR ROUTE 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['HWY CONTR 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['SR RT 68 BOX 23A', 'HC 68 BOX 23A', contract],
  ['Oak Star Rte 68 Box 23A', 'HC 68 BOX 23A', contract],
])('251, 254: "%s" is a highway contract route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['12345 RR 620', '12345 RR 620', { primary_num: '12345', primary_name: 'RR 620' }],
  ['100 Rural Ln', '100 RURAL LN', { primary_name: 'RURAL' }],
  ['100 Route 9', '100 ROUTE 9', { primary_name: 'ROUTE 9' }],
  ['100 Star Ct', '100 STAR CT', { primary_name: 'STAR' }],
])('"%s" is a street, no route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR BOX 5', 'RR BOX 5', { primary_name: 'RR', primary_num: '5' }],
  ['HC BOX 5', 'HC BOX 5', { primary_name: 'HC', primary_num: '5' }],
  ['RR', 'RR', { primary_name: 'RR', primary_num: '' }],
  ['RFD', 'RR', { primary_name: 'RR', primary_num: '' }],
  ['HCR', 'HC', { primary_name: 'HC', primary_num: '' }],
  ['RR A BOX 5', 'RR A BOX 5', { primary_name: 'RR A', primary_num: '5' }],
  ['HC B BOX 5', 'HC B BOX 5', { primary_name: 'HC B', primary_num: '5' }],
  ['ROUTE A BOX 5', 'RR A BOX 5', { primary_name: 'RR A', primary_num: '5' }],
])('241: the route of "%s" is missing or a letter', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR OAK', 'RR OAK'],
  ['OAK RR', 'OAK RR'],
  ['RR AB', 'RR AB'],
  ['RR A 5', 'RR A 5'],
  ['RR C-19', 'RR C-19'],
  ['HC OAK', 'HC OAK'],
  ['R 5', 'R 5'],
  ['R A', 'R A'],
  ['R F 2 BOX 5', 'R F 2 BOX 5'],
  ['R X D 2 BOX 5', 'R X D 2 BOX 5'],
  ['RTE', 'RTE'],
  ['ROUTE A', 'ROUTE A'],
  ['STAR 68 BOX 5', 'STAR 68 BOX 5'],
  ['H 68 BOX 5', 'H 68 BOX 5'],
  ['MURAL 5', 'MURAL 5'],
  ['BOUTE 5 BOX 7', 'BOUTE 5 BOX 7'],
  ['SMITH ROUTE 2 BOX 5', 'SMITH ROUTE 2 BOX 5'],
])('241: "%s" only resembles a route', (sent, line) =>
  expectLine([sent, line, { primary_name: line, primary_num: '' }]),
);

test.each<Case>([
  ['SR 20', 'STATE ROAD 20', { primary_name: 'STATE ROAD 20' }],
  ['HWY 68 BOX 5', 'HIGHWAY 68 BOX 5', { primary_name: 'HIGHWAY 68 BOX 5' }],
  ['ROUTE 66 DINER', 'ROUTE 66 DINER', { primary_name: 'ROUTE 66 DINER' }],
  ['RD 5 OAK', 'ROAD 5 OAK', { primary_name: 'ROAD 5 OAK' }],
  ['100 SR 20 BOX 4', '100 STATE ROAD 20 BOX 4', { primary_num: '100', primary_name: 'STATE ROAD 20 BOX 4' }],
  ['100 R 5 BOX 4', '100 R 5 BOX 4', { primary_num: '100', primary_name: 'R 5 BOX 4' }],
  ['100 R D 5 BOX 4', '100 R D 5 BOX 4', { primary_num: '100', primary_name: 'R D 5 BOX 4' }],
  ['100 RFD 5', '100 RFD 5', { primary_num: '100', primary_name: 'RFD 5' }],
  ['100 Main St RR 2', '100 MAIN ST | RR 2', { primary_num: '100', primary_name: 'MAIN', suffix: 'ST' }],
])('237: "%s" is a highway or a street, no route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['PO Box 5 HC 4', 'PO BOX 5 | HC 4', { primary_name: 'PO BOX', primary_num: '5' }],
  ['PO Box 5 HC 4 Box 3', 'HC 4 BOX 3', { primary_name: 'HC 4', primary_num: '3' }],
  ['BOX AB RR 2', 'PO BOX AB | RR 2', { primary_num: 'AB' }],
  ['BOX 5 RR', 'PO BOX 5 | RR', { primary_num: '5' }],
  ['BOX 5 RR A', 'PO BOX 5 | RR A', { primary_num: '5' }],
  ['BOX 5 OAK', 'PO BOX 5 | OAK', { primary_num: '5' }],
])('241, 283: of a box and a route, "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each([
  ['RR 2', 'Box 152', 'RR 2 BOX 152'],
  ['Box 152', 'Rural Route 2', 'RR 2 BOX 152'],
  ['HC 2', 'Bx 152', 'HC 2 BOX 152'],
  ['Box 152', 'Star Route 2', 'HC 2 BOX 152'],
  ['Route 2', 'Box 152', 'RR 2 BOX 152'],
  ['RR 2 Box 152', 'Apt 4', 'RR 2 BOX 152 APT 4'],
  ['RR 2 Box 152', 'Oak Ln', 'RR 2 BOX 152 | OAK LN'],
  ['RR 2 Box 152', 'Box 3', 'RR 2 BOX 152 | BOX 3'],
  ['RR 2', 'PO Box 152', 'RR 2 BOX 152'],
  ['PO Box 152', 'RR 2', 'PO BOX 152 | RR 2'],
  ['Box 3', 'RR 2 Box 152', 'PO BOX 3 | RR 2 BOX 152'],
  ['Box 3', '12 Main St', 'PO BOX 3 | 12 MAIN ST'],
])('241: a route and its box may stand on two lines: "%s" and "%s"', (address_line1, address_line2, lines) => {
  const result = standardize({ address_line1, address_line2, city: 'Springfield', state: 'IL', zip_code: '62701' });
  expect([result.address_line1, result.address_line2].filter(Boolean).join(' | ')).toBe(lines);
});

/** Line and second line, of one line and, once more, of what came out. */
function wholeAndAgain(line: string, place: string): string {
  const lines = (full_address: string) => {
    const { address_line1, address_line2 } = standardize({ full_address });
    return [address_line1, address_line2].filter(Boolean);
  };
  const once = lines(`${line}, ${place}`);
  expect(lines(`${once.join(', ')}, ${place}`)).toEqual(once);
  return once.join(' | ');
}

test.each([
  ['c/o Bob Jones, RR 2 Box 45', 'RR 2 BOX 45 | C/O BOB JONES'],
  ['Acme Inc, HC 66 Box 12', 'HC 66 BOX 12 | ACME INC'],
  ['RR 2 Box 45 c/o Jane Smith', 'RR 2 BOX 45 | C/O JANE SMITH'],
  ['RR 2 Box 45 Apt 4, Jane Smith', 'RR 2 BOX 45 APT 4 | JANE SMITH'],
  ['RR 2 Box 45, Apt 4', 'RR 2 BOX 45 APT 4'],
  ['RR 2, Box 45', 'RR 2 BOX 45'],
  ['RR 2, Old Mill Farm, Box 3', 'RR 2 BOX 3'],
  ['Smith Farm RR 2 Box 45', 'RR 2 BOX 45'],
  ['500 Main St RR 2 Box 45', '500 MAIN ST | RR 2 BOX 45'],
  ['100 Rural 2 Box 45', 'RR 2 BOX 45'],
])('214: a name between commas, or a street, stays beside a route: "%s"', (sent, lines) => {
  expect(wholeAndAgain(sent, 'Ada, OK 74820')).toBe(lines);
});

test.each([
  ['Sgt Jane Smith, CMR 420 Box 28', 'CMR 420 BOX 28 | SGT JANE SMITH'],
  ['CMR 420 Box 28 Attn Sgt Smith', 'CMR 420 BOX 28 | ATTN SGT SMITH'],
  ['CMR 420, Box 28', 'CMR 420 BOX 28'],
  ['PSC 3, # 28', 'PSC 3 BOX 28'],
])('225: a name between commas stays beside military mail: "%s"', (sent, lines) => {
  expect(wholeAndAgain(sent, 'APO, AE 09063')).toBe(lines);
});

test('225: a name on the line below military mail stays', () => {
  const place = { city: 'APO', state: 'AE', zip_code: '09063' };
  const result = standardize({ address_line1: 'CMR 420 Box 28', address_line2: 'Sgt Jane Smith', ...place });
  expect([result.address_line1, result.address_line2]).toEqual(['CMR 420 BOX 28', 'SGT JANE SMITH']);
});

test.each([
  ['500 Main St PMB 55', 'Dr. Ann Lee', '500 MAIN ST PMB 55 | DR ANN LEE'],
  ['500 Main St PMB 55', 'West End Cafe', '500 MAIN ST PMB 55 | WEST END CAFE'],
  ['12 County Road 5 PMB 55', 'Acme Inc', '12 COUNTY ROAD 5 PMB 55 | ACME INC'],
  ['500 Main St PMB 55', 'Apt 4', '500 MAIN ST APT 4 PMB 55'],
])('285: a private mailbox ends the street: "%s" and "%s"', (address_line1, address_line2, lines) => {
  const result = standardize({ address_line1, address_line2, city: 'Dallas', state: 'TX', zip_code: '75201' });
  expect([result.address_line1, result.address_line2].filter(Boolean).join(' | ')).toBe(lines);
});
