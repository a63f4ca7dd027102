import type { Random } from '../random.ts';

/** Texts that have broken programs before: empty, long, foreign, invisible, reversed, half characters, markup, formulas. */
const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\t\r\n',
  '\ufeff',
  '\u200b\u200d\u2060',
  '\u202eevil\u202c',
  '\ud800',
  '\udfff\ud83d',
  '😀👨‍👩‍👧‍👦🏳️‍🌈',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  'ﷺ',
  'ß',
  'İ',
  'ﬁ',
  'Straße 1, 東京都',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  '0x10',
  "'; DROP TABLE mailings; --",
  '<script>alert(1)</script>',
  '{{ constructor }}{% raw %}',
  '#{7*7}',
  '=1+1',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '\\',
  '"',
];

const WORDS = ['Spruce St', 'Apt 4', 'PO Box 12', 'Lovelace', 'RR 2 Box 9', 'Suite', '#', '12', 'C/O Bob', 'NE', '½'];

export function text(random: Random): string {
  const kind = random.below(10);
  if (kind < 4) return random.pick(NASTY);
  if (kind < 7) return Array.from({ length: 1 + random.below(4) }, () => random.pick(WORDS)).join(' ');
  if (kind === 7) return random.pick(NASTY).repeat(1 + random.below(300));
  if (kind === 8)
    return random.pick(['a', '😀', '"', '\\', '1', ' ']).repeat(random.pick([39, 40, 41, 64, 199, 200, 201, 5000]));
  return Array.from({ length: random.below(30) }, () => String.fromCharCode(random.below(0x1_0000))).join('');
}

/** JSON as text: numbers that no JavaScript value has are written out. */
export const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '0.1',
  '1e308',
  '-1e308',
  '1e309',
  '1e-400',
  '9007199254740993',
  '4294967296',
  '-2147483649',
  '123456789012345678901234567890',
  '3.14159265358979323846',
];
