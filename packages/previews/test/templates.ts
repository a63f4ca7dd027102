/** Ten creatives in the manner of direct-mail designers: what fills each, and the words that must come out. */
import { readFileSync } from 'node:fs';
import type { PreviewPiece } from '../src/index.ts';

export interface TemplateCase {
  name: string;
  piece: PreviewPiece;
  /** Height of the front in pixels. */
  height: number;
  /** Words on the first page, as laid out. */
  expected: string[];
  warnings: RegExp[];
}

export const NOW = '2027-03-05T15:00:00.000Z';

const recipient = { first_name: 'Grace', last_name: 'Hopper', city: 'Arlington', state: 'VA', postal_code: '22201' };
const address = {
  name: 'Grace Hopper',
  company: null,
  address_1: '1400 Key Blvd',
  address_2: '',
  city: 'Arlington',
  state_name: 'VA',
  postal_code: '22209',
  zip_addon: '1518',
  del_point: '00',
};

/** Fonts that the templates name, and that nothing here has the widths of. */
const OTHER_WIDTHS: Readonly<Record<string, readonly string[]>> = {
  '05-gradients-300dpi': ['Verdana'],
  '06-variables-calc': ['Palatino'],
  '07-lists-generated': ['Tahoma'],
  '09-letter-pages': ['Brush Script MT'],
};

function template(
  name: string,
  format: string,
  height: number,
  merge_tags: Record<string, unknown>,
  expected: string[],
  warnings: RegExp[] = (OTHER_WIDTHS[name] ?? []).map(
    (font) => new RegExp(`^The font “${font}” is not here; .*other widths$`),
  ),
): TemplateCase {
  const front_html = readFileSync(new URL(`./templates/${name}.html`, import.meta.url), 'utf8');
  return {
    name,
    height,
    expected,
    warnings,
    piece: { id: name, format, front_html, merge_tags, recipient, address, now: NOW },
  };
}

export const templates: readonly TemplateCase[] = [
  template(
    '01-listings-table',
    'postcard_6x9',
    400,
    {
      homes: [
        { street: '12 Elm Street', beds: 3, price: 415000 },
        { street: '9 Oak Lane', beds: 4, price: 529900 },
        { street: '77 Birch Ct', beds: 2, price: 288500 },
      ],
    },
    [
      'Sold on Arlington streets',
      'Prepared for Grace Hopper',
      '2. 9 Oak Lane',
      '$529,900.00',
      '3 sales since March 2027',
      '$1,233,400.00',
    ],
  ),
  template('02-gallery-grid', 'postcard_4x6', 400, { tier: 'gold', guests: 1 }, [
    'Gold hour',
    'Doors',
    '2',
    'seats held',
  ]),
  template(
    '03-loyalty-flex',
    'postcard_6x11',
    327,
    { points: 640, goal: 800, reward: 'free week', since: '2019-06-01' },
    ['TIDEWAY', 'Member since 2019', '80% there.', '640', '160', 'Free week'],
  ),
  template('04-layers-points', 'postcard_4x6', 400, { promo_code: 'SUN20' }, ['Hello,', 'Grace', 'SUN20']),
  template('05-gradients-300dpi', 'postcard_4x6', 400, { vip: true, start: '2027-03-12T20:00:00Z' }, [
    'Lights',
    'Members first',
    'Friday, 8 PM.',
  ]),
  template(
    '06-variables-calc',
    'postcard_4x6',
    400,
    {
      wines: [
        { name: 'Alder', note: 'Dark cherries, wet slate and a little smoke at the very end', price: 18 },
        { name: 'Birch', note: 'Pears', price: 22.5 },
        { name: 'Cedar', note: 'Orange peel and honey', price: 31 },
        { name: 'Dogwood', note: 'Left out by the limit', price: 1 },
      ],
    },
    ['Grace’s cellar list', 'Alder', 'smoke...', 'Birch', '$22.50', 'Cedar'],
  ),
  template(
    '07-lists-generated',
    'postcard_4x6',
    900,
    { jobs: 'brakes, gears, wheels', review: 'Quiet as a cat & twice as quick.', rating: 4 },
    [
      'Spring tune-up',
      'Brakes',
      'Wheels',
      'and the chain, always',
      'Call 555-0100',
      'Quiet as a cat & twice as quick.',
      '★★★★☆',
    ],
  ),
  template(
    '08-legacy-attributes',
    'postcard_4x6',
    400,
    { store: 'Corner Hardware', when: '2027-04-03', code: 'OPENAGAIN-2027' },
    ['CORNER HARDWARE', '-OPENING', 'Saturday, April 3', '25', 'OPENAGAIN-', 'One per household.'],
  ),
  template(
    '09-letter-pages',
    'letter_8.5x11',
    776,
    { branch: 'Mill Road', age: 90, interests: ['history', 'maps'], ask: 25 },
    ['Dear Grace Hopper,', 'Mill Road turns 90', 'kept you a seat', '2017', '$25', 'keeps the lamps lit', 'Nora Quill'],
  ),
  template(
    '10-webfont-upright',
    'postcard_4x6',
    900,
    { row: 'F', shows: ['Friday', 'Saturday'] },
    ['Theatre', 'Grace, row F', 'Friday · Saturday'],
    [
      /style sheet or web font cannot be fetched/,
      /web font “House Sans”/,
      /font “Playfair Display” is not here; it is drawn in Source Serif 4/,
    ],
  ),
];
