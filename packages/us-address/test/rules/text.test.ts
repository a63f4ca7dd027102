import { expect, test } from 'vitest';
import { standardize } from '../../src/index.ts';
import { type Case, expectLine } from './line.ts';

test.each<Case>([
  ['14 N.W. Oak St', '14 NW OAK ST', { pre_dir: 'NW' }],
  ['14 N.W Oak St', '14 NW OAK ST', { pre_dir: 'NW' }],
  ['14 N. Oak St', '14 N OAK ST', { pre_dir: 'N' }],
  ['14 A..B Oak St', '14 AB OAK ST', { primary_name: 'AB OAK' }],
  ['14 A.B.C. Oak St', '14 ABC OAK ST', { primary_name: 'ABC OAK' }],
  ['14 AB.C Oak St', '14 AB C OAK ST', { primary_name: 'AB C OAK' }],
  ['14 1.B Oak St', '14 1 B OAK ST', { primary_name: '1 B OAK' }],
  ['14 Oak St.Paul', '14 OAK ST | PAUL', { primary_name: 'OAK' }],
  ['14 Jr.. Oak St', '14 JR OAK ST', { primary_name: 'JR OAK' }],
  ['14 39.2.5 Rd', '14 39.2.5 RD', { primary_name: '39.2.5' }],
  ['14 39. Rd', '14 39 RD', { primary_name: '39' }],
  ['14 .5 Rd', '14 5 RD', { primary_name: '5' }],
  ['14 N.Oak St', '14 N OAK ST', { pre_dir: 'N', primary_name: 'OAK' }],
  ['14 A.Z. Oak St', '14 AZ OAK ST', { primary_name: 'AZ OAK' }],
  ['14 Oak-A.B St', '14 OAK-A B ST', { primary_name: 'OAK-A B' }],
  ['14 30.05 Rd', '14 30.05 RD', { primary_name: '30.05' }],
  ['14 U.S.41', '14 US HIGHWAY 41', { primary_name: 'US HIGHWAY 41' }],
])('354: periods in "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['14 O’Brien Ct', '14 OBRIEN CT', { primary_name: 'OBRIEN' }],
  ["14 O'Brien-Smith Ct", '14 OBRIEN-SMITH CT', { primary_name: 'OBRIEN-SMITH' }],
  ["14 Rene'-Oak Ct", '14 RENE-OAK CT', { primary_name: 'RENE-OAK' }],
  ["14 Rene' - Oak Ct", '14 RENE OAK CT', { primary_name: 'RENE OAK' }],
  ["14 Rene'.. Ct", '14 RENE CT', { primary_name: 'RENE' }],
  ["14 Oak' Ct", '14 OAK CT', { primary_name: 'OAK' }],
  ["14 'Oak' Ct", '14 OAK CT', { primary_name: 'OAK' }],
  ["14 O''Oak Ct", '14 OOAK CT', { primary_name: 'OOAK' }],
  ['14 Smith–Jones Rd', '14 SMITH-JONES RD', { primary_name: 'SMITH-JONES' }],
  ['14 Smith‐Jones Rd', '14 SMITH-JONES RD', { primary_name: 'SMITH-JONES' }],
  ['14 Smith - Jones Rd', '14 SMITH JONES RD', { primary_name: 'SMITH JONES' }],
  ['14 Smith- Jones Rd', '14 SMITH JONES RD', { primary_name: 'SMITH JONES' }],
  ['14- 10 Oak St', '14-10 OAK ST', { primary_num: '14-10' }],
  ['14/ 10 Oak St', '14 10 OAK ST', { primary_num: '14' }],
  ['14 Oak St - 10', '14 OAK ST # 10', { primary_num: '14', secndry_num: '10' }],
  ['14 Oak St- 10', '14 OAK ST # 10', { primary_num: '14', secndry_num: '10' }],
  ['14, - 10 Oak St', '14 10 OAK ST', { primary_num: '14' }],
  ['14 Oak/Elm St', '14 OAK/ELM ST', { primary_name: 'OAK/ELM' }],
  ['14 Oak/ St', '14 OAK ST', { primary_name: 'OAK' }],
  ['14 Oak_Elm St', '14 OAK ELM ST', { primary_name: 'OAK ELM' }],
  ['14 (Oak) St!', '14 OAK ST', { primary_name: 'OAK' }],
  ['14 A&M Dr', '14 A & M DR', { primary_name: 'A & M' }],
  ['14 Oak St#5', '14 OAK ST # 5', { primary_name: 'OAK', unit_des: '#', secndry_num: '5' }],
])('354: punctuation in "%s"', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['14 Main,Front', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main;Front', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main|Front', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main\nFront', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main\rFront', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main\tFront', '14 MAIN FRONT', { primary_name: 'MAIN FRONT', unit_des: '' }],
  [',,14 Main,,,Front,,', '14 MAIN FRNT', { primary_name: 'MAIN', unit_des: 'FRNT' }],
  ['14 Main St #', '14 MAIN ST', { unit_des: '' }],
  ['14 Main St # #', '14 MAIN ST', { unit_des: '' }],
])('a comma or a line break ends a part: %j', (sent, line, components) => expectLine([sent, line, components]));

test.each<Case>([
  ['14½ Main St', '14 1/2 MAIN ST', { primary_num: '14 1/2' }],
  ['14 ¼ Main St', '14 1/4 MAIN ST', { primary_num: '14 1/4' }],
  ['14¾ Main St', '14 3/4 MAIN ST', { primary_num: '14 3/4' }],
  ['14 1⁄2 Main St', '14 1/2 MAIN ST', { primary_num: '14 1/2' }],
  ['14 Señora. Ln', '14 SENORA LN', { primary_name: 'SENORA' }],
  ['14 Sen\u0303ora Ln', '14 SENORA LN', { primary_name: 'SENORA' }],
  ['14 Cafe\u0301-Oak Ln', '14 CAFE-OAK LN', { primary_name: 'CAFE-OAK' }],
  ['14 Cafe\u0301. Ln', '14 CAFE LN', { primary_name: 'CAFE' }],
  ['14 Łódź St', '14 LODZ ST', { primary_name: 'LODZ' }],
  ['14 Ærø St', '14 AERO ST', { primary_name: 'AERO' }],
  ['14 Đœ St', '14 DOE ST', { primary_name: 'DOE' }],
  ['14 Straße', '14 STRASSE', { primary_name: 'STRASSE' }],
  ['14 Ẽlm St', '14 ELM ST', { primary_name: 'ELM' }],
  ['１４ ＭＡＩＮ ＳＴ', '14 MAIN ST', { primary_num: '14', primary_name: 'MAIN' }],
  ['14 Mẹẻn St', '14 MEEN ST', { primary_name: 'MEEN' }],
  ['14 Ștefan St', '14 STEFAN ST', { primary_name: 'STEFAN' }],
  ['℅ Ann Smith, 14 Main St', '14 MAIN ST | C/O ANN SMITH', { primary_name: 'MAIN' }],
  ['14 Main St № 5', '14 MAIN ST # 5', { primary_name: 'MAIN', secndry_num: '5' }],
  ['14 Oﬃcer Ln', '14 OFFICER LN', { primary_name: 'OFFICER' }],
  ['14 Улица Main St', '14 MAIN ST', { primary_name: 'MAIN' }],
  ['14 主 Main St', '14 MAIN ST', { primary_name: 'MAIN' }],
  ['14 Main主Oak St', '14 MAIN OAK ST', { primary_name: 'MAIN OAK' }],
])('354: letters beyond ASCII in "%s"', (sent, line, components) => expectLine([sent, line, components]));

test('no word is longer than 64 characters, no line has more than 64 words', () => {
  const place = { city: 'Springfield', state: 'IL', zip_code: '62701' };
  const nameOf = (line: string): string =>
    standardize({ address_line1: line, ...place }).address_components.primary_name;
  expect(nameOf(`14 ${'A'.repeat(64)} St`)).toBe('A'.repeat(64));
  expect(nameOf(`14 ${'A'.repeat(65)} St`)).toBe('A'.repeat(64));
  expect(nameOf(`14 ${'A-'.repeat(60)}A St`)).toBe('A-'.repeat(32));
  expect(nameOf(`14 ${'A'.repeat(65)}, St`)).toBe('A'.repeat(64));
  expect(nameOf(`14 ${'OAK '.repeat(62)}St`)).toBe('OAK '.repeat(62).trim());
  expect(nameOf(`14 ${'OAK '.repeat(80)}St`)).toBe('OAK '.repeat(63).trim());
});

test('of a text without end its beginning and its end are read', () => {
  const line = standardize({ full_address: `14 Main St ${'A'.repeat(20_000)}, Springfield IL 62701` });
  expect(line).toMatchObject({ city: 'SPRINGFIELD', state: 'IL', zip_code: '62701' });
  expect(line.address_components).toMatchObject({ primary_num: '14', primary_name: 'MAIN' });
});
