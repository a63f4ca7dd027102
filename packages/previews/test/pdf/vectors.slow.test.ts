/** The PDF's vectors, drawn by another program (PDFium, as in Chrome), beside the picture of the same side. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { comeBack, firstLoaf } from '../../../mock/src/fixtures/artwork/index.ts';
import { decoded, photograph, pieceOf, previewer, readPdf } from '../support.ts';

const box = 'position:absolute;left:40px;top:40px;width:200px;height:120px';
const images = new Map([['sign.png', photograph(60, 40)]]);

/** The pictures in a PDF, by their size. */
const imagesIn = (bytes: Uint8Array) =>
  [...readPdf(bytes).source.matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/g)].map(
    ([, width, height]) => `${width} × ${height}`,
  );

/** How far the PDF's first page is from the picture of the front: the mean over all pixels and colours, of 255. */
async function distance(changes: object): Promise<{ away: number; pdf: Uint8Array }> {
  const piece = pieceOf(changes);
  const picture = decoded((await previewer.render(piece, 'front')).bytes);
  const pdf = (await previewer.render(piece, 'pdf')).bytes;
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = document.getPage(0);
  const drawn = await page.render({ width: picture.width, height: picture.height, render: 'bitmap' });
  document.destroy();
  library.destroy();
  expect([drawn.width, drawn.height]).toEqual([picture.width, picture.height]);
  let sum = 0;
  for (let at = 0; at < picture.pixels.length; at += 4)
    for (let colour = 0; colour < 3; colour += 1)
      sum += Math.abs((picture.pixels[at + colour] ?? 0) - (drawn.data[at + colour] ?? 0));
  return { away: sum / (picture.width * picture.height * 3), pdf };
}

const colours = 'background:linear-gradient(90deg,#c33,#33c)';
test.each([
  [
    'words, lines and round corners',
    `<h1>Fifty loaves</h1><p style="${box};border:3px dashed #c33;border-radius:30px">x</p>`,
  ],
  [
    'gradients, also clear ones',
    `<p style="${box};background:radial-gradient(circle at 30% 30%,#fff,rgba(0,0,255,.3),transparent)"></p>`,
  ],
  [
    'gradients that repeat',
    // With all edges at whole pixels: the picture has none elsewhere.
    `<p style="${box};left:48px;width:192px;background:repeating-linear-gradient(90deg,#fff 0 24px,#c00 24px 48px)"></p>`,
  ],
  ['backgrounds that repeat', `<p style="${box};${colours};background-size:50px 40px"></p>`],
  [
    'groups that are half clear',
    `<div style="${box};background:#c33;opacity:.5"><p style="height:90px;background:#00f">x</p></div>`,
  ],
  [
    'blending, and where it ends',
    `<div style="isolation:isolate;${box};background:#c33"><p style="${box};background:#33f;mix-blend-mode:screen"></p></div>`,
  ],
  ['masks', `<p style="${box};background:#c33;mask-image:linear-gradient(90deg,black,transparent)"></p>`],
  [
    'letters filled with colours',
    `<h1 style="font-size:60px;${colours};-webkit-background-clip:text;color:transparent">Loaves</h1>`,
  ],
  [
    'clips and turns',
    `<p style="${box};background:#c33;clip-path:polygon(0 0,100% 50%,0 100%);transform:rotate(20deg)"></p>`,
  ],
  [
    'an inline SVG with an arc',
    '<svg viewBox="0 0 100 80" width="300"><path d="M10 40a30 20 20 1 1 50 0 30 20 0 01-9 9z" fill="#c33" stroke="#000" stroke-width="3"/><circle cx="80" cy="30" r="12" fill="none" stroke="#36c" stroke-dasharray="4 2"/></svg>',
  ],
])('%s are vectors that look like the picture', async (_what, html) => {
  const { away, pdf } = await distance({ front_html: `<body style="margin:0">${html}</body>` });
  expect(away).toBeLessThan(2);
  expect(imagesIn(pdf)).toEqual([]);
});

test.each([
  ['a blurred shadow', `<p style="${box};box-shadow:8px 8px 20px #000"></p>`],
  [
    'a small picture, turned and cut',
    `<p style="${box};overflow:hidden"><img src="sign.png" style="width:200px;transform:rotate(10deg)"></p>`,
  ],
  [
    'letters in an SVG',
    '<svg viewBox="0 0 200 50" width="200" height="50"><text x="10" y="40" font-size="30">Hi</text></svg>',
  ],
])('%s is a picture in its place, and no larger than it has to be', async (_what, html) => {
  const { away, pdf } = await distance({ front_html: `<body style="margin:0">${html}</body>`, images });
  expect(away).toBeLessThan(1);
  const sizes = imagesIn(pdf);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).not.toContain('1800 × 1200');
});

test('what the renderer’s vectors leave out makes the page a picture of 300 dots to an inch', async () => {
  const front_html = `<p style="${box};background:conic-gradient(red,blue,red)"></p>`;
  const { bytes } = await previewer.render(pieceOf({ front_html }), 'pdf');
  expect(imagesIn(bytes)).toContain('1800 × 1200');
});

test('a shift in a matrix is as far on the picture as on the page', async () => {
  const front_html =
    '<body style="margin:0"><p style="margin:0;width:96px;height:96px;background:#c33;transform:matrix(1,0,0,1,288,96)"></p>';
  const picture = decoded((await previewer.render(pieceOf({ front_html }), 'front')).bytes);
  expect(picture.at(302, 150)).toBe('#cc3333');
  expect(picture.at(396, 150)).toBe('#cc3333');
  expect(picture.at(405, 150)).toBe('#ffffff');
});

test.each([
  ['4 × 6', firstLoaf],
  ['6 × 9', comeBack],
])('the demo’s %s in vectors looks like its picture', async (_name, artwork) => {
  const { away } = await distance({ ...artwork, recipient: { first_name: 'Ada' } });
  expect(away).toBeLessThan(5);
});
