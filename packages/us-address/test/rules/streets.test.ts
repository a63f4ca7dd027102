import { test } from 'vitest';
import { suffixes } from '../../src/parse/street/suffixes.ts';
import { type Case, expectLine } from './line.ts';

test.each<Case>([
  ['101 North Main Street', '101 N MAIN ST', { pre_dir: 'N', primary_name: 'MAIN', suffix: 'ST' }],
  ['101 Main Street North', '101 MAIN ST N', { post_dir: 'N', primary_name: 'MAIN', suffix: 'ST' }],
  ['101 n.w. 5th st.', '101 NW 5TH ST', { pre_dir: 'NW', primary_name: '5TH' }],
  ['101 N W 5th St', '101 NW 5TH ST', { pre_dir: 'NW', primary_name: '5TH' }],
  ['101 North West 5th St', '101 NW 5TH ST', { pre_dir: 'NW' }],
  ['10 S W Main St', '10 SW MAIN ST', { pre_dir: 'SW', primary_name: 'MAIN' }],
  ['10 S.W. End Blvd', '10 SW END BLVD', { pre_dir: 'SW', primary_name: 'END' }],
  ['10 Southwest End Blvd', '10 SW END BLVD', { pre_dir: 'SW', primary_name: 'END' }],
  ['10 S West End Blvd', '10 S WEST END BLVD', { pre_dir: 'S', primary_name: 'WEST END' }],
  ['10 South West End Blvd', '10 S WEST END BLVD', { pre_dir: 'S', primary_name: 'WEST END' }],
  ['10 N West Shore Blvd', '10 N WEST SHORE BLVD', { pre_dir: 'N', primary_name: 'WEST SHORE' }],
  ['101 5th St South East', '101 5TH ST SE', { post_dir: 'SE' }],
  ['101 5th St S.E.', '101 5TH ST SE', { post_dir: 'SE' }],
  ['101 E Main St W', '101 E MAIN ST W', { pre_dir: 'E', post_dir: 'W' }],
  ['101 SO MAIN ST', '101 S MAIN ST', { pre_dir: 'S' }],
  ['100 S Main', '100 S MAIN', { pre_dir: 'S', primary_name: 'MAIN', suffix: '' }],
  ['100 Main N', '100 MAIN N', { primary_name: 'MAIN', post_dir: 'N' }],
  ['100 Main N E', '100 MAIN NE', { primary_name: 'MAIN', post_dir: 'NE' }],
  ['100 Main St N E', '100 MAIN ST NE', { suffix: 'ST', post_dir: 'NE' }],
  ['100 N E W', '100 N E W', { pre_dir: 'N', primary_name: 'E', post_dir: 'W' }],
  ['100 Hwy 64 N E', '100 HIGHWAY 64 NE', { primary_name: 'HIGHWAY 64', post_dir: 'NE' }],
  ['100 Hwy 66 N Frontage Rd', '100 HIGHWAY 66 N FRONTAGE RD', { pre_dir: '', primary_name: 'HIGHWAY 66 N FRONTAGE' }],
])('233: the directionals of "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['525 North Avenue', '525 NORTH AVE', { pre_dir: '', primary_name: 'NORTH', suffix: 'AVE' }],
  ['100 South St', '100 SOUTH ST', { pre_dir: '', primary_name: 'SOUTH', suffix: 'ST' }],
  ['1300 N St NW', '1300 N ST NW', { pre_dir: '', primary_name: 'N', suffix: 'ST', post_dir: 'NW' }],
  ['100 East North Street', '100 E NORTH ST', { pre_dir: 'E', primary_name: 'NORTH', suffix: 'ST' }],
  ['100 North East St', '100 N EAST ST', { pre_dir: 'N', primary_name: 'EAST', suffix: 'ST' }],
  ['55 North Ave W', '55 NORTH AVE W', { pre_dir: '', primary_name: 'NORTH', suffix: 'AVE', post_dir: 'W' }],
  ['1200 W South Ave', '1200 W SOUTH AVE', { pre_dir: 'W', primary_name: 'SOUTH' }],
  ['12 East West Hwy', '12 EAST WEST HWY', { pre_dir: '', primary_name: 'EAST WEST', suffix: 'HWY' }],
  ['12 North South Rd', '12 NORTH SOUTH RD', { pre_dir: '', primary_name: 'NORTH SOUTH' }],
  ['12 East W Hwy', '12 EAST WEST HWY', { pre_dir: '', primary_name: 'EAST WEST' }],
  ['12 E West Hwy', '12 E WEST HWY', { pre_dir: 'E', primary_name: 'WEST' }],
  ['12 East West Oak Hwy', '12 E WEST OAK HWY', { pre_dir: 'E', primary_name: 'WEST OAK' }],
  ['12 North East Rd', '12 N EAST RD', { pre_dir: 'N', primary_name: 'EAST' }],
  ['12 N E Rd', '12 N E RD', { pre_dir: 'N', primary_name: 'E' }],
  ['100 N', '100 N', { primary_name: 'N', post_dir: '' }],
  ['100 S E', '100 S E', { primary_name: 'S', post_dir: 'E' }],
  ['100 N Loop', '100 N LOOP', { primary_name: 'N', suffix: 'LOOP' }],
  ['12 Northwest Hwy N', '12 NORTHWEST HWY N', { primary_name: 'NORTHWEST', suffix: 'HWY', post_dir: 'N' }],
])('233.2: a lone directional is the name: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['1234 Bay W Dr', '1234 BAY WEST DR', { primary_name: 'BAY WEST', suffix: 'DR' }],
  ['1234 Hwy 66 N Bypass', '1234 HIGHWAY 66 NORTH BYP', { primary_name: 'HIGHWAY 66 NORTH', suffix: 'BYP' }],
  ['1234 Lake Shore North Dr', '1234 LAKE SHORE NORTH DR', { primary_name: 'LAKE SHORE NORTH' }],
])('233.3: a directional before the suffix belongs to the name: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  [
    '4513 3RD STREET CIRCLE WEST',
    '4513 3RD STREET CIR W',
    { primary_name: '3RD STREET', suffix: 'CIR', post_dir: 'W' },
  ],
  ['4513 3rd St Cir W', '4513 3RD STREET CIR W', { primary_name: '3RD STREET', suffix: 'CIR' }],
  ['789 Main Avenue Drive', '789 MAIN AVENUE DR', { primary_name: 'MAIN AVENUE', suffix: 'DR' }],
  ['789 Main Av Dr', '789 MAIN AVENUE DR', { primary_name: 'MAIN AVENUE', suffix: 'DR' }],
  ['100 Glen Crossing Road', '100 GLEN CROSSING RD', { primary_name: 'GLEN CROSSING' }],
  ['100 Main St Ext', '100 MAIN STREET EXT', { primary_name: 'MAIN STREET', suffix: 'EXT' }],
  ['15 Park Place', '15 PARK PL', { primary_name: 'PARK', suffix: 'PL' }],
  ['15 Court Street', '15 COURT ST', { primary_name: 'COURT', suffix: 'ST' }],
  ['15 Alta Via Rd', '15 ALTA VIA RD', { primary_name: 'ALTA VIA' }],
  ['15 Alta Est Rd', '15 ALTA EST RD', { primary_name: 'ALTA EST' }],
  ['15 Spring Valley Lane', '15 SPRING VALLEY LN', { primary_name: 'SPRING VALLEY' }],
])('234.2: of two suffixes the last is abbreviated: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['1234 Avenue A', '1234 AVENUE A', { primary_name: 'AVENUE A', suffix: '' }],
  ['1234 Ave. A', '1234 AVENUE A', { primary_name: 'AVENUE A' }],
  ['1234 Ave N', '1234 AVENUE N', { primary_name: 'AVENUE N', post_dir: '' }],
  ['1234 W Avenue K', '1234 W AVENUE K', { pre_dir: 'W', primary_name: 'AVENUE K' }],
  ['1234 Avenue U Apt 3', '1234 AVENUE U APT 3', { primary_name: 'AVENUE U', unit_des: 'APT' }],
  [
    '1211 Avenue of the Americas',
    '1211 AVENUE OF THE AMERICAS',
    { primary_name: 'AVENUE OF THE AMERICAS', suffix: '' },
  ],
  ['1234 Avenue A North', '1234 AVENUE A N', { primary_name: 'AVENUE A', post_dir: 'N' }],
  ['1234 Avenue Z', '1234 AVENUE Z', { primary_name: 'AVENUE Z', suffix: '' }],
  ['1234 Ave AA', '1234 AVENUE AA', { primary_name: 'AVENUE AA' }],
  ['1234 Ave 5', '1234 AVENUE 5', { primary_name: 'AVENUE 5' }],
  ['1234 Ct A', '1234 COURT A', { primary_name: 'COURT A' }],
  ['1234 Ct AB', '1234 CT AB', { primary_name: 'CT AB' }],
  ['1234 Ct A1', '1234 CT A1', { primary_name: 'CT A1' }],
  ['1234 Ct A B', '1234 CT A B', { primary_name: 'CT A B' }],
  ['1234 Ct A B C', '1234 CT A B C', { primary_name: 'CT A B C' }],
  ['1234 Ct A Oak N', '1234 CT A OAK N', { primary_name: 'CT A OAK', post_dir: 'N' }],
  ['1234 Ct N', '1234 CT N', { primary_name: 'CT', post_dir: 'N' }],
  ['1234 St A', '1234 ST A', { primary_name: 'ST A' }],
  ['1234 Oak Ct', '1234 OAK CT', { primary_name: 'OAK', suffix: 'CT' }],
  ['1234 Ave', '1234 AVE', { primary_name: 'AVE', suffix: '' }],
  ['1234 N Avenue', '1234 N AVE', { pre_dir: '', primary_name: 'N', suffix: 'AVE' }],
  ['1234 W Avenue N', '1234 W AVENUE N', { pre_dir: 'W', primary_name: 'AVENUE N' }],
  ['1234 W Ave N', '1234 W AVE N', { pre_dir: '', primary_name: 'W', suffix: 'AVE', post_dir: 'N' }],
  ['1234 West Avenue N', '1234 WEST AVE N', { pre_dir: '', primary_name: 'WEST', suffix: 'AVE', post_dir: 'N' }],
  ['1234 N Ct N', '1234 N CT N', { pre_dir: '', primary_name: 'N', suffix: 'CT', post_dir: 'N' }],
  ['1234 Ave de Oak', '1234 AVENUE DE OAK', { primary_name: 'AVENUE DE OAK', suffix: '' }],
  ['1234 Ave del Mar', '1234 AVENUE DEL MAR', { primary_name: 'AVENUE DEL MAR', suffix: '' }],
  ['1234 Ave du Lac', '1234 AVENUE DU LAC', { primary_name: 'AVENUE DU LAC', suffix: '' }],
  ['1234 N Ave of Oaks', '1234 N AVENUE OF OAKS', { pre_dir: 'N', primary_name: 'AVENUE OF OAKS' }],
  ['1234 Ave of', '1234 AVE OF', { primary_name: 'AVE OF' }],
  ['1234 St of Oaks', '1234 STREET OF OAKS', { primary_name: 'STREET OF OAKS' }],
  ['500 Camino Plaza', '500 CAMINO PLAZA', { primary_name: 'CAMINO PLAZA', suffix: '' }],
  ['500 Camino Ctr', '500 CAMINO CTR', { primary_name: 'CAMINO CTR', suffix: '' }],
  ['500 Camino Real Rd', '500 CAMINO REAL RD', { primary_name: 'CAMINO REAL', suffix: 'RD' }],
  ['12 Urb Oak St', '12 URB OAK ST', { primary_name: 'URB OAK' }],
  ['1211 Ave of the Americas', '1211 AVENUE OF THE AMERICAS', { suffix: '' }],
  ['1900 Avenue of the Stars Ste 100', '1900 AVENUE OF THE STARS STE 100', { unit_des: 'STE' }],
  ['500 Camino Real', '500 CAMINO REAL', { primary_name: 'CAMINO REAL', suffix: '' }],
  ['500 Via de la Valle', '500 VIA DE LA VALLE', { suffix: '' }],
  ['500 Avenida Vista', '500 AVENIDA VISTA', { primary_name: 'AVENIDA VISTA', suffix: '' }],
  ['500 El Camino Real', '500 EL CAMINO REAL', { suffix: '' }],
  ['1 World Trade Center', '1 WORLD TRADE CTR', { suffix: 'CTR' }],
  ['22 Broadway', '22 BROADWAY', { primary_name: 'BROADWAY', suffix: '' }],
  ['22 W Broadway', '22 W BROADWAY', { pre_dir: 'W', primary_name: 'BROADWAY' }],
  ['400 N Park', '400 N PARK', { pre_dir: 'N', primary_name: 'PARK' }],
])('232: the street name of "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['123 7th Ave', '123 7TH AVE', { primary_name: '7TH' }],
  ['123 Seventh Avenue', '123 SEVENTH AVE', { primary_name: 'SEVENTH' }],
  ['123 42 nd St', '123 42ND ST', { primary_name: '42ND', suffix: 'ST' }],
  ['123 1 st Ave', '123 1ST AVE', { primary_name: '1ST' }],
  ['123 21 st Ave', '123 21ST AVE', { primary_name: '21ST' }],
  ['123 4 th Ave', '123 4TH AVE', { primary_name: '4TH' }],
  ['123 11 th Ave', '123 11TH AVE', { primary_name: '11TH' }],
  ['123 112 th Ave', '123 112TH AVE', { primary_name: '112TH' }],
  ['123 42 nd', '123 42ND', { primary_name: '42ND' }],
  ['123 42 nd N', '123 42ND N', { primary_name: '42ND', post_dir: 'N' }],
  ['123 11 st Ave', '123 11 STREET AVE', { primary_name: '11 STREET', suffix: 'AVE' }],
  ['123 W 3 rd St', '123 W 3RD ST', { primary_name: '3RD', suffix: 'ST' }],
  ['1063 31st Street Northwest', '1063 31ST ST NW', { primary_name: '31ST' }],
  ['150 1st', '150 1ST', { primary_num: '150', primary_name: '1ST' }],
])('235: the numeric street of "%s" stays as written', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each<Case>([
  ['112-10 Bronx Rd', '112-10 BRONX RD', { primary_num: '112-10' }],
  ['112 -10 Bronx Rd', '112-10 BRONX RD', { primary_num: '112-10' }],
  ['112 - 10 Bronx Rd', '112-10 BRONX RD', { primary_num: '112-10' }],
  ['123-125 Main St', '123-125 MAIN ST', { primary_num: '123-125' }],
  ['101 1/2 Main St', '101 1/2 MAIN ST', { primary_num: '101 1/2' }],
  ['101-1/2 Main St', '101 1/2 MAIN ST', { primary_num: '101 1/2' }],
  ['101½ Main St', '101 1/2 MAIN ST', { primary_num: '101 1/2' }],
  ['123A Main St', '123A MAIN ST', { primary_num: '123A' }],
  ['8304AI Old Courthouse Rd', '8304AI OLD COURTHOUSE RD', { primary_num: '8304AI' }],
  ['N6W23001 Bluemound Rd', 'N6W23001 BLUEMOUND RD', { primary_num: 'N6W23001' }],
  ['N95W18855 Countryside Dr', 'N95W18855 COUNTRYSIDE DR', { primary_num: 'N95W18855' }],
  ['N95 W18855 Countryside Dr', 'N95W18855 COUNTRYSIDE DR', { primary_num: 'N95W18855' }],
  ['10S178 Hampshire Ln', '10S178 HAMPSHIRE LN', { primary_num: '10S178' }],
  ['842 E 1700 S', '842 E 1700 S', { pre_dir: 'E', primary_name: '1700', post_dir: 'S' }],
  ['842 East 1700 South', '842 E 1700 S', { pre_dir: 'E', primary_name: '1700', post_dir: 'S' }],
  ['842E 1700S', '842 E 1700 S', { pre_dir: 'E', primary_name: '1700', post_dir: 'S' }],
  ['1234 39.2 Rd', '1234 39.2 RD', { primary_name: '39.2', suffix: 'RD' }],
  ['One Microsoft Way', '1 MICROSOFT WAY', { primary_num: '1' }],
  ['No. 5 Main St', '5 MAIN ST', { primary_num: '5' }],
])('233, App. D: the number of "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['Main St', 'MAIN ST', { primary_num: '', primary_name: 'MAIN', suffix: 'ST' }],
  ['5th Avenue', '5TH AVE', { primary_num: '', primary_name: '5TH', suffix: 'AVE' }],
  ['39.2 Rd', '39.2 RD', { primary_num: '', primary_name: '39.2', suffix: 'RD' }],
])('"%s" has no number', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ["14 O'Brien Ct.", '14 OBRIEN CT'],
  ['14 Señora Ln', '14 SENORA LN'],
  ['  14   MAIN\tST.  ', '14 MAIN ST'],
  ['14 Smith-Jones Rd', '14 SMITH-JONES RD'],
  ['14 Main St.,', '14 MAIN ST'],
  ['14 “Main” St', '14 MAIN ST'],
  ['14 A & M Dr', '14 A & M DR'],
  ['14 Martin Luther King, Jr. Blvd', '14 MARTIN LUTHER KING JR BLVD'],
  ['14 Dr. Martin Luther King Jr Dr', '14 DR MARTIN LUTHER KING JR DR'],
  ['14 St. James Pl', '14 ST JAMES PL'],
])('354: punctuation goes: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main Stret', '101 MAIN ST', { primary_name: 'MAIN', suffix: 'ST' }],
  ['101 Main Aveneu', '101 MAIN AVE', { suffix: 'AVE' }],
  ['101 Main Streeet', '101 MAIN ST', { suffix: 'ST' }],
  ['101 Main Terace', '101 MAIN TER', { suffix: 'TER' }],
  ['101 Main Hihgway', '101 MAIN HWY', { suffix: 'HWY' }],
  ['101 Main Cirlce', '101 MAIN CIR', { suffix: 'CIR' }],
  ['101 Highway 64 Stret', '101 HIGHWAY 64 ST', { primary_name: 'HIGHWAY 64', suffix: 'ST' }],
  ['101 Main Streeeet', '101 MAIN STREEEET', { suffix: '' }],
  ['101 Main Xtreet', '101 MAIN XTREET', { suffix: '' }],
  ['101 Old Barkway', '101 OLD BARKWAY', { primary_name: 'OLD BARKWAY', suffix: '' }],
  ['101 Stret', '101 STRET', { primary_name: 'STRET', suffix: '' }],
  ['101 Main Boulevrd N', '101 MAIN BLVD N', { suffix: 'BLVD', post_dir: 'N' }],
])('a suffix with a slip of the pen: "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['101 Main St Dept of Health', '101 MAIN ST | DEPT OF HEALTH', { primary_name: 'MAIN', suffix: 'ST' }],
  ['101 Main St, Acme Building', '101 MAIN ST | ACME BUILDING'],
  ['Acme Corp, Attn: Jane Doe, 101 Main St', '101 MAIN ST | ACME CORP ATTN JANE DOE'],
  ['c/o Jane Doe 101 Main St', '101 MAIN ST | C/O JANE DOE'],
  ['12 Mount St Helens', '12 MOUNT ST HELENS', { primary_name: 'MOUNT ST HELENS', suffix: '' }],
])('212: what is no part of the line goes to the second: "%s"', (sent, line, components) =>
  expectLine([sent, line, components]),
);

test.each([...suffixes])('App. C1: %s is %s', (spelling, suffix) => {
  expectLine([`250 Granite ${spelling}`, `250 GRANITE ${suffix}`, { primary_name: 'GRANITE', suffix }]);
});
