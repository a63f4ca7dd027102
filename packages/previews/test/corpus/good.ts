/** Twenty creatives with nothing wrong. */
import { demoArtwork } from '../../../mock/src/fixtures/artwork/index.ts';
import { at, type Creative, card, letter, picture } from './creative.ts';

const c4 = 'postcard_4x6';
const large = new Map([
  ['https://cdn.example/hero.jpg', picture(1875, 1275)],
  ['https://cdn.example/logo.png', picture(600, 200)],
]);
const person = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: '22 Spruce St',
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
};

const demo: Creative[] = demoArtwork.flatMap(({ format, front_html, back_html }) =>
  (['front', 'back'] as const).flatMap((side) => {
    const html = side === 'front' ? front_html : back_html;
    return html ? [{ name: `demo ${format} ${side}`, format, side, html }] : [];
  }),
);

export const good: readonly Creative[] = [
  ...demo,
  {
    name: 'a headline and a picture',
    format: c4,
    html: card(
      `${at(0.5, 0.5, 4, 'Fresh bread', 'font: 700 48px Georgia')}\n${at(0.5, 2, 2, '<img src="https://cdn.example/logo.png" style="width:2in">')}`,
    ),
    images: large,
  },
  {
    name: 'a photo behind everything',
    format: c4,
    html: card(
      at(0.5, 3, 4, 'Come by', 'color:#000'),
      'body { background: url(https://cdn.example/hero.jpg) center / cover; }',
    ),
    images: large,
  },
  {
    name: 'a message beside the address',
    format: c4,
    side: 'back',
    html: card(at(0.3, 0.3, 2.1, 'Thank you for your order, {{ first_name }}!<br>See you soon.')),
    data: person,
  },
  {
    name: 'a plain letter',
    format: 'letter_8.5x11',
    html: letter(
      `${at(1, 3.2, 6.5, 'Dear {{ first_name }},<p>Thank you for five years with us.</p><p>Yours, The Bakery</p>')}`,
    ),
    data: person,
  },
  {
    name: 'a letter of two pages',
    format: 'letter_8.5x11',
    html: letter(
      '<div class="page"><p style="margin:3.5in 1in 0">First page</p></div>\n<div class="page"><p style="margin:1in">Second page</p></div>',
      '.page { width: 8.5in; height: 11in; overflow: hidden; }',
    ),
  },
  {
    name: 'conditions and loops',
    format: c4,
    html: card(
      '<div style="margin:1in">{% if vip %}<b>Dear member</b>{% else %}Dear friend{% endif %}\n<ul>{% for item in items %}<li>{{ item.name }} {{ item.price | money }}</li>{% endfor %}</ul></div>',
    ),
    data: {
      vip: true,
      items: [
        { name: 'Rye', price: 5 },
        { name: 'Spelt', price: 6 },
      ],
    },
  },
  {
    name: 'a default that is meant',
    format: c4,
    html: card('<p style="margin:1in">Hi {{ first_name | default: "neighbor" }}, {{ "now" | date: "%B %-d, %Y" }}</p>'),
    data: { city: 'Portland' },
  },
  {
    name: 'a list of short and long names',
    format: c4,
    html: card('<p style="margin:1in">Hi {{ first_name }}, your code is {{ code }}.</p>'),
    rows: [
      { ...person, code: 'A1' },
      { ...person, first_name: 'Maximiliana', code: 'B2' },
    ],
  },
  {
    name: 'a table',
    format: c4,
    html: card(
      '<table style="margin:1in;border-collapse:collapse"><tr><th>Mon</th><th>Tue</th></tr><tr><td style="border:1px solid #999;padding:4px">7–18</td><td style="border:1px solid #999;padding:4px">7–18</td></tr></table>',
    ),
  },
  {
    name: 'flex and grid',
    format: c4,
    html: card(
      '<div style="margin:.5in;display:grid;grid-template-columns:1fr 1fr;gap:12px"><div style="display:flex;gap:8px"><b>50%</b><span>off today</span></div><div>Only at 22 Spruce St</div></div>',
    ),
  },
  {
    name: 'web fonts',
    format: c4,
    html: `<link href="https://fonts.googleapis.com/css2?family=Lato:wght@400;700&display=swap" rel="stylesheet">${card('<p style="margin:1in;font-family:Lato, sans-serif">Hello</p>')}`,
  },
  {
    name: 'a font that is fetched',
    format: c4,
    html: card(
      '<p style="margin:1in;font-family:Fraunces, serif">Hello</p>',
      '@import url("https://fonts.googleapis.com/css2?family=Fraunces:wght@400;700&display=swap");',
    ),
  },
  {
    name: 'names of the world',
    format: c4,
    html: card('<p style="margin:1in">Nguyễn Thị Ánh, Γιάννης, Владимир, 山田太郎, محمد → ✓ 🎉</p>'),
  },
  {
    name: 'modern CSS',
    format: c4,
    html: card(
      '<p class="a">Hi</p>',
      ':root { --ink: #123; } .a { margin: clamp(.5in, 1in, 2in); color: var(--ink); inset: 0; aspect-ratio: 2 / 1; filter: drop-shadow(0 1px 2px #0003); -webkit-print-color-adjust: exact; }',
    ),
  },
  {
    name: 'artwork at 300 dots to an inch',
    format: c4,
    html: '<body style="margin:0"><div style="width:1875px;height:1275px;background:#fdf6e3"><p style="margin:0;padding:300px;font:60px Arial">Hello</p></div></body>',
  },
  {
    name: 'an upright card',
    format: c4,
    html: '<body style="width:4.25in;height:6.25in;margin:0;background:#eef"><h1 style="margin:1in">Hello</h1></body>',
  },
  {
    name: 'shapes that CSS knows, and a logo behind a box',
    format: c4,
    html: card(
      `${at(0.5, 0.5, 2, '', 'height:2in;background:#c30;clip-path:circle(40%)')}\n${at(3, 1, 1.5, '', 'height:.5in;background:url(https://cdn.example/logo.png) 0 0 / 1.5in auto no-repeat')}\n${at(3, 2, 2, 'Come by', 'padding:.1in;clip-path:ellipse(90% 80% at 50% 50%)')}`,
    ),
    images: large,
  },
];
