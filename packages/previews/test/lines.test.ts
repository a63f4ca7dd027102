import { describe, expect, test } from 'vitest';
import { decoded, pieceOf, previewer } from './support.ts';

/** Where the lines of a postcard's front begin and end, in CSS pixels of its trimmed card. */
async function linesOf(style: string, text = 'HLT<br>'.repeat(10)): Promise<{ top: number; bottom: number }[]> {
  const front_html = `<!doctype html><body style="margin:20px"><p style="margin:0;${style}">${text}</p>`;
  const { bytes } = await previewer.render(pieceOf({ front_html }), 'front_proof');
  const picture = decoded(bytes);
  const found: { top: number; bottom: number }[] = [];
  let isInk = false;
  for (let y = 0; y < picture.height; y += 1) {
    const end = (y + 1) * picture.width * 4;
    let at = y * picture.width * 4 + 1;
    while (at < end && (picture.pixels[at] ?? 0) >= 128) at += 4;
    const dark = at < end;
    if (dark && !isInk) found.push({ top: y / 3.125, bottom: 0 });
    if (!dark && isInk) Object.assign(found.at(-1) ?? {}, { bottom: y / 3.125 });
    isInk = dark;
  }
  return found;
}

describe('lines are as high as a browser makes them', () => {
  // Measured in Chromium: between the first and the tenth line, by nine.
  test.each([
    ['font: 16px Arial', 18],
    ['font: 13px Arial', 15],
    ['font: 14px Times', 16],
    ['font: 12px Inter', 15],
    ['font: 15px Georgia', 19],
    ["font: 11px 'Open Sans'", 15],
    ['font: 17px Lato', 21],
    ['font: 17px/normal Lato', 21],
    ['font-size: x-small; font-family: Lato', 12],
    ['font: 16px/20px Arial', 20],
    ['font: 13px/1.5 Arial', 19.5],
  ])('%s: %s pixels', async (style, height) => {
    const lines = await linesOf(style);
    expect(lines).toHaveLength(10);
    // Each at a whole CSS pixel.
    expect(Math.abs((lines[9]?.top ?? 0) - (lines[0]?.top ?? 0) - Math.round(9 * height))).toBeLessThan(0.4);
  });
});

describe('letters stand where a browser places them in a line', () => {
  // Measured in Chromium: the foot of the first line below the top of the card.
  test.each([
    ['font: 16px/20px Arial', 35],
    ['font: 13px/30px Arial', 39],
    ['font: 12px/1.4 Times', 32],
    ['font: 16px/1.5 Inter', 38],
    ['font: 16px/20px Arial; border: 0 solid #eee', 35],
    ['font-size: x-small; font-family: Lato', 30],
    ['font: 16px/20px Arial; display: flex', 35],
  ])('%s', async (style, foot) => {
    const [line] = await linesOf(style, 'HLT');
    expect(Math.abs((line?.bottom ?? 0) - foot)).toBeLessThan(0.2);
  });
});

test.each([
  ['', 'a block'],
  ['background: #eee; padding: 0 4px', 'a box with a background'],
])('letters stand in the same place beside a picture that floats: %s', async (style) => {
  const picture =
    '<img width="60" height="40" style="float:left" src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\' width=\'2\' height=\'1\'/%3E">';
  const font = `font: 16px/20px Arial;${style}`;
  const beside = await linesOf(font, `${picture}HLT<br>HLT<br>HLT`);
  expect(beside).toHaveLength(3);
  expect(beside).toEqual(await linesOf(font, 'HLT<br>HLT<br>HLT'));
});

test.each([
  'font-size: -5px',
  'font-size: 1.2.3em',
  'font: 16px/-3 Arial',
  'font-size: 0',
  'line-height: 0',
  'font-size: 99999px',
])('a size that means nothing is no reason to draw nothing: %s', async (style) => {
  const front_html = `<!doctype html><p>before<p style="${style}">HLT <b>in</b> it`;
  const { warnings } = await previewer.render(pieceOf({ front_html }), 'front');
  expect(warnings.join()).not.toMatch(/cannot draw it|instead/);
});

test('edges are at whole CSS pixels in a proof, as in a browser, and shares of the sheet are those of the sheet', async () => {
  const box = (style: string) => `<div style="position:absolute;left:0;width:50vw;background:#000;${style}"></div>`;
  const front_html = `<!doctype html><body style="margin:0">${box('top:16.4px;height:32px')}${box('top:80px;height:16.6px')}`;
  const { bytes } = await previewer.render(pieceOf({ front_html }), 'front_proof');
  const picture = decoded(bytes);
  const isBlack = (x: number, y: number) => picture.at(Math.round(x * 3.125), Math.round(y * 3.125)) === '#000000';
  expect([15.5, 16.5, 47.5, 48.5, 79.5, 80.5, 96.5, 97.5].map((y) => isBlack(10, y))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect([287.5, 288.5].map((x) => isBlack(x, 30))).toEqual([true, false]);
});

describe('what clears floats is below them, also where the margin of a heading is that of its box', () => {
  const start =
    '<style>*{font:16px/20px Arial;margin:0}h3{margin:24px 0 10px}.f{float:left;width:50%;height:30px}.s{clear:both}</style>';
  const box = '<div><h3>HLT</h3><div class="f">HLT</div></div><div class="s">HLT</div>';
  // Measured in Chromium: the foot of the last line.
  test.each([
    ['in a box with a border', `<section style="border-top:2px solid #fff">${box}</section>`, 121],
    ['after another block', `<section><p>HLT</p>${box}</section>`, 139],
    ['as the first of all', `<section>${box}</section>`, 99],
  ])('%s', async (_name, html, foot) => {
    const lines = await linesOf('', `${start}${html}`);
    expect(Math.abs((lines.at(-1)?.bottom ?? 0) - foot)).toBeLessThan(0.4);
  });
});

describe('what clears a float has its margins beside the float, not below it', () => {
  const card = (float: string, next: string) =>
    `<style>*{font:16px/20px Arial}p{margin:16px 0}.f{float:right;width:60px;margin-bottom:14px}.s{clear:both}</style><p><span class="f" style="height:${float}"></span>HLT</p>${next}`;
  // Measured in Chromium: the foot of the last line.
  test.each([
    ['a paragraph below a high float', card('60px', '<p class="s">HLT</p>'), 109],
    ['with a negative margin', card('60px', '<p class="s" style="margin:-10px 0">HLT</p>'), 109],
    ['with a heading in it', card('60px', '<div class="s"><h3 style="margin:20px 0">HLT</h3></div>'), 109],
    ['below a float that is lower than the text', card('4px', '<p class="s">HLT</p>'), 71],
  ])('%s', async (_name, html, foot) => {
    const lines = await linesOf('', html);
    expect(Math.abs((lines.at(-1)?.bottom ?? 0) - foot)).toBeLessThan(0.4);
  });
});

describe('each line of a paragraph is at a whole CSS pixel, as in a browser', () => {
  const text = 'HLT<br>HLT <b>HLT<br>HLT</b> HLT<br>HLT';
  const gradient = '</p><div style="height:5px;background:linear-gradient(#fff,#eee)"></div>';
  // Measured in Chromium: the distances of the lines from the first one.
  test.each([
    ['font: 13px/1.5 Arial', '', [20, 39, 59]],
    ['font: 13px/1.5 Arial; text-align: center', '', [20, 39, 59]],
    ['font: 16px/1.3 Arial', '', [21, 42, 62]],
    ['font: 13px/1.5 Arial', gradient, [20, 39, 59]],
    ['font: 13px/1.5 Arial; text-transform: uppercase', '', [20, 39, 59]],
  ])('%s%s', async (style, after, distances) => {
    const lines = await linesOf(style, `${text}${after}`);
    const found = lines.map(({ top }) => top - (lines[0]?.top ?? 0)).slice(1);
    expect(found).toHaveLength(3);
    for (const [index, distance] of distances.entries())
      expect(Math.abs((found[index] ?? 0) - distance)).toBeLessThan(0.25);
  });
});

test.each([
  ['a float', '<div style="float:left;margin:0 12px 0 8px;background:#000;height:20px;color:#000">HLT</div>'],
  ['a first letter', '', '.t::first-letter{float:left;margin-right:12px;margin-left:8px;background:#000}'],
])(
  'what is beside %s without a width begins below its margin, which makes it no narrower',
  async (_name, float, rule = '') => {
    const html = `<style>*{font:16px/20px Arial}${rule}</style><p class="t" style="margin:0">${float || 'HLT '}HLT</p>`;
    const front_html = `<!doctype html><body style="margin:20px">${html}`;
    const picture = decoded((await previewer.render(pieceOf({ front_html }), 'front_proof')).bytes);
    const isDark = (x: number) => {
      const column = Array.from({ length: Math.round(38 * 3.125) }, (_, y) => (y * picture.width + x) * 4 + 1);
      return column.some((index) => (picture.pixels[index] ?? 255) < 128);
    };
    const edges = Array.from({ length: picture.width }, (_, x) => x).filter((x) => isDark(x) !== isDark(x - 1));
    const [left = 0, right = 0, text = 0] = edges.map((x) => x / 3.125);
    expect(Math.abs(left - 28)).toBeLessThan(0.4);
    expect(text - right).toBeGreaterThan(12);
    expect(text - right).toBeLessThan(14.5);
  },
);

test.each(['position:absolute;left:28px;top:20px', 'position:fixed;left:28px;top:20px'])(
  'what is %s floats nowhere, and keeps its own margin',
  async (position) => {
    const lines = await linesOf(
      '',
      `<style>*{font:16px/20px Arial}</style><div style="float:left;margin:10px 0;${position}">HLT</div>`,
    );
    expect(lines).toHaveLength(1);
    expect(Math.abs((lines[0]?.bottom ?? 0) - 45)).toBeLessThan(0.3);
  },
);

test('items of a flex box do not float', async () => {
  const lines = await linesOf(
    '',
    '<style>*{font:16px/20px Arial}</style><div style="display:flex;flex-direction:column"><div style="float:left">HLT</div><div>HLT</div></div>',
  );
  expect(lines.map(({ bottom }) => Math.round(bottom))).toEqual([35, 55]);
});
