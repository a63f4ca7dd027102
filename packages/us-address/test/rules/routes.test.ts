import { test } from 'vitest';
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
])('241, 244: "%s" is a rural route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR 03 BOX 98D', 'RR 3 BOX 98D', { primary_name: 'RR 3', primary_num: '98D' }],
  ['RR 007 BOX 4', 'RR 7 BOX 4', { primary_name: 'RR 7' }],
  ['HC 01 BOX 29030', 'HC 1 BOX 29030', { primary_name: 'HC 1' }],
])('242, 252: the route of "%s" loses its leading zero', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['RR 4 BOX 19-1A', 'RR 4 BOX 19-1A', { primary_num: '19-1A' }],
  ['RR 1 BOX 98 D', 'RR 1 BOX 98D', { primary_num: '98D' }],
  ['RR 1 BOX A', 'RR 1 BOX A', { primary_num: 'A' }],
])('243: the box of "%s" stays', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['RR 2 BOX 18 BRYAN DAIRY RD', 'RR 2 BOX 18'],
  ['HC 72 BOX 293B TOWN HALL', 'HC 72 BOX 293B'],
  ['ROUTE 2 BOX 3 HWY 12', 'RR 2 BOX 3'],
  ['RR 2 BOX 3 APT 4', 'RR 2 BOX 3 APT 4'],
])('245, 255: there are no additional designations: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['RR 1', 'RR 1', { primary_name: 'RR 1', primary_num: '' }],
  ['RURAL 1', 'RR 1', { primary_name: 'RR 1', primary_num: '' }],
  ['RFD 3', 'RR 3', { primary_name: 'RR 3' }],
  ['ROUTE 4', 'RR 4', { primary_name: 'RR 4' }],
  ['HC 4', 'HC 4', { primary_name: 'HC 4' }],
  ['RR 5 BOX', 'RR 5', { primary_num: '' }],
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
])('251, 254: "%s" is a highway contract route', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['12345 RR 620', '12345 RANCH ROAD 620', { primary_num: '12345', primary_name: 'RANCH ROAD 620' }],
  ['100 Rural Ln', '100 RURAL LN', { primary_name: 'RURAL' }],
  ['100 Route 9', '100 ROUTE 9', { primary_name: 'ROUTE 9' }],
  ['100 Star Ct', '100 STAR CT', { primary_name: 'STAR' }],
])('"%s" is a street, no route', (sent, line, components) => expectLine([sent, line, components]));
