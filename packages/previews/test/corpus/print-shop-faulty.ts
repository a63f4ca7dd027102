/** Sixty designs that a print shop sends back, in the markup that people write; each with the one thing that it would say. */
import { at, card, letter, picture } from './creative.ts';

/** What a print shop says, in its own words, and the code of the finding that says it. */
export interface SentBack {
  readonly name: string;
  readonly fault: string;
  readonly html: string;
  readonly format?: string;
  readonly side?: 'front' | 'back';
  readonly images?: ReadonlyMap<string, Uint8Array>;
  readonly rows?: Record<string, unknown>[];
  readonly data?: Record<string, unknown>;
}

const SRC = 'https://cdn.example/photo.jpg';
/** 225 pixels across three inches are 75 dots to an inch. */
const coarse = new Map([[SRC, picture(225, 150)]]);
const img = (style: string, more = ''): string => `<img src="${SRC}" style="${style}" ${more}>`;
const text = 'Bread that is baked at night';
const low = (name: string, html: string): SentBack => ({
  name,
  fault: 'picture-resolution',
  html: card(html),
  images: coarse,
});
const faint = (name: string, html: string, css = ''): SentBack => ({
  name,
  fault: 'text-contrast',
  html: card(html, css),
});
const off = (name: string, fault: string, html: string, css = ''): SentBack => ({ name, fault, html: card(html, css) });

export const sentBack: readonly SentBack[] = [
  // Pictures that are too coarse, in any markup.
  low('in a div, before a paragraph', `<div>${img('width:3in')}<p>${text}</p></div>`),
  low('in the body, before a paragraph', `${img('width:3in')}\n<p>${text}</p>`),
  low('floated left', `<div>${img('float:left;width:3in')}<p>${text}</p></div>`),
  low('floated right', `<div>${img('float:right;width:3in')}<p>${text}</p></div>`),
  low('with a margin', `<section>${img('width:3in;margin:.25in .3in')}<h2>${text}</h2></section>`),
  low('with width and height as attributes', `<p>${img('', 'width="288" height="192"')} ${text}</p>`),
  low('centred as a block', img('display:block;width:3in;margin:.5in auto 0')),
  low('in a link in a paragraph', `<p><a href="https://shop.example">${img('width:3in')}</a> ${text}</p>`),
  low('in a table cell', `<table><tr><td>${img('width:3in')}</td><td>${text}</td></tr></table>`),
  low('in a flex row', `<div style="display:flex">${img('width:3in')}<p>${text}</p></div>`),
  low('in a grid', `<div style="display:grid;grid-template-columns:3in 1fr">${img('width:100%')}<p>${text}</p></div>`),
  low('in a figure with a caption', `<figure>${img('width:3in')}<figcaption>${text}</figcaption></figure>`),
  low('cropped by object-fit', img('width:3in;height:3in;object-fit:cover;position:absolute;left:1in;top:.5in')),
  low('positioned', img('position:absolute;left:1in;top:1in;width:3in')),
  low('as a background', `<div style="width:3in;height:2in;background:url(${SRC}) center / cover">${text}</div>`),
  low(
    'as a background of the longhand',
    `<div style="width:3in;height:2in;background-image:url(${SRC});background-size:100% 100%"></div><p>${text}</p>`,
  ),
  low(
    'in an inline SVG',
    `<svg width="288" height="192"><image href="${SRC}" width="288" height="192"/></svg><p>${text}</p>`,
  ),
  low('turned a little', img('position:absolute;left:1in;top:1in;width:3in;transform:rotate(4deg)')),
  // Text that cannot be read on what is behind it.
  faint('white on white', at(1, 1, 4, text, 'color:#fff')),
  faint('white on the paper of a class', at(1, 1, 4, `<p class="a">${text}</p>`), '.a { color: white; }'),
  faint('a very light grey on white', at(1, 1, 4, text, 'color:#eee')),
  faint('dark blue on black', at(1, 1, 4, text, 'color:#102'), 'body { background: #000; }'),
  faint('black on dark green', at(1, 1, 4, text, 'background:#0a2a12;color:#000;padding:.2in')),
  faint('yellow on white', at(1, 1, 4, text, 'color:#ff0')),
  faint('nearly transparent', at(1, 1, 4, text, 'color:rgba(0,0,0,.08)')),
  faint('faded by opacity', at(1, 1, 4, `<p style="opacity:.1">${text}</p>`)),
  faint('inherited from a dark panel that is gone', at(1, 1, 4, `<p>${text}</p>`), 'div { color: #fafafa; }'),
  faint(
    'white over the light part of a gradient',
    at(0.5, 1, 5, text, 'color:#fff;font-size:14px;padding:.2in;background:linear-gradient(90deg,#fff,#fdfdfd)'),
  ),
  {
    name: 'grey on a grey picture',
    fault: 'text-contrast',
    html: card(at(1, 1, 4, text, 'color:#a5a5a5'), `body { background: url(${SRC}) center / cover; }`),
    images: new Map([[SRC, picture(1875, 1275)]]),
  },
  {
    name: 'a letter in the grey of a screen',
    fault: 'text-contrast',
    format: 'letter_8.5x11',
    html: letter(at(1, 4, 6, `<p style="color:#ddd">${text}</p>`)),
  },
  faint('red on blue of the same darkness', at(1, 1, 4, text, 'background:#1a1aff;color:#c01010;padding:.2in')),
  faint(
    'the small print only',
    `${at(1, 1, 4, text)}${at(1, 3, 4, 'Until January 31', 'font-size:9px;color:#dcdcdc')}`,
  ),
  // Type and lines.
  off('four points', 'text-too-small', at(1, 1, 4, text, 'font-size:4pt')),
  off('five pixels', 'text-too-small', at(1, 1, 4, `<small style="font-size:5px">${text}</small>`)),
  off('scaled down', 'text-too-small', at(1, 1, 4, text, 'font-size:12px;transform:scale(.4)')),
  off(
    'a line of a tenth of a point',
    'line-too-thin',
    at(1, 1, 4, `<hr style="border:0;border-top:.1pt solid #000">${text}`),
  ),
  off('a frame of a fifth of a pixel', 'line-too-thin', at(1, 1, 4, text, 'border:.2px solid #000;padding:.2in')),
  off('a rule that is a box', 'line-too-thin', `${at(1, 1, 4, text)}${at(1, 2, 4, '', 'height:.1pt;background:#000')}`),
  // The edges.
  off('over the right edge', 'text-off-card', at(4.6, 1, 4, text, 'white-space:nowrap;font-size:30px')),
  off('below the card', 'text-off-card', at(1, 4.1, 4, text)),
  off('in the cut', 'text-outside-safe-area', at(0.14, 1, 2, text)),
  off('at the very top', 'text-outside-safe-area', at(1, 0.13, 4, 'NEW', 'line-height:1;font-size:12px')),
  {
    name: 'a coloured card without bleed',
    fault: 'no-bleed',
    html: `<body style="width:6in;height:4in;margin:0;background:#123"><h1 style="margin:1in;color:#fff">${text}</h1></body>`,
  },
  {
    name: 'a coloured panel that ends at the cut',
    fault: 'no-bleed',
    html: card(at(0.125, 0.125, 6, `<h1 style="margin:1in">${text}</h1>`, 'height:4in;background:#fd9')),
  },
  {
    name: 'a photo that ends at the cut',
    fault: 'no-bleed',
    html: `<body style="width:6in;height:4in;margin:0"><img src="${SRC}" style="width:6in;height:4in;display:block"></body>`,
    images: new Map([[SRC, picture(1800, 1200)]]),
  },
  {
    name: 'an upright card without bleed',
    fault: 'no-bleed',
    html: `<body style="width:4in;height:6in;margin:0;background:teal"><h1 style="margin:.6in;color:#fff">${text}</h1></body>`,
  },
  // The address.
  {
    name: 'text in the address zone',
    fault: 'text-under-address',
    side: 'back',
    html: card(at(3.2, 2.2, 2.5, text)),
  },
  {
    name: 'a picture in the address zone',
    fault: 'picture-under-address',
    side: 'back',
    html: card(`${at(0.5, 0.5, 2, text)}${at(3.6, 2.4, 1.5, `<img src="${SRC}" style="width:1.5in">`)}`),
    images: new Map([[SRC, picture(900, 600)]]),
  },
  {
    name: 'text where the barcode is read',
    fault: 'text-in-barcode-clear-zone',
    side: 'back',
    html: card(`${at(0.5, 0.5, 2, text)}${at(1.8, 3.75, 1.2, 'night oven', 'font-size:12px')}`),
  },
  // What is not there.
  off(
    'a picture of this computer',
    'picture-unreachable',
    `<img src="file:///C:/art/card.png" style="width:2in"><p>${text}</p>`,
  ),
  off(
    'a picture of a test server',
    'picture-unreachable',
    `<img src="http://localhost:3000/a.png" style="width:2in"><p>${text}</p>`,
  ),
  off('a picture without an address', 'picture-missing', `<img src="" style="width:2in"><p>${text}</p>`),
  off('a font that nobody has', 'font-missing', at(1, 1, 4, text, 'font-family:Our Brand Sans')),
  // What the list fills in.
  {
    name: 'a name that the list has not',
    fault: 'merge-tag-unfilled',
    html: card(at(1, 1, 4, 'Dear {{ first_name }}')),
    data: { code: 'A1' },
  },
  {
    name: 'a misspelt tag',
    fault: 'merge-tag-unfilled',
    html: card(at(1, 1, 4, 'Your code: {{ promo_cod }}')),
    data: { promo_code: 'A1' },
  },
  {
    name: 'the longest name of the list',
    fault: 'text-cut',
    html: card(at(1, 1, 2, 'Dear {{ name }}', 'height:.3in;overflow:hidden;white-space:nowrap')),
    rows: [{ name: 'Jo' }, { name: 'Maximiliana Featherstonehaugh-Cholmondeley' }],
  },
  {
    name: 'the longest headline of the list',
    fault: 'text-off-card',
    html: card(at(1, 1, 5, '{{ headline }}', 'font-size:36px;white-space:nowrap')),
    rows: [{ headline: 'Hi' }, { headline: 'A headline that somebody typed into a sheet of paper' }],
  },
  off(
    'one headline over another',
    'text-overlap',
    `${at(1, 1, 4, text, 'font-size:20px')}${at(1, 1.05, 4, 'Fresh rolls', 'font-size:20px')}`,
  ),
  off('text that was never replaced', 'placeholder-text', at(1, 1, 4, 'Lorem ipsum dolor sit amet')),
  off('a card for another format', 'wrong-size', '', 'body { width: 9.25in; height: 6.25in; }'),
];
