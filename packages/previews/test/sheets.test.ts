import { describe, expect, test } from 'vitest';
import { createPreviewer } from '../src/index.ts';
import { decoded, front, pieceOf, previewer } from './support.ts';

const filled = (size: string) =>
  `<style>body{margin:0}</style><div style="position:relative;${size};background:#ff0000"><div style="position:absolute;left:0;top:0;right:0;bottom:0;border:.125in solid #0000ff;box-sizing:border-box"></div></div>`;

describe('preview.image: Preview URLs 6: preview images are PNG, 600 px wide, their height depends on the format', () => {
  test.each([
    ['postcard_4x6', 400],
    ['postcard_6x9', 400],
    ['postcard_6x11', 327],
    ['letter_8.5x11', 776],
    ['postcard_5x7', 429],
    ['something_new', 400],
  ])('%s is 600 × %i', async (format, height) => {
    const { contentType, bytes } = await previewer.render(pieceOf({ format }), 'front');
    expect(contentType).toBe('image/png');
    const { width, height: drawn } = decoded(bytes);
    expect([width, drawn]).toEqual([600, height]);
  });

  test('D72: a thumbnail is half as wide and needs neither recipient nor address', async () => {
    const piece = pieceOf({ recipient: null, address: null, merge_tags: null });
    const { width, height } = decoded((await previewer.render(piece, 'thumbnail')).bytes);
    expect([width, height]).toEqual([300, 200]);
  });

  test('D42: a letter has no back', async () => {
    await expect(previewer.render(pieceOf({ format: 'letter_8.5x11' }), 'back')).rejects.toThrow(RangeError);
  });
});

describe('a proof is a side as it is printed', () => {
  const bled = (size: string) => `<style>body{margin:0}</style><div style="${size};background:#ff0000"></div>`;

  test.each([
    ['postcard_4x6', 'width:6.25in;height:4.25in', 1875, 1275],
    ['postcard_4x6', 'width:4.25in;height:6.25in', 1275, 1875],
    ['postcard_4x6', 'width:6in;height:4in', 1800, 1200],
    ['postcard_6x11', 'width:11.25in;height:6.25in', 3375, 1875],
  ])('%s of %s has %i × %i pixels, its bleed among them', async (format, size, width, height) => {
    for (const part of ['front_proof', 'back_proof'] as const) {
      const piece = pieceOf({ format, front_html: bled(size), back_html: bled(size) });
      const picture = decoded((await previewer.render(piece, part)).bytes);
      expect([picture.width, picture.height]).toEqual([width, height]);
      expect([picture.at(2, 2), picture.at(width - 3, 2)]).toEqual(['#ff0000', '#ff0000']);
    }
  });

  test('a back without artwork has the orientation of the front, and the address printed over it', async () => {
    const piece = pieceOf({ front_html: bled('width:4in;height:6in'), back_html: null });
    const { width, height } = decoded((await previewer.render(piece, 'back_proof')).bytes);
    expect([width, height]).toEqual([1200, 1800]);
  });

  test.each([
    ['a box', (style: string) => `<div style="width:2in;height:1in;${style}"></div>`],
    ['a padded box', (style: string) => `<div style="width:1.5in;height:.5in;padding:.25in;${style}"></div>`],
    [
      'a picture',
      (style: string) =>
        `<img style="width:2in;height:1in;${style}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='2' height='1'/%3E">`,
    ],
    [
      'a box of ::before',
      (style: string) =>
        `<style>p::before{content:"";display:block;width:2in;height:1in;${style}}</style><p style="margin:0"></p>`,
    ],
  ])('a gradient fills %s and no more', async (_name, html) => {
    const card = (inner: string) =>
      `<body style="margin:0;width:6.25in;height:4.25in"><div style="padding:.4in">${inner}</div>`;
    const front_html = card(html('background:linear-gradient(90deg,#ff0000,#0000ff)'));
    const picture = decoded((await previewer.render(pieceOf({ front_html }), 'front_proof')).bytes);
    // From 120 to 720 pixels across, and to 420 down.
    expect([picture.at(122, 122), picture.at(718, 418)].map((colour) => colour.slice(3, 5))).toEqual(['00', '00']);
    expect([picture.at(740, 200), picture.at(300, 440), picture.at(900, 600)]).toEqual(Array(3).fill('#ffffff'));
  });

  test.each(['center / cover no-repeat', 'left / cover', 'right center / 200%'])(
    'a picture as background is cut at its box on a proof: %s',
    async (placed) => {
      const source =
        '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#ff0000"/></svg>';
      const background = `background:url('data:image/svg+xml,${encodeURIComponent(source)}') ${placed}`;
      const front_html = `<!doctype html><body style="margin:0;width:6.25in;height:4.25in"><div style="padding:.5in"><div style="width:2in;height:2in;${background.replaceAll('"', '&quot;')}"></div></div>`;
      const picture = decoded((await previewer.render(pieceOf({ front_html }), 'front_proof')).bytes);
      // From 150 to 750 pixels across and down.
      expect([picture.at(154, 154), picture.at(746, 746)]).toEqual(Array(2).fill('#ff0000'));
      expect([picture.at(140, 300), picture.at(770, 300), picture.at(300, 770)]).toEqual(Array(3).fill('#ffffff'));
    },
  );

  test('D42: a letter has the proof of its first page, and none of a back', async () => {
    const letter = pieceOf({ format: 'letter_8.5x11' });
    const { width, height } = decoded((await previewer.render(letter, 'front_proof')).bytes);
    expect([width, height]).toEqual([2550, 3300]);
    await expect(previewer.render(letter, 'back_proof')).rejects.toThrow(RangeError);
  });
});

describe('D70: orientation and bleed are taken from the size of the artwork', () => {
  test('D70: artwork of 4 × 6 in stands upright', async () => {
    const { picture } = await front({ front_html: filled('width:4in;height:6in') });
    expect([picture.width, picture.height]).toEqual([600, 900]);
    expect(picture.at(300, 450)).toBe('#ff0000');
    expect(picture.at(5, 5)).toBe('#0000ff');
  });

  test.each([
    ['inches', 'width:6.25in;height:4.25in'],
    ['points', 'width:450pt;height:306pt'],
    ['pixels at 96 dpi', 'width:600px;height:408px'],
    ['pixels at 300 dpi', 'width:1875px;height:1275px'],
    ['millimetres', 'width:158.75mm;height:107.95mm'],
  ])('D70: an eighth of an inch of bleed on each side is trimmed, given in %s', async (_unit, size) => {
    const { picture } = await front({
      front_html: `<style>body{margin:0}</style><div style="${size};background:#ff0000"></div>`,
    });
    expect([picture.width, picture.height]).toEqual([600, 400]);
    expect([picture.at(0, 0), picture.at(599, 399), picture.at(300, 200)]).toEqual(['#ff0000', '#ff0000', '#ff0000']);
  });

  test('D70: what lies in the bleed is not in the picture', async () => {
    const { picture } = await front({ front_html: filled('width:6.25in;height:4.25in') });
    expect([picture.at(1, 1), picture.at(598, 398)]).toEqual(['#ff0000', '#ff0000']);
  });

  test('D70: without a size, landscape', async () => {
    const { picture } = await front({ front_html: '<p>Only words</p>' });
    expect([picture.width, picture.height]).toEqual([600, 400]);
  });

  test('D70: @page and a sized body say the size too', async () => {
    const page = await front({ front_html: '<style>@page { size: 4.25in 6.25in }</style><p>Words</p>' });
    const body = await front({ front_html: '<body style="width:4in;height:6in">Words</body>' });
    expect([page.picture.height, body.picture.height]).toEqual([900, 900]);
  });

  test('D70: a back without a size stands like its front', async () => {
    const piece = pieceOf({ front_html: filled('width:4.25in;height:6.25in'), back_html: '<p>Back</p>' });
    expect(decoded((await previewer.render(piece, 'back')).bytes).height).toBe(900);
  });

  test('a picture of another size inside the artwork is no artwork size', async () => {
    const { picture } = await front({ front_html: '<div style="width:200px;height:300px;background:red"></div>' });
    expect(picture.height).toBe(400);
  });

  test('the background of the body covers the whole sheet', async () => {
    const { picture } = await front({ front_html: '<style>body{background:#123456}</style><h1>Hi</h1>' });
    expect([picture.at(0, 0), picture.at(599, 399)]).toEqual(['#123456', '#123456']);
  });
});

describe('the edges of a page are a browser’s', () => {
  const at = async (html: string, ...places: [number, number][]) => {
    const { picture } = await front({ front_html: html });
    return places.map(([x, y]) => picture.at(x, y));
  };
  const [white, red] = ['#ffffff', '#ff0000'];
  const block = '<div style="height:1in;background:#ff0000"></div>';

  test('8 pixels around a body whose style sheets give it no margin', async () => {
    expect(await at(block, [300, 5], [5, 50], [300, 12], [594, 50])).toEqual([white, white, red, white]);
    expect(await at(`<body style="margin:0">${block}`, [300, 2], [2, 50])).toEqual([red, red]);
    expect(await at(`<body topmargin="0" leftmargin="0">${block}`, [300, 2], [2, 50])).toEqual([red, red]);
  });

  test('its background reaches beyond it, and its size does not grow', async () => {
    const html = `<body style="width:2in;background:#00ff00">${block}`;
    expect(await at(html, [1, 1], [100, 50], [599, 399])).toEqual(['#00ff00', red, '#00ff00']);
    expect(await at(`<style>html{background:#fff}body{background:#00ff00}</style>${block}`, [1, 1])).toEqual([white]);
  });

  test('a heading keeps its own margin above it only with a doctype', async () => {
    const heading = '<h1 style="background:#ff0000;height:1in">x</h1>';
    expect(await at(heading, [300, 12])).toEqual([red]);
    expect(await at(`<!doctype html>${heading}`, [300, 12], [300, 26])).toEqual([white, red]);
  });

  test('code is set in a monospaced font of 13 pixels', async () => {
    const own = await front({ front_html: '<p style="margin:0"><code>iiiiMMMM</code>' });
    const written = await front({
      front_html: '<p style="margin:0"><span style="font-family:\'Courier New\';font-size:13px">iiiiMMMM</span>',
    });
    expect(Buffer.compare(own.picture.pixels, written.picture.pixels)).toBe(0);
  });

  test('words that may be broken make no table narrower', async () => {
    const cell = (style: string) =>
      `<table style="border-spacing:0"><tr><td style="padding:0;${style}"><a style="display:inline-block;background:#ff0000;padding:9px">Click Me!</a></table>`;
    const drawn = await front({ front_html: cell('word-wrap:break-word') });
    const inherited = await front({ front_html: `<body style="overflow-wrap:break-word">${cell('')}` });
    const plain = await front({ front_html: cell('') });
    expect(Buffer.compare(drawn.picture.pixels, plain.picture.pixels)).toBe(0);
    expect(Buffer.compare(inherited.picture.pixels, plain.picture.pixels)).toBe(0);
  });

  test('readings of words in ruby are said to stand in the line', async () => {
    const { warnings } = await front({ front_html: '<ruby>word<rt>reading</rt></ruby>' });
    expect(warnings).toEqual(['<ruby> is printed in the line, its readings beside the words and not above them']);
  });
});

describe('what the renderer does not do by itself', () => {
  test.each([
    ['a class', '<style>.ph{float:right;width:1.5in;height:1in;background:#ff0000}</style>', '<div class="ph"></div>'],
    ['a style attribute', '', '<div style="float:right;width:1.5in;height:1in;background:#ff0000"></div>'],
  ])('words flow around a picture that %s floats before their paragraph', async (_how, css, float) => {
    const words = 'All work and no play makes a dull postcard. '.repeat(7);
    const { picture } = await front({
      front_html: `${css}<body style="margin:0"><div style="padding:.3in">${float}<p>${words}</p></div>`,
    });
    const colors = new Set<string>();
    for (let x = 430; x < 565; x += 1) for (let y = 35; y < 120; y += 1) colors.add(picture.at(x, y));
    expect([...colors]).toEqual(['#ff0000']);
  });

  test('the font shorthand, generated boxes and nested calc()', async () => {
    const css = `body{margin:0} h1{font:700 60px/1 Georgia;margin:0} .a::before{content:"";position:absolute;left:4in;top:2in;width:calc((4in - 2in) / 2);height:1in;background:#0000ff}`;
    const { picture } = await front({ front_html: `<style>${css}</style><h1>H</h1><div class="a"></div>` });
    expect([picture.at(420, 210), picture.at(495, 295)]).toEqual(['#0000ff', '#0000ff']);
    const dark = [...Array(60).keys()].filter((y) => [...Array(60).keys()].some((x) => picture.at(x, y) === '#000000'));
    expect(dark.length).toBeGreaterThan(35);
  });
});

describe('pictures that every mailing has', () => {
  test.each(['postcard_4x6', 'postcard_6x9', 'postcard_6x11', 'letter_8.5x11'])(
    'D02: a static creative has a design of its own: %s',
    async (format) => {
      const { bytes, warnings } = await previewer.render(
        pieceOf({ format, name: 'Autumn welcome', front_html: null, back_html: null }),
        'front',
      );
      const { pixels } = decoded(bytes);
      expect(new Set(pixels).size).toBeGreaterThan(60);
      expect(warnings).toEqual([]);
    },
  );

  test('two creatives without HTML are told apart by their names', async () => {
    const named = async (name: string) =>
      (await previewer.render(pieceOf({ name, front_html: null, back_html: null }), 'front')).bytes;
    expect(await named('Autumn')).not.toEqual(await named('Winter'));
  });
});

describe('the same input gives the same bytes', () => {
  test.each(['front', 'back', 'pdf', 'thumbnail'] as const)('%s, drawn twice and by two previewers', async (part) => {
    const piece = pieceOf({
      front_html: '<h1>{{ "now" | date: "%c" }}</h1>{{ list | shuffle | join }}',
      merge_tags: { list: [1, 2, 3, 4, 5, 6] },
    });
    const first = await previewer.render(piece, part);
    expect(await previewer.render(piece, part)).toEqual(first);
    expect(await createPreviewer({ timeout: 100_000 }).render(piece, part)).toEqual(first);
  });

  test('WebAssembly draws what the native build draws', async () => {
    const wasm = createPreviewer({ engine: 'wasm', timeout: 100_000 });
    const piece = pieceOf({
      front_html: filled('width:6.25in;height:4.25in'),
      back_html: '<h1 style="font:700 30pt Georgia">Back</h1>',
    });
    for (const part of ['front', 'back'] as const) {
      expect(Buffer.compare((await wasm.render(piece, part)).bytes, (await previewer.render(piece, part)).bytes)).toBe(
        0,
      );
    }
  });
});

describe('artwork that does not fit', () => {
  const back = (html: string, format = 'postcard_4x6') => front({ front_html: html, format });

  test('D70: another size than the format is said with both', async () => {
    const { warnings } = await back('<body style="width:7in;height:5in;margin:0">x</body>');
    expect(warnings).toEqual(['The artwork is 7 × 5 in; this format is 6 × 4 in, or 6.25 × 4.25 in with its bleed']);
    expect((await back('<body style="width:6.25in;height:4.25in">x</body>')).warnings).toEqual([]);
    expect((await back('<body style="width:4in;height:6in">x</body>')).warnings).toEqual([]);
  });

  test('text that runs off the card is said', async () => {
    expect((await back(`<p>${'many words '.repeat(600)}</p>`)).warnings.join()).toMatch(/runs off the card/);
    expect((await back(`<p>${'x'.repeat(900)}</p>`)).warnings.join()).toMatch(/runs off the card/);
    expect((await back('<p>A few words.</p>')).warnings).toEqual([]);
  });
});
