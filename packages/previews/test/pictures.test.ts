import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { createPreviewer } from '../src/index.ts';
import { decoded, front, pieceOf, previewer } from './support.ts';

/** A picture of one colour. */
function solid(width: number, height: number, [r, g, b]: [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([r, g, b, 255], at);
  return PNG.sync.write(png);
}

const place = 'position:absolute;left:0;top:0;width:3in;height:2in';
const green = solid(4, 4, [0, 160, 80]);
const grey = '#e6e9ed';

describe('pictures of a creative', () => {
  test.each([
    ['base64', `data:image/png;base64,${green.toString('base64')}`],
    [
      'SVG as text',
      'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 3 2%22%3E%3Crect width=%223%22 height=%222%22 fill=%22%2300a050%22/%3E%3C/svg%3E',
    ],
  ])('data: URLs are drawn: %s', async (_kind, src) => {
    const { picture, warnings } = await front({ front_html: `<img src="${src}" style="${place}">` });
    expect(picture.at(150, 100)).toBe('#00a050');
    expect(warnings).toEqual([]);
  });

  test('pictures registered with the mock are drawn, in <img> and in CSS, those of the piece first', async () => {
    const src = 'https://cdn.example/a.png';
    const shared = createPreviewer({ images: new Map([[src, solid(2, 2, [255, 0, 0])]]), timeout: 100_000 });
    const html = `<img src="${src}" style="${place}"><div style="position:absolute;right:0;top:0;width:2in;height:2in;background:url('${src}')"></div>`;
    const of = async (images?: Map<string, Uint8Array>) =>
      decoded((await shared.render(pieceOf({ front_html: html, images }), 'front')).bytes);
    const [common, own] = [await of(), await of(new Map([[src, green]]))];
    expect([common.at(150, 100), common.at(590, 100)]).toEqual(['#ff0000', '#ff0000']);
    expect([own.at(150, 100), own.at(590, 100)]).toEqual(['#00a050', '#00a050']);
  });

  test('one that cannot be fetched is a neutral box of 400 × 300 with its address, as in Chromium', async () => {
    const { picture, warnings } = await front({
      front_html: `<img src="https://cdn.example/hero.jpg" style="${place}">`,
    });
    expect(picture.at(20, 20)).toBe(grey);
    expect(new Set([...Array(280).keys()].map((x) => picture.at(x + 10, 100))).size).toBeGreaterThan(3);
    expect(warnings).toEqual([
      'The picture https://cdn.example/hero.jpg cannot be fetched here; register it to have it drawn',
    ]);
  });

  test.each([
    [
      'its alternative text, as large as that',
      '<img src="" alt="Ada" width="200" height="90">',
      'Ada',
      'its alternative text',
    ],
    [
      'an empty box where its size is given',
      '<img src="{{ custom.none | default: \'\' }}" width="200" height="90">',
      '',
      'an empty box',
    ],
    ['nothing in a line', '<img style="width:200px">', '', 'nothing'],
  ])('37.2: one without a source is printed as %s', async (_name, image, words, said) => {
    const { picture, warnings } = await front({
      front_html: `<body style="margin:0;font:20px/30px Inter"><div style="background:#ff0000">${image}</div><b style="display:block;background:#00ff00">x</b>`,
    });
    expect(warnings).toEqual([`A picture has no source (src); ${said} is printed for it`]);
    const at = Array.from({ length: 120 }, (_, y) => picture.at(590, y));
    const height = at.indexOf('#00ff00');
    if (said === 'an empty box') expect(height).toBeGreaterThan(85);
    else expect(height).toBeLessThan(32);
    const isInk = new Set(Array.from({ length: 60 }, (_, x) => picture.at(x + 18, 15))).size > 1;
    expect(isInk).toBe(words !== '');
  });

  test('37.2: the margin below one in a line is above the foot of its letters', async () => {
    const html = `<body style="margin:0;font:20px/30px Inter"><div style="background:#aaccee"><img src="https://cdn.example/a.png" style="width:60px;height:40px;margin-bottom:10px">x</div>`;
    const { picture } = await front({ front_html: html, images: new Map([['https://cdn.example/a.png', green]]) });
    // 40 pixels of the picture, 10 of its margin and 8 below the letters; 600 pixels of the preview are 576 of the sheet.
    expect([39, 45, 55, 63].map((y) => picture.at(10, y))).toEqual(['#00a050', '#aaccee', '#aaccee', '#ffffff']);
  });

  test('a background that cannot be fetched is a neutral tile', async () => {
    const { picture, warnings } = await front({
      front_html: `<div style="${place};background:url(https://cdn.example/bg.png) center/cover"></div>`,
    });
    expect(picture.at(20, 60)).toBe(grey);
    expect(warnings.join()).toMatch(/bg\.png cannot be fetched/);
  });

  test.each([
    ['damaged', green.subarray(0, 60)],
    ['no picture', Buffer.from('hello')],
    ['cut off in the middle', solid(300, 300, [1, 2, 3]).subarray(0, 200)],
  ])('one that is %s is a neutral box, and the rest is drawn', async (_kind, bytes) => {
    const src = 'https://cdn.example/x.png';
    const html = `<body style="background:#abcdef"><img src="${src}" style="${place}"></body>`;
    const { picture, warnings } = await front({ front_html: html, images: new Map([[src, bytes]]) });
    expect([picture.at(20, 20), picture.at(500, 300)]).toEqual([grey, '#abcdef']);
    expect(warnings.join()).toMatch(/x\.png/);
  });

  test('one that would unpack to gigabytes is not decoded', async () => {
    const bomb = Buffer.from(green);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const { warnings } = await front({ front_html: '<img src="a">', images: new Map([['a', bomb]]) });
    expect(warnings.join()).toMatch(/60000 × 60000 pixels/);
  });

  test('fonts that are not here are drawn in others, and said', async () => {
    const html = `<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lobster"><style>@import url("https://x.example/a.css"); @font-face{font-family:Mine;src:url(https://x.example/f.woff2)} h1{font-family:Lobster,cursive} p{font-family:Mine,serif} b{font:700 12pt Arial}</style><h1>a</h1><p>b <b>c</b></p>`;
    const { warnings } = await front({ front_html: html });
    expect(warnings).toEqual([
      'A style sheet or web font cannot be fetched here and is left out: https://fonts.googleapis.com/css?family=Lobster',
      'A style sheet cannot be fetched here and is left out: https://x.example/a.css',
      'The web font “Mine” cannot be fetched here; it is drawn in the next of its list',
      'The font “Lobster” is not here; it is drawn in Caveat',
    ]);
  });

  test('characters that no font has are said by their code', async () => {
    const { warnings } = await front({ front_html: '<p>✓ ★ Łódź न</p>' });
    expect(warnings).toEqual(['No font here has a picture for U+0928']);
  });

  test('warnings never hold a value of a merge tag', async () => {
    const secret = 'SECRET-VALUE';
    const piece = pieceOf({
      front_html: '<p>{{ a }}{{ b.c.d }}{{ a | date: "%Y" }}{{ a | money }}{{ a | nofilter }}</p>',
      merge_tags: { a: secret },
    });
    expect(JSON.stringify((await previewer.render(piece, 'front')).warnings)).not.toContain(secret);
  });
});

describe('a picture is as sharp in a proof as its pixels allow', () => {
  /** Columns of two pixels each in black and white, 300 to the inch: 1 × 0.5 in. */
  const striped = new PNG({ width: 300, height: 150 });
  for (let at = 0; at < 300 * 150; at += 1) {
    const shade = at % 4 < 2 ? 0 : 255;
    striped.data.set([shade, shade, shade, 255], at * 4);
  }
  const src = `data:image/png;base64,${PNG.sync.write(striped).toString('base64')}`;
  const size = 'width:96px;height:48px';

  /** How many of the pixels in the middle row of the first picture are nearly black or white. */
  async function sharpShare(html: string): Promise<number> {
    const front_html = `<!doctype html><style>body{margin:48px;font:16px/20px Arial}</style>${html}`;
    const { width, pixels } = decoded((await previewer.render(pieceOf({ front_html }), 'front_proof')).bytes);
    const row = Math.round(72 * 3.125);
    const shades = Array.from({ length: 240 }, (_, x) => pixels[(row * width + 180 + x) * 4 + 1] ?? 128);
    return shades.filter((shade) => shade < 40 || shade > 215).length / shades.length;
  }

  test.each([
    ['as a block', `<img src="${src}" style="display:block;${size}">`],
    ['between blocks', `<img src="${src}" style="${size}"><p>HLT</p>`],
    ['in a line', `<p style="margin:0"><img src="${src}" style="${size}"> HLT</p>`],
    ['in a flex box', `<div style="display:flex"><img src="${src}" style="${size}"><p>HLT</p></div>`],
    ['in a cell', `<table cellspacing="0" cellpadding="0"><tr><td><img src="${src}" width="96" height="48"></table>`],
    ['floated by an attribute', `<p style="margin:0"><img src="${src}" width="96" height="48" align="left">HLT</p>`],
    ['from right to left', `<div dir="rtl"><img src="${src}" style="display:block;margin-right:auto;${size}"></div>`],
  ])('%s', async (_name, html) => {
    expect(await sharpShare(html)).toBeGreaterThan(0.9);
  });

  test.each([
    ['hidden with its box', `<div style="visibility:hidden"><img src="${src}" style="display:block;${size}"></div>`],
    ['hidden itself', `<img src="${src}" style="display:block;visibility:hidden;${size}">`],
  ])('nothing is seen of one that is %s', async (_name, html) => {
    const front_html = `<!doctype html><style>body{margin:48px}</style>${html}`;
    const { width, pixels } = decoded((await previewer.render(pieceOf({ front_html }), 'front_proof')).bytes);
    const row = Math.round(72 * 3.125);
    expect(new Set(Array.from({ length: 240 }, (_, x) => pixels[(row * width + 180 + x) * 4 + 1]))).toEqual(
      new Set([255]),
    );
  });
});

test('CSS can give a picture other proportions than its own', async () => {
  const src = `data:image/png;base64,${solid(100, 100, [0, 160, 80]).toString('base64')}`;
  const { picture } = await front({
    front_html: `<!doctype html><style>*{margin:0}body{padding:96px}</style><img src="${src}" style="aspect-ratio:4">`,
  });
  // 100 × 25 CSS pixels, of which a picture of 600 pixels has 96 for every 100.
  expect([110, 122].map((y) => picture.at(150, y))).toEqual(['#00a050', '#00a050']);
  expect([132, 160].map((y) => picture.at(150, y))).toEqual(['#ffffff', '#ffffff']);
});

describe('a picture as wide as its box allows is no wider in a flex box or a grid, and makes its item no wider', () => {
  const src = `data:image/png;base64,${solid(1200, 300, [0, 160, 80]).toString('base64')}`;
  test.each([
    ['width: 100%', `<div style="flex:1"><img src="${src}" style="width:100%"></div>`],
    ['max-width: 100% in a line', `<div style="flex:1"><img src="${src}" style="max-width:100%"></div>`],
    ['max-width: 100% as a block', `<div style="flex:1"><img src="${src}" style="display:block;max-width:100%"></div>`],
    [
      'deeper',
      `<div style="flex:1"><div style="display:flex"><div><img src="${src}" style="width:100%"></div></div></div>`,
    ],
  ])('%s', async (_name, item) => {
    const row = `<div style="display:flex;width:288px">${item}<div style="flex:0 0 96px;height:20px;background:#000"></div></div>`;
    const { picture, warnings } = await front({ front_html: `<!doctype html><style>*{margin:0}</style>${row}` });
    expect(warnings).toEqual([]);
    const scale = 600 / 576;
    const at = (x: number, y: number) => picture.at(Math.round(x * scale), Math.round(y * scale));
    expect([at(188, 10), at(196, 10), at(284, 10), at(292, 10)]).toEqual(['#00a050', '#000000', '#000000', '#ffffff']);
    expect([at(100, 44), at(100, 54)]).toEqual(['#00a050', '#ffffff']);
  });

  test('another share of a line is told', async () => {
    const html = `<div style="display:flex"><div style="flex:1">a <img src="${src}" style="width:50%"></div></div>`;
    const { warnings } = await front({ front_html: html });
    expect(warnings.join()).toMatch(/A picture in a line, or one that floats, with a width in per cent/);
  });
});
