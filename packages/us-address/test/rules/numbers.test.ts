import { test } from 'vitest';
import { type Case, expectLine } from './line.ts';

test.each<Case>([
  ['# 5 Main St', '5 MAIN ST', { primary_num: '5' }],
  ['Number 5 Main St', '5 MAIN ST', { primary_num: '5' }],
  ['No. 5 Main', '5 MAIN', { primary_num: '5', primary_name: 'MAIN' }],
  ['No 5th St', 'N 5TH ST', { primary_num: '', pre_dir: 'N', primary_name: '5TH' }],
  ['No 5', 'N 5', { primary_num: '', pre_dir: 'N', primary_name: '5' }],
  ['Ten Oak St', '10 OAK ST', { primary_num: '10' }],
  ['One Main', 'ONE MAIN', { primary_num: '' }],
  ['Zero Main St', 'ZERO MAIN ST', { primary_num: '', primary_name: 'ZERO MAIN' }],
  ['Eleven Main St', 'ELEVEN MAIN ST', { primary_num: '' }],
  ['Five Points Rd', 'FIVE POINTS RD', { primary_num: '', primary_name: 'FIVE POINTS' }],
  ['Five Mile Rd', 'FIVE MILE RD', { primary_num: '', primary_name: 'FIVE MILE' }],
  ['Ten Eyck St', 'TEN EYCK ST', { primary_num: '', primary_name: 'TEN EYCK', suffix: 'ST' }],
  ['Seven Hills Dr', 'SEVEN HILLS DR', { primary_num: '', primary_name: 'SEVEN HILLS' }],
  ['Three Lakes Dr', 'THREE LAKES DR', { primary_num: '', primary_name: 'THREE LAKES' }],
  ['12 Ten Eyck St', '12 TEN EYCK ST', { primary_num: '12', primary_name: 'TEN EYCK' }],
  ['Two Adams Pl', '2 ADAMS PL', { primary_num: '2', primary_name: 'ADAMS' }],
  ['One Rivers Edge Plaza', '1 RIVERS EDGE PLZ', { primary_num: '1' }],
  ['One First St', '1 FIRST ST', { primary_num: '1', primary_name: 'FIRST' }],
  ['5th Ave N', '5TH AVE N', { primary_num: '', primary_name: '5TH', post_dir: 'N' }],
  ['12 5th', '12 5TH', { primary_num: '12', primary_name: '5TH' }],
])('231: the house number of "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['One Hundred Federal St', 'ONE HUNDRED FEDERAL ST'],
  ['Two Hundred Clarendon St Ste 4', 'TWO HUNDRED CLARENDON ST STE 4'],
  ['One Thousand Wilshire Blvd', 'ONE THOUSAND WILSHIRE BLVD'],
  ['One Twenty Broadway', 'ONE TWENTY BROADWAY'],
  ['Six Fifty California St', 'SIX FIFTY CALIFORNIA ST'],
  ['Twenty Main St', 'TWENTY MAIN ST'],
])('231: the number of "%s", spelled out beyond ten, stays as it was sent', (sent, line) =>
  expectLine([sent, line, { primary_num: '' }]),
);

test.each<Case>([
  ['12 3/4 Main St', '12 3/4 MAIN ST', { primary_num: '12 3/4', primary_name: 'MAIN' }],
  ['12 1/2 St', '12 1/2 ST', { primary_num: '12 1/2', primary_name: 'ST' }],
  ['12 1/2', '12 1/2', { primary_num: '12', primary_name: '1/2' }],
  ['1/2 Main St', '1/2 MAIN ST', { primary_num: '', primary_name: '1/2 MAIN' }],
  ['12 1/A Main St', '12 1/A MAIN ST', { primary_num: '12', primary_name: '1/A MAIN' }],
  ['12 A/2 Main St', '12 A/2 MAIN ST', { primary_num: '12', primary_name: 'A/2 MAIN' }],
  ['12-B Main St', '12-B MAIN ST', { primary_num: '12-B', primary_name: 'MAIN' }],
  ['12.5 Main St', '12.5 MAIN ST', { primary_num: '12.5', primary_name: 'MAIN' }],
  ['39.2 N Rd', '39.2 N RD', { primary_num: '39.2', primary_name: 'N' }],
  ['112- 10 Bronx Rd', '112-10 BRONX RD', { primary_num: '112-10' }],
  ['112 – 10 Bronx Rd', '112-10 BRONX RD', { primary_num: '112-10' }],
  ['112 - A Bronx Rd', '112 A BRONX RD', { primary_num: '112', primary_name: 'A BRONX' }],
  ['Smith - 10 Bronx Rd', '10 BRONX RD | SMITH', { primary_num: '10' }],
  ['112 Bronx - 10 Rd', '112 BRONX 10 RD', { primary_num: '112' }],
  ['112 -', '112', { primary_num: '', primary_name: '112' }],
])('231, App. D1: fractions and hyphens in "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['N95 W18855 Oak', 'N95W18855 OAK', { primary_num: 'N95W18855', primary_name: 'OAK' }],
  ['N95 W18855', 'N95 W18855', { primary_num: 'N95', primary_name: 'W18855' }],
  ['N95 Oak Dr', 'N95 OAK DR', { primary_num: 'N95', primary_name: 'OAK' }],
  ['N95 A5 Oak Dr', 'N95 A5 OAK DR', { primary_num: 'N95', primary_name: 'A5 OAK' }],
  ['A95 W5 Oak Dr', 'A95 W5 OAK DR', { primary_num: 'A95', primary_name: 'W5 OAK' }],
  ['48S 400E', '48 S 400 E', { primary_num: '48', pre_dir: 'S', primary_name: '400', post_dir: 'E' }],
  ['48S 400E Apt 5', '48 S 400 E APT 5', { primary_num: '48', post_dir: 'E', secndry_num: '5' }],
  ['48S 400E 5N', '48 S 400 E 5N', { primary_num: '48', pre_dir: 'S', primary_name: '400 E 5N' }],
  ['48S 400', '48S 400', { primary_num: '48S', primary_name: '400' }],
  ['48 400E', '48 400E', { primary_num: '48', primary_name: '400E' }],
  ['48S Oak St', '48S OAK ST', { primary_num: '48S', primary_name: 'OAK' }],
])('App. D2: grid numbers in "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main St APT4', '101 MAIN ST APT 4', { unit_des: 'APT', secndry_num: '4' }],
  ['101 Main St STE-200', '101 MAIN ST STE 200', { unit_des: 'STE', secndry_num: '200' }],
  ['101 Main St APT-B', '101 MAIN ST APT B', { unit_des: 'APT', secndry_num: 'B' }],
  ['101 Main St APT-BCD', '101 MAIN ST | APT BCD', { unit_des: '' }],
  ['101 Main St APT-BCDE', '101 MAIN ST | APT-BCDE', { unit_des: '' }],
  ['101 Main St OAK-200', '101 MAIN ST # OAK-200', { unit_des: '#', secndry_num: 'OAK-200' }],
  ['APT4B 101 Main St', '101 MAIN ST APT 4B', { primary_num: '101', unit_des: 'APT', secndry_num: '4B' }],
  ['APT4B Main St', 'APT4B MAIN ST', { primary_num: 'APT4B', unit_des: '' }],
  ['APTOS 101 Main St', '101 MAIN ST | APTOS', { unit_des: '' }],
  ['101 Main, APT4, Rear', '101 MAIN APT 4 REAR', { primary_name: 'MAIN', unit_des: 'APT', unit_des2: 'REAR' }],
  ['101 Main, Front, APT4', '101 MAIN FRNT APT 4', { primary_name: 'MAIN', unit_des: 'FRNT', unit_des2: 'APT' }],
  ['101 Main STE4, Front', '101 MAIN STE 4 FRNT', { primary_name: 'MAIN', unit_des: 'STE', unit_des2: 'FRNT' }],
  ['101 Main St PMB5', '101 MAIN ST PMB 5', { pmb_des: 'PMB', pmb_num: '5' }],
  ['101 Main St PMB-A', '101 MAIN ST PMB A', { pmb_des: 'PMB', pmb_num: 'A' }],
  ['RR-2 BOX-5', 'RR 2 BOX 5', { primary_name: 'RR 2', primary_num: '5' }],
  ['RFD2 BOX5', 'RR 2 BOX 5', { primary_name: 'RR 2', primary_num: '5' }],
  ['HCR2 BX5', 'HC 2 BOX 5', { primary_name: 'HC 2', primary_num: '5' }],
])('213: a number written onto its designator: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['12 Main St PMB', '12 MAIN ST | PMB', { pmb_des: '', pmb_num: '' }],
  ['12 Main St PMB Oak', '12 MAIN ST | PMB OAK', { pmb_des: '', pmb_num: '' }],
  ['12 Main St Fl 2 PMB Oak', '12 MAIN ST FL 2 | PMB OAK', { unit_des: 'FL', secndry_num: '2', pmb_num: '' }],
  ['12 Main St PMB A', '12 MAIN ST PMB A', { pmb_des: 'PMB', pmb_num: 'A' }],
  ['12 Main St PMB No 5', '12 MAIN ST PMB 5', { pmb_des: 'PMB', pmb_num: '5' }],
  ['12 Main St PMB 5 PMB 6', '12 MAIN ST PMB 5', { pmb_des: 'PMB', pmb_num: '5' }],
  ['12 Main St PMB Oak PMB 5', '12 MAIN ST PMB 5 | PMB OAK', { pmb_des: 'PMB', pmb_num: '5' }],
  ['PMB 5 12 Main St', '12 MAIN ST PMB 5', { primary_num: '12', pmb_num: '5' }],
  ['12 Main, Front, PMB 5', '12 MAIN FRONT PMB 5', { pmb_num: '5' }],
  ['12 Main St Apt 4 PMB 5', '12 MAIN ST APT 4 PMB 5', { unit_des: 'APT', secndry_num: '4', pmb_num: '5' }],
  ['PO Box 12 PMB 5', 'PO BOX 12 PMB 5', { primary_num: '12', pmb_num: '5' }],
])('285: the private mailbox of "%s"', (sent, line, components) => expectLine([sent, line, components]));
