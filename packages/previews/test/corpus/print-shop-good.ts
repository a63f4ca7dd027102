/** Sixty designs that a print shop prints as they are, among them what a careless check takes for a fault. */
import { at, card, letter, picture } from './creative.ts';
import type { SentBack } from './print-shop-faulty.ts';

type Printed = Omit<SentBack, 'fault'>;

const SRC = 'https://cdn.example/photo.jpg';
const fine = new Map([[SRC, picture(1200, 800)]]);
const whole = new Map([[SRC, picture(1875, 1275)]]);
const tiny = new Map([[SRC, picture(29, 29)]]);
const img = (style: string, more = ''): string => `<img src="${SRC}" style="${style}" ${more}>`;
const text = 'Bread that is baked at night';
const sharp = (name: string, html: string): Printed => ({ name, html: card(html), images: fine });
const plain = (name: string, html: string, css = ''): Printed => ({ name, html: card(html, css) });
const colours = (name: string, ink: string, paper: string): Printed =>
  plain(name, at(1, 1, 4, text, `color:${ink};font-size:16px`), `body { background: ${paper}; }`);
const inset = 'margin:.5in';

export const printed: readonly Printed[] = [
  sharp('a picture in a div', `<div style="${inset}">${img('width:3in')}<p>${text}</p></div>`),
  sharp(
    'a picture floated left',
    `<div style="${inset}">${img('float:left;width:3in;margin-right:.2in')}<p>${text}</p></div>`,
  ),
  sharp(
    'a picture in a table',
    `<table style="${inset}"><tr><td>${img('width:3in')}</td><td>${text}</td></tr></table>`,
  ),
  sharp(
    'a picture in a flex row',
    `<div style="display:flex;${inset}">${img('width:3in;height:2in')}<p>${text}</p></div>`,
  ),
  sharp(
    'a picture in a figure',
    `<figure style="${inset}">${img('width:3in')}<figcaption>${text}</figcaption></figure>`,
  ),
  sharp('a picture in a link', `<p style="${inset}"><a href="https://shop.example">${img('width:3in')}</a></p>`),
  sharp(
    'a picture cropped by object-fit',
    img('position:absolute;left:1in;top:.5in;width:3in;height:3in;object-fit:cover'),
  ),
  sharp(
    'a picture in a circle',
    img('position:absolute;left:1in;top:.5in;width:2in;height:2in;object-fit:cover;border-radius:50%'),
  ),
  sharp('a picture turned a little', img('position:absolute;left:1in;top:1in;width:3in;transform:rotate(3deg)')),
  sharp(
    'a background picture',
    `<div style="${inset};width:3in;height:2in;background:url(${SRC}) center / cover"></div>`,
  ),
  sharp(
    'an inline SVG with a picture',
    `<svg width="288" height="192" style="${inset}"><image href="${SRC}" width="288" height="192"/></svg>`,
  ),
  {
    name: 'a crisp code of few pixels',
    html: card(at(1, 1, 1, img('width:1in;image-rendering:pixelated'))),
    images: tiny,
  },
  {
    name: 'a crisp code by another word',
    html: card(at(1, 1, 1, img('width:1in;image-rendering:crisp-edges'))),
    images: tiny,
  },
  {
    name: 'a photo behind everything',
    html: card(at(1, 1, 4, text, 'color:#000;font-size:24px'), `body { background: url(${SRC}) center / cover; }`),
    images: whole,
  },
  {
    name: 'white on a panel over a photo',
    html: card(
      at(1, 1, 3, text, 'color:#fff;background:rgba(0,0,0,.7);padding:.2in'),
      `body { background: url(${SRC}) center / cover; }`,
    ),
    images: whole,
  },
  colours('black on white', '#000', '#fff'),
  colours('dark grey on white', '#333', '#fff'),
  colours('the grey of small print', '#767676', '#fff'),
  colours('white on navy', '#fff', '#0a1a3c'),
  colours('white on red', '#fff', '#c62828'),
  colours('white on green', '#fff', '#2e7d32'),
  colours('navy on yellow', '#0a1a3c', '#ffd54f'),
  colours('cream on dark purple', '#fdf6e3', '#3b1d4a'),
  colours('brown on cream', '#5d4037', '#fff8e1'),
  colours('gold on black', '#d4af37', '#000'),
  plain(
    'a gradient that goes from dark to darker',
    at(1, 1, 4, text, 'color:#fff'),
    'body { background: linear-gradient(#135, #012); }',
  ),
  plain(
    'white text with a dark band behind',
    at(0.5, 1, 5, `<span style="background:#222;color:#fff;padding:4px">${text}</span>`),
  ),
  plain(
    'a button',
    at(
      1,
      1,
      3,
      '<a style="display:inline-block;padding:10px 18px;border-radius:6px;background:#0b5;color:#000">Order now</a>',
    ),
  ),
  plain(
    'a watermark that is decoration',
    `${at(0.4, 2, 5.4, 'BREAD', 'color:#f3f3f3;font-size:110px')}`.replace('<div', '<div aria-hidden="true"') +
      at(1, 1, 4, text),
  ),
  plain(
    'a large pale numeral behind the text',
    `<div aria-hidden="true" style="position:absolute;left:3in;top:.3in;font-size:220px;color:#f0ebe0">5</div>${at(1, 1, 4, text)}`,
  ),
  plain(
    'text filled by a gradient',
    at(
      1,
      1,
      4,
      text,
      'font-size:32px;font-weight:700;background:linear-gradient(90deg,#c30,#06c);-webkit-background-clip:text;background-clip:text;color:transparent',
    ),
  ),
  plain('outlined text', at(1, 1, 4, text, 'font-size:32px;color:#fff;-webkit-text-stroke:1.5px #222')),
  plain(
    'white text with a dark shadow on a pale ground',
    at(1, 1, 4, text, 'font-size:32px;color:#fff;background:#5a6b7a;text-shadow:0 1px 3px #000'),
  ),
  plain(
    'words for a screen reader only',
    `${at(1, 1, 4, text)}<span style="position:absolute;left:-9999px">Front of the card</span>`,
  ),
  plain('a line hidden on purpose', `${at(1, 1, 4, text)}<p style="visibility:hidden">only on the web</p>`),
  plain('six and a half points', at(1, 3, 4, 'Until January 31. One for each household.', 'font-size:6.5pt')),
  plain('a hair of half a point', at(1, 1, 4, `<hr style="border:0;border-top:.5pt solid #000">${text}`)),
  plain('a frame of one pixel', at(1, 1, 4, text, 'border:1px solid #888;padding:.2in')),
  plain('no border at all', at(1, 1, 4, text, 'border:0 solid #000;padding:.2in')),
  plain('a thin white line on nothing', at(1, 1, 4, text, 'border-bottom:1px dashed #aaa')),
  plain('vertical text', at(5, 0.6, 0.5, 'NIGHT OVEN', 'writing-mode:vertical-rl;height:2.5in;font-size:18px')),
  plain('text turned by ninety degrees', at(4.6, 1.8, 1.6, 'NIGHT OVEN', 'transform:rotate(90deg);font-size:16px')),
  plain(
    'decorative type that runs off the edge',
    `<div aria-hidden="true" style="position:absolute;left:-.3in;top:2.6in;font-size:150px;color:#ffe0b2;white-space:nowrap">BAKERY</div>${at(1, 1, 4, text)}`,
  ),
  plain(
    'two headlines below each other',
    `${at(1, 1, 4, text, 'font-size:24px')}${at(1, 1.6, 4, 'Fresh rolls', 'font-size:24px')}`,
  ),
  plain(
    'a drop cap',
    at(
      1,
      1,
      4,
      `<span style="float:left;font-size:48px;line-height:1;margin-right:6px">B</span>read that is baked at night, and is on your step by six.`,
    ),
  ),
  plain('a list', `<ul style="margin:1in">${['Rye', 'Spelt', 'Wheat'].map((one) => `<li>${one}</li>`).join('')}</ul>`),
  plain(
    'columns of a grid',
    `<div style="display:grid;grid-template-columns:1fr 1fr;gap:.2in;${inset}"><p>${text}</p><p>${text}</p></div>`,
  ),
  plain(
    'a coupon with a dashed edge',
    at(1, 1, 3, 'SAVE20', 'border:2px dashed #c30;padding:.15in;font:700 28px monospace;color:#c30'),
  ),
  plain('a coloured card with bleed', at(1, 1, 4, text, 'color:#fff'), 'body { background: #264653; }'),
  {
    name: 'white paper without bleed',
    html: `<body style="width:6in;height:4in;margin:0"><h1 style="margin:1in">${text}</h1></body>`,
  },
  {
    name: 'an upright card with bleed',
    html: `<body style="width:4.25in;height:6.25in;margin:0;background:#e8f0fe"><h1 style="margin:.8in">${text}</h1></body>`,
  },
  {
    name: 'a large card',
    format: 'postcard_6x11',
    html: `<body style="width:11.25in;height:6.25in;margin:0;background:#fff3e0"><h1 style="margin:1in">${text}</h1></body>`,
  },
  { name: 'a message beside the address', side: 'back', html: card(at(0.3, 0.4, 2, text)) },
  {
    name: 'a coloured back',
    side: 'back',
    html: card(
      at(0.3, 0.4, 2, text, 'color:#fff'),
      'body { background: linear-gradient(90deg, #234 0 45%, #fff 45%); }',
    ),
  },
  {
    name: 'a letter',
    format: 'letter_8.5x11',
    html: letter(at(1, 4, 6, `<p>${text}</p><p style="color:#555">Yours, the bakery</p>`)),
  },
  {
    name: 'a letter with a head',
    format: 'letter_8.5x11',
    html: letter(`${at(1, 0.5, 3, 'Night Oven', 'font-size:20pt;color:#8a3b12')}${at(1, 4, 6, text)}`),
  },
  {
    name: 'a name and a code',
    html: card(at(1, 1, 4, 'Dear {{ first_name }}, your code is {{ code }}')),
    data: { first_name: 'Ada', code: 'A1' },
  },
  {
    name: 'a default',
    html: card(at(1, 1, 4, 'Dear {{ first_name | default: "neighbor" }}')),
    rows: [{ first_name: 'Ada' }, { first_name: '' }],
  },
  {
    name: 'a list of long and short names',
    html: card(at(1, 1, 4, 'Dear {{ name }}')),
    rows: [{ name: 'Jo' }, { name: 'Maximiliana Featherstonehaugh' }],
  },
  {
    name: 'a logo of vectors',
    html: card(
      `${at(1, 1, 1, '<svg viewBox="0 0 24 24" width="96" height="96"><circle cx="12" cy="12" r="10" fill="#c30"/><path d="M6 12h12" stroke="#fff" stroke-width="2"/></svg>')}${at(1, 2.5, 4, text)}`,
    ),
  },
];
