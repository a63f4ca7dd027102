/** Two ways to write the same look give the same picture. */
import { expect, test } from 'vitest';
import { withAmpersands } from '../src/css/nesting.ts';
import { checkArtwork } from '../src/index.ts';
import { decoded, front, pieceOf, previewer } from './support.ts';

const doctype = '<!DOCTYPE html>';
const card = '<body style="margin:0;width:6.25in;height:4.25in;font:20px/30px Inter">';
const dot =
  'src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="';
const grid = (columns: string, items: string) =>
  `${doctype}${card}<div style="display:grid;grid-template-columns:${columns}">${items}</div>`;
const item = (style: string) => `<b style="background:#ace;${style}">word</b>`;
const cells =
  '<b style="display:table-cell;background:#ace;padding:4px">one</b><b style="display:table-cell;padding:4px">two</b>';
const rows = '<tr><td style="background:#ace">Rye</td><td>$4</td></tr><tr><td>Wheat and barley</td><td>$5</td></tr>';
const rule = 'position:absolute;left:0;top:14px;width:100%;height:3px;background:#c33';
const float = (style: string) => `<b style="float:left;background:#ace;${style}">one</b>`;
const cell = (width: string, height: number, style = '') =>
  `<b style="float:left;width:${width};height:${height}px;background:#ace;box-shadow:inset 0 0 0 2px #c33;${style}"></b>`;
const absolute = (left: number, top: number, width: number, height: number) =>
  `<b style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:#ace;box-shadow:inset 0 0 0 2px #c33"></b>`;
const gap = (width: number) => `<b style="display:inline-block;width:${width}px"></b>`;
const field =
  'display:block;box-sizing:border-box;width:300px;border:1px solid #c33;padding:4px 8px;margin:5px 0;font:20px/30px Inter';
const square = `url('data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="#c33"/></svg>')}')`;
const red = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#c33"/></svg>`)}`;
const shape = (look: string) => `<img ${look} src="${red(60, 30)}">`;
const sheet = (css: string, body: string) => `${doctype}<style>${css}</style>${card}${body}`;

/** The front as a PNG, which is the same in each byte where it is in each pixel. */
const drawn = (html: string) => previewer.render(pieceOf({ front_html: html }), 'front');
let white: Promise<Uint8Array> | undefined;
const blank = (): Promise<Uint8Array> => (white ??= drawn('<p></p>').then(({ bytes }) => bytes));

const one = (picture: string) => `background:${picture}`;
const inOneColour = 'linear-gradient(#ace,#ace)';

/** Each with a background of one colour, and with a gradient of one colour. */
test.each([
  [
    'a box below another of parts of a pixel',
    (back: string) => `<p style="margin:0 0 .3px">a</p><p style="margin:0;${back}">b</p>c`,
  ],
  ['round corners', (back: string) => `<p style="border-radius:12px 50%;padding:8px;${back}">b</p>`],
  ['a shadow inside', (back: string) => `<p style="box-shadow:inset 0 0 0 4px #036;${back}">b</p>`],
  ['what is hidden', (back: string) => `a<p style="visibility:hidden;${back}">b</p>`],
  ['a frame', (back: string) => `<p style="border:3px solid #c33;padding:8px;${back}">b</p>`],
  [
    'a round frame',
    (back: string) => `<p style="width:90px;height:90px;border-radius:50%;border:3px solid #c33;${back}">b</p>`,
  ],
  [
    'a block over it by its margin',
    (back: string) =>
      `<p style="margin:0;height:60px;${back}">a</p><p style="margin:-30px 0 0;width:50%;background:#c33">b</p>`,
  ],
  [
    'a float that hangs into it',
    (back: string) =>
      `<b style="float:left;width:50px;height:60px;background:#c33"></b><p style="margin:0 0 9px">a</p><p style="margin:0;${back}">b</p>`,
  ],
  [
    'a placed box before it, and one after it',
    (back: string) =>
      `<div style="position:relative"><i style="position:absolute;top:20px;background:#c33">over</i>a<p style="margin:0;${back}">b</p><i style="position:absolute;top:50px;background:#c33">over</i></div>`,
  ],
  [
    'a box below its level',
    (back: string) =>
      `<p style="margin:0;${back}">a<i style="position:relative;z-index:-1;background:#c33">below</i></p>`,
  ],
  [
    'boxes in it on levels',
    (back: string) =>
      `<p style="margin:0;${back}">a<i style="position:relative;z-index:2;top:20px;background:#c33">over</i></p><p style="margin:0;position:relative;background:#fc9">b</p>`,
  ],
  [
    'a placed box in it that stands beside another',
    (back: string) =>
      `<div style="position:relative;padding:20px;background:#fc9"><p style="margin:0;${back}">a<i style="position:absolute;right:0;top:0;background:#c33">corner</i></p></div>`,
  ],
  [
    'the items of a flex box',
    (back: string) =>
      `<div style="display:flex;gap:.4px"><i style="padding:7px;${back}">a</i><i style="flex:1;${back}">b</i></div>`,
  ],
  [
    'cells of a table',
    (back: string) =>
      `<table style="border-collapse:collapse"><tr><td style="padding:5px;${back}">a</td><td>b</td></tr></table>`,
  ],
  ['the whole sheet', (back: string) => `<style>body{${back}}</style>a<p>b</p>`],
  [
    'boxes without words in a line',
    (back: string) =>
      `one <b style="display:inline-block;width:40px;height:50px;${back}"></b> <b style="display:inline-flex;width:40px;height:60px;${back}"><i></i></b> two <b style="display:inline-flex;width:40px;height:50px;margin-bottom:9px;${back}"></b><p>three</p>`,
  ],
  [
    'a turned picture beside it',
    (back: string) =>
      `<img ${dot} style="width:30px;height:20px;transform:rotate(20deg)"><p style="margin:.3px 0;${back}">b</p>`,
  ],
  [
    'words in a line',
    (back: string) =>
      `one <b style="${back}">two</b> <b style="display:inline-block;padding:3px 8px;${back}">three</b>`,
  ],
])('a background that is a gradient of one colour, and the colour: %s', async (_, drawn) => {
  const [gradient, colour] = await Promise.all(
    [inOneColour, '#ace'].map((picture) => front({ front_html: `${doctype}${card}${drawn(one(picture))}` })),
  );
  const [a, b] = [gradient, colour].map((drawn) => drawn?.picture.pixels ?? new Uint8Array());
  let others = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((a?.[at + channel] ?? 0) - (b?.[at + channel] ?? 255)) > 64)) others += 1;
  // Edges may be half a pixel elsewhere; a letter has more.
  expect(others).toBeLessThan(150);
});

test.each([
  [
    'stripes, and boxes side by side',
    `${doctype}${card}<div style="width:160px;height:48px;background:repeating-linear-gradient(90deg,#c33 0 16px,#ace 16px 32px)"></div>`,
    `${doctype}${card}<div style="display:flex;height:48px">${['#c33', '#ace']
      .map((colour) => `<b style="width:16px;background:${colour}"></b>`)
      .join('')
      .repeat(5)}</div>`,
  ],
  [
    'a picture in a size of its own in the middle of a box, and an element',
    `${doctype}${card}<div style="width:160px;height:96px;background:${square} center/32px 32px no-repeat"></div>`,
    `${doctype}${card}<b style="position:absolute;left:64px;top:32px;width:32px;height:32px;background:#c33"></b>`,
  ],
  [
    'an SVG in a size of CSS that uses a narrow symbol, and that in its middle',
    sheet(
      'svg{width:64px;height:64px;display:block}.all{display:none}',
      '<svg class="all"><symbol id="a" viewBox="0 0 32 64"><path d="M0 0h32v64h-32z" fill="#c33"/></symbol></svg><svg><use href="#a"/></svg>',
    ),
    `${doctype}${card}<b style="position:absolute;left:16px;top:0;width:32px;height:64px;background:#c33"></b>`,
  ],
  [
    'a picture as large as it is, and an element',
    `${doctype}${card}<div style="width:160px;height:96px;background:${square} no-repeat"></div>`,
    `${doctype}${card}<b style="position:absolute;left:0;top:0;width:16px;height:16px;background:#c33"></b>`,
  ],
])('in the pixels of print, the same picture: %s', async (_, one, other) => {
  const [a, b] = await Promise.all(
    [one, other].map((html) => previewer.render(pieceOf({ front_html: html }), 'front_proof')),
  );
  expect(Buffer.compare(a?.bytes ?? Buffer.of(), b?.bytes ?? Buffer.of(1))).toBe(0);
});

test.each([
  [
    'letters of a size in parts of a pixel, and of whole 64ths, as a browser sets them, on lines of the size that is said',
    `${doctype}${card}<div style="font-size:16.67px;line-height:1.5">one <b style="font-size:24px">two</b><p style="font-size:.9em">three</p></div>`,
    `${doctype}${card}<div style="font-size:16.65625px;line-height:25.005px">one <b style="font-size:24px;line-height:36px">two</b><p style="font-size:15px;line-height:22.5045px;margin:15.003px 0">three</p></div>`,
  ],
  [
    'vertical-align in per cent, and that share of the line-height',
    `${doctype}${card}<p>one <b style="font-size:10px;vertical-align:-20%">two</b> <b style="display:inline-block;font:12px/20px Inter;vertical-align:50%">three</b> <img ${dot} style="width:9px;height:9px;font-size:12px;line-height:2;vertical-align:25%"></p>four`,
    `${doctype}${card}<p>one <b style="font-size:10px;vertical-align:-6px">two</b> <b style="display:inline-block;font:12px/20px Inter;vertical-align:10px">three</b> <img ${dot} style="width:9px;height:9px;font-size:12px;line-height:2;vertical-align:7.5px"></p>four`,
  ],
  [
    'letters of an alphabet that is not here in their weight, and in the nearest one',
    `${doctype}${card}<p style="font-family:Montserrat;font-weight:600">ŚŁĘ</p><p style="font-family:Montserrat;font-weight:500">ŚŁĘ</p>`,
    `${doctype}${card}<p style="font-family:Montserrat;font-weight:700">ŚŁĘ</p><p style="font-family:Montserrat;font-weight:400">ŚŁĘ</p>`,
  ],
  [
    'without a doctype, a line of one box with words, and its words',
    `${card}<div style="background:#ace;font:12px Tinos"><b style="display:inline-block;font:12px Inter">one</b></div><div style="background:#c33;font:12px Tinos"><i style="font:12px Inter">two</i></div>three`,
    `${card}<div style="background:#ace;font:12px Inter">one</div><div style="background:#c33;font:12px Inter">two</div>three`,
  ],
  [
    'without a doctype, a box with a margin in a line of larger letters, and that room',
    `${card}<div style="background:#ace;font:16px Tinos"><b style="display:inline-block;font:12px Inter;margin-bottom:10px">one</b></div>two`,
    `${card}<div style="background:#ace;font:12px Inter;padding-bottom:10px">one</div>two`,
  ],
  [
    'without a doctype, a picture as wide as a line of an unknown width, and a block',
    `${card}<div style="position:absolute;display:flex;font-size:40px"><div style="width:50%;background:#ace"><img ${dot} style="width:100%"></div>three words here</div>`,
    `${card}<div style="position:absolute;display:flex;font-size:40px"><div style="width:50%;background:#ace"><img ${dot} style="width:100%;display:block"></div>three words here</div>`,
  ],
  [
    'a picture with its edges within a share of a width, and one of that size',
    sheet(
      'img{box-sizing:border-box}',
      `<div style="width:200px"><img ${dot} style="display:block;width:50%;padding:10px 20px"><img ${dot} style="width:30%;padding-top:9px"></div>`,
    ),
    sheet(
      'img{box-sizing:content-box}',
      `<div style="width:200px"><img ${dot} style="display:block;width:60px;padding:10px 20px"><img ${dot} style="width:60px;padding-top:9px"></div>`,
    ),
  ],
  [
    'pictures in links in one line, and without the links',
    `${doctype}${card}<div><a href=x><img ${dot} width=80 height=40></a> <b><img ${dot} width=80 height=40></b> <img ${dot} width=80 height=40></div>`,
    `${doctype}${card}<div><img ${dot} width=80 height=40> <img ${dot} width=80 height=40> <img ${dot} width=80 height=40></div>`,
  ],
  [
    'the alignment of a row, and of its cells',
    `${doctype}${card}<table><tr valign=top><td>a<td style="padding:20px">b<tr style="vertical-align:bottom"><td>a<td style="padding:20px">b</table>`,
    `${doctype}${card}<table><tr><td valign=top>a<td valign=top style="padding:20px">b<tr><td valign=bottom>a<td valign=bottom style="padding:20px">b</table>`,
  ],
  [
    'the alignment of rows together, which a cell inherits or not',
    `${doctype}${card}<table><tbody valign=top><tr><td>a<td style="padding:20px">b<td style="vertical-align:middle">c</table>`,
    `${doctype}${card}<table><tr><td valign=top>a<td style="padding:20px">b<td>c</table>`,
  ],
  [
    'the height of a row, and of its cells with their edges',
    `${doctype}${card}<table cellspacing=0><tr height=80 bgcolor=#aaccee><td style="padding:5px;border:1px solid #c33">a<tr style="height:9px"><td>two</table>`,
    `${doctype}${card}<table cellspacing=0><tr bgcolor=#aaccee><td height=68 style="padding:5px;border:1px solid #c33">a<tr><td>two</table>`,
  ],
  [
    'a cell lower than its words, and one that says no height',
    `${doctype}${card}<table cellspacing=0><tr><td height=9 bgcolor=#aaccee>one<tr><td>two</table>`,
    `${doctype}${card}<table cellspacing=0><tr><td bgcolor=#aaccee>one<tr><td>two</table>`,
  ],
  [
    'without a doctype the height of a cell includes its edges',
    `${card}<table cellspacing=0><tr><td height=80 style="padding:5px" bgcolor=#aaccee>one<tr><td>two</table>`,
    `${card}<table cellspacing=0><tr><td height=70 style="padding:5px;box-sizing:border-box;height:80px" bgcolor=#aaccee>one<tr><td>two</table>`,
  ],
  [
    'the background attribute of a cell, and a style',
    `${doctype}${card}<table cellspacing=0><tr><td background="${square.slice(5, -2)}" style="padding:20px">one</table>`,
    `${doctype}${card}<table cellspacing=0><tr><td style="padding:20px;background-image:${square}">one</table>`,
  ],
  [
    'the frame of a table and its cells, and borders of their colours',
    `${doctype}${card}<table border=6><tr><td>one</table><img ${dot} border=5 width=40 height=40>`,
    `${doctype}${card}<table style="border:6px solid;border-color:#a8a8a8 #545454 #545454 #a8a8a8"><tr><td style="border:1px solid;border-color:#545454 #a8a8a8 #a8a8a8 #545454">one</table><img ${dot} style="border:5px solid #000" width=40 height=40>`,
  ],
  [
    'the bordercolor of a table, and a border',
    `${doctype}${card}<table border=2 bordercolor=red cellspacing=0><tr><td>one</table>`,
    `${doctype}${card}<table style="border:2px solid red" cellspacing=0><tr><td style="border:1px solid red">one</table>`,
  ],
  [
    'pictures in the cells of a table in a line, and of a table in such a box',
    `${doctype}${card}<table width="100%" cellspacing=0 style="display:inline-table"><tr><td width="40%"><img ${dot} width=600 style="max-width:100%"><td>Bread that is baked</table>`,
    `${doctype}${card}<div style="display:inline-block;width:100%"><table width="100%" cellspacing=0><tr><td width="40%"><img ${dot} width=600 style="max-width:100%"><td>Bread that is baked</table></div>`,
  ],
  [
    'a picture with both sides and a ratio, and without the ratio',
    `${doctype}${card}<div style="display:flex"><img ${dot} width=80 height=60 style="min-width:300px;aspect-ratio:2">one</div>`,
    `${doctype}${card}<div style="display:flex"><img ${dot} width=80 height=60 style="min-width:300px">one</div>`,
  ],
  [
    'an element that is hidden, and none',
    `${doctype}${card}one<p hidden>two</p>three`,
    `${doctype}${card}one<p style="display:none">two</p>three`,
  ],
  [
    'rules with their attributes, and boxes',
    `${doctype}${card}<hr width="50%" align=left size=8 color=red><hr width=100 align=right noshade>`,
    `${doctype}${card}<hr style="width:50%;margin-left:0;height:6px;border:1px solid red;background:red"><hr style="width:100px;margin-right:0;border:1px solid #808080;background:#808080">`,
  ],
  [
    'a cell that does not break its lines, by its attribute and by its style',
    `${doctype}${card}<table width=90 border=1><tr><td nowrap>Bread that is baked<td>x</table>`,
    `${doctype}${card}<table width=90 border=1><tr><td style="white-space:nowrap">Bread that is baked<td>x</table>`,
  ],
  [
    'pictures that are aligned in their line, by attributes and by styles',
    `${doctype}${card}one <img ${dot} width=60 height=40 align=middle> two <img ${dot} width=60 height=40 align=absmiddle> <img ${dot} width=9 height=9 align=top> x`,
    `${doctype}${card}one <img ${dot} width=60 height=40 style="vertical-align:-20px"> two <img ${dot} width=60 height=40 style="vertical-align:middle"> <img ${dot} width=9 height=9 style="vertical-align:top"> x`,
  ],
  [
    'without a doctype, the words beside a picture at the side',
    `${card}<img ${dot} width=60 height=40 align=left>one two`,
    `${card}<img ${dot} width=60 height=40 style="float:left;margin-right:3px">one two`,
  ],
  [
    'without a doctype, a picture in a line with words, in an element and without',
    `${card}<div>one <strong><img ${dot} width=60 height=40></strong></div>two`,
    `${card}<div>one <img ${dot} width=60 height=40></div>two`,
  ],
  [
    'a picture that floats, a little higher than the words beside it, and what follows',
    `${doctype}${card}<p><img ${dot} width=60 height=33 style="float:left">one</p><p>two</p>`,
    `${doctype}${card}<p><img ${dot} width=60 height=33 style="float:left;margin-bottom:-4px">one</p><p>two</p>`,
  ],
  [
    'a picture that floats with margins is as large as it is',
    `${doctype}${card}${shape('style="float:left;margin:4px 20px"')}one two`,
    `${doctype}${card}${shape('width=60 height=30 style="float:left;margin:4px 20px"')}one two`,
  ],
  [
    'a block ends with its lines where a box that floats in it reaches further',
    `${doctype}${card}<div style="background:#ace;border-bottom:2px solid #c33;padding:5px">${float('height:90px')}two</div>`,
    `${doctype}${card}<div style="background:#ace;border-bottom:2px solid #c33;padding:5px;height:30px">${float('height:90px')}two</div>`,
  ],
  [
    'a box that holds its floats is as high as them, and a block in it as its lines',
    `${doctype}${card}<div style="display:flow-root;background:#ace;padding:5px">${float('height:90px')}<p style="margin:9px 0;background:#fc3">two</p></div>`,
    `${doctype}${card}<div style="background:#ace;padding:5px;height:90px">${float('height:90px')}<p style="margin:9px 0;background:#fc3;height:30px">two</p></div>`,
  ],
  [
    'an item that does not shrink (flex: none)',
    `${doctype}${card}<div style="display:flex;width:200px">${item('flex:none;width:120px')}${item('width:160px')}</div>`,
    `${doctype}${card}<div style="display:flex;width:200px">${item('flex:0 0 120px')}${item('flex:0 0 80px')}</div>`,
  ],
  [
    'widths of all room, oblique letters, sides of the text and tracks that are taken back',
    `${doctype}${card}<p style="width:-webkit-fill-available;background:#ace;font-style:oblique">one</p><b style="float:inline-end">two</b><div style="display:grid;grid-template-columns:1fr 1fr;grid-template:none">${item('')}${item('')}</div>`,
    `${doctype}${card}<p style="background:#ace;font-style:italic">one</p><b style="float:right">two</b><div style="display:grid">${item('')}${item('')}</div>`,
  ],
  [
    'a colour that blends does so with a background, and not with the paper',
    `${doctype}${card}<div style="mix-blend-mode:difference;background:#ace">one</div>`,
    `${doctype}${card}<div style="background:#ace">one</div>`,
  ],
  [
    'a picture without a size in a column keeps its proportions',
    `${doctype}${card}<div style="display:flex;flex-direction:column;width:200px">${shape('')}${shape('style="margin:0 20px;max-width:100%"')}</div>`,
    `${doctype}${card}<div style="width:200px">${shape('width=200 height=100 style="display:block"')}${shape('width=160 height=80 style="display:block;margin:0 20px"')}</div>`,
  ],
  [
    'a picture that is all of a placed box without a width is as wide as it is',
    `${doctype}${card}<div style="position:absolute;left:20px;top:10px">${shape('style="width:100%"')}</div>`,
    `${doctype}${card}<div style="position:absolute;left:20px;top:10px">${shape('width=60 height=30')}</div>`,
  ],
  [
    'a picture alone in a box in a line stands on that line',
    `${doctype}${card}one <b style="display:inline-block">${shape('style="height:80px"')}</b> two`,
    `${doctype}${card}one ${shape('width=160 height=80')} two`,
  ],
  ...(
    [
      ['a placed row', 'position:absolute;left:20px;top:10px;display:flex'],
      ['a floated row', 'float:left;display:flex'],
      ['a row in a line', 'display:inline-flex'],
      ['a row in the middle of a column', 'display:flex', 'display:flex;flex-direction:column;align-items:center'],
      ['a row of the width of its contents', 'display:flex;width:fit-content'],
    ] as const
  ).flatMap(([name, look, around = '']) =>
    ['flex:1', 'flex:1 1 40px', 'flex:0 0 50%'].map((share) => {
      const row = (more: string) =>
        `${doctype}${card}<div style="${around}"><div style="${look};background:#ace;${more}">${[60, 140]
          .map(
            (width) =>
              `<div style="${share}"><p style="margin:0;width:${width}px;height:30px;background:#c33"></p></div>`,
          )
          .join('')}</div></div>`;
      return [`${name} is as wide as what its items hold before they share it: ${share}`, row(''), row('width:200px')];
    }),
  ),
  [
    'a picture before the words of an element is in their line',
    `${doctype}<style>b::before{content:url("${red(160, 80)}")}</style>${card}one <b>two</b>`,
    `${doctype}${card}one <b><img src="${red(160, 80)}">two</b>`,
  ],
  ...(
    [
      ['a body is as high as its contents', 'html{background:#ace} body{margin:0;background:#fc3}', 'background:#fc3'],
      [
        'a body is a share of nothing where the root has no height',
        'body{margin:0;height:100%;display:flex;align-items:end}',
        '',
      ],
    ] as const
  ).map(([name, css, look]) => [
    name,
    `${doctype}<style>${css}</style><body><p style="margin:0">Rye</p>`,
    `${doctype}<style>html{${look === '' ? '' : 'background:#ace;'}height:100%} body{margin:0}</style><body><div style="${look}"><p style="margin:0">Rye</p></div>`,
  ]),
  [
    'the padding of the root is within the sheet',
    `${doctype}<style>html{padding:30px} body{margin:0}</style><body><p style="margin:0;background:#fc3">Rye</p>`,
    `${doctype}<style>body{margin:30px}</style><body><p style="margin:0;background:#fc3">Rye</p>`,
  ],
  [
    'a box in a line with a margin keeps the letters of the heading that it is in, and a share of small letters is of these',
    `${doctype}${card}<h1 style="margin:0">One <b style="display:inline-block;margin:0 10px">two</b></h1><small>three <b style="font-size:.5em">four</b></small>`,
    `${doctype}${card}<h1 style="margin:0">One <b style="display:inline-block;margin:0 10px;font-size:40px">two</b></h1><small>three <b style="font-size:8.3333px">four</b></small>`,
  ],
  [
    'an item with margins in a column is as wide as it, whatever it would be in a line',
    `${doctype}${card}<div style="display:flex;flex-direction:column;width:200px">${item('display:inline-block;margin:9px')}</div>`,
    `${doctype}${card}<div style="display:flex;flex-direction:column;width:200px">${item('display:block;margin:9px')}</div>`,
  ],
  [
    'the frames of a button and a field with a look of their own',
    `${doctype}${card}<button style="background:#ace">one</button><input style="background:#ace">`,
    `${doctype}${card}<button style="background:#ace;border:2px outset #000">one</button><input style="background:#ace;border:2px inset #767676">`,
  ],
  [
    'words beside a float that is higher than they are, in a cell without another height',
    `${doctype}${card}<table><tr><td>${float('height:90px')}two</table>`,
    `${doctype}${card}<table><tr><td valign=top>${float('height:90px')}two</table>`,
  ],
  [
    'the number of an item that begins with a picture',
    `${doctype}${card}<ol><li><img ${dot} width="30" height="10"> one</li></ol>`,
    `${doctype}${card}<ol><li><span><img ${dot} width="30" height="10"></span> one</li></ol>`,
  ],
  [
    'an empty line before lines whose height is half a pixel',
    `${doctype}${card}<ol style="margin:20px;line-height:30.5px"><li><br>one<br>two</li></ol>`,
    `${doctype}${card}<ol style="margin:20px;line-height:30.5px"><li><span><br>one<br>two</span></li></ol>`,
  ],
  [
    'a table in a cell of one with collapsed borders keeps its own gaps',
    `${doctype}${card}<table style="border-collapse:collapse"><tr><td><table><tr><td bgcolor="#ace">one<td bgcolor="#ace">two</table></table>`,
    `${doctype}${card}<table style="border-collapse:collapse"><tr><td><table style="border-collapse:separate"><tr><td bgcolor="#ace">one<td bgcolor="#ace">two</table></table>`,
  ],
  [
    'a share in a table of fixed columns is that of the contents',
    `${doctype}${card}<table style="table-layout:fixed;width:400px;border-spacing:0"><tr><td style="width:30%;padding:10px;background:#ace">one<td style="background:#c33">two</table>`,
    `${doctype}${card}<table style="table-layout:fixed;width:400px;border-spacing:0"><tr><td style="width:140px;box-sizing:border-box;padding:10px;background:#ace">one<td style="background:#c33">two</table>`,
  ],
  [
    'a line that is not to be broken, with a picture, in a narrow block and in a line',
    `${doctype}${card}<div style="white-space:nowrap;width:60px">${shape('width="40"')} one two</div><p style="width:140px;margin:0">one two <span style="white-space:nowrap">${shape('width="40"')} three</span></p>`,
    `${doctype}${card}<div>${shape('width="40"')} one two</div><p style="width:140px;margin:0">one two<br>${shape('width="40"')} three</p>`,
  ],
  [
    'without a doctype, margins at the top of the page are left out within a section, and those of a box in a line are not',
    `${card}<section style="margin:0"><h2>one</h2></section><p style="display:inline-block">two</p>`,
    `${card}<h2 style="margin-top:0">one</h2><p style="display:inline-block;margin:20px 0">two</p>`,
  ],
  [
    'without a doctype, a picture alone in an item has the line of its sign',
    `${card}<ul style="line-height:50px"><li><img ${dot} width="30" height="10"></li><li>two</li></ul>`,
    `${doctype}${card}<ul style="line-height:50px;margin-top:0"><li><img ${dot} width="30" height="10"></li><li>two</li></ul>`,
  ],
  [
    'a blank before a box out of the flow, at the end of a line',
    `${doctype}${card}<p style="position:relative">one <b style="position:absolute">two</b> </p><table bgcolor="#ace"><tr><td style="position:relative">three <b style="position:absolute">four</b></table>`,
    `${doctype}${card}<p style="position:relative">one<b style="position:absolute">two</b></p><table bgcolor="#ace"><tr><td style="position:relative">three<b style="position:absolute">four</b></table>`,
  ],
  [
    'capitals at the start of words, whatever their further letters are',
    `${doctype}${card}<p style="text-transform:capitalize">ADA o'brien, it's <b>t</b>wo well-known (ends) a.m. stra&szlig;e <i style="text-transform:none">as it is</i></p>`,
    `${doctype}${card}<p>ADA O'brien, It's <b>T</b>wo Well-Known (Ends) A.M. Stra&szlig;e <i>as it is</i></p>`,
  ],
  [
    'an SVG of a ratio and no size, as an item of a row, has the room that the others leave',
    `${doctype}${card}<div style="display:flex;width:300px"><svg viewBox="0 0 10 5"><rect width="10" height="5" fill="#c33"/></svg><b style="width:60px;flex:none">one</b></div>`,
    `${doctype}${card}<div style="display:flex;width:300px"><svg viewBox="0 0 10 5" width="240" height="120"><rect width="10" height="5" fill="#c33"/></svg><b style="width:60px;flex:none">one</b></div>`,
  ],
  [
    'what is closed, and its summary; and what is open',
    `${doctype}${card}<details><summary style="list-style:none">one</summary>two</details><details open><summary style="list-style:none">three</summary>four</details>`,
    `${doctype}${card}<div>one</div><div>three</div>four`,
  ],
  [
    'columns as wide as their contents beside one that takes the rest, and of their size',
    grid('max-content 1fr minmax(20px,max-content)', `${item('width:90px')}${item('')}${item('width:60px')}`),
    grid('90px 1fr 60px', `${item('')}${item('')}${item('')}`),
  ],
  [
    'columns no wider than all of it, and of their width',
    grid('repeat(auto-fit,minmax(min(150px,100%),1fr))', `${item('')}${item('')}${item('')}`),
    grid('repeat(auto-fit,minmax(150px,1fr))', `${item('')}${item('')}${item('')}`),
  ],
  [
    'columns as wide as their contents, which take no more',
    grid('max-content 80px', `${item('width:90px')}${item('')}`),
    grid('90px 80px', `${item('')}${item('')}`),
  ],
  [
    'a cell with a least height, which it has not',
    `${doctype}${card}<table><tr><td style="min-height:100px">one<tr><td>two</table>`,
    `${doctype}${card}<table><tr><td>one<tr><td>two</table>`,
  ],
  [
    'without a doctype, a heading in a table without cells has no margin above it, as in a cell',
    `${card}<div style="display:table;background:#ace"><h2>one</h2></div>two`,
    `${card}<div style="display:table;background:#ace"><h2 style="margin-top:0">one</h2></div>two`,
  ],
  [
    'a picture as wide as a box whose most width includes its padding, and of that width',
    `${doctype}${card}<div style="width:300px"><div style="max-width:50%;box-sizing:border-box;padding:0 20px"><img ${dot} width=600 style="max-width:100%"></div></div>`,
    `${doctype}${card}<div style="width:300px"><div style="max-width:50%;box-sizing:border-box;padding:0 20px"><img ${dot} width=110 height=110></div></div>`,
  ],
  [
    'a table that is higher than its rows: those without a height have the rest, by what they have; its head has none of it',
    `${doctype}${card}<table height=230 cellspacing=0 cellpadding=0><thead><tr><th>one<tbody><tr><td height=50 bgcolor=#aaccee>two<tr><td>three<tr><td bgcolor=#aaccee>four<br>five</table>`,
    `${doctype}${card}<table cellspacing=0 cellpadding=0><thead><tr><th>one<tbody><tr><td height=50 bgcolor=#aaccee>two<tr><td height=50>three<tr><td height=100 bgcolor=#aaccee>four<br>five</table>`,
  ],
  [
    'a table that is higher than its rows, which all say a height, and the heights that it gives them',
    `${doctype}${card}<table height=180 cellspacing=0 cellpadding=0><tr><td height=40 bgcolor=#aaccee>two<tr><td height=80 style="padding:0">three</table>`,
    `${doctype}${card}<table cellspacing=0 cellpadding=0><tr><td height=60 bgcolor=#aaccee>two<tr><td height=120>three</table>`,
  ],
  [
    'without a doctype, a paragraph that ends a cell, and a rule that begins one',
    `${card}<table cellspacing=0 bgcolor=#aaccee><tr><td>one<p>two</p><tr><td><hr>three</table>four`,
    `${card}<table cellspacing=0 bgcolor=#aaccee><tr><td>one<p style="margin-bottom:0">two</p><tr><td><hr style="margin:8px 0">three</table>four`,
  ],
  [
    'without a doctype, a share of the height of the body in an element without one',
    `${card}<div><div style="height:50%;background:#ace">one</div></div>two`,
    `${card}<div><div style="height:2.125in;background:#ace">one</div></div>two`,
  ],
  [
    'a field of a form, and a box with its placeholder',
    sheet('input::placeholder{color:#c33}', `<input placeholder="your name" style="${field}"><p>two</p>`),
    `${doctype}${card}<div style="${field};color:#c33">your name</div><p>two</p>`,
  ],
  [
    'a field with a value, and no placeholder',
    sheet('input::placeholder{color:#c33}', `<input value="Ada" placeholder="name" style="${field}">`),
    `${doctype}${card}<div style="${field}">Ada</div>`,
  ],
  [
    'a field to write in of three rows',
    `${doctype}${card}<textarea rows="3" style="${field}">one&#10;two</textarea><p>three</p>`,
    `${doctype}${card}<div style="${field};height:100px">one<br>two</div><p>three</p>`,
  ],
  [
    'a box to tick without the look of a browser, and an empty box of its size',
    sheet(
      'input,b{appearance:none;margin:0;width:20px;height:20px}',
      '<input type="checkbox">|<input type="radio" style="background:#c33;border-radius:0">',
    ),
    sheet(
      'b{display:inline-block;box-sizing:border-box;width:20px;height:20px}',
      '<b></b>|<b style="background:#c33"></b>',
    ),
  ],
  [
    'a field that sends, and a button',
    `${doctype}${card}<input type="submit" value="Send"> <input type="hidden" value="x"> <input type="reset">`,
    `${doctype}${card}<button>Send</button>  <button>Reset</button>`,
  ],
  [
    'a label above a field that is empty, and above one that is not (:placeholder-shown)',
    sheet(
      'label{color:#ace}input:placeholder-shown+label{color:#c33}',
      `<input placeholder="a"><label>one</label><input placeholder="a" value="a"><label>two</label>`,
    ),
    `${doctype}${card}<input placeholder="a"><b style="font-weight:400;color:#c33">one</b><input placeholder="a" value="a"><b style="font-weight:400;color:#ace">two</b>`,
  ],
  [
    'a declaration with a variable that is empty or none, and what is inherited (Custom Properties, 3.1)',
    sheet(
      'p{--none: ;font-family:Lato;color:#c33}.a{font-family:var(--none);color:var(--other)}',
      '<p class="a">one</p>',
    ),
    `${doctype}${card}<p>one</p>`,
  ],
  [
    'elements of a line with nothing in them, and none (CSS 2.1, 9.4.2)',
    `${doctype}${card}<div><i></i></div><h2><a> </a></h2><div><b><i></i></b><div>one</div> <i></i></div><p style="background:#ace">two</p>`,
    `${doctype}${card}<h2></h2><div>one</div><p style="background:#ace">two</p>`,
  ],
  [
    'an element with nothing in it but padding, which begins a line',
    `${doctype}${card}<div style="background:#ace"><i style="padding:0 3px"></i></div>two`,
    `${doctype}${card}<div style="background:#ace;height:30px"></div>two`,
  ],
  [
    'an element with nothing in it that has a larger font, and a letter without width',
    `${doctype}${card}<div style="background:#ace;line-height:1.5">one <a><i style="font-size:60px"></i>two</a></div>three`,
    `${doctype}${card}<div style="background:#ace;line-height:1.5">one <a><i style="font-size:60px">&#8203;</i>two</a></div>three`,
  ],
  [
    'a list item with padding: its sign is before the padding',
    `${doctype}${card}<ul><li style="padding-left:30px">one</li></ul><ol><li style="padding-left:30px"><p>two</p></li><li>three</li></ol>`,
    `${doctype}${card}<ul><li>${gap(30)}one</li></ul><ol><li><p>${gap(30)}two</p></li><li>three</li></ol>`,
  ],
  [
    'a list item whose words are in the middle: its sign is at the left',
    `${doctype}${card}<div style="text-align:center"><ul style="width:200px;padding-left:40px"><li>one</li></ul></div>`,
    `${doctype}${card}<ul style="width:200px;padding-left:40px"><li><b style="font-weight:400;display:inline-block;width:200px;text-align:center">one</b></li></ul>`,
  ],
  [
    'the disc of a list item, and what Chromium draws for letters of 20 pixels',
    `${doctype}${card}<ul style="margin:0;padding-left:40px"><li>one</li></ul>`,
    `${doctype}${card}<div style="padding-left:40px">one</div><b style="position:absolute;left:21px;top:13px;width:6px;height:6px;border-radius:50%;background:#000"></b>`,
  ],
  [
    'the square of a list item inside of it',
    `${doctype}${card}<ul style="margin:0;padding:0;list-style:inside square"><li>one</li></ul>`,
    `${doctype}${card}<div>${gap(27)}one</div><b style="position:absolute;left:0;top:13px;width:6px;height:6px;background:#000"></b>`,
  ],
  [
    'a list item that begins with an empty block: its sign is beside the words',
    `${doctype}${card}<ul><li><p></p><p>one</p></li><li><div></div>two</li></ul>`,
    `${doctype}${card}<ul><li><p>one</p></li><li>two</li></ul>`,
  ],
  [
    'the padding of a list by its first name in WebKit',
    `${doctype}${card}<ul style="-webkit-padding-start:90px;-webkit-margin-before:5px"><li>one</li></ul>`,
    `${doctype}${card}<ul style="padding-left:90px;margin-top:5px"><li>one</li></ul>`,
  ],
  [
    'a style sheet that was escaped twice: what a browser does not read is left out, and what follows is read',
    `${doctype}<style>b::after{content:&quot;&quot;;color:#00f}p{font-family:&quot;Lato&quot;;color:#c33}</style>${card}<p>one <b>two</b></p>`,
    `${doctype}<style>p{color:#c33}</style>${card}<p>one <b>two</b></p>`,
  ],
  [
    'a box in a line that is at most as wide as a share of its room',
    `${doctype}${card}<div style="width:300px"><b style="display:inline-block;max-width:85%;background:#ace">Medal for notes</b> <b style="display:inline-block;max-width:50%;background:#ace">Fresh bread each morning</b></div>`,
    `${doctype}${card}<div style="width:300px"><b style="display:inline-block;background:#ace">Medal for notes</b> <b style="display:inline-block;max-width:150px;background:#ace">Fresh bread each morning</b></div>`,
  ],
  [
    'an item that begins with a picture has its sign',
    `${doctype}${card}<ul><li><img ${dot} width="30" height="10"> one</li></ul>`,
    `${doctype}${card}<ul><li><span><img ${dot} width="30" height="10"></span> one</li></ul>`,
  ],
  [
    'a list of fonts that no browser reads, and the one before it',
    `${doctype}<style>p{font-family:Lora}p{font-family:&#x27;Lato&#x27;,serif}i{font-family:2Brand,serif}</style>${card}<p>one <i>two</i></p>`,
    `${doctype}<style>p{font-family:Lora}</style>${card}<p>one <i>two</i></p>`,
  ],
  [
    'a heading with a margin on a rule: it lies above the rule, as one without does',
    `${doctype}<style>div::after{content:"";${rule};z-index:0}</style>${card}<div style="position:relative"><h3 style="margin:0 40px 0 0;font-size:20px;display:inline-block;position:relative;z-index:1;background:#fff">one</h3></div>`,
    `${doctype}<style>div::after{content:"";${rule};z-index:0}</style>${card}<div style="position:relative"><b style="display:inline-block;position:relative;z-index:1;background:#fff">one</b></div>`,
  ],
  [
    'floats of unequal heights in two rows: the second is below the whole first (CSS 2.1, 9.5.1)',
    `${doctype}${card}${cell('30%', 30)}${cell('70%', 90)}${cell('30%', 30)}${cell('40%', 60)}${cell('60%', 30)}<p style="clear:both">after</p>`,
    `${doctype}${card}${cell('30%', 30)}${cell('70%', 90)}${cell('30%', 30, 'clear:left')}${cell('40%', 60)}${cell('60%', 30, 'clear:left')}<p style="clear:both">after</p>`,
  ],
  [
    'the same in blocks one after the other, and to the right',
    `${doctype}${card}<div>${cell('30%', 30, 'float:right')}${cell('70%', 90, 'float:right')}</div><div>${cell('30%', 30, 'float:right')}</div>`,
    `${doctype}${card}<div>${cell('30%', 30, 'float:right')}${cell('70%', 90, 'float:right')}</div><div>${cell('30%', 30, 'float:right;clear:right')}</div>`,
  ],
  [
    'floats beside a high one stay there',
    `${doctype}${card}<div style="width:400px">${cell('30%', 90)}${cell('70%', 30)}${cell('70%', 30)}${cell('40%', 30)}</div>`,
    `${doctype}${card}${absolute(0, 0, 120, 90)}${absolute(120, 0, 280, 30)}${absolute(120, 30, 280, 30)}${absolute(120, 60, 160, 30)}`,
  ],
  [
    'a block that clears, with floats, after a block that cleared those before it',
    `${doctype}${card}${cell('50%', 30)}<p style="clear:both;margin:0">one</p><div style="clear:both">${cell('50%', 60)}${cell('30%', 30)}</div><p style="clear:both">two</p>`,
    `${doctype}${card}<div style="height:30px">${cell('50%', 30, 'float:none;display:block')}</div><p style="margin:0">one</p><div>${cell('50%', 60)}${cell('30%', 30)}</div><p style="clear:both">two</p>`,
  ],
  [
    'the first line of a block that ends with a line break, or with the block',
    `${doctype}<style>h1::first-line,p::first-line{color:#c33;font-size:1.5em}h1,p{font-size:20px;margin:0}</style>${card}<h1>Ada<br><span>Analyst</span></h1><p>one</p>`,
    `${doctype}<style>i{font-style:normal;color:#c33;font-size:1.5em}h1,p{font-size:20px;margin:0}</style>${card}<h1><i>Ada</i><br><span>Analyst</span></h1><p><i>one</i></p>`,
  ],
  [
    'a picture without a source that has a size as a block, with the sign before its text in it',
    `${doctype}${card}<img src="" alt="Ada" style="display:block;width:100px;height:40px;box-shadow:inset 0 0 0 2px #c33">`,
    `${doctype}${card}<img src="" alt="Ada" style="display:block;width:100px;height:40px;box-shadow:inset 0 0 0 2px #c33;box-sizing:border-box">`,
  ],
  [
    'a picture in a line with a margin without a size, which is none',
    `${doctype}${card}<div><img ${dot} width="60" height="40" style="margin-left:auto"></div>z`,
    `${doctype}${card}<div><img ${dot} width="60" height="40"></div>z`,
  ],
  [
    'a picture alone in a line of 30 pixels, and as a block with the room that is below the letters of 20 pixels',
    `${doctype}${card}<div style="background:#ace"><img ${dot} width="60" height="40" style="margin-top:5px"></div>z`,
    `${doctype}${card}<div style="background:#ace;padding:5px 0 8px"><img ${dot} width="60" height="40" style="display:block"></div>z`,
  ],
  [
    'a box in the middle of a line with a margin, and with a gap beside it',
    `${doctype}${card}<div style="background:#ace"><b style="font-size:12px;line-height:1;display:inline-block;vertical-align:middle;margin-right:20px">one</b>two</div>three`,
    `${doctype}${card}<div style="background:#ace"><b style="font-size:12px;line-height:1;display:inline-block;vertical-align:middle">one</b>${gap(20)}two</div>three`,
  ],
  [
    'a share of the height without a doctype, and of the sheet',
    '<body style="margin:0"><div><div style="height:50%;background:#c33">x</div></div>',
    '<body style="margin:0"><div><div style="height:192px;background:#c33">x</div></div>',
  ],
  [
    'the same below a margin of the body',
    '<div style="height:100%;background:#c33">x</div>',
    '<div style="height:368px;background:#c33">x</div>',
  ],
  [
    'the size of an SVG in inches and in pixels',
    `${card}<svg width="2in" height="0.5in" viewBox="0 0 4 1"><rect width="4" height="1" fill="#c33"/></svg>`,
    `${card}<svg width="192" height="48" viewBox="0 0 4 1"><rect width="4" height="1" fill="#c33"/></svg>`,
  ],
  [
    'a class with a slash, as a half is called',
    `${doctype}<style>.w-1\\/2{width:50%}</style>${card}<div class="w-1/2" style="background:#c33">x</div>`,
    `${doctype}${card}<div style="width:50%;background:#c33">x</div>`,
  ],
  [
    'shares of boxes in a line beside a padding in rem and in em, and in pixels',
    `${doctype}${card}<div style="padding:0 2rem"><div style="padding:0 1em">${'<span style="display:inline-block;width:40%;background:#c33">x</span> '.repeat(2)}</div></div>`,
    `${doctype}${card}<div style="padding:0 32px"><div style="padding:0 20px">${'<span style="display:inline-block;width:40%;background:#c33">x</span> '.repeat(2)}</div></div>`,
  ],
  [
    'a heading in a line with a margin in em, which is of the size that the browser gives it',
    `${doctype}${card}<h2 style="display:inline-block;margin:0 1em 0 0">Fresh bread each morning</h2><b>x</b>`,
    `${doctype}${card}<h2 style="display:inline-block;margin:0 30px 0 0">Fresh bread each morning</h2><b>x</b>`,
  ],
  ...[
    '<i style="position:absolute;left:5px;top:6px;width:10px;height:10px;background:#c33"></i>',
    '<u style="display:block;height:9px"></u><i style="position:absolute;left:5px;top:6px;width:10px;height:10px;background:#c33"></i>',
    '<i style="float:left;width:10px;height:10px;background:#c33"></i>',
  ].map((inside): [string, string, string] => {
    const boxed = (more: string) =>
      `${doctype}${card}<p>one <b style="display:inline-block;position:relative;width:40px;height:50px;padding:3px;background:#ace;${more}">${inside}</b> two</p>three`;
    return [
      'a box in a line with placed or floated boxes alone stands on its lower edge',
      boxed(''),
      boxed('overflow:hidden'),
    ];
  }),
  [
    'a box in a line with margins and a placed box alone, and with room around it',
    `${doctype}${card}<p>one<b style="display:inline-block;position:relative;width:30px;height:40px;border:2px solid #c33;margin:5px 8px 9px"><i style="position:absolute;left:5px;top:6px;width:10px;height:10px;background:#c33"></i></b>two</p>three`,
    `${doctype}${card}<p>one<b style="display:inline-block;overflow:hidden;padding:5px 8px 9px"><i style="display:block;position:relative;width:30px;height:40px;border:2px solid #c33"><i style="position:absolute;left:5px;top:6px;width:10px;height:10px;background:#c33"></i></i></b>two</p>three`,
  ],
  ...[
    'align-items:center',
    'display:inline-grid;align-items:center',
    'flex-direction:column;justify-content:center',
  ].map((middle): [string, string, string] => [
    'words in the middle of a box in a line are on this line',
    `${doctype}${card}<p>one <b style="display:inline-flex;${middle};height:60px;background:#ace">two</b> three</p>four`,
    `${doctype}${card}<p>one <b style="display:inline-block;padding:15px 0;background:#ace">two</b> three</p>four`,
  ]),
  [
    'blocks in a box in a line, which stands on the last of them, and lines',
    `${doctype}${card}<div>zero <b style="display:inline-block;background:#ace"><div>one</div><div style="padding-bottom:9px">two</div></b> three</div>four`,
    `${doctype}${card}<div>zero <b style="display:inline-block;background:#ace;padding-bottom:9px">one<br>two</b> three</div>four`,
  ],
  ...[
    ['transform:scale(2);transform-origin:0 0', 'width:100px;height:40px;filter:drop-shadow(8px 4px 0 #c33)'],
    ['scale:2;transform-origin:0 0', 'width:100px;height:40px;filter:drop-shadow(8px 4px 0 #c33)'],
    ['transform:rotate(180deg)', 'width:50px;height:20px;filter:drop-shadow(-4px -2px 0 #c33)'],
  ].map(([turned, plain]): [string, string, string] => [
    'a shadow within a transform is enlarged and turned with its box',
    `${doctype}${card}<div style="width:50px;${turned}"><div style="width:50px;height:20px;background:#ace;filter:drop-shadow(4px 2px 0 #c33)"></div></div>`,
    `${doctype}${card}<div style="background:#ace;${plain}"></div>`,
  ]),
  [
    'a share of the height of a box, and of one without a height, by a picture in a line',
    `${doctype}${card}<div style="height:80px"><img ${dot} style="width:40px;height:50%"> one</div><div><img ${dot} style="width:40px;height:50%"> two</div>`,
    `${doctype}${card}<div style="height:80px"><img ${dot} style="width:40px;height:40px"> one</div><div><img ${dot} style="width:40px"> two</div>`,
  ],
  [
    'an SVG with a share of a height, and with the height that it has by its width',
    `${doctype}${card}<div><svg width="40" height="100%" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#c33"/></svg> one</div>two`,
    `${doctype}${card}<div><svg width="40" height="40" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#c33"/></svg> one</div>two`,
  ],
  ...[
    ['in the order in which they are named', '@layer base,top;@layer top{b{color:#c33}}@layer base{#x{color:#06c}}'],
    [
      'in the order in which they begin',
      '@layer base{#x{color:#06c}}@layer top{b{color:#c33}}@layer base{#x{color:#0a6}}',
    ],
    ['below what is in none', '@layer base{#x{color:#06c}}b{color:#c33}'],
    ['each without a name by itself', '@layer{#x{color:#06c}}@layer{b{color:#c33}}'],
    ['within each other', '@layer base{b{color:#c33}@layer deep{#x{color:#06c}}}@layer base.deep{#x{color:#0a6}}'],
    ['by the layer around', '@layer one.last{#x{color:#06c}}@layer two.first{b{color:#c33}}@layer one{#x{color:#0a6}}'],
    [
      'the first of all that are important',
      '@layer one,two;@layer two{#x{color:#06c!important}}@layer one{b{color:#c33!important}}#x{color:#0a6!important}',
    ],
  ].map(([how, css]): [string, string, string] => [
    `layers of the cascade: ${how}`,
    sheet(css as string, '<b id="x">one</b>'),
    sheet('b{color:#c33}', '<b id="x">one</b>'),
  ]),
  [
    'layers of the cascade: over two style sheets, below an important style of the element',
    sheet(
      '@layer one,two;@layer two{b{color:#c33}}',
      '<style>@layer one{#x{color:#06c}}@layer one{i{color:#06c!important}}</style><b id="x">one</b><i style="color:#c33!important">two</i>',
    ),
    sheet('b,i{color:#c33}', '<b id="x">one</b><i>two</i>'),
  ],
  ...(['left', 'center', 'right'] as const).flatMap((align): [string, string, string][] => {
    const tag = (words: string) => `<u style="padding:0 20px;background:#ace;text-decoration:none">${words}</u>`;
    const lines = (width: number, inside: string) =>
      `${doctype}${card}<div style="width:${width}px;text-align:${align}">${inside}</div>three`;
    return [
      [
        `padding in a line is with its first word (${align})`,
        lines(150, `Fresh bread ${tag('each')} day`),
        lines(150, `Fresh bread<br>${tag('each')} day`),
      ],
      [
        `padding in a line is with its last word (${align})`,
        lines(190, `Fresh ${tag('bread each')} day`),
        lines(190, `Fresh ${tag('bread<br>each')} day`),
      ],
      [
        `words that no blank parts are in one line, with their padding (${align})`,
        lines(190, `Fresh bread${tag('each')}${tag('day')}`),
        lines(190, `Fresh<br>bread${tag('each')}${tag('day')}`),
      ],
    ];
  }),
  [
    'padding in a line that does not end',
    `${doctype}${card}<div style="width:150px;white-space:nowrap">Fresh bread <u style="padding:0 20px;background:#ace">each</u> day</div>three`,
    `${doctype}${card}<div style="width:400px">Fresh bread <u style="padding:0 20px;background:#ace">each</u> day</div>three`,
  ],
  [
    'a picture as wide as its box after an indent hangs out of it',
    `${doctype}${card}<div style="width:200px;text-indent:20px"><img ${dot} style="width:100%;height:50px"></div><table cellspacing="0" style="text-indent:20px;width:300px"><tr><td style="width:40%;padding:0"><img ${dot} width="600" height="50" style="max-width:100%"><td style="padding:0">one</table>`,
    `${doctype}${card}<div style="width:200px"><img ${dot} style="width:200px;height:50px;position:relative;left:20px"></div><table cellspacing="0" style="width:300px"><tr><td style="width:40%;padding:0"><img ${dot} width="120" height="50" style="position:relative;left:20px"><td style="padding:0 0 0 20px">one</table>`,
  ],
  ...[
    ['a float as wide as its block', '<b style="float:left;width:100%;height:50px;background:#ace"></b>', 50],
    [
      'two floats beside each other',
      '<b style="float:left;width:60%;height:50px;background:#ace"></b><b style="float:right;width:40%;height:50px;background:#c33"></b>',
      50,
    ],
    [
      'words that are as wide',
      '<b style="float:left;background:#ace">Fresh bread each morning, at seven and no earlier</b>',
      60,
    ],
  ].map(([what, floats, height]): [string, string, string] => [
    `words below ${what}`,
    `${doctype}${card}<div style="width:300px">${floats}two three</div>`,
    `${doctype}${card}<div style="width:300px">${floats}</div><div style="padding-top:${height}px">two three</div>`,
  ]),
  [
    'words below the lower of two floats, beside the other',
    `${doctype}${card}<div style="width:300px"><b style="float:left;width:60%;height:50px;background:#ace"></b><b style="float:right;width:40%;height:90px;background:#c33"></b>two</div>`,
    `${doctype}${card}<div style="width:300px"><b style="float:left;width:60%;height:50px;background:#ace"></b><b style="float:right;width:40%;height:90px;background:#c33"></b></div><div style="padding-top:50px">two</div>`,
  ],
  [
    'floats before a block with a margin, in a box with padding',
    `${doctype}${card}<div style="padding:20px;width:300px"><b style="float:left;width:60%;height:50px;background:#ace"></b><b style="float:left;width:40%;height:90px;background:#c33"></b><p style="margin:15px 0">two</p></div>`,
    `${doctype}${card}<div style="padding:20px;width:300px"><b style="float:left;width:60%;height:50px;background:#ace"></b><b style="float:left;width:40%;height:90px;background:#c33"></b><div style="padding-top:90px">two</div></div>`,
  ],
  [
    'a picture that may be as wide as its box, in a box as wide as its contents',
    `${doctype}${card}<div style="width:200px"><b style="display:inline-block;padding:0 10px;background:#ace"><img ${dot} width="400" height="40" style="max-width:100%"></b><b style="float:left;background:#c33"><img ${dot} width="400" height="40" style="max-width:100%"></b><b style="float:left"><img ${dot} width="90" height="40" style="max-width:100%"></b></div>`,
    `${doctype}${card}<div style="width:200px"><b style="display:inline-block;padding:0 10px;background:#ace"><img ${dot} width="180" height="40"></b><b style="float:left;background:#c33"><img ${dot} width="200" height="40"></b><b style="float:left"><img ${dot} width="90" height="40"></b></div>`,
  ],
  ...[
    ['padding:10px 20px', 'margin-left:-20px;margin-top:-10px'],
    ['padding:10px 20px;border:3px solid #c33', 'margin-left:-23px;margin-top:-13px'],
    ['margin-left:40px', 'margin-left:-40px'],
  ].map(([block, float]): [string, string, string] => {
    const words = 'Fresh bread each morning, at seven and no earlier, but on Monday we bake nothing at all';
    const box = (style: string) => `<b style="float:left;width:60px;height:50px;background:#ace;${style}"></b>`;
    return [
      `a float before a block (${block}), and in it`,
      `${doctype}${card}<div>${box('')}<div style="${block}">${words}</div></div>`,
      `${doctype}${card}<div><div style="${block}">${box(float ?? '')}${words}</div></div>`,
    ];
  }),
  [
    'a grid that floats, no wider than there is room, unless it says so',
    `${doctype}${card}<div style="width:300px;padding-left:40px"><div style="float:right;display:grid;grid-template-columns:1fr 1fr"><b style="background:#ace">Fresh bread each morning</b><b>at seven and no earlier</b></div></div><div style="clear:both;width:100px"><b style="float:left;display:flex;width:200px;background:#ace">two</b></div>`,
    `${doctype}${card}<div style="width:300px;padding-left:40px;display:grid;grid-template-columns:1fr 1fr"><b style="background:#ace">Fresh bread each morning</b><b>at seven and no earlier</b></div><div style="width:200px"><b style="display:block;background:#ace">two</b></div>`,
  ],
  [
    'a picture at the left with space around it, by attributes and by style',
    `${doctype}${card}<p><img ${dot} width="80" height="60" align="left" hspace="10">Fresh bread each morning, at seven and no earlier, but Monday</p>`,
    `${doctype}${card}<p><img ${dot} style="width:80px;height:60px;float:left;margin:0 10px">Fresh bread each morning, at seven and no earlier, but Monday</p>`,
  ],
  [
    'a place to break a line by its element and by its character',
    `${doctype}${card}<div style="width:120px">very<wbr>long<wbr>word<wbr>here<wbr>and<wbr>there</div>`,
    `${doctype}${card}<div style="width:120px">very&#8203;long&#8203;word&#8203;here&#8203;and&#8203;there</div>`,
  ],
  [
    'the padding of a table and of a box',
    `${doctype}${card}<table cellspacing="0" style="width:300px;padding:30px 10%;background:#ace"><tr><td style="padding:0">bread</td></tr></table>`,
    `${doctype}${card}<div style="width:180px;padding:30px 60px;background:#ace">bread</div>`,
  ],
  [
    'the padding of a table that is as wide as its words, and none with collapsed borders',
    `${doctype}${card}<table cellspacing="0" style="padding:30px 0"><tr><td style="padding:0">Fresh bread each morning</td></tr></table><table style="padding:30px;border-collapse:collapse"><tr><td style="padding:0">At seven</td></tr></table>`,
    `${doctype}${card}<div style="padding:30px 0">Fresh bread each morning</div><div>At seven</div>`,
  ],
  [
    'columns of a table with collapsed borders, with padding and without',
    `${doctype}${card}<table style="padding:9px;border-collapse:collapse;table-layout:fixed;width:300px"><tr><td>a</td><td>much longer than that</td></tr></table>`,
    `${doctype}${card}<table style="border-collapse:collapse;table-layout:fixed;width:300px"><tr><td>a</td><td>much longer than that</td></tr></table>`,
  ],
  [
    'a picture alone in its line, which has no room below it without a doctype',
    `${card}<div style="background:#c33"><a href="#"><img ${dot} width="80" height="60"></a></div><p>bread</p>`,
    `${doctype}${card}<div style="background:#c33;height:60px"><img ${dot} style="display:block;width:80px;height:60px"></div><p>bread</p>`,
  ],
  [
    'text in a fixed width, as large as the text around it where that has a size',
    `${doctype}${card}<p>Use <code>HELLO10</code> and <kbd style="font-size:50%">Enter</kbd></p>`,
    `${doctype}${card}<p>Use <span style="font-family:monospace">HELLO10</span> and <span style="font-family:monospace;font-size:10px">Enter</span></p>`,
  ],
  [
    'text in a fixed width, smaller where the browser gives the size, and not in a font of its own',
    `${doctype}<body style="margin:0;width:6.25in;height:4.25in;font-family:Inter"><p>Use <code>A</code> <code style="font-size:200%">B</code> <code style="font-family:Courier New">C</code></p>`,
    `${doctype}<body style="margin:0;width:6.25in;height:4.25in;font-family:Inter"><p>Use <span style="font-family:monospace;font-size:13px">A</span> <span style="font-family:monospace;font-size:26px">B</span> <span style="font-family:Courier New">C</span></p>`,
  ],
  [
    'named lines of a grid and their numbers',
    grid(
      '[full-start] 1fr [main-start] 2in repeat(2, 1in [x]) [main-end] 1fr [full-end]',
      item('grid-column:main') + item('grid-column:x / full-end') + item('grid-column:full'),
    ),
    grid('1fr 2in 1in 1in 1fr', item('grid-column:2/5') + item('grid-column:4/6') + item('grid-column:1/6')),
  ],
  [
    'areas of a grid and their lines',
    `${doctype}${card}<div style="display:grid;height:2in;grid-template:'a b' 30px 'c b' 1fr / 1fr 2fr">${item('grid-area:b')}${item('grid-row:c;grid-column:c-start / b-end')}</div>`,
    `${doctype}${card}<div style="display:grid;height:2in;grid-template-rows:30px 1fr;grid-template-columns:1fr 2fr">${item('grid-area:1/2/3/3')}${item('grid-area:2/1/3/3')}</div>`,
  ],
  [
    'an element without a box and none, what it says inherited',
    grid('1in 2in', `<div style="display:contents;color:#c33;font-size:30px">text${item('')}</div>`),
    grid('1in 2in', `<span style="color:#c33;font-size:30px">text</span>${item('color:#c33;font-size:30px')}`),
  ],
  [
    'nested rules with and without &',
    sheet(
      '.w{color:#33c;.x{color:#c33} p:first-child{margin:0} > b{color:#3c3}}',
      '<div class=w><p class=x>first words</p><b>further words</b></div>',
    ),
    sheet(
      '.w{color:#33c;& .x{color:#c33} & p:first-child{margin:0} & > b{color:#3c3}}',
      '<div class=w><p class=x>first words</p><b>further words</b></div>',
    ),
  ],
  [
    'rem of a root with letters of its own',
    sheet('html{font-size:10px} p{font-size:3rem;margin:calc(1rem + 5px)}', '<p>a</p>'),
    sheet('p{font-size:30px;margin:15px}', '<p>a</p>'),
  ],
  [
    'a body that is a grid, and rows as high as their words',
    `${doctype}<body style="margin:0;display:grid"><p style="margin:0">a</p><p style="margin:0">b</p>`,
    `${doctype}<body style="margin:0"><p style="margin:0">a</p><p style="margin:0">b</p>`,
  ],
  [
    'a hidden empty cell and an empty one',
    sheet(
      'table{border-collapse:collapse} td{padding:0} .c{border:2px solid #c33}',
      '<table><tr><td class=c>a</td><td style="visibility:hidden"></td></tr></table>',
    ),
    sheet(
      'table{border-collapse:collapse} td{padding:0} .c{border:2px solid #c33}',
      '<table><tr><td class=c>a</td><td></td></tr></table>',
    ),
  ],
  [
    'a table in the middle, whatever its even margins',
    `${doctype}${card}<center><table style="margin:0 0 16px 0"><tr><td>button</td></tr></table></center>`,
    `${doctype}${card}<center><table style="margin:0 auto 16px auto"><tr><td>button</td></tr></table></center>`,
  ],
  [
    'cells without a table, and with one',
    `${doctype}${card}<div>${cells}</div>`,
    `${doctype}${card}<div><div style="display:table"><div style="display:table-row">${cells}</div></div></div>`,
  ],
  [
    'cells on both sides of a line break, and in two tables',
    `${doctype}${card}<div><b style="display:table-cell">one</b><br><b style="display:table-cell">two</b></div>`,
    `${doctype}${card}<div><b style="display:table">one</b><br><b style="display:table">two</b></div>`,
  ],
  [
    'cells of a flex box and blocks',
    `${doctype}${card}<div style="display:flex">${cells}</div>`,
    `${doctype}${card}<div style="display:flex">${cells.replaceAll('table-cell', 'block')}</div>`,
  ],
  [
    'a table that is a block, and a block with a table in it',
    `${doctype}${card}<table style="display:block;width:300px;border:2px solid #c33">${rows}</table>`,
    `${doctype}${card}<div style="width:300px;box-sizing:border-box;border:2px solid #c33"><table>${rows}</table></div>`,
  ],
  [
    'a table in a line, and a box in a line with a table in it',
    `${doctype}${card}<table style="display:inline-table">${rows}</table>`,
    `${doctype}${card}<div style="display:inline-block"><table>${rows}</table></div>`,
  ],
  [
    'cells that are blocks, and blocks in one cell',
    `${doctype}${card}<table><tr><td style="display:block">a</td><td style="display:block">b</td></tr></table>`,
    `${doctype}${card}<table><tr><td style="padding:0"><div style="padding:1px">a</div><div style="padding:1px">b</div></td></tr></table>`,
  ],
  [
    'the padding of a picture in a list, in per cent and in pixels',
    `${doctype}${card}<ul style="width:400px"><li><img ${dot} width="80" height="60" style="padding:10%"></li></ul>`,
    `${doctype}${card}<ul style="width:400px"><li><img ${dot} width="80" height="60" style="padding:40px"></li></ul>`,
  ],
  [
    'the proportions of a box with padding, and its height',
    `${doctype}${card}<div style="width:300px;padding:20px;aspect-ratio:2;background:#ace">bread</div>`,
    `${doctype}${card}<div style="width:300px;padding:20px;min-height:150px;background:#ace">bread</div>`,
  ],
  [
    'proportions of a cell, which has none, and none',
    `${doctype}${card}<table><tr><td style="aspect-ratio:2;background:#ace">Fresh bread</td></tr></table>`,
    `${doctype}${card}<table><tr><td style="background:#ace">Fresh bread</td></tr></table>`,
  ],
  [
    'a floated box before a heading, with the text styles of where it was, and with its own',
    `${doctype}${card}<div style="padding:20px">${float('')}<h1 style="margin:0;color:#c33;text-transform:uppercase">Bread</h1></div>`,
    `${doctype}${card}<div style="padding:20px"><h1 style="margin:0;color:#c33;text-transform:uppercase">${float('color:#000;font-size:20px;text-transform:none')}Bread</h1></div>`,
  ],
  [
    'a picture that floats above the margin of a paragraph, and one that is placed there',
    `${doctype}${card}<div style="padding:20px;width:300px"><img ${dot} style="float:right;width:80px;height:60px"><p style="margin:40px 0">Bread</p></div>`,
    `${doctype}${card}<div style="padding:20px;width:300px"><p style="margin:40px 0"><img ${dot} style="float:right;width:80px;height:60px;margin-top:-40px">Bread</p></div>`,
  ],
  [
    'a floated box that says it is in a line, and one that is a block',
    `${doctype}${card}<ul style="float:left;display:inline-block"><li>Rye</li></ul><p style="margin:0;visibility:hidden">Bread</p>`,
    `${doctype}${card}<ul style="float:left;display:block"><li>Rye</li></ul><p style="margin:0;visibility:hidden">Bread</p>`,
  ],
  [
    'blocks in an element in a line, and in one without a box',
    `${doctype}${card}<div style="display:inline;width:90px;height:200px"><p>Fresh bread each morning</p></div><p>x</p>`,
    `${doctype}${card}<div style="display:contents"><p>Fresh bread each morning</p></div><p>x</p>`,
  ],
  [
    'a flex box in a line that is too long, and one with a width',
    `${doctype}${card}<div style="width:300px"><div style="display:inline-flex;padding:10px"><p>Fresh bread each morning</p><p>at seven and no earlier</p></div></div>`,
    `${doctype}${card}<div style="width:300px"><div style="display:inline-flex;padding:10px;width:280px"><p>Fresh bread each morning</p><p>at seven and no earlier</p></div></div>`,
  ],
  [
    'lines without a doctype that have only smaller letters, and a block of such letters',
    `${card}<div style="font-size:30px;line-height:1.5"><a style="font-size:12px">Fresh <i>bread</i></a><br><b style="font-size:12px">at seven</b></div><p>x</p>`,
    `${card}<div style="font-size:12px;line-height:1.5"><a>Fresh <i>bread</i></a><br><b>at seven</b></div><p>x</p>`,
  ],
  [
    'columns of calc() in per cent that are counted, and as many',
    `${doctype}${card}<div style="display:grid;gap:8px;grid-template-columns:repeat(auto-fill,calc(25% - 8px))"><i>a</i><i>b</i><i>c</i><i>d</i><i>e</i></div>`,
    `${doctype}${card}<div style="display:grid;gap:8px;grid-template-columns:repeat(4,calc(25% - 8px))"><i>a</i><i>b</i><i>c</i><i>d</i><i>e</i></div>`,
  ],
  [
    'a groove of no colour, of that of its words, and of light grey',
    `${doctype}${card}<p style="border:8px groove">a</p><p style="color:#c33;border:8px inset currentColor">b</p>`,
    `${doctype}${card}<p style="border:8px groove #eee">a</p><p style="color:#c33;border:8px inset #eee">b</p>`,
  ],
  [
    'a variable and an abbreviation, as a browser draws them',
    `${doctype}${card}<var>x</var> <abbr title="number">no.</abbr> <abbr>no.</abbr>`,
    `${doctype}${card}<i>x</i> <span style="text-decoration:underline dotted">no.</span> <span>no.</span>`,
  ],
  [
    'a wide picture in a column as inline-block, and in a line',
    `${doctype}${card}<div style="display:grid;grid-template-columns:1fr 1fr"><p><img ${dot} width=600 style="max-width:100%;display:inline-block"></p><p>Rye</p></div>`,
    `${doctype}${card}<div style="display:grid;grid-template-columns:1fr 1fr"><p><img ${dot} width=600 style="max-width:100%"></p><p>Rye</p></div>`,
  ],
  [
    'a picture of its own width, by a word and by none',
    `${doctype}${card}<img ${dot} style="display:block;width:min-content;height:40px">`,
    `${doctype}${card}<img ${dot} style="display:block;height:40px">`,
  ],
  [
    'the number of an item beside a flex box, and beside a block',
    `${doctype}${card}<ol><li>Rye</li><li><div style="display:flex">Wheat</div></li><li>Oat</li></ol>`,
    `${doctype}${card}<ol><li>Rye</li><li><div>Wheat</div></li><li>Oat</li></ol>`,
  ],
  [
    'a heading in a line over a rule that is placed before it, and over one before its block',
    `${doctype}${card}<div style="position:relative;text-align:center"><i style="${rule}"></i><b style="position:relative;display:inline-block;background:#fff">Bread</b></div>`,
    `${doctype}${card}<div style="position:relative;text-align:center"><i style="${rule}"></i><div style="position:relative"><b style="display:inline-block;background:#fff">Bread</b></div></div>`,
  ],
  [
    'a picture below everything but the background, and the first of the body',
    `${doctype}${card.replace('font:', 'background:#ffe;font:')}<p>Bread</p><img ${dot} style="position:absolute;left:0;top:0;width:300px;height:200px;z-index:-1">`,
    `${doctype}${card.replace('font:', 'background:#ffe;font:')}<img ${dot} style="position:absolute;left:0;top:0;width:300px;height:200px"><p style="position:relative">Bread</p>`,
  ],
  [
    'the first heading without a doctype, after a placed picture and before it',
    `${card}<img ${dot} style="position:absolute;right:0;top:0;width:30px;height:20px"><h1>Bread</h1>`,
    `${card}<h1>Bread</h1><img ${dot} style="position:absolute;right:0;top:0;width:30px;height:20px">`,
  ],
  [
    'the line after a block in a link goes on after the link',
    `${doctype}${card}<a href="#"><div>A block</div>in a link</a> and beyond`,
    `${doctype}${card}<div><a href="#">A block</a></div><a href="#">in a link</a> and beyond`,
  ],
  [
    'blanks beside blocks in an element in a line begin no line',
    `${doctype}${card}<b>\n<div>Rye</div>\n<div>Wheat</div>\n</b>`,
    `${doctype}${card}<div><b>Rye</b></div><div><b>Wheat</b></div>`,
  ],
  [
    'text in an element without a box, and in one in a line',
    `${doctype}${card}Only <b style="display:contents">this week</b> at the bakery`,
    `${doctype}${card}Only <b>this week</b> at the bakery`,
  ],
  [
    'preformatted text in an element without a box, and in one in a line',
    `${doctype}${card}<div><pre style="display:contents">one\n  two</pre></div>`,
    `${doctype}${card}<div><pre style="display:inline">one\n  two</pre></div>`,
  ],
  [
    'a picture that is a table, and a block',
    `${doctype}${card}Bread <img ${dot} style="display:table" width="80" height="60">`,
    `${doctype}${card}Bread <img ${dot} style="display:block" width="80" height="60">`,
  ],
  [
    'a picture without a box, and none',
    `${doctype}${card}Bread <img ${dot} style="display:contents" width="80" height="60">`,
    `${doctype}${card}Bread`,
  ],
  [
    'the width of a placed picture that would float, and of one that would not',
    `${doctype}${card}<div style="position:relative;padding:20px;height:90px"><img ${dot} style="position:absolute;left:0;top:0;width:100%;height:100%;float:right"></div>`,
    `${doctype}${card}<div style="position:relative;padding:20px;height:90px"><img ${dot} style="position:absolute;left:0;top:0;width:100%;height:100%"></div>`,
  ],
  [
    'a figure that is a cell has no margins',
    `${doctype}${card}<figure style="display:table-cell;background:#ace">Bread</figure>`,
    `${doctype}${card}<div style="display:table-cell;background:#ace">Bread</div>`,
  ],
  [
    'the lines of preformatted text that is a table, and a block',
    `${doctype}${card}<pre style="display:table;margin:0">one\n  two</pre>`,
    `${doctype}${card}<pre style="margin:0">one\n  two</pre>`,
  ],
  [
    'a box in a line as narrow as its longest word, and a block',
    `${doctype}${card}<div><b style="display:inline-block;width:min-content">Fresh bread</b></div>`,
    `${doctype}${card}<div><b style="display:block;width:min-content">Fresh bread</b></div>`,
  ],
  [
    'rows and columns of a grid without names, in one declaration and in two',
    `${doctype}${card}<div style="display:grid;grid-template:auto 80px / 1fr 2fr"><b>one</b><b>two</b><b>three</b><b>four</b></div>x`,
    `${doctype}${card}<div style="display:grid;grid-template-rows:auto 80px;grid-template-columns:1fr 2fr"><b>one</b><b>two</b><b>three</b><b>four</b></div>x`,
  ],
  [
    'rows of a grid that are as high as their contents, which leave the rest free',
    `${doctype}${card}<div style="display:grid;height:300px;grid-auto-rows:min-content"><b>one</b><b>two</b></div>`,
    `${doctype}${card}<div style="height:300px"><b style="display:block">one</b><b style="display:block">two</b></div>`,
  ],
  [
    'the width of ten zeros in the letters of an element, and in pixels',
    `${doctype}${card}<p style="width:10ch;background:#ace">Bread</p><p style="padding-left:calc(2ch + 4px);font:700 30px Lato">x</p>`,
    `${doctype}${card}<p style="width:126.172px;background:#ace">Bread</p><p style="padding-left:38.8px;font:700 30px Lato">x</p>`,
  ],
  [
    'half of the width of a card with its bleed, and in pixels',
    `${doctype}${card}<div style="width:50vw;background:#ace">Bread</div>`,
    `${doctype}${card}<div style="width:300px;background:#ace">Bread</div>`,
  ],
  [
    'a rule for cards that are as wide as one with its bleed, and for all',
    sheet('@media (min-width:590px){p{color:#c33}}', '<p>Bread</p>'),
    sheet('p{color:#c33}', '<p>Bread</p>'),
  ],
  ...[
    ['right 10px bottom 5px', 'calc(100% - 10px) calc(100% - 5px)'],
    ['bottom 5px left 40px', '40px calc(100% - 5px)'],
    ['right 12px top', 'calc(100% - 12px) 0'],
    ['top right 12px', 'calc(100% - 12px) 0'],
    ['left 30px center', '30px 50%'],
  ].map(([edges, plain]): [string, string, string] => {
    const at = (position: string | undefined) =>
      `${doctype}${card}<div style="width:300px;height:200px;background:#eee url(&quot;${dot.slice(5, -1)}&quot;) ${position}/40px no-repeat">x</div>`;
    return [`a background at ${edges}, and at ${plain}`, at(edges), at(plain)];
  }),
  ['one column, and none', `${doctype}${card}<div style="columns:1">one</div>`, `${doctype}${card}<div>one</div>`],
  [
    'a button, and a box in a line that looks like one',
    `${doctype}${card}<button style="background:#0a5;border:0;padding:8px 16px;font:700 16px/20px Inter;color:#fff">Call now</button>`,
    `${doctype}${card}<span style="display:inline-block;background:#0a5;padding:8px 16px;font:700 16px/20px Inter;color:#fff;text-align:center">Call now</span>`,
  ],
  [
    'a button that is higher than its words, and a box with these in its middle',
    `${doctype}${card}<button style="display:block;height:90px;border:0;padding:0 16px;background:#ace;font:inherit">Call now</button>`,
    `${doctype}${card}<div style="display:flex;flex-direction:column;justify-content:center;width:fit-content;box-sizing:border-box;height:90px;padding:0 16px;background:#ace"><div>Call now</div></div>`,
  ],
  [
    'a button says nothing of its letters but what it inherits, and words in bold and red',
    `${doctype}${card}<p style="color:#c33;font-weight:bold"><button style="font:inherit;color:inherit;background:none;border:0;padding:0">Call</button></p>`,
    `${doctype}${card}<p style="color:#c33;font-weight:bold"><span style="display:inline-block">Call</span></p>`,
  ],
  [
    'shadows without a colour, and with that of the text',
    `${doctype}${card}<p style="color:#c33;width:90px;box-shadow:0 9px,inset 0 0 0 2px;text-shadow:2px 2px">Bread</p>`,
    `${doctype}${card}<p style="color:#c33;width:90px;box-shadow:0 9px #c33,inset 0 0 0 2px #c33;text-shadow:2px 2px #c33">Bread</p>`,
  ],
  [
    'a heading with the font of the text around it, and text',
    `${doctype}${card}<h2 style="font:inherit;margin:0">Bread</h2>`,
    `${doctype}${card}<div>Bread</div>`,
  ],
  [
    'tabs, which end at a stop',
    `${doctype}${card}<pre style="tab-size:4">a\tb\tc\naa\tbbbb\tc</pre><pre>Rye\t$4</pre>`,
    `${doctype}${card}<pre>a   b   c\naa  bbbb    c</pre><pre>Rye     $4</pre>`,
  ],
  [
    'cells whose frame has the colour of that of their table',
    `${doctype}${card}<table border=1 style="border:1px solid rgb(200, 30, 30)"><tr><td>Rye</table>`,
    `${doctype}${card}<table border=1 style="border:1px solid rgb(200, 30, 30)"><tr><td style="border-color:rgb(200, 30, 30)">Rye</table>`,
  ],
  ...[
    ['width=90 height=60 style="width:200px;height:100px"', 'width=200 height=100 viewBox="0 0 200 100"'],
    ['', 'width=300 height=150 viewBox="0 0 300 150"'],
    ['width=90 height=60 style="width:180px;height:auto"', 'width=180 height=120 viewBox="0 0 180 120"'],
  ].map(([one, other]) => [
    `an SVG without viewBox is in pixels of its box: ${one}`,
    ...[one, other].map((size) => `${doctype}${card}<svg ${size}><path fill="#c33" d="M9 9h50l9 40z"/></svg>`),
  ]),
])('%s', async (_name, one, other) => {
  const [written, plain] = await Promise.all([drawn(one), drawn(other)]);
  expect(written.warnings).toEqual(plain.warnings);
  expect(Buffer.compare(written.bytes, plain.bytes)).toBe(0);
  expect(Buffer.compare(written.bytes, await blank())).not.toBe(0);
});

test.each([
  [
    'a background that is fixed on the sheet',
    `${doctype}${card.replace('font:', 'background:linear-gradient(#c33,#fff) no-repeat center fixed;font:')}Bread`,
    'background-attachment: fixed places the picture in its box here, and not on the sheet',
  ],
  [
    'a legend',
    `${doctype}${card}<fieldset><legend>Bread</legend>Rye</fieldset>`,
    'A <legend> stands within its frame here, and on the upper edge of it in print: place a heading there yourself',
  ],
  [
    'an element in a line that is blended',
    `${doctype}${card}<b style="mix-blend-mode:multiply">Bread</b>`,
    'mix-blend-mode of an element in a line (display: inline) cannot be drawn here: give it display: inline-block',
  ],
  [
    'columns that are counted where the width is not known',
    `${doctype}${card}<div style="display:flex"><div style="flex:1;display:grid;grid-template-columns:repeat(auto-fill,calc(25% - 8px))"><b>Rye</b><b>Oat</b></div></div>`,
    'Columns of calc() in per cent that are counted (auto-fill, auto-fit) are one column here, where the width is not known: give the number of columns',
  ],
  [
    'a float beside which there is more than its box',
    `${doctype}${card}<div>Rye <i style="float:right;width:90px;height:90px;background:#c33"></i></div><div style="display:grid">Oat</div>`,
    'What follows the text beside a floated box begins below the box here, and beside it in print: use a flex box, or clear',
  ],
  [
    'what is placed behind a box in a line',
    `${doctype}${card}<b style="display:inline-block;position:relative;background:#ace">Bread<i style="position:absolute;inset:0;z-index:-1;background:#c33"></i></b>`,
    'What is placed behind a box in a line (z-index below 0) is drawn above the background of the box here, and below it in print: give the box isolation: isolate to print it above',
  ],
  [
    'what is placed in a box in a line, by a box around that',
    `${doctype}${card}<b style="display:inline-block">Bread<i style="position:absolute;right:0">fresh</i></b>`,
    'What is placed (position: absolute) in a box in a line, or in one that floats, has its place in that box here: give the box position: relative, or write it outside of the box',
  ],
  [
    'an SVG picture in a background of other proportions',
    `${doctype}${card}<div style="height:50px;background:url('data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>')}') 0 0/100% 100%"></div>`,
    'An SVG picture in a background with a width and a height (background-size) is stretched to these here, and keeps its proportions in print: give its root preserveAspectRatio="none", or the size auto for one side',
  ],
  [
    'an SVG picture of proportions alone in a table whose columns have no width',
    `${doctype}${card}<table><tr><td>one<td><img style="max-width:100%" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1z"/></svg>')}"></table>`,
    'An SVG picture with a viewBox and no width or height is as wide as its box in print, has another size here in a row of a flex box, and is not seen in a table whose columns have no width: give it a width',
  ],
  [
    'the shadow of an element in a line',
    `${doctype}${card}<b style="box-shadow:0 0 4px #000">Bread</b>`,
    'The shadow of an element in a line (display: inline) cannot be drawn here: give it display: inline-block',
  ],
  [
    'a caption in a frame',
    `${doctype}${card}<table border=1><caption>Bread</caption><tr><td>Rye</table>`,
    'A caption is drawn within the frame of its table here, and above it in print: write it before the table',
  ],
  [
    'a caption below its table',
    `${doctype}${card}<table style="caption-side:bottom"><caption>Bread</caption><tr><td>Rye</table>`,
    'A caption below its table is drawn above it here: write it after the table',
  ],
  [
    'the background of a column',
    `${doctype}${card}<table><col style="background:#fc3"><tr><td>Rye</table>`,
    'The background of a column (col) is not drawn here: give it to the cells',
  ],
  [
    'a column with a limit in per cent',
    grid('1fr clamp(50px,20%,90px)', `${item('')}${item('')}`),
    'Grid tracks with min(), max() or clamp() in per cent are drawn here without the limit: give them a size',
  ],
  [
    'a column as narrow as its contents',
    grid('min-content 1fr', `${item('')}${item('')}`),
    'Grid columns of min-content or fit-content() are drawn as auto here, which is wider: give them a size',
  ],
  [
    'a table with a height and a cell in two rows',
    `${doctype}${card}<table height=200><tr><td rowspan=2>Bread<td>Rye<tr><td>Oat</table>`,
    'The rows of a table with a height in per cent, collapsed borders, padding or a rowspan share it otherwise here than in print: give the cells their heights',
  ],
  [
    'what a row of a table has as a box',
    `${doctype}${card}<table><tr style="opacity:1;outline:none;transform:rotate(4deg)"><td>Bread</table>`,
    'transform of a table row is not drawn here: give it to the table or to the contents of its cells',
  ],
  [
    'a gradient below a row of a table',
    `${doctype}${card}<table cellspacing=0><tr style="background:linear-gradient(#c33,#fff)"><td>Bread</table>`,
    'A picture or gradient in the background of a table row is drawn in each of its cells here, and once in print: give it to the table',
  ],
  [
    'a row of a table that is moved',
    `${doctype}${card}<table><tr style="position:relative;left:9px"><td>Bread</table>`,
    'A table row that is moved with position: relative stays where it is here: move the table, or the contents of its cells',
  ],
  [
    'an SVG without viewBox, in per cent',
    `${doctype}${card}<svg width="50%" height=90><path d="M9 9h50l9 40z"/></svg>`,
    'An SVG without viewBox is drawn at another scale here if its width or height is not in pixels: give it a viewBox',
  ],
  [
    'a pattern of an SVG',
    `${doctype}${card}<svg width=90 height=90><pattern id=p width=9 height=9 patternUnits="userSpaceOnUse"><path d="M0 0h4v4z"/></pattern><path fill="url(#p)" d="M9 9h70v70z"/></svg>`,
    'The tiles of a pattern in an SVG are whole pixels here, and up to 1 % larger than in print',
  ],
  [
    'a first line that ends where the page does',
    `${doctype}<style>p::first-line{color:#c33}</style>${card}<p>${'Fresh bread each morning. '.repeat(6)}</p>`,
    '::first-line cannot be drawn here and is left out',
  ],
  [
    'a block that is as high as the box that floats in it, before what clears it,',
    `${card}<div style="background:#ace">${float('height:90px')}two</div><p style="clear:both">three</p>`,
    'A block with a background or a border is as high as a floated box in it here, and as its text in print: use a flex box',
  ],
  [
    'a float behind a line of text, before a block',
    `${doctype}${card}one ${float('width:60px')}<p>two</p>`,
    'What follows the text beside a floated box begins below the box here, and beside it in print: use a flex box, or clear',
  ],
  [
    'a picture that floats on a page with a table',
    `${doctype}${card}<p><img ${dot} width="30" style="float:left">one</p><table><tr><td>two</table>`,
    'border-spacing cannot be drawn here at the edge of a table beside a picture that floats, or a picture or gradient in a background: the gap there is wider than in print, and right between cells',
  ],
  [
    'a filter of an element in a line',
    `${doctype}${card}<span style="filter:grayscale(1);color:#c33">one</span>`,
    'filter of an element in a line (display: inline) cannot be drawn here: give it display: inline-block',
  ],
  [
    'a picture as wide as a column that has no width',
    `${doctype}${card}<table style="width:400px"><tr><td><img ${dot} width="100%"><td>two</table>`,
    'A picture with a width in per cent, in a column that has none, makes the columns of its table as wide as they are not in print: give the cell a width',
  ],
  [
    'pictures of several sizes in a line from right to left',
    `${doctype}${card}<p dir="rtl">${shape('width="20"')} one ${shape('width="40"')}</p>`,
    'A picture beside another box in a line from right to left changes places and sizes with it here, and not in print: use a flex box',
  ],
])('%s is said', async (_name, html, said) => {
  const { warnings, bytes } = await drawn(html);
  expect(warnings).toEqual([said]);
  expect(Buffer.compare(bytes, await blank())).not.toBe(0);
});

test.each([
  [
    'a shadow as a filter is as wide as it is printed',
    '<p style="margin:20px;width:100px;height:60px;background:#ace;filter:drop-shadow(8px 4px 0 #c33)"></p>',
    [125, 50],
    '#cc3333',
  ],
  [
    'an SVG that is half as opaque is so once',
    '<style>svg{opacity:.4}</style><svg width=90 height=60 viewBox="0 0 90 60"><path d="M0 0h90v60h-90z"/></svg>',
    [45, 30],
    '#999999',
  ],
  [
    'the frame of a table has the colour of its words, in light and in shade',
    '<table border=8 style="color:#c33"><tr><td>Rye</table>',
    [30, 4],
    '#ff3f3f',
  ],
  [
    'the gap before a cell is as wide as it is printed where an item of a list has a gradient',
    '<div style="padding:.4in"><table><tr><td style="background:#c33">Rye</td></tr></table><ul><li style="background:linear-gradient(#ace,#fff)">Oat</li><li>Wheat</li></ul></div>',
    [43, 43],
    '#cc3333',
  ],
  [
    'a flex box in a line stands on the first of its items, though that is no word',
    '<b style="display:inline-block;width:10px;height:10px;background:#c33"></b><b style="display:inline-flex;align-items:center"><i style="width:20px;height:50px"></i>two</b>',
    [5, 45],
    '#cc3333',
  ],
  [
    'a flex box in a line stands on its words, also before a picture',
    `<b style="display:inline-block;width:10px;height:10px;background:#c33"></b><b style="display:inline-flex">two${shape('width=40 height=80')}</b>`,
    [70, 5],
    '#cc3333',
  ],
  ...(
    [
      ['0', 25],
      ['-10px', 65],
      ['.5em', 15],
    ] as const
  ).map(
    ([shift, y]) =>
      [
        `a column in a line stands on its first picture, lifted by ${shift}`,
        `<b style="display:inline-block;width:10px;height:60px"></b><b style="display:inline-flex;flex-direction:column;vertical-align:${shift}">${shape('width=80 height=40')}two</b>`,
        [50, y],
        '#cc3333',
      ] as const,
  ),
  [
    'a picture is as large as it is beside a placed box',
    `<div style="position:relative">${shape('width=160 height=80')}<i style="position:absolute;left:0;top:0;width:5px;height:30px;background:#ace"></i></div>`,
    [100, 60],
    '#cc3333',
  ],
  [
    'a picture is as large as it is beside a float',
    `${shape('width=160 height=80')}${float('width:5px;height:30px')}<b style="margin-left:5px">words</b>`,
    [150, 60],
    '#cc3333',
  ],
  [
    'a rule whose border says no colour is grey, whatever colour the words have',
    '<div style="color:#c33"><hr style="margin:10px 0;border:10px solid"></div>',
    [100, 20],
    '#808080',
  ],
  [
    'a button with a padding keeps a border of two pixels',
    '<button style="display:block;padding:20px;line-height:20px">Rye</button><p style="margin:0;height:9px;background:#c33"></p>',
    [300, 72],
    '#cc3333',
  ],
  [
    'a field has room for its letters inside of its padding, whatever its box counts',
    '<style>*{box-sizing:border-box}</style><input size=1 style="padding:0 40px"><i style="display:inline-block;width:9px;height:60px;background:#c33"></i>',
    [106, 5],
    '#cc3333',
  ],
  [
    'a table with a border of no number has a frame of a pixel',
    '<table border><tr><td>Rye</table>',
    [20, 0],
    '#a8a8a8',
  ],
  [
    'the gap around a cell is as wide as it is printed, with a picture in the cell that has margins',
    `<table><tr><td>${shape('style="margin:10px"')}<td>Rye</table>`,
    [14, 25],
    '#cc3333',
  ],
  [
    'a sign inside of an item has a line of its own before a block',
    '<ul style="margin:0;list-style-position:inside"><li><div style="background:#ace">one</div></li></ul>',
    [100, 45],
    '#aaccee',
  ],
  [
    'a sign beside a picture that is a block stands at the words after it',
    `<ul style="margin:0;color:#c33"><li>${shape('style="display:block"')}one</li></ul>`,
    [24, 46.5],
    '#cc3333',
  ],
  [
    'a float below a block without a margin is above the margin of the block after it',
    `<div style="height:30px"></div>${float('width:30px;height:60px')}<p style="margin:20px 0">two</p>`,
    [5, 35],
    '#aaccee',
  ],
  ...(
    [
      ['a picture that is a block', `${shape('style="display:block"')}`],
      ['one with a frame', `${shape('style="display:block;padding:5px;border:2px solid"')}`],
      ['an item of a flex box', `<div style="display:flex">${shape('')}</div>`],
      ['a picture that floats', `${shape('style="float:left"')}<p style="margin:0">one</p>`],
      ['a picture in a box that floats', `<div style="float:left">${shape('')}</div><p style="margin:0">one</p>`],
    ] as const
  ).flatMap(([what, picture]) =>
    (['block', 'inline-block'] as const).map(
      (display) =>
        [
          `${what} is below what is placed before it, in a box that is ${display}`,
          `<div style="display:${display};position:relative">${absolute(0, 0, 40, 20)}${picture}</div>`,
          [20, 10],
          '#aaccee',
        ] as const,
    ),
  ),
  ...(
    [
      ['is cut above and below by its box', 'xMidYMid slice', '', [20, 5], '#cc3333'],
      ['is cut below by its box', 'xMinYMin slice', '', [190, 5], '#339933'],
      ['stands at the left of its box', 'xMinYMid', '', [20, 20], '#cc3333'],
      ['covers its box from its lower edge', '', 'object-fit:cover;object-position:left bottom', [190, 5], '#aaccee'],
      ['without proportions is contained in all of its box', 'none', 'object-fit:contain', [190, 20], '#aaccee'],
    ] as const
  ).flatMap(([what, aspect, fit, at, colour]) => {
    const colours =
      '<path d="M0 0h10v10H0z" fill="#c33"/><path d="M10 0h10v10H10z" fill="#ace"/><path d="M0 0h20v2H0z" fill="#393"/>';
    const root = `viewBox="0 0 20 10" preserveAspectRatio="${aspect}"`;
    const look = `style="display:block;width:200px;height:40px;${fit}"`;
    const file = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${colours}</svg>`)}`;
    const inFile = [`an SVG picture that ${what}`, `<img ${look} src="${file}">`, at, colour] as const;
    return fit === ''
      ? [inFile, [`an SVG that ${what}`, `<svg ${look} ${root}>${colours}</svg>`, at, colour] as const]
      : [inFile];
  }),
  ...(
    [
      ['as wide as its box', 'max-width:100%', [190, 60], '#cc3333'],
      ['as high as it may be', 'max-height:30px', [50, 20], '#cc3333'],
      ['no higher than it may be', 'max-height:30px', [80, 20], '#ffffff'],
      ['as narrow as it may be', 'max-width:80px;max-height:80px', [100, 20], '#ffffff'],
    ] as const
  ).flatMap(([what, css, at, colour]) => {
    const root = (name: string) => `<svg ${name} viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="#c33"/></svg>`;
    const file = `data:image/svg+xml,${encodeURIComponent(root('xmlns="http://www.w3.org/2000/svg"'))}`;
    const [inFile, inPage] = [`<img style="${css}" src="${file}">`, root(`style="${css}"`)];
    return [
      [
        `an SVG picture of proportions alone is ${what}`,
        `<div style="width:200px">${inFile}</div>`,
        at,
        colour,
      ] as const,
      [`an SVG of proportions alone is ${what}`, `<div style="width:200px">${inPage}</div>`, at, colour] as const,
    ];
  }),
  [
    'a picture keeps its proportions at a width that is calculated, in a row',
    `<div style="display:flex;align-items:flex-start;width:200px">${shape('style="width:calc(50% + 20px)"')}</div>`,
    [60, 50],
    '#cc3333',
  ],
  [
    'a picture without a size is as high as the row that it is in, and keeps its proportions',
    `<div style="display:flex;height:80px">${shape('')}<i>one</i></div>`,
    [150, 70],
    '#cc3333',
  ],
  [
    'a picture in a line is masked',
    `<p>one ${shape('width=100 height=100 style="mask-image:linear-gradient(#000 50%,transparent 50%)"')}</p>`,
    [80, 100],
    '#ffffff',
  ],
  [
    'an SVG does not fit its box by object-fit',
    `<svg style="display:block;width:200px;height:40px;object-fit:cover" viewBox="0 0 20 10"><path d="M0 0h20v10H0z" fill="#c33"/></svg>`,
    [20, 20],
    '#ffffff',
  ],
  [
    'a block that holds its floats ends with the margin of a float beside words',
    `<div style="overflow:hidden;background:#ace"><p style="margin:0"><i style="float:left;width:30px;height:60px;margin-bottom:20px"></i>one</p></div>`,
    [200, 85],
    '#ffffff',
  ],
  [
    'an item of a column does not float, and is as wide as the column without its margins',
    `<div style="display:flex;flex-direction:column;width:200px">${shape('style="float:left;margin-right:100px"')}</div>`,
    [120, 20],
    '#ffffff',
  ],
  [
    'a picture with a height is as wide as the column that it is in',
    `<div style="display:flex;flex-direction:column;width:200px">${shape('style="height:30px;margin:0 20px"')}</div>`,
    [170, 20],
    '#cc3333',
  ],
  [
    'a float before a block in an item is at the upper edge of the item',
    `<div style="display:flex"><div>${float('width:30px;height:60px')}<p style="margin:20px 0">two</p></div></div>`,
    [5, 5],
    '#aaccee',
  ],
] as const)('%s', async (_name, html, [x, y], colour) => {
  const { bytes } = await previewer.render(pieceOf({ front_html: `${doctype}${card}${html}` }), 'front_proof');
  // 300 pixels to an inch of 96.
  expect(decoded(bytes).at(Math.round(x * 3.125), Math.round(y * 3.125))).toBe(colour);
});

test('a nested rule without & is no slip', async () => {
  const html = sheet('.w{.x{color:red}}', '<div class=w><p class=x style="margin:1in">a</p></div>');
  expect((await checkArtwork(html, { format: 'postcard_4x6' })).findings).toEqual([]);
});

test.each([
  ['.a{color:red;.b{top:0}}', '.a{color:red;& .b{top:0}}'],
  ['.a{ /* x{ */ b:hover{top:0} }', '.a{ /* x{ */ & b:hover{top:0} }'],
  ['.a{&:hover{top:0} @media print{b{top:0}}}', '.a{&:hover{top:0} @media print{& b{top:0}}}'],
  ['@media print{.a{top:0}} @keyframes k{from{top:0}}', undefined],
  ['.a{--b:{c:d};content:"{x{";d:url(data:x;y{z})}', undefined],
  ['.a{b[c="{"]{top:0', '.a{& b[c="{"]{top:0'],
])('%s as the parser reads it', (css, expected = css) => {
  expect(withAmpersands(css)).toBe(expected);
});
