/** What takes Chromium longer: `npm run proof -- --only previews`. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { openChromium } from '../../src/chromium/render.ts';
import { createPreviewer, findChromium, type PreviewPiece } from '../../src/index.ts';
import { decoded, pageBoxes, pieceOf } from '../support.ts';

// As root a browser has no sandbox of its own; everywhere else it draws with it.
const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);
const skipped = 'missing' in found || process.env['PROOF_SIZE'] !== 'long';

// A busy machine refuses no artwork.
const previewer = createPreviewer({ renderer: 'chromium', chromium, timeout: 60_000 });
const draw = (changes: Partial<PreviewPiece>, part: 'front' | 'back' | 'pdf' | 'thumbnail' = 'front') =>
  previewer.render(pieceOf(changes), part);
const front = async (changes: Partial<PreviewPiece>) => {
  const { bytes, warnings } = await draw(changes);
  return { picture: decoded(bytes), warnings };
};

describe.skipIf(skipped)('a piece drawn by Chromium', () => {
  test('D70: orientation and bleed are taken from the size of the artwork', async () => {
    const html =
      '<style>body{margin:0;width:4.25in;height:6.25in;background:#0000ff}div{position:absolute;inset:0.125in;background:#ffffff}</style><div></div>';
    const { picture } = await front({ front_html: html });
    expect(picture).toMatchObject({ width: 600, height: 900 });
    // The bleed is cut off: what lies inside of it begins at the very edge.
    expect([picture.at(2, 2), picture.at(597, 897)]).toEqual(['#ffffff', '#ffffff']);
  });

  test('columns, blend modes and counters are drawn as browsers do', async () => {
    const html =
      '<div style="columns:2;height:2in;column-fill:auto"><div style="height:2in">a</div><div style="height:2in;background:#ff0000"></div></div>';
    const { picture, warnings } = await front({ front_html: `<body style="margin:0">${html}` });
    expect(picture.at(450, 100)).toBe('#ff0000');
    expect(warnings).toEqual([]);
  });

  test('the address block is the same as the other renderer’s, and no artwork hides it', async () => {
    const hostile =
      '<style>*{background:#ff0000 !important;display:none !important}html,body{display:block !important;transform:scale(9)}</style><div style="display:block !important;position:fixed;inset:0;z-index:2147483647;background:#ff0000">x</div>';
    const own = decoded((await draw({ back_html: hostile }, 'back')).bytes);
    const plain = decoded(
      (await createPreviewer({ timeout: 60_000 }).render(pieceOf({ back_html: '<p></p>' }), 'back')).bytes,
    );
    const dark = (picture: typeof own) => {
      const places = new Set<string>();
      for (let x = 262; x < 580; x += 1)
        for (let y = 154; y < 382; y += 1)
          if (Number.parseInt(picture.at(x, y).slice(1, 3), 16) < 90) places.add(`${x >> 3} ${y >> 3}`);
      return places;
    };
    const [a, b] = [dark(own), dark(plain)];
    const shared = [...a].filter((place) => b.has(place)).length;
    expect(shared / Math.max(a.size, b.size)).toBeGreaterThan(0.9);
    expect(own.at(3, 3)).toBe('#ff0000');
  });

  test('registered pictures are drawn by the address in the HTML, others are a grey tile and said', async () => {
    const png = new PNG({ width: 2, height: 2 });
    png.data.fill(255);
    for (let at = 0; at < 16; at += 4) png.data[at + 1] = 0;
    const images = new Map([['photos/my card.png', new Uint8Array(PNG.sync.write(png))]]);
    const html =
      '<body style="margin:0"><img src="photos/my card.png" style="width:3in;height:4in;display:block;float:left"><div style="background:url(https://cdn.example/b.png);height:4in">';
    const { picture, warnings } = await front({ front_html: html, images });
    expect(picture.at(100, 100)).toBe('#ff00ff');
    expect(warnings).toEqual([
      'The picture https://cdn.example/b.png cannot be fetched here; register it to have it drawn',
    ]);
  });

  test('HTML and merge tags that are too much are refused as everywhere else, and said on the piece', async () => {
    const { warnings } = await front({ front_html: '<p>x</p>'.repeat(3000) });
    expect(warnings).toEqual(['The HTML has more than 2000 elements and texts']);
    const tag = await front({ front_html: '{{ a | nosuch }}' });
    expect(tag.warnings.join()).toMatch(/merge tags cannot be read/);
  });

  test('text under the address zone and off the card is said, and so is a wrong size', async () => {
    const at = (left: string, top: string) => `<div style="position:absolute;left:${left};top:${top}">Words</div>`;
    const said = async (back_html: string) => (await draw({ back_html }, 'back')).warnings.join();
    expect(await said(at('4in', '2in'))).toMatch(/lies in the address zone and is covered: 3\.28 × 2\.38 in/);
    expect(await said(at('5.9in', '.1in'))).toMatch(/runs off the card/);
    expect(await said('<body style="width:5in;height:7in">')).toMatch(
      /The artwork is 5 × 7 in; this format is 6 × 4 in/,
    );
    expect(await said(at('1in', '1in'))).toBe('');
  });
});

describe.skipIf(skipped)('the PDF that Chromium prints', () => {
  const pdf = async (changes: Partial<PreviewPiece>) => {
    const { bytes } = await draw(changes, 'pdf');
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return { document, source: Buffer.from(bytes).toString('latin1'), boxes: await pageBoxes(bytes) };
  };

  test('has vector text in embedded fonts, no picture of it, and the mock’s time', async () => {
    const { source, document } = await pdf({ front_html: '<h1 style="font-family:Georgia">Hello</h1>' });
    expect(source).toMatch(/\/FontFile[23]/);
    expect(source).toMatch(/Gelasio/);
    expect(source).not.toMatch(/\/Subtype \/Image/);
    expect(document.getCreationDate()?.toISOString()).toBe(pieceOf().now.replace(/(:\d\d)Z$/, '$1.000Z'));
    expect(source).not.toMatch(/HeadlessChrome/);
  });

  test('has the trim size as what is shown and cut, and the bleed around it where the artwork has one', async () => {
    const bled = '<body style="margin:0;width:6.25in;height:4.25in;background:#ccc">x';
    const { boxes } = await pdf({ front_html: bled, back_html: '<p>back</p>' });
    expect(boxes).toEqual([
      { media: [0, 0, 450, 306], trim: [9, 9, 432, 288], crop: [9, 9, 432, 288] },
      { media: [0, 0, 432, 288], trim: [0, 0, 432, 288], crop: [0, 0, 432, 288] },
    ]);
  });

  test('D70: a back that does not say how it stands, stands like its front', async () => {
    const { boxes } = await pdf({ front_html: '<body style="width:4in;height:6in;margin:0">x', back_html: '<p>y' });
    expect(boxes.map(({ trim }) => trim)).toEqual([
      [0, 0, 288, 432],
      [0, 0, 288, 432],
    ]);
  });

  test.each([
    [
      'elements of the class page',
      '<div class="page">one</div><div class="page">two</div><div class="page">three</div>',
      3,
    ],
    ['page breaks in a style sheet', '<style>h2{break-before:page}</style><p>one</p><h2>two</h2><h2>three</h2>', 3],
    ['page breaks after', '<p style="page-break-after:always">one</p><p>two</p>', 2],
    ['what does not fit', `<p>${'A line of a long letter that goes on. '.repeat(40)}</p>`.repeat(8), 2],
    ['rows of boxes', `<div style="display:flex;height:.9in"><p>a row</p><p>of two</p></div>`.repeat(20), 2],
    ['one line higher than pages', '<p style="margin:0;font-size:1500px;line-height:1">x</p>', 2],
    ['page breaks before each', '<p style="break-before:page">one</p><p style="break-before:page">two</p>', 2],
    ['a page whose margin is kept', '<p>one</p><p style="break-before:page;margin-top:10.5in">two</p><p>three</p>', 3],
    [
      'pages whose margin is not above another one',
      '<body style="margin:0"><div class="page" style="height:11in;overflow:hidden">one</div><div class="page"><p style="margin-top:2in">two</p></div>',
      2,
    ],
    [
      'a picture that reaches beyond the sheet',
      `<img style="position:absolute;top:-12px;width:830px;height:1100px"><p>x</p>`,
      1,
    ],
    ['text that its box cuts', `<div style="height:9in;overflow:hidden">${'<p>cut</p>'.repeat(60)}</div>`, 1],
    ['a letter that fits', '<p>Dear you,</p>', 1],
  ])('a letter’s pages come from %s', async (_what, front_html, count) => {
    const { boxes } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(boxes.map(({ trim }) => trim)).toEqual(Array.from({ length: count }, () => [0, 0, 612, 792]));
  });
});

describe.skipIf(skipped)('what Chromium may take', () => {
  test('a piece has its time, and the next one is drawn', { timeout: 600_000 }, async () => {
    const slow = Array.from(
      { length: 450 },
      (_, seed) =>
        `<svg width="600" height="400" style="position:absolute"><filter id="f${seed}"><feTurbulence seed="${seed}" numOctaves="255" baseFrequency=".9"/></filter><rect width="600" height="400" filter="url(#f${seed})"/></svg>`,
    ).join('');
    const { bytes, warnings } = await createPreviewer({ renderer: 'chromium', chromium, timeout: 1_000 }).render(
      pieceOf({ front_html: slow }),
      'front',
    );
    expect(decoded(bytes).width).toBe(600);
    expect(warnings.join()).toMatch(/It took longer than 1 s to draw/);
    const { picture } = await front({ front_html: '<body style="background:#00ff00">' });
    expect(picture.at(9, 9)).toBe('#00ff00');
  });

  test.skipIf(process.platform !== 'linux')(
    'a page has its memory, and the next piece is drawn',
    { timeout: 600_000 },
    async () => {
      const ordinary = pieceOf({ front_html: '<body style="background:#00ff00">' });
      const { browser, memory } = await leastMemory(ordinary);
      // 144 MB of pixels each, one after the other: the page has more than it may as long as it is drawn.
      const png = new Uint8Array(PNG.sync.write(new PNG({ width: 6000, height: 6000 })));
      const images = new Map(Array.from({ length: 30 }, (_, n) => [`https://cdn.example/${n}.png`, png]));
      const large = [...images.keys()].map((src) => `<img src="${src}" style="width:1in;float:left">`).join('');
      const { warnings } = await browser.render(pieceOf({ front_html: large, images }), 'front', {});
      expect(warnings.join()).toContain(`needs more than ${Math.round(memory / 1024 / 1024)} MB of memory`);
      const { bytes } = await browser.render(ordinary, 'front', {});
      expect(decoded(bytes).at(9, 9)).toBe('#00ff00');
    },
  );
});

/** A browser whose pages have as much memory as an ordinary piece needs, which differs between browsers and machines, and less than 130 MB more. */
async function leastMemory(ordinary: PreviewPiece) {
  if ('missing' in found) throw new Error(found.missing);
  for (let memory = 220e6; memory < 1000e6; memory += 130e6) {
    const browser = await openChromium(found, { memory, time: 120_000 });
    // Where not even our own page has room, nothing is drawn.
    const drawn = await browser.render(ordinary, 'front', {}).catch(() => undefined);
    if (drawn?.warnings.length === 0) return { browser, memory };
  }
  throw new Error('an ordinary piece needs a gigabyte here');
}
