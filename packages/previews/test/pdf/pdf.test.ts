import { describe, expect, test } from 'vitest';
import { breadClubLetter } from '../../../mock/src/fixtures/artwork/index.ts';
import { pageBoxes, photograph, pieceOf, previewer, readPdf } from '../support.ts';

const pdf = async (changes: object) => readPdf((await previewer.render(pieceOf(changes), 'pdf')).bytes);
const page = (size: string, text: string) =>
  `<style>body{margin:0}</style><div style="${size};background:#eee">${text}</div>`;

describe('the PDF of a piece', () => {
  test('is a PDF, with the mock’s time as its date', async () => {
    const { contentType, bytes } = await previewer.render(pieceOf(), 'pdf');
    expect(contentType).toBe('application/pdf');
    const { source } = readPdf(bytes);
    expect(source.startsWith('%PDF-1.7')).toBe(true);
    expect(source).toContain('(D:20270305150000Z)');
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  test.each([
    ['postcard_4x6', [432, 288]],
    ['postcard_6x9', [648, 432]],
    ['postcard_6x11', [792, 432]],
  ])('%s: a front and a back in trim size', async (format, [width, height]) => {
    const { boxes, pages } = await pdf({ format });
    expect(boxes).toEqual([
      [0, 0, width, height],
      [0, 0, width, height],
    ]);
    expect(pages).toHaveLength(2);
  });

  test('D70: bleed lies outside of what is shown and cut, upright artwork stands', async () => {
    const sides = {
      front_html: page('width:4.25in;height:6.25in', 'x'),
      back_html: page('width:4.25in;height:6.25in', 'y'),
    };
    const boxes = await pageBoxes((await previewer.render(pieceOf(sides), 'pdf')).bytes);
    const cut = { media: [0, 0, 306, 450], trim: [9, 9, 288, 432], crop: [9, 9, 288, 432] };
    expect(boxes).toEqual([cut, cut]);
  });

  test('markup in a name is text in its metadata, too', async () => {
    const name = 'Card</rdf:li><x:y>&\u0007 “é”';
    const { bytes } = await previewer.render(pieceOf({ name }), 'pdf');
    const source = Buffer.from(bytes).toString('utf8');
    expect(source).toContain('Card&#60;/rdf:li&#62;&#60;x:y&#62;&#38; “é”</rdf:li>');
  });

  test('its text can be selected: that of the artwork and that of the address side', async () => {
    const { pages } = await pdf({ front_html: '<h1>Hello {{ recipient.first_name }} – café “déjà vu”</h1>' });
    expect(pages[0]).toContain('Hello Grace');
    expect(pages[0]).toContain('caf\u00e9');
    expect(pages[1]).toContain('1400 KEY BLVD');
  });

  test('the text has every letter as it is, of any script', async () => {
    const words = 'Łukasz Dvořák Nguyễn Ánh Привет Ελλάδα';
    expect((await pdf({ front_html: `<p>${words}</p>` })).text).toContain(words);
    const many = Array.from({ length: 600 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const { text } = await pdf({ front_html: `<p style="font-size:9px">${many}</p>` });
    expect(text.replaceAll('\n', '')).toContain(many.slice(0, 300));
  });

  test('has 300 pixels to an inch, and less than 2 MB with photographs on both sides', async () => {
    const photo = photograph(1500, 1000);
    const images = new Map([['photo.jpg', photo]]);
    const side = '<body style="margin:0"><img src="photo.jpg" style="width:6in;height:4in;display:block">';
    const { bytes } = await previewer.render(pieceOf({ front_html: side, back_html: side, images }), 'pdf');
    const { source } = readPdf(bytes);
    expect(source).toMatch(/\/Width 1800/);
    expect(source).toMatch(/\/Height 1200/);
    expect(source).toContain('/DCTDecode');
    expect(bytes.length).toBeLessThan(2_000_000);
  });

  test('text in floats and inline blocks can be selected too', async () => {
    const pill = 'display:inline-block;padding:4px 10px;background:#fc0';
    const html = `<div></div><div style="width:9px;height:200px"></div><p>Use <span style="${pill}">SAVE20</span> or <b style="float:right;font-size:30px">$25 off</b> today</p>`;
    const { text } = await pdf({ front_html: html });
    for (const words of ['Use', 'SAVE20', '$25 off', 'today']) expect(text).toContain(words);
  });

  test('text lies under its picture, paddings and borders around it included', async () => {
    const html = '<body style="margin:0"><p style="margin:0;padding:.5in 0 0 1in;border:.5in solid #fff">Hello</p>';
    const [[x = 0, y = 0] = []] = (await pdf({ front_html: html })).places;
    expect(x).toBeCloseTo(108, 0);
    expect(y).toBeGreaterThan(72);
    expect(y).toBeLessThan(72 + 20);
  });

  test('what is outside of the sheet has no text on it', async () => {
    const { text } = await pdf({
      front_html: '<p style="position:absolute;left:50in;top:1in">far away</p><p>here</p>',
    });
    expect(text).not.toContain('far away');
    expect(text).toContain('here');
  });
});

describe('Letter: front (first page only), PDF with every page', () => {
  const recipient = { first_name: 'Ada' };
  test('the demo letter has two pages of 8.5 × 11 in', async () => {
    const { boxes, pages } = await pdf({ ...breadClubLetter, recipient });
    expect(boxes).toEqual([
      [0, 0, 612, 792],
      [0, 0, 612, 792],
    ]);
    expect(pages[0]).toContain('Dear Ada,');
    expect(pages[1]).toContain('The week, by loaf');
  });

  test.each([
    [
      'elements of the class page',
      '<div class="page">one</div><div class="page">two</div><div class="page">three</div>',
    ],
    [
      'a wrapper around them',
      '<main><section class="page">one</section>\n<section class="page">two</section><section class="page">three</section></main>',
    ],
    ['page breaks', '<p>one</p><p style="page-break-before:always">two</p><div style="break-before: page">three</div>'],
    ['page breaks after', '<p style="page-break-after: always">one</p><p style="break-after:page">two</p><p>three</p>'],
  ])('pages come from %s', async (_kind, front_html) => {
    const { pages } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(pages.map((text) => text.split('\n')[0])).toEqual(['one', 'two', 'three']);
  });

  const line = 'A line of a long letter that is longer than its page, and does not end at it. ';
  const numbered = (count: number, of: (number: number) => string) =>
    Array.from({ length: count }, (_, at) => of(at + 1)).join('');
  test.each([
    ['paragraphs', 2, numbered(40, (at) => `<p>Part ${at}: ${line}</p>`)],
    ['one paragraph', 3, `<p style="line-height:1.45">${numbered(90, (at) => `Part ${at}: ${line}<br>`)}</p>`],
    ['text with emphasis', 3, `<div>${numbered(130, (at) => `<b>Part <i>${at}</i></b>: ${line}<br>`)}</div>`],
    [
      'a text that its page just holds lines of',
      3,
      `<p style="margin:0">${numbered(126, (at) => `Part ${at}: ${line}<br>`)}</p>`,
    ],
    ['lines beside blocks', 2, `<div><h1>Head</h1>${numbered(75, (at) => `Part ${at}: ${line}<br>`)}<p>End</p></div>`],
    ['rows of a table', 2, `<table>${numbered(70, (at) => `<tr><td>Part ${at}:</td><td>${line}</td></tr>`)}</table>`],
    [
      'rows of boxes',
      3,
      numbered(30, (at) => `<div style="display:flex;height:.9in"><p>Part ${at}:</p><p>${line}</p></div>`),
    ],
    [
      'boxes in lines',
      2,
      numbered(14, (at) => `<div style="display:inline-block;width:45%;height:180px">Part ${at}: card</div>`),
    ],
    [
      'boxes in lines, higher than the room that they leave',
      3,
      `<div style="text-align:center">${numbered(5, (at) => `<div style="display:inline-block;width:80%;height:400px">Part ${at}: card</div>`)}</div><p>End</p>`,
    ],
  ])('what a page is too short for begins the next one, nothing is cut or twice: %s', async (_kind, count, content) => {
    const front_html = `<!doctype html><body style="margin:.5in;font:16px Arial;background:#fed">${content}`;
    const { pages, boxes } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(boxes).toHaveLength(count);
    const parts = pages.map((text) => Array.from(text.matchAll(/Part\s+(\d+)\s*:/g), ([, number]) => Number(number)));
    const all = Array.from({ length: (content.match(/Part/g) ?? []).length }, (_, at) => at + 1);
    expect(parts.flat()).toEqual(all);
  });

  test.each([
    [
      'a placed picture that reaches beyond the sheet',
      `<img src="x" style="position:absolute;top:-12px;width:830px;height:1100px"><p>x</p>`,
    ],
    ['text that its box cuts', `<div style="height:9in;overflow:hidden">${'<p>cut</p>'.repeat(60)}</div>`],
    ['a placed line at the very end', `<p>x</p><p style="position:absolute;bottom:-8px;margin:0">low</p>`],
  ])('no further page is made by %s', async (_what, front_html) => {
    const { boxes } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(boxes).toHaveLength(1);
  });

  test('the margin of the body is above the first page alone, and what is beside the pages is drawn', async () => {
    const high = '<div style="height:9.5in"></div>';
    const front_html = `<body style="margin:2in 1in"><header>one</header><div class="page">x</div><div class="page"><p>two</p>${high}<p>end</p></div>`;
    const { pages } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(pages.map((text) => text.split('\n').filter((word) => /^(one|x|two|end)$/.test(word)))).toEqual([
      ['one', 'x'],
      ['two', 'end'],
    ]);
  });

  test('a page that style sheets ask for keeps the margin of what begins it', async () => {
    const front_html = '<p>one</p><p style="break-before:page;margin-top:10.5in">two</p><p>three</p>';
    const { pages } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(pages.map((text) => text.split('\n')[0])).toEqual(['one', 'two', 'three']);
  });

  test('a break that style sheets ask for deep in the letter begins a page, and the first of all begins none', async () => {
    const front_html = `<main><div style="break-before:page"><h1>one</h1><div><p>x</p><h2 style="break-before:page">two</h2><p>y</p></div></div><div><p style="break-after:page">z</p></div><p>three</p></main>`;
    const { pages } = await pdf({ format: 'letter_8.5x11', front_html, back_html: null });
    expect(pages.map((text) => text.split('\n')[0])).toEqual(['one', 'two', 'three']);
  });

  test('back_html holds further pages, and the address is on the first alone', async () => {
    const { pages } = await pdf({
      format: 'letter_8.5x11',
      front_html: '<p>one</p>',
      back_html: '<div class="page">two</div><div class="page">three</div>',
    });
    expect(pages.map((text) => text.includes('KEY BLVD'))).toEqual([true, false, false]);
  });

  test('text that runs off at the side is told of its page', async () => {
    const wide = '<p style="white-space:nowrap;margin-left:7in">far over the edge of the paper</p>';
    const pages = `<div class="page">one</div><div class="page">${wide}</div><div class="page">three</div>`;
    const { warnings } = await previewer.render(
      pieceOf({ format: 'letter_8.5x11', front_html: pages, back_html: null }),
      'front',
    );
    expect(warnings).toEqual(['Text runs off page 2 of the letter and is cut at its edge']);
  });

  test('more than twenty pages are cut, and said', async () => {
    const { warnings } = await previewer.render(
      pieceOf({ format: 'letter_8.5x11', front_html: '<p class="page">x</p>'.repeat(22), back_html: null }),
      'front',
    );
    expect(warnings).toEqual(['Only the first 20 of more than 20 pages are drawn']);
  });
});
