/** What a check and a drawing say, and what they do not. */
import { describe, expect, test } from 'vitest';
import { withFamilies } from '../../src/chromium/web-fonts.ts';
import { checkArtwork } from '../../src/index.ts';
import { front, pieceOf, previewer } from '../support.ts';

const format = 'postcard_4x6';
const page = (css: string) => `<body style="margin:1in;${css}"><p>Hi</p>`;

test('lists and texts have a size, a first and a last entry: nothing is empty', async () => {
  const html =
    '<body style="margin:1in">{{ items.first.name }} {{ items.last.name }} {{ items.size }} {{ first_name.size }}';
  const items = [{ name: 'a' }, { name: 'b' }];
  const { ok, findings } = await checkArtwork(html, { format, data: { items, first_name: 'Ada' } });
  expect([ok, findings]).toEqual([true, []]);
  const { warnings } = await front({ front_html: html, merge_tags: { items } });
  expect(warnings).toEqual([]);
  const { findings: none } = await checkArtwork(html, { format, data: { items: [], first_name: 'Ada' } });
  expect(none.map(({ key }) => key)).toEqual(['items.first.name', 'items.last.name']);
});

test('names of a list that cannot be printed are found in every row, whichever is longest', async () => {
  const names = ['Ada', 'Wolfeschlegelsteinhausenbergerdorff', 'Ելենա', 'Nino', 'ნინო'];
  const rows = names.map((first_name) => ({
    first_name,
    address_1: '1 Main St',
    city: 'Austin',
    postal_code: '78701',
  }));
  const html = '<body style="margin:1in 1in 1in .5in;width:2in">\nDear {{ first_name }}';
  const back = await checkArtwork(html, { format, side: 'back', rows, rowNumbers: [2, 3, 6, 7, 8] });
  const missing = back.findings.filter(({ code }) => code === 'glyph-missing');
  expect(missing.map(({ line, key, row, rows: count }) => [line, key, row, count])).toEqual([
    [undefined, 'address', 6, 2],
    [2, 'first_name', 6, 2],
  ]);
  expect(missing[1]?.message).toContain('(Armenian, Georgian) of “first_name” in 2 of 5 rows, first in row 6');
  expect(JSON.stringify(missing)).not.toMatch(/Ելենա|U\+05|U\+10/);
});

test('the back says nothing of the front’s pictures', async () => {
  const front_html = '<img src="https://front.example/f.png" width="100">';
  const { warnings } = await previewer.render(pieceOf({ front_html, back_html: '<p>back</p>' }), 'back');
  expect(warnings).toEqual([]);
});

describe('Fonts of the usual machines that nothing here has the widths of', () => {
  test.each([
    'Verdana',
    'Tahoma',
    'Calibri',
    'Segoe UI',
    'Trebuchet MS',
    'Cambria',
    'Palatino',
    'Comic Sans MS',
    'Consolas',
  ])('%s is a warning and a finding', async (font) => {
    const html = page(`font-family:'${font}',sans-serif`);
    const { findings } = await checkArtwork(html, { format });
    expect(findings.map(({ code }) => code)).toEqual(['font-missing']);
    const { warnings } = await front({ front_html: html });
    expect(warnings.join()).toMatch(`The font “${font}” is not here; it is drawn in `);
    expect(warnings.join()).toMatch('whose letters have other widths');
  });

  test('with one behind it that is here, that one is drawn', async () => {
    const drawn = (list: string) => front({ front_html: page(`font-family:${list}`) });
    const [behind, alone] = [await drawn("'Segoe UI', Verdana, Arial, sans-serif"), await drawn('Arial')];
    expect(behind.warnings).toEqual([]);
    expect(Buffer.compare(behind.picture.pixels, alone.picture.pixels)).toBe(0);
    const { findings } = await checkArtwork(page('font-family:Verdana,Arial'), { format });
    expect(findings).toEqual([]);
  });
});

test.each([
  ['a{font-family:Verdana, Arial}', 'a{font-family: Arial, '],
  ['a{font:italic 12pt/1.5 Cambria, Georgia, serif}', 'a{font:italic 12pt/1.5  Georgia,'],
  ['a{font:bold 12px/1.4 "Open Sans", Verdana}', 'a{font:bold 12px/1.4 "Open Sans", Verdana, '],
  ['a{font:calc(1px + 2vw) Tahoma, sans-serif}', 'a{font:calc(1px + 2vw) Tahoma,'],
  [':root{--face:system-ui,"Segoe UI",sans-serif}', '--face:Inter,"Segoe UI",Arimo,Inter,Noto'],
  [':root{--face:"system-ui";--mode:dark}', '--face:"system-ui";--mode:dark'],
])('Chromium gets the same list: %s', (css, expected) => {
  expect(withFamilies(css, new Set()).replace(/\s+/g, ' ')).toContain(expected.replace(/\s+/g, ' '));
});

describe('Templates of other languages', () => {
  test.each([
    ['{% include "footer" %}', '{% include %} needs another file', 'Put what the file holds into the HTML of the side'],
    ['{% render "footer" %}', '{% render %} needs another file', 'Put what the file holds into the HTML of the side'],
    ['{% if a %}x{% elseif b %}y{% endif %}', 'elseif', 'Write {% elsif … %}'],
    ['{% if a && b %}y{% endif %}', '', 'Write “and” for &&'],
    ['{% if a = b %}y{% endif %}', '', 'Compare with ==: {% if name == "text" %}'],
  ])('%s: what to write, and where', async (template, message, remedy) => {
    const { findings } = await checkArtwork(`<body style="margin:1in">\n${template}`, { format });
    const [slip] = findings;
    expect(slip).toMatchObject({ code: 'merge-tag-syntax', line: 2, remedy });
    expect(slip?.message).toContain(message);
    expect(slip?.message).not.toContain('ENOENT');
  });
});

test('a side with a photograph in it is told where photographs go', async () => {
  const html = `<img src="data:image/jpeg;base64,${'A'.repeat(300_000)}">`;
  const { findings } = await checkArtwork(html, { format });
  expect(findings.map(({ code, remedy }) => [code, remedy])).toEqual([
    ['artwork-refused', expect.stringContaining('Give pictures by their address instead of as data: URLs')],
  ]);
});
