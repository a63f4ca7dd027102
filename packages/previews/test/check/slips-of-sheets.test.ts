/** What a check says of the edges of a card, and what it leaves alone. */
import { expect, test } from 'vitest';
import { checkArtwork } from '../../src/index.ts';
import { front } from '../support.ts';

const card = '<!DOCTYPE html><body style="margin:0;width:6.25in;height:4.25in;font:20px/30px Inter">';
const box = (place: string, more = '') => `<div style="position:absolute;${place};background:#06c${more}"></div>`;
const codes = async (html: string) =>
  (await checkArtwork(html, { format: 'postcard_4x6' })).findings.map(({ code }) => code);

test.each([
  ['a background that ends at the cut', card + box('left:.125in;top:.125in;width:6in;height:4in')],
  ['one that ends within the bleed', card + box('left:0;top:.08in;width:6.25in;height:4.09in')],
  ['a white edge of 8 pixels', '<div style="height:100%;background:linear-gradient(#135,#48a)"></div>'],
])('no-bleed: %s', async (_name, html) => {
  expect(await codes(html)).toContain('no-bleed');
});

test.each([
  ['a background over the whole paper', card + box('inset:0')],
  ['a frame inside', card + box('inset:.3in')],
  ['a band across', card + box('left:0;right:0;top:.125in;height:1in')],
  ['one at the cut on one over the whole paper', card + box('inset:0') + box('inset:.125in')],
  ['one at the cut on a coloured body', card.replace('margin', 'background:#eee;margin') + box('inset:.125in')],
])('bleed is not missed with %s', async (_name, html) => {
  expect(await codes(html)).toEqual([]);
});

test.each([
  'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap',
  'position:absolute;left:-9999px',
])('text for those who hear a page is no slip: %s', async (style) => {
  const front_html = `${card}<p style="${style}">Read aloud only</p><p style="margin:1in">Text</p>`;
  expect(await codes(front_html)).toEqual([]);
  expect((await front({ front_html })).warnings).toEqual([]);
});

test('a picture made larger by a transform is as coarse as it is printed', async () => {
  const gif = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const svgless = (style: string) =>
    `${card}<img src="${gif}" style="position:absolute;left:2in;top:1in;width:.1in;height:.1in;${style}">`;
  const { findings } = await checkArtwork(svgless('transform:translate(10px,0) scale(8)'), { format: 'postcard_4x6' });
  expect(findings.map(({ message }) => message).join()).toContain('is printed 0.80 × 0.80 in large');
  const inside = `${card}<div style="transform:scale(2)"><p style="margin:1in">a</p>${svgless('').slice(card.length)}</div>`;
  const found = (await checkArtwork(inside, { format: 'postcard_4x6' })).findings;
  expect(found.map(({ message }) => message).join()).toContain('is printed 0.20 × 0.20 in large');
});

test('a damaged picture has its line', async () => {
  const html = `${card}\n\n<img src="data:image/png;base64,AAAA" width="50" height="50">`;
  const { findings } = await checkArtwork(html, { format: 'postcard_4x6' });
  expect(findings.find(({ code }) => code === 'picture-damaged')?.line).toBe(3);
});

test('a letter that is too long is one slip, however many lines run off', async () => {
  const lines = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('\n');
  const { findings } = await checkArtwork(`<body style="margin:1in">\n${lines}`, { format: 'letter_8.5x11' });
  expect(findings.filter(({ code }) => code === 'text-off-card')).toMatchObject([
    {
      severity: 'warning',
      page: 2,
      message: 'The text is longer than its page, and continues on page 2, and 1 more',
    },
  ]);
  expect(findings.filter(({ message }) => message.includes('cut'))).toEqual([]);
});

test('pages that the letter begins continue nothing, and a thin line is told of its page', async () => {
  const page = (inside: string) => `<div class="page" style="height:11in;overflow:hidden">\n${inside}\n</div>`;
  const thin = '<hr style="border:0;border-top:0.1px solid #000;margin:5in 1in 0">';
  const { findings } = await checkArtwork(
    `<body style="margin:0">${page('<p>x</p>')}${page(thin)}${page('<p>y</p>')}`,
    {
      format: 'letter_8.5x11',
    },
  );
  expect(findings.filter(({ code }) => code === 'line-too-thin')).toMatchObject([{ page: 2, line: 4 }]);
  expect(findings.map(({ message }) => message).join()).not.toContain('continues on page');
});

test('a page on which there is nothing is told, and one with a colour is none', async () => {
  const letter = (style: string) =>
    `<body style="margin:0"><div class="page" style="height:11in;${style}"><p style="margin:2in 1in">x</p></div><div class="page" style="height:11in;overflow:hidden"><p>y</p></div>`;
  const blank = async (style: string) => {
    const { findings } = await checkArtwork(letter(style), { format: 'letter_8.5x11' });
    return findings.filter(({ code }) => code === 'artwork-blank').map(({ message, severity }) => [message, severity]);
  };
  expect(await blank('')).toEqual([['Page 2 is blank', 'warning']]);
  expect(await blank('background:#eef')).toEqual([]);
  expect(await blank('overflow:hidden')).toEqual([]);
});

test('a line that a page of a letter cuts off at the side is told of that page', async () => {
  const lines = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('\n');
  const wide = `<p style="white-space:nowrap;margin-left:7in">far over the edge of the paper</p>`;
  const { findings } = await checkArtwork(`<body style="margin:1in">\n${lines}${wide}`, { format: 'letter_8.5x11' });
  expect(findings.filter(({ code, severity }) => code === 'text-off-card' && severity === 'error')).toMatchObject([
    { page: 3, line: 61 },
  ]);
});

test('a partial of Handlebars is said to be one', async () => {
  expect(await codes(`${card}<p style="margin:1in">{{> footer}}</p>`)).toContain('handlebars');
});
