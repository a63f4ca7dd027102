/** What stands in front of a street and behind it, and is no part of it [Pub 28 212, 213]. */
import { test } from 'vitest';
import { type Case, expectLine } from './line.ts';

test.each<Case>([
  ['Apt 4B 101 Main St', '101 MAIN ST APT 4B'],
  ['Apt 4B, 101 Main St', '101 MAIN ST APT 4B'],
  ['Suite 200 101 Main St', '101 MAIN ST STE 200'],
  ['# 5 101 Main St', '101 MAIN ST # 5'],
  ['#5, 101 Main St', '101 MAIN ST # 5'],
  ['4th Floor 101 Main St', '101 MAIN ST FL 4'],
  ['Rear 101 Main St', '101 MAIN ST REAR'],
  ['Apt No 5 101 Main St', '101 MAIN ST APT 5', { unit_des: 'APT', secndry_num: '5' }],
  ['Apt # B 101 Main St', '101 MAIN ST APT B'],
  ['Second Floor 101 Main St', '101 MAIN ST FL 2', { unit_des: 'FL', secndry_num: '2' }],
  ['2nd Fl, 101 Main St', '101 MAIN ST FL 2'],
  ['Floor 2nd 101 Main St', '101 MAIN ST FL 2'],
  ['Fl 2 101 Main St', '101 MAIN ST FL 2'],
  ['Apt 5 101 Main', '101 MAIN APT 5', { primary_num: '101', primary_name: 'MAIN' }],
  ['Penthouse, 101 Main', '101 MAIN PH', { unit_des: 'PH' }],
  ['Rear 101 Main', '101 MAIN REAR'],
  ['Bldg C Apt 4 101 Main St', '101 MAIN ST BLDG C APT 4', { unit_des: 'BLDG', unit_des2: 'APT' }],
  ['Apt 4, Bldg C, 101 Main St, Acme Tower', '101 MAIN ST APT 4 BLDG C | ACME TOWER'],
  ['Ste 5 # 7 101 Main St', '101 MAIN ST STE 5 # 7', { unit_des: 'STE', pmb_num: '7' }],
  ['Apt 4 Rear 101 Main St', '101 MAIN ST APT 4 REAR'],
])('213: the unit in front moves behind: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['# 5 101 St', '5 101 ST', { primary_num: '5', primary_name: '101', unit_des: '' }],
  ['Apt 5 42nd St', 'APT 5 42ND ST', { unit_des: '' }],
  ['Rear 1st St', 'REAR 1ST ST', { unit_des: '' }],
  ['Rear 101', 'REAR 101', { unit_des: '' }],
  ['Apt Front 101 Main St', 'APT FRONT 101 MAIN ST', { unit_des: '' }],
  ['First Street 101 Main', 'FIRST STREET 101 MAIN', { unit_des: '' }],
  ['Suite Dreams 101 Main St', 'SUITE DREAMS 101 MAIN ST', { unit_des: '' }],
])('213: nothing moves where no house number opens a street behind it: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['Acme Inc, 101 Main St', '101 MAIN ST | ACME INC', { primary_num: '101' }],
  ['Acme Inc, 101 Main', '101 MAIN | ACME INC', { primary_num: '101' }],
  ['Acme Inc, John Doe, 101 Main St', '101 MAIN ST | ACME INC JOHN DOE'],
  ['Suite Dreams, 101 Main St', '101 MAIN ST | SUITE DREAMS', { primary_num: '101' }],
  ['Acme Inc, 101 Main St,', '101 MAIN ST | ACME INC'],
  ['Acme Inc, 101 Main St, Ste 5', '101 MAIN ST STE 5 | ACME INC', { unit_des: 'STE' }],
  ['Acme Inc, 101 Main, 5', '101 MAIN # 5 | ACME INC', { secndry_num: '5' }],
  ['Attn John Doe 101 Main St', '101 MAIN ST | ATTN JOHN DOE'],
  ['Attn: John Doe, 101 Main St', '101 MAIN ST | ATTN JOHN DOE'],
  ['Attention Jane 101 Main', '101 MAIN | ATTENTION JANE'],
  ['c/o Jane Doe 101 Main St', '101 MAIN ST | C/O JANE DOE'],
  // no house number opens a street
  ['Acme Inc, Main St', 'ACME INC MAIN ST', { primary_num: '' }],
  ['Acme Inc, 1st St', 'ACME INC 1ST ST', { primary_num: '' }],
  ['5 Acme Inc, 101 Main St', '5 ACME INC 101 MAIN ST', { primary_num: '5' }],
  ['Attention Jane 1st St', 'ATTENTION JANE 1ST ST', { primary_num: '' }],
  ['c/o Jane Doe', 'C/O JANE DOE', { primary_num: '' }],
])('212: a name in front of the house number is no part of the line: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main St, Acme Building', '101 MAIN ST | ACME BUILDING'],
  ['101 Main St, Acme', '101 MAIN ST | ACME'],
  ['101 Main St N, Acme Tower', '101 MAIN ST N | ACME TOWER', { post_dir: 'N' }],
  ['101 Main St, Acme Tower, Ste 5', '101 MAIN ST STE 5 | ACME TOWER', { unit_des: 'STE' }],
  ['Acme Inc, 101 Main St, Acme Tower', '101 MAIN ST | ACME INC ACME TOWER'],
  ['101 Main St, Park Center', '101 MAIN ST | PARK CENTER', { suffix: 'ST' }],
  ['101 Main St, North', '101 MAIN ST N', { post_dir: 'N' }],
  ['101 Main St, Tower B', '101 MAIN ST | TOWER B', { unit_des: '' }],
  ['101 Main St, N E', '101 MAIN ST NE', { post_dir: 'NE' }],
  ['101 Main St, B', '101 MAIN ST # B', { secndry_num: 'B' }],
  ['101 Main, Acme Tower', '101 MAIN ACME TOWER', { primary_name: 'MAIN ACME TOWER' }],
  ['101 St, Acme Tower', '101 ST ACME TOWER', { primary_name: 'ST ACME TOWER' }],
  ['Main St, Acme Tower', 'MAIN ST ACME TOWER', { primary_name: 'MAIN ST ACME TOWER' }],
])('212: a part behind the street that is no unit goes beside the line: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['101 Main St Dept of Health', '101 MAIN ST | DEPT OF HEALTH', { suffix: 'ST' }],
  ['101 Main St Health', '101 MAIN ST | HEALTH', { suffix: 'ST' }],
  ['101 N Main St Acme Hall', '101 N MAIN ST | ACME HALL', { pre_dir: 'N' }],
  ['101 Main St NW Acme Hall', '101 MAIN ST NW | ACME HALL', { post_dir: 'NW' }],
  ['101 Main Ave Extended Care', '101 MAIN AVE | EXTENDED CARE', { suffix: 'AVE' }],
  ['101 N Avenue Johns', '101 N AVENUE JOHNS', { suffix: '' }],
  ['101 Court Johns', '101 COURT JOHNS', { suffix: '' }],
  ['101 St Johns', '101 ST JOHNS', { suffix: '' }],
  ['101 N St Louis', '101 N ST LOUIS', { pre_dir: 'N', primary_name: 'ST LOUIS' }],
  ['101 Mt St Helens', '101 MT ST HELENS', { primary_name: 'MT ST HELENS' }],
  ['101 Lake St Clair', '101 LAKE ST CLAIR', { primary_name: 'LAKE ST CLAIR' }],
  ['101 Old Ave Hall', '101 OLD AVE | HALL', { primary_name: 'OLD', suffix: 'AVE' }],
  ['101 Main Way Care', '101 MAIN WAY CARE', { suffix: '' }],
  ['101 Avenida St Johns', '101 AVENIDA ST JOHNS', { suffix: '' }],
  ['101 Main St Care Center', '101 MAIN ST CARE CTR', { suffix: 'CTR' }],
  ['101 Main St Care N', '101 MAIN ST CARE N', { post_dir: 'N' }],
  ['101 Main St 5 Care', '101 MAIN ST 5 CARE', { suffix: '' }],
])('214: words without a meaning behind a plain suffix go beside the line: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);
