/** Columns and the pictures in them, as frameworks and e-mails write them: each is drawn as one with sizes in pixels. */
import { expect, test } from 'vitest';
import { front } from './support.ts';

const body = '<!DOCTYPE html><body style="margin:0;width:600px;font:20px/30px Arial">';
const framed = (css: string, inside: string) =>
  `<!DOCTYPE html><style>*{box-sizing:border-box}${css}</style>${body.slice(15)}${inside}`;
const large = `src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#c33"/></svg>')}"`;
const cells = (count: number, style: string, row: string) =>
  `${body}<div style="${row}">${`<b style="height:20px;background:#ace;${style}"></b>`.repeat(count)}</div><p>x</p>`;
const flex = 'display:flex;flex-wrap:wrap;width:600px';
const narrow = 'max-width:100%;height:auto';

async function drawn(html: string) {
  const { picture, warnings } = await front({ front_html: html });
  return { pixels: picture.pixels, warnings };
}

test.each([
  ['thirds with many digits', 3, '33.33333333%', '200px'],
  ['sixths', 6, '16.666667%', '100px'],
  ['tenths', 10, '10%', '60px'],
])('%s are one row of a flex box', async (_name, count, share, width) => {
  const [one, other] = [
    await drawn(cells(count, `flex:0 0 ${share};max-width:${share}`, flex)),
    await drawn(cells(count, `flex:none;width:${width}`, flex)),
  ];
  expect(differing(one.pixels, other.pixels)).toBeLessThan(0.003);
});

test.each([
  [8, '12.5%', 313],
  [4, '25%', 401.7],
  [3, '33.33333333%', 555.5],
])('%i floats of %s are one row of %f pixels', async (count, share, width) => {
  const row = `width:${width}px;overflow:hidden`;
  const [one, other] = [
    await drawn(cells(count, `float:left;width:${share}`, row)),
    await drawn(cells(count, `float:left;width:${Math.floor((width / count) * 64) / 64}px`, row)),
  ];
  expect(Buffer.compare(one.pixels, other.pixels)).toBe(0);
  const two = await drawn(cells(count, `float:left;width:${width / count + 1}px`, row));
  expect(Buffer.compare(one.pixels, two.pixels)).not.toBe(0);
});

const item = 'display:flex';
test.each([
  [
    'in a column of a flex box, above words',
    `${body}<div style="${item}"><div style="width:50%"><img ${large} style="${narrow}"><p>words</p></div><b>x</b></div>`,
    `${body}<div style="${item}"><div style="width:50%"><img ${large} width="300" height="200"><p>words</p></div><b>x</b></div>`,
  ],
  [
    'in a link in a grid, centred',
    `${body}<div style="display:grid;grid-template-columns:1fr 1fr"><p style="margin:0 50px;text-align:center"><a href="#"><img ${large} style="${narrow};vertical-align:middle"></a></p><b>x</b></div>`,
    `${body}<div style="display:grid;grid-template-columns:1fr 1fr"><p style="margin:0 50px;text-align:center"><a href="#"><img ${large} width="200" height="133" style="height:133.33px;vertical-align:middle"></a></p><b>x</b></div>`,
  ],
  [
    'in the only cell of a table',
    `${body}<table width="300" cellspacing="0" cellpadding="0"><tr><td><img ${large} style="${narrow};display:block"></td></tr></table>`,
    `${body}<table width="300" cellspacing="0" cellpadding="0"><tr><td><img ${large} style="display:block" width="300" height="200"></td></tr></table>`,
  ],
  [
    'in a link in a cell',
    `${body}<table width="300" cellspacing="0" cellpadding="0"><tr><td><a href="#"><img ${large} style="${narrow};vertical-align:top"></a></td></tr></table>`,
    `${body}<table width="300" cellspacing="0" cellpadding="0"><tr><td><a href="#"><img ${large} style="vertical-align:top" width="300" height="200"></a></td></tr></table>`,
  ],
  [
    'in a cell that says how wide it is',
    `${body}<table width="600" cellspacing="0" cellpadding="0"><tr><td width="50%"><img ${large} style="${narrow};display:block"></td><td>words</td></tr></table>`,
    `${body}<table width="600" cellspacing="0" cellpadding="0"><tr><td width="50%"><img ${large} style="display:block" width="300" height="200"></td><td>words</td></tr></table>`,
  ],
  [
    'as high as its column, beside a placed badge',
    `${body}<div style="display:grid;grid-template-columns:1fr 1fr;height:250px"><b>x</b><div style="position:relative"><img ${large} style="width:100%;height:100%"><i style="position:absolute;right:9px;top:9px">new</i></div></div>`,
    `${body}<div style="display:grid;grid-template-columns:1fr 1fr;height:250px"><b>x</b><div style="position:relative"><img ${large} style="width:300px;height:250px;display:block"><i style="position:absolute;right:9px;top:9px">new</i></div></div>`,
  ],
  [
    'with a frame, in a column',
    framed(
      'img{max-width:100%;height:auto;padding:10px;border:2px solid #333;display:block}',
      `<div style="${item}"><div style="width:324px"><div><img ${large}></div></div></div>`,
    ),
    framed(
      'img{padding:10px;border:2px solid #333;display:block}',
      `<div style="${item}"><div style="width:324px"><div><img ${large} width="324" height="224"></div></div></div>`,
    ),
  ],
  [
    'with a frame, in a block',
    framed('img{max-width:300px;padding:10px;border:2px solid #333}', `<img ${large}><p>x</p>`),
    framed('img{padding:10px;border:2px solid #333}', `<img ${large} width="300" height="208"><p>x</p>`),
  ],
])('a picture that may be as wide as its box: %s', async (_name, one, other) => {
  const [share, pixels] = [await drawn(one), await drawn(other)];
  expect(share.warnings).toEqual(pixels.warnings);
  expect(differing(share.pixels, pixels.pixels)).toBeLessThan(0.003);
});

/** The share of pixels that differ visibly: where a height is no whole number, an edge is blended. */
function differing(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 32)) count += 1;
  return (count * 4) / one.length;
}

test('a picture beside words in a column, or in a column without a width, is as wide as it is, and that is said', async () => {
  const said = 'A picture with a maximal width in per cent (max-width) beside words';
  for (const html of [
    `${body}<div style="${item}"><div style="width:50%">words <img ${large} style="${narrow}"></div></div>`,
    `${body}<table width="600"><tr><td><img ${large} style="${narrow}"></td><td>words</td></tr></table>`,
    `${body}<div style="${item}"><div style="width:50%"><img ${large} style="${narrow};margin:10px"></div></div>`,
  ])
    expect((await drawn(html)).warnings.join()).toContain(said);
});

test('margins above and below do not keep a picture from being as narrow as its column', async () => {
  const picture = (style: string) =>
    `${body}<div style="${item}"><div style="width:300px"><img ${large} style="vertical-align:top;height:auto;margin:10px 0 20px;${style}"><div style="height:9px;background:#333"></div></div></div>`;
  const [share, pixels] = [await drawn(picture('max-width:100%')), await drawn(picture('width:300px'))];
  expect(share.warnings).toEqual(pixels.warnings);
  expect(differing(share.pixels, pixels.pixels)).toBeLessThan(0.006);
});

test.each([
  [
    'a placed flex box is no wider than the room beside it',
    'left:40px;padding:10px',
    'width:540px;left:40px;padding:10px',
  ],
  ['the same with a margin', 'margin:20px', 'width:560px;margin:20px'],
])('%s', async (_name, free, sized) => {
  const words = `<span>${'fresh bread each morning '.repeat(8)}</span>`;
  const box = (style: string) =>
    `${body}<div style="position:relative"><div style="position:absolute;display:flex;background:#ace;${style}">${words}</div></div>`;
  const [one, other] = [await drawn(box(free)), await drawn(box(sized))];
  expect(Buffer.compare(one.pixels, other.pixels)).toBe(0);
});

const columns = (style: string, blocks: string) => `${body}<div style="${style}">${blocks}</div>`;
const row = (...items: string[]) =>
  `${body}<div style="display:flex;gap:20px">${items.map((item) => `<div style="width:290px">${item}</div>`).join('')}</div>`;
const lines = (...words: string[]) => words.map((word) => `<div style="background:#ace">${word}</div>`).join('');

test.each([
  [
    'five lines in two columns are three and two',
    columns('columns:2;column-gap:20px', lines('one', 'two', 'three', 'four', 'five')),
    row(lines('one', 'two', 'three'), lines('four', 'five')),
  ],
  [
    'as many columns as are at least so wide',
    columns('column-width:200px;gap:20px', lines('one', 'two', 'three')),
    row(lines('one', 'two'), lines('three')),
  ],
  [
    'by the name that WebKit had first',
    columns('-webkit-column-count:2;-webkit-column-gap:20px', lines('one', 'two')),
    row(lines('one'), lines('two')),
  ],
  [
    'a higher block alone, and the others beside it',
    columns('columns:2;gap:20px', `<p style="height:90px;margin:0;background:#c33">a</p>${lines('one', 'two')}`),
    row('<p style="height:90px;margin:0;background:#c33">a</p>', lines('one', 'two')),
  ],
  [
    'no margin where a column begins',
    columns(
      'columns:2;gap:20px',
      '<h4 style="margin:0">one</h4><p>two</p><h4 style="margin:24px 0 20px">three</h4><p>four</p>',
    ),
    row('<h4 style="margin:0">one</h4><p>two</p>', '<h4 style="margin:0 0 20px">three</h4><p>four</p>'),
  ],
])('columns of blocks: %s', async (_name, one, other) => {
  const [columned, flexed] = [await drawn(one), await drawn(other)];
  expect(columned.warnings).toEqual([]);
  expect(differing(columned.pixels, flexed.pixels)).toBeLessThan(0.0005);
});

const long = 'Fresh bread each morning, at seven and no earlier, but on Monday. ';
test.each([
  ['of text only', long, 'Columns (column-count) cannot be drawn here: the text is set in one'],
  [
    'of which print divides a block',
    `<p>${long}</p><p>one</p>`,
    'Columns (column-count) are divided between blocks here, and between lines in print',
  ],
])('columns %s are told', async (_name, inside, said) => {
  expect((await drawn(columns('columns:2;width:400px', inside))).warnings).toEqual([said]);
});

test('columns of a width that is not known before the layout are told', async () => {
  expect((await drawn(columns('column-width:calc(100px + 5%)', lines('one', 'two')))).warnings).toEqual([
    'Columns (column-count) cannot be drawn here: the text is set in one',
  ]);
});
