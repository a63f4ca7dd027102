/** What artwork of real programs brings along, and was once drawn wrongly or lost without a word. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { checkArtwork } from '../src/index.ts';
import { upright } from '../src/pictures/upright.ts';
import { address, front, type Picture, photograph, pieceOf, previewer, readPdf } from './support.ts';

const body = '<!DOCTYPE html><body style="margin:0;font:20px/30px Inter">';

/** The lowest coloured pixel of a picture. */
function lowest(picture: Picture): number {
  const { width, height } = picture;
  for (let y = height - 1; y >= 0; y -= 1)
    for (let x = 0; x < width; x += 4) if (picture.at(x, y) !== '#ffffff') return y;
  return 0;
}

test('an item with a border is as high as its one line', async () => {
  const row = (style: string) =>
    `${body}<div style="display:flex"><span style="${style}">two or three words</span></div>`;
  const plain = lowest((await front({ front_html: row('background:#c33') })).picture);
  const bordered = lowest((await front({ front_html: row('border:2px solid #c33;background:#c33') })).picture);
  expect(bordered - plain).toBeLessThan(8);
});

test('line breaks in an address are blanks: no line is printed over another', async () => {
  const broken = { ...address, address_1: '1 Main St\nSuite 5\r\nFloor 2', city: 'Austin\u2028North' };
  const { bytes } = await previewer.render(pieceOf({ address: broken }), 'pdf');
  expect(readPdf(bytes).text).toContain('1 MAIN ST SUITE 5 FLOOR 2');
  expect(readPdf(bytes).text).toContain('AUSTIN NORTH VA');
});

test('a return address prints the lines that there is room for, and says that there are more', async () => {
  const return_address = Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`);
  const { bytes, warnings } = await previewer.render(pieceOf({ return_address }), 'pdf');
  expect(warnings.join()).toContain('The return address has more lines than there is room for');
  expect(readPdf(bytes).text).not.toContain('Line 9');
});

test('a letter says that text runs off a page', async () => {
  const { warnings } = await previewer.render(
    pieceOf({
      format: 'letter_8.5x11',
      front_html: `${body}<p>x</p><p style="break-before:page;position:relative;left:7in;white-space:nowrap">far over the edge</p>`,
      back_html: null,
    }),
    'front',
  );
  expect(warnings.filter((warning) => warning.startsWith('Text runs off page 2 of the letter'))).toHaveLength(1);
});

test('what follows a text as high as its letter is below it, also in a small picture', async () => {
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('<br>');
  const front_html = `${body}<div style="font:16px/24px Arial">${lines}</div><div style="height:24px;background:#c33"></div>`;
  const { picture } = await front({ format: 'letter_8.5x11', front_html, back_html: null });
  // 40 lines and the box, in a picture of 600 pixels for 816.
  expect(lowest(picture)).toBeGreaterThan((984 * 600) / 816 - 3);
  expect(lowest(picture)).toBeLessThan((984 * 600) / 816 + 8);
});

test('text that lies in the bleed alone is cut away, and said', async () => {
  const { warnings } = await front({
    front_html:
      '<body style="margin:0;width:6.25in;height:4.25in"><p style="position:absolute;margin:0;top:4.14in">low</p>',
  });
  expect(warnings).toContain('Text of the artwork runs off the card and is cut at its edge');
});

test('a registered picture is drawn inside an inline SVG too', async () => {
  const images = new Map([['https://cdn.example/a&b.png', photograph(40, 40)]]);
  const html = `${body}<svg width="200" height="200"><image href="https://cdn.example/a&amp;b.png" width="200" height="200"/></svg>`;
  const { picture, warnings } = await front({ front_html: html, images });
  expect(picture.at(100, 100)).not.toBe('#ffffff');
  expect(warnings).toEqual([]);
  const missing = await front({ front_html: html.replace('cdn', 'other') });
  expect(missing.warnings.join()).toContain('https://other.example/a&b.png cannot be fetched here');
});

/** The smallest JPEG with an orientation: its markers, without a picture. */
function jpeg(orientation: number): Uint8Array {
  const exif = 'Exif\0\0MM\0*'.split('').map((letter) => letter.charCodeAt(0));
  const tag = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const app1 = [...exif, ...tag];
  const frame = [8, 0, 20, 0, 30, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
  const length = (list: number[]) => [0, list.length + 2];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, ...length(app1), ...app1, 0xff, 0xc0, ...length(frame), ...frame]);
}

test.each([
  [1, undefined],
  [3, [30, 20, 'matrix(-1 0 0 -1 30 20)']],
  [6, [20, 30, 'matrix(0 1 -1 0 20 0)']],
  [8, [20, 30, 'matrix(0 -1 1 0 0 30)']],
])('a photograph of orientation %i stands as it was taken', (orientation, expected) => {
  const bytes = jpeg(orientation);
  expect(imageSize(bytes)).toMatchObject({ width: 30, height: 20 });
  const turned = upright(bytes);
  if (expected === undefined) return expect(turned).toBe(bytes);
  const [width, height, transform] = expected;
  const svg = new TextDecoder().decode(turned);
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).toContain(`transform="${transform}"`);
});

test('the signs of lists are in the fonts: no box stands in their place', async () => {
  for (const sign of ['square', 'circle']) {
    const { picture } = await front({ front_html: `${body}<ul style="list-style:${sign};margin:0"><li>&nbsp;</ul>` });
    const rows = Array.from({ length: 60 }, (_, y) => y).filter((y) =>
      Array.from({ length: 60 }, (_, x) => picture.at(x, y)).some((colour) => colour !== '#ffffff'),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThan(14);
  }
});

test.each(['text-align-last:right', 'content-visibility:hidden', 'clip:rect(0 9px 9px 0)', 'list-style:lower-greek'])(
  '%s is a warning of the piece and a finding of the check',
  async (style) => {
    const html = `${body}<ol><li style="${style}">x</li></ol>`;
    const { warnings } = await front({ front_html: html });
    expect(warnings.join()).toContain('cannot be drawn here');
    const { findings } = await checkArtwork(html, { format: 'postcard_4x6' });
    expect(findings.map(({ message }) => message).join()).toContain('cannot be drawn here');
  },
);

test('a table of CSS without rows has its cells side by side', async () => {
  const cell = 'display:table-cell;height:60px;vertical-align:middle;background:#c33';
  const { picture } = await front({
    front_html: `${body}<div style="display:table;width:300px"><div style="${cell}">a</div><div style="${cell}">b</div></div>`,
  });
  expect(lowest(picture)).toBeLessThan(66);
});

test('characters that are alone, and Arabic and Hebrew, are found in a PDF', async () => {
  const phrases = ['مرحبا بالعالم الكبير', 'שלום עולם טוב', 'اشتر 2 واحصل على 10 مجانا'];
  const lines = phrases.map((phrase) => `<p dir="rtl">${phrase}</p>`).join('');
  const front_html = `${body}<p>1</p><p>#</p><table><tr><td>7</td><td>two</td></tr></table><p>مرحبا</p><p>שלום</p>${lines}`;
  const { bytes } = await previewer.render(pieceOf({ front_html, back_html: null }), 'pdf');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = document.getPage(0).getText();
  const words = text.split(/\s+/);
  document.destroy();
  library.destroy();
  for (const word of ['1', '#', '7', 'two', 'مرحبا', 'שלום']) expect(words).toContain(word);
  // Once each, the words in the order in which they are read.
  for (const phrase of phrases) expect(text.split(phrase)).toHaveLength(2);
});
