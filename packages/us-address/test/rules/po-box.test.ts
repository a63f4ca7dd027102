import { test } from 'vitest';
import { type Case, expectLine } from './line.ts';

const box = { primary_name: 'PO BOX', primary_num: '11890' };

test.each<Case>([
  ['PO Box 11890', 'PO BOX 11890', box],
  ['P.O. Box 11890', 'PO BOX 11890', box],
  ['P. O. Box 11890', 'PO BOX 11890', box],
  ['P O BOX 11890', 'PO BOX 11890', box],
  ['POBOX 11890', 'PO BOX 11890', box],
  ['POBOX11890', 'PO BOX 11890', box],
  ['PO BOX11890', 'PO BOX 11890', box],
  ['POB 11890', 'PO BOX 11890', box],
  ['P.O.B. 11890', 'PO BOX 11890', box],
  ['PO B 11890', 'PO BOX 11890', box],
  ['Post Office Box 11890', 'PO BOX 11890', box],
  ['POST OFFICE BX 11890', 'PO BOX 11890', box],
  ['Post Box 11890', 'PO BOX 11890', box],
  ['Postal Box 11890', 'PO BOX 11890', box],
  ['BOX 11890', 'PO BOX 11890', box],
  ['BX 11890', 'PO BOX 11890', box],
  ['BX11890', 'PO BOX 11890', box],
  ['P O BX 11890', 'PO BOX 11890', box],
  ['P O BOXX 11890', 'PO BOX 11890', box],
  ['PO BOX # 11890', 'PO BOX 11890', box],
  ['PO BOX #11890', 'PO BOX 11890', box],
  ['PO BOX NO. 11890', 'PO BOX 11890', box],
  ['PO BOX NUMBER 11890', 'PO BOX 11890', box],
  ['P BOX 11890', 'PO BOX 11890', box],
  ['PO-BOX 11890', 'PO BOX 11890', box],
  ['PO 11890', 'PO BOX 11890', box],
  ['P OBOX 11890', 'PO BOX 11890', box],
  ['PO BXO 11890', 'PO BOX 11890', box],
  ['DRAWR 11890', 'PO BOX 11890', box],
  ['PO DRAWR 11890', 'PO BOX 11890', box],
  ['LCKBX 11890', 'PO BOX 11890', box],
])('283: "%s" is a post office box', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['CALLER 11890', 'PO BOX 11890', box],
  ['FIRM CALLER 11890', 'PO BOX 11890', box],
  ['CALLER SERVICE 11890', 'PO BOX 11890', box],
  ['CALLER BOX 11890', 'PO BOX 11890', box],
  ['BIN 11890', 'PO BOX 11890', box],
  ['PO BIN 11890', 'PO BOX 11890', box],
  ['LOCKBOX 11890', 'PO BOX 11890', box],
  ['LOCK BOX 11890', 'PO BOX 11890', box],
  ['DRAWER 11890', 'PO BOX 11890', box],
  ['PO DRAWER 11890', 'PO BOX 11890', box],
  ['P O DRAWER 11890', 'PO BOX 11890', box],
  ['PODRAWER 11890', 'PO BOX 11890', box],
  ['POST OFFICE DRAWER 11890', 'PO BOX 11890', box],
  ['DRAWER L', 'PO BOX L', { primary_num: 'L' }],
  ['PO DRAWER AA', 'PO BOX AA', { primary_num: 'AA' }],
  ['APARTADO 11890', 'PO BOX 11890', box],
  ['APARTADO POSTAL 11890', 'PO BOX 11890', box],
  ['APDO. 11890', 'PO BOX 11890', box],
])('283: "%s" becomes PO BOX', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['PO BOX 00145', 'PO BOX 00145', { primary_num: '00145' }],
  ['PO BOX K', 'PO BOX K', { primary_num: 'K' }],
  ['PO BOX AQ', 'PO BOX AQ', { primary_num: 'AQ' }],
  ['PO BOX 12A', 'PO BOX 12A', { primary_num: '12A' }],
  ['PO BOX 720-114', 'PO BOX 720-114', { primary_num: '720-114' }],
  ['PO BOX', 'PO BOX', { primary_num: '' }],
])('282: the number of "%s" stays as it is', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['12 Box Canyon Rd', '12 BOX CANYON RD', { primary_name: 'BOX CANYON', suffix: 'RD' }],
  ['100 Post Office Rd', '100 POST OFFICE RD', { primary_name: 'POST OFFICE' }],
  ['500 Drawer Ct', '500 DRAWER CT', { primary_name: 'DRAWER' }],
  ['77 Po River Way', '77 PO RIVER WAY', { primary_name: 'PO RIVER' }],
  ['4 Post Rd', '4 POST RD', { primary_name: 'POST' }],
])('"%s" is a street, no box', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['123 Main St PO Box 45', '123 MAIN ST | PO BOX 45', { primary_num: '123' }],
  ['123 Main St, P.O. Box 45', '123 MAIN ST | PO BOX 45', { primary_num: '123' }],
  ['PO Box 45 RR 2', 'PO BOX 45 | RR 2', { primary_num: '45' }],
])('215: of a street and a box, "%s", the street is the delivery line', (sent, line, components) =>
  expectLine([sent, line, components]),
);
