/** Lines that can be read in two ways, of which one is meant. */
import { test } from 'vitest';
import { type Case, expectLine } from './line.ts';

test.each<Case>([
  [
    '212 W Washington # 1506',
    '212 W WASHINGTON # 1506',
    { pre_dir: 'W', primary_name: 'WASHINGTON', secndry_num: '1506' },
  ],
  ['212 W. Washington, 1506', '212 W WASHINGTON # 1506'],
  ['212 Washington, 1506', '212 WASHINGTON # 1506'],
  ['1234 Kentucky 440', '1234 KY 440'],
  ['1000 Indiana Highway 212', '1000 IN HIGHWAY 212'],
])('App. F: a street called like a state is no highway: "%s"', (...line) => expectLine(line));

test.each<Case>([
  ['4510 County Road GV', '4510 COUNTY ROAD GV'],
  ['7575 Co Rd ZZZ', '7575 COUNTY ROAD ZZZ'],
  ['123 County Highway AB, Apt 12', '123 COUNTY HIGHWAY AB APT 12'],
  ['123 County Road KP N', '123 COUNTY ROAD KP N'],
  ['10 County Rd Apt 5', '10 COUNTY RD APT 5', { primary_name: 'COUNTY', suffix: 'RD', unit_des: 'APT' }],
  ['10 County Road Ext', '10 COUNTY ROAD EXT'],
])("App. F: a county's roads have up to three letters: %s", (...line) => expectLine(line));

test.each<Case>([
  ['469 W Huron 1508', '469 W HURON # 1508'],
  ['203 N. Wabash 608', '203 N WABASH # 608'],
  ['842 E 1700 S', '842 E 1700 S', { primary_name: '1700', post_dir: 'S' }],
])('213: a number behind a street without a suffix is a unit: "%s"', (...line) => expectLine(line));

test.each<Case>([
  ['501 Ashbury St No 2', '501 ASHBURY ST # 2', { suffix: 'ST', post_dir: '', secndry_num: '2' }],
  ['217 No Lake Merced Hill', '217 N LAKE MERCED HL', { pre_dir: 'N' }],
  ['Second Floor 101 Main St', '101 MAIN ST FL 2'],
  ['101 Main St Blg C', '101 MAIN ST BLDG C'],
])('213: "%s"', (...line) => expectLine(line));

test.each<Case>([
  ['3-9th Ave', '3 9TH AVE', { primary_num: '3', primary_name: '9TH' }],
  ['9 - 6th Ave', '9 6TH AVE'],
  ['729- 731 N. Shenango Rd', '729-731 N SHENANGO RD', { primary_num: '729-731', pre_dir: 'N' }],
  ['865 Indian Service Route 10', '865 INDIAN SERVICE ROUTE 10', { suffix: '', secndry_num: '' }],
  ['1480 W City Highway 16', '1480 W CITY HIGHWAY 16'],
  ['30-83 29th St', '30-83 29TH ST', { primary_num: '30-83' }],
  ['355 01st St', '355 1ST ST'],
  ['312 Rosa L. Parks Avenue', '312 ROSA L PARKS AVE'],
  ['130 E Airline Hgwy', '130 E AIRLINE HWY'],
])('233, 234: "%s"', (...line) => expectLine(line));

test.each<Case>([
  ['Bin 141987 PO Box 1627', 'PO BOX 1627 | BIN 141987'],
  ['Lockbox 1007, P.O. Box 4829', 'PO BOX 4829 | LOCKBOX 1007'],
  ['Drawer # 1256 PO Box 5935', 'PO BOX 5935 | DRAWER # 1256'],
  ['Department 1480 Box 4110', 'PO BOX 4110 | DEPARTMENT 1480'],
  ['Drawer 1256', 'PO BOX 1256'],
])('28: of a lockbox, a bin and a PO box the PO box counts: "%s"', (...line) => expectLine(line));
