import { describe, expect, test } from 'vitest';
import { mediaMatches } from '../src/css/media.ts';
import { parseSheet } from '../src/css/parse-css.ts';
import { preparedValue } from '../src/css/values.ts';
import { numbered } from '../src/html/generated-content.ts';
import { front, type Picture } from './support.ts';

const card = { width: 576, height: 384 };
const body = '<!DOCTYPE html><body style="margin:0">';

/** The box of the pixels of a colour, in CSS pixels of a 6 × 4 in card. */
function boxOf(picture: Picture, color: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  const all = Buffer.from(picture.pixels);
  const wanted = Number.parseInt(color.slice(1), 16);
  for (let pixel = 0; pixel * 4 < all.length; pixel += 1)
    if (all.readUIntBE(pixel * 4, 3) === wanted) {
      xs.push(pixel % picture.width);
      ys.push(Math.floor(pixel / picture.width));
    }
  const size = (list: number[]) => Math.round(((Math.max(...list) - Math.min(...list) + 1) * 576) / 600);
  return xs.length === 0 ? { width: 0, height: 0 } : { width: size(xs), height: size(ys) };
}

const RED = '#dd0000';
const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#dd0000"/></svg>')}`;

describe('what a browser draws too', () => {
  test.each([
    [
      'a style sheet after an @import with semicolons in its address',
      `<style>@import url('https://x.example/css2?family=Inter:wght@400;500&display=swap');.b{width:100px;height:50px;background:#d00}</style><div class="b"></div>`,
      100,
      50,
    ],
    ['shares of the sheet', '<div style="width:25vw;height:12.5vh;background:#d00"></div>', 144, 48],
    ['max-width of an inline picture', `<p><img src="${svg}" style="max-width:150px"></p>`, 150, 100],
    [
      'a button of a mail template: a table without a width in a cell',
      `<table><tr><td><table><tr><td style="background:#d00;padding:0;height:20px;line-height:20px;font-size:0"><i style="display:inline-block;width:40px"></i> <i style="display:inline-block;width:40px"></i></td></tr></table></td></tr></table>`,
      80,
      20,
    ],
    ['max-height of an inline picture', `<img src="${svg}" style="max-height:50px">`, 75, 50],
    [
      'max-width of a block picture, as a share',
      `<div style="width:200px"><img src="${svg}" style="max-width:50%;display:block"></div>`,
      100,
      67,
    ],
    [
      'a picture as wide as half its room',
      `<div style="width:200px"><img src="${svg}" style="width:50%"></div>`,
      100,
      67,
    ],
    ['a picture in a flex box', `<div style="display:flex"><img src="${svg}" style="max-width:120px"></div>`, 120, 80],
    [
      'padding beside the width of a picture',
      `<img src="${svg}" style="width:90px;padding:10px;background:#d00">`,
      110,
      80,
    ],
    ['min() of a share and a length', '<div style="width:min(50%,200px);height:20px;background:#d00"></div>', 200, 20],
    [
      'clamp() with lengths alone',
      '<div style="width:clamp(1in, 40vw, 2in);height:20px;background:#d00"></div>',
      192,
      20,
    ],
    [
      'nested calculations',
      '<div style="width:calc((100% - 2in) / 2);height:calc(2 * (1in - 76px));background:#d00"></div>',
      192,
      40,
    ],
    [
      'areas of a grid',
      '<style>.g{display:grid;grid-template:"a b" 30px "c c" 40px / 100px 60px}.x{grid-area:c;background:#d00}</style><div class="g"><i class="x"></i></div>',
      160,
      40,
    ],
    [
      'custom properties with a fallback, overridden below',
      '<style>:root{--w:40px}.o{--w:80px}.b{width:var(--w);height:var(--h,20px);background:#d00}</style><div class="o"><div class="b"></div></div>',
      80,
      20,
    ],
    [
      'rules for print, and none for screens',
      '<style>@media screen{.b{width:10px}}@media print{.b{height:30px}}.b{width:70px;background:#d00}</style><div class="b"></div>',
      70,
      30,
    ],
    [
      'importance, specificity and order',
      '<style>div{width:60px!important}#i.b{width:90px}.b{height:10px}.b{height:20px}</style><div id="i" class="b" style="width:10px;background:#d00"></div>',
      60,
      20,
    ],
    [
      'classes inside an inline SVG',
      '<style>.r{fill:#d00}</style><svg width="200" height="100"><rect class="r" width="50" height="40"/></svg>',
      50,
      40,
    ],
    [
      'padding and border around a width, as nothing else is said',
      '<div style="width:60px;height:20px;padding:10px;border:5px solid #d00;background:#d00"></div>',
      90,
      50,
    ],
    [
      'sides and sizes that are named by the direction of the text',
      '<div style="inline-size:80px;block-size:30px;padding-inline:10px 20px;border-inline-start:10px solid #d00;background:#d00"></div>',
      120,
      30,
    ],
    [
      'a share of a calculated length',
      '<div style="height:100px"><div style="width:50px;min-height:calc(100% - 40px);background:#d00"></div></div>',
      50,
      60,
    ],
    [
      'columns of a table by their element',
      '<table cellspacing="0" cellpadding="0" style="width:300px;table-layout:fixed"><colgroup><col width="100"><col></colgroup><tr><td style="background:#d00;height:20px"></td><td></td></tr></table>',
      100,
      20,
    ],
    [
      'a symbol that another SVG defines',
      '<svg width="0" height="0" style="position:absolute"><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10" fill="#d00"/></symbol></svg><svg width="60" height="60"><use href="#s"/></svg>',
      60,
      60,
    ],
    [
      'what is fixed, on the whole sheet',
      '<div style="position:fixed;right:-10px;top:0;width:50px;height:40px;background:#d00"></div>',
      40,
      40,
    ],
    [
      'a generated box',
      '<style>p::before{content:"";display:block;width:30px;height:30px;background:#d00}</style><p></p>',
      30,
      30,
    ],
  ])('%s', async (_what, html, width, height) => {
    const { picture, warnings } = await front({ front_html: body + html });
    const found = boxOf(picture, RED);
    expect(Math.abs(found.width - width)).toBeLessThanOrEqual(2);
    expect(Math.abs(found.height - height)).toBeLessThanOrEqual(2);
    expect(warnings.filter((warning) => !warning.startsWith('A style sheet'))).toEqual([]);
  });

  test('D70: a body with padding is recognized by the size that its style sheet gives', async () => {
    const html = '<!DOCTYPE html><style>body{width:6.25in;height:4.25in;padding:.25in;background:#d00}</style><p>x</p>';
    const { picture } = await front({ front_html: html });
    expect([picture.width, picture.height, picture.at(1, 1)]).toEqual([600, 400, RED]);
  });

  test('a picture in a line over the one before it, by its margin, is as wide as it is', async () => {
    const one = `<img src="${svg}" width="60" height="40"`;
    const { picture } = await front({ front_html: `${body}${one}>${one} style="margin-left:-20px">` });
    expect([picture.at(84, 10), picture.at(106, 10)]).toEqual([RED, '#ffffff']);
  });

  test('effects on a picture in a line', async () => {
    const { picture } = await front({ front_html: `${body}<img src="${svg}" style="opacity:.5">` });
    expect(picture.at(20, 20)).toMatch(/^#ee[78]/);
  });
});

describe('what cannot be drawn is said', () => {
  test.each([
    ['columns:2', /Columns/],
    ['writing-mode:vertical-rl', /Vertical text/],
    ['border-image:linear-gradient(red,blue) 1', /border-image/],
    ['shape-outside:circle()', /shape-outside/],
    ['display:table;border-spacing:12px', /^$/],
    [
      'display:table;border-spacing:2px;background:linear-gradient(red,blue)',
      /^border-spacing cannot be drawn here at the edge/,
    ],
    ['display:table;border-spacing:12px;border-collapse:collapse;background:linear-gradient(red,blue)', /^$/],
    ['display:inline-block;width:fit-content;text-indent:2em', /^A box as wide as its words is too narrow/],
    ['position:sticky', /sticky/],
    ['backdrop-filter:blur(2px)', /backdrop-filter/],
  ])('%s', async (style, message) => {
    const { warnings } = await front({ front_html: `<div style="${style}">x</div>` });
    expect(warnings.join()).toMatch(message);
  });
});

describe('lines', () => {
  const line = '<div style="background:#d00;line-height:20px;font-size:10px">';
  test.each([
    ['a line break at the end of a block', `${line}one<br></div>`, 20],
    ['two of them', `${line}one<br><br></div>`, 40],
    ['one in the last words', `${line}<b>one<br></b></div>`, 20],
    ['one alone', `${line}<br></div>`, 20],
    ['one before a block', `${line}one<br><div>two</div></div>`, 40],
    ['one between blocks', `${line}<div>one</div><br><div>two</div></div>`, 60],
  ])('%s', async (_name, html, expected) => {
    const { picture } = await front({ front_html: `${body}${html}` });
    const ys = Array.from({ length: 200 }, (_, y) => y).filter((y) => picture.at(590, y) === RED);
    expect(Math.round(ys.length * 0.96)).toBe(expected);
  });

  test('the padding of cells, quotes, and blocks beside a box that floats', async () => {
    const { picture, warnings } = await front({
      front_html: `${body}<table cellpadding=20 cellspacing=0 bgcolor="#dd0000"><tr><td><i style="display:block;width:60px;height:10px"></i></table>`,
    });
    expect([boxOf(picture, RED), warnings]).toEqual([{ width: 100, height: 50 }, []]);
    const blocks =
      '<div style="float:left;width:90px;height:90px;background:#eee"></div><div><p>one</p><p>two</p></div>';
    expect((await front({ front_html: `${body}${blocks}` })).warnings.join()).toMatch(/beside a floated box/);
    const inside = (style: string, text: string) =>
      `${body}<div style="${style}"><span style="float:right"><svg width="80" height="60"></svg></span>${text}</div><p>two</p>`;
    const said = async (style: string, text: string) =>
      (await front({ front_html: inside(style, text) })).warnings
        .join()
        .includes('follows the text beside a floated box');
    expect(await said('', 'one')).toBe(true);
    expect(await said('', 'one of many words. '.repeat(40))).toBe(false);
    expect(await said('overflow:hidden', 'one')).toBe(false);
    expect(await said('', 'one <br style="clear:both">')).toBe(false);
    expect(await said('', 'one <br clear="all">')).toBe(false);
    const icon = (style: string) => `<ul><li><i style="float:left;${style}"></i>one</li><li>two</li></ul>`;
    const ofIcon = async (style: string) =>
      (await front({ front_html: `${body}${icon(style)}` })).warnings.some((one) =>
        one.includes('beside a floated box'),
      );
    expect(await ofIcon('height:2rem;padding-top:.5rem;margin:0 8px 8px')).toBe(true);
    expect(await ofIcon('height:1rem')).toBe(false);
  });

  test('a box in a line with a share of a width that nothing gives is told, and one with a width is not', async () => {
    const inside = (style: string) =>
      `${body}<div style="${style}"><div><b style="display:inline-block;width:40%">one</b> two</div></div>`;
    const said = async (style: string) =>
      (await front({ front_html: inside(style) })).warnings.some((one) => one.includes('(inline-block)'));
    expect([await said('display:flex'), await said('display:grid'), await said('width:3in')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the padding of a box in a line is told where it is a share of a width that nothing gives', async () => {
    const inside = (style: string) =>
      `${body}<div style="${style}"><div><b style="display:inline-block;padding:5%">one</b> two</div></div>`;
    const said = async (style: string) =>
      (await front({ front_html: inside(style) })).warnings.some((one) =>
        one.includes('padding of a box in a line, or'),
      );
    expect([await said('display:flex'), await said('width:3in')]).toEqual([true, false]);
  });

  test('what is left out of an element in a line with blocks in it, and of a cut line with a picture, is told', async () => {
    const said = async (html: string) => (await front({ front_html: `${body}${html}` })).warnings.join();
    expect(await said('<div style="display:inline;border:1px solid red"><p>x</p></div>')).toMatch(/blocks in it/);
    expect(await said('<div style="display:inline;margin:9px"><p>x</p></div>')).toMatch(/blocks in it/);
    expect(await said('<div style="display:inline;margin:9px 0"><p>x</p></div>')).toBe('');
    expect(await said('<div style="display:inline"><p>x</p></div>')).toBe('');
    const cut = 'overflow:hidden;white-space:nowrap;text-overflow:ellipsis';
    const square = '<svg width="9" height="9"><rect width="9" height="9"/></svg>';
    expect(await said(`<div style="${cut}">${square} x</div>`)).toMatch(/three dots/);
    expect(await said(`<div style="${cut}"><b><i style="display:inline-block;margin:4px">a</i></b> x</div>`)).toMatch(
      /three dots/,
    );
    expect(await said(`<div style="${cut}">x</div>`)).toBe('');
  });

  test('text-indent in a box as wide as its words is told, and in a block it is not', async () => {
    const said = async (style: string, outer = '') =>
      (
        await front({ front_html: `${body}<div style="${outer}"><div style="${style}">one two</div></div>` })
      ).warnings.some((one) => one.includes('text-indent'));
    expect([await said('display:inline-block;text-indent:9px'), await said('float:left', 'text-indent:.5em')]).toEqual([
      true,
      true,
    ]);
    expect(await said('text-indent:9px', 'display:flex')).toBe(true);
    expect([await said('text-indent:9px'), await said('float:left;text-indent:0')]).toEqual([false, false]);
  });

  test('text after a floated box that is as wide as its parent is told before a block, and in lines alone it is not', async () => {
    const said = async (width: string, after = 'two') =>
      (
        await front({ front_html: `${body}<div><b style="float:left;width:${width}">one</b>${after}</div>` })
      ).warnings.some((one) => one.includes('as wide as its parent'));
    expect(await said('100%', 'two<p>three</p>')).toBe(true);
    expect([await said('100%'), await said('100%', '<p>two</p>')]).toEqual([false, false]);
    expect([await said('60%', 'two<p>three</p>'), await said('100%', '<p style="clear:both">two</p>')]).toEqual([
      false,
      false,
    ]);
  });

  test('a box that floats to the right in a table is told, and to the left is not', async () => {
    const said = async (side: string) =>
      (await front({ front_html: `${body}<table><tr><td><b style="float:${side}">one</b> two</td></tr></table>` }))
        .warnings;
    expect([await said('right'), await said('left')]).toEqual([[expect.stringMatching(/to the right in a table/)], []]);
    const placed = '<div style="position:absolute;width:200px"><b style="float:right">one</b> two</div>';
    expect((await front({ front_html: `${body}${placed}` })).warnings).toEqual([]);
  });

  test('an animation is told, and none is not', async () => {
    const said = async (value: string) =>
      (await front({ front_html: `${body}<b style="animation:${value}">x</b>` })).warnings.join();
    expect([await said('fade 1s'), await said('none')]).toEqual([expect.stringMatching(/^An animation/), '']);
  });
});

describe('boxes in the middle', () => {
  const box =
    '<table style="border-spacing:0"><tr><td style="background:#d00;width:100px;height:50px"></td></tr></table>';
  test.each([
    [
      'a cell with align',
      `<table style="width:400px;border-spacing:0"><tr><td align="center">${box}</td></tr></table>`,
      200,
    ],
    ['center', `<center style="width:400px">${box}</center>`, 200],
    ['a block in a div with align', `<div align="center"><div style="width:400px">${box}</div></div>`, 288],
    ['text-align, which moves lines only', `<div style="width:400px;text-align:center">${box}</div>`, 50],
    [
      'a table in a table in center',
      `<center><table width="400"><tr><td style="padding:0">${box}</td></tr></table></center>`,
      140,
    ],
  ])('%s', async (_name, html, middle) => {
    const { picture } = await front({ front_html: `${body}${html}` });
    const xs = Array.from({ length: 600 }, (_, x) => x).filter((x) => picture.at(x, 20) === RED);
    expect(Math.abs((((xs[0] ?? 0) + (xs.at(-1) ?? 0) + 1) / 2) * 0.96 - middle)).toBeLessThan(4);
  });
});

describe('style sheets', () => {
  test('are read whole, whatever stands in strings, comments and addresses', () => {
    const sheet = parseSheet(
      'a{content:"}";color:red}/* b{ } */@import url(x;y.css);@font-face{font-family:"My Face";src:url(f)}@page{size:4in 6in}c,d{e:f}',
      card,
    );
    expect(sheet.rules.map(({ selector }) => selector)).toEqual(['a', 'c,d']);
    expect([sheet.imports, sheet.faces, sheet.pageSize]).toEqual([['x;y.css'], ['My Face'], '4in 6in']);
  });

  test('nested rules are rules', () => {
    const { rules } = parseSheet('.a{color:red;&:first-child{color:blue}& b{color:green}@media print{top:0}}', card);
    expect(rules.map(({ selector }) => selector)).toEqual(['.a', ':is(.a):first-child', ':is(.a) b', '.a']);
  });

  test.each([
    ['', true],
    ['print', true],
    ['screen', false],
    ['not screen', true],
    ['only print and (min-width: 5in)', true],
    ['(max-width: 500px)', false],
    ['screen, (orientation: landscape)', true],
    ['(hover: hover)', false],
  ])('@media %s: %s', (query, expected) => {
    expect(mediaMatches(query, card)).toBe(expected);
  });

  test.each([
    ['url(https://cdn.example/w_600,h_400/a.jpg)center', 'url(https://cdn.example/w_600,h_400/a.jpg) center'],
    ['url(data:image/png;base64,AAAA) 0 0', 'url(data:image/png;base64,AAAA) 0 0'],
    ['calc(1px + 2 * (3px - 1px))', '5px'],
    ['calc(100% - (1in + 4px) * 2)', 'calc(100% + -200px)'],
    ['min(1in, 50px) max(1px, 2px)', '50px 2px'],
    ['translate(calc(-1 * 50%), 4294967296px)', 'translate(-50%, 100000px)'],
    ['#12345678', '#12345678'],
    ['repeat(99999, 1px)', 'repeat(500, 1px)'],
    ['1e3px', '1000px'],
  ])('%s is %s', (given, expected) => {
    expect(preparedValue(given, card).value).toBe(expected);
  });

  test.each([
    [4, 'upper-roman', 'IV'],
    [28, 'lower-alpha', 'ab'],
    [7, 'decimal-leading-zero', '07'],
    [0, 'lower-roman', '0'],
  ])('the number %d in %s is %s', (value, style, expected) => {
    expect(numbered(value, style)).toBe(expected);
  });
});

test('a chain of custom properties that would grow without end is left out', async () => {
  const twice = (i: number) => `var(--a${i - 1},var(--a${i - 1})) var(--a${i - 1})`;
  const chain = Array.from({ length: 40 }, (_, i) => `--a${i}:${i ? twice(i) : 'x'}`).join(';');
  const html = `<style>:root{${chain}}p{font-family:var(--a39)}</style><p>x</p>`;
  expect((await front({ front_html: html })).warnings).toEqual([]);
});
