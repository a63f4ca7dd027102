/** The check of a layout by Chromium, beside the same by Takumi. */
import { describe, expect, test } from 'vitest';
import { createPreviewer, findChromium } from '../../src/index.ts';

const chromium = { sandbox: process.getuid?.() !== 0 };
const found = await findChromium(chromium);
const takumi = createPreviewer({ timeout: 100_000 });
const browser = createPreviewer({ renderer: 'chromium', chromium, timeout: 100_000 });

const card = (html: string, css = '') =>
  `<style>body { width: 6.25in; height: 4.25in; margin: 0 } p { margin: 0 } ${css}</style>\n${html}`;
const at = (left: number, top: number, width: number, text: string, style = '') =>
  `<div style="position:absolute;left:${left}in;top:${top}in;width:${width}in;${style}">${text}</div>`;
const text = 'Bread that is baked at night, every night of the year';

type Options = Parameters<typeof takumi.check>[1];
const codes = async (by: typeof takumi, html: string, options: Partial<Options> = {}) =>
  (await by.check(html, { format: 'postcard_4x6', ...options })).findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ code, line }) => `${code} ${line}`);

describe.skipIf('missing' in found)('issue 37.1: the check lays out with Chromium', () => {
  test.each([
    ['off the card', 'text-off-card 2', card(at(5, 1, 3, text, 'white-space:nowrap')), {}],
    ['too near the cut', 'text-outside-safe-area 2', card(at(0.14, 1, 3, text)), {}],
    ['in the address zone', 'text-under-address 2', card(at(3.5, 2.2, 2, text)), { side: 'back' }],
    ['where the barcode is read', 'text-in-barcode-clear-zone 2', card(at(1.6, 3.75, 1, 'Bread')), { side: 'back' }],
    ['cut by its box', 'text-cut 2', card(at(1, 1, 1, text, 'height:.2in;overflow:hidden')), {}],
    [
      'cut with three dots',
      'text-cut 2',
      card(at(1, 1, 1, text, 'white-space:nowrap;overflow:hidden;text-overflow:ellipsis')),
      {},
    ],
    ['on top of another', 'text-overlap 2', card(`${at(1, 1, 3, text)}\n${at(1.1, 1.05, 3, text.toUpperCase())}`), {}],
    ['too small', 'text-too-small 2', card(at(1, 1, 3, text, 'font-size:5px')), {}],
    ['too small once it is scaled', 'text-too-small 2', card(at(1, 1, 3, text, 'transform:scale(.3)')), {}],
  ] as const)('what is %s is found by both, at its line', async (_name, wanted, html, options) => {
    expect(await codes(browser, html, options)).toEqual([wanted]);
    expect(await codes(takumi, html, options)).toEqual([wanted]);
  });

  test('what only a browser lays out is judged as it is printed', async () => {
    // Takumi has no columns: its text runs down, past the edge.
    const columns = card(at(0.5, 0.5, 5.2, `${text}. `.repeat(24), 'columns:3;height:3in;font-size:12px'));
    expect(await codes(browser, columns)).toEqual([]);
    expect(await codes(takumi, columns)).not.toEqual([]);
  });

  test('hidden, decorative, vertical and SVG text is not blamed', async () => {
    for (const html of [
      at(5, 1, 3, text, 'visibility:hidden'),
      at(5, 1, 3, text, 'opacity:0'),
      `<div aria-hidden="true" style="position:absolute;left:4in;top:1in;font-size:90px;white-space:nowrap;color:#ccc">BREAD</div>`,
      at(1, 0.5, 3, 'Bread', 'writing-mode:vertical-rl'),
      at(1, 1, 3, text, 'position:absolute;width:1px;height:1px;overflow:hidden'),
    ])
      expect(
        (await codes(browser, card(html))).filter((one) => !one.startsWith('css-not-drawn')),
        html,
      ).toEqual([]);
  });

  test.each([
    ['filled pale', 'color:#000;-webkit-text-fill-color:#eee', true],
    ['filled dark', 'color:#eee;-webkit-text-fill-color:#111', false],
    ['painted pale', 'color:transparent;background:linear-gradient(#eee,#ddd);-webkit-background-clip:text', true],
    ['painted dark', 'color:transparent;background:linear-gradient(#300,#003);-webkit-background-clip:text', false],
    ['outlined pale', 'color:#fff;-webkit-text-stroke:1px #f2f2f2', true],
    ['outlined dark', 'color:#fff;-webkit-text-stroke:1px #111', false],
    ['faded by a filter', 'filter:opacity(.1)', true],
  ])('contrast is judged as the browser draws it: text that is %s', async (_name, style, isFaint) => {
    const html = card(at(0.5, 1, 5, 'Bread every night', `font-size:40px;${style}`));
    const { findings } = await browser.check(html, { format: 'postcard_4x6' });
    const found = findings.filter(({ code }) => code === 'text-contrast');
    expect(found).toMatchObject(isFaint ? [{ line: 2 }] : []);
  });

  test('the longest value of a list is laid out, and its row named; no value is in a message', async () => {
    const html = card(at(1, 1, 1.2, '{{ first_name }}', 'height:.25in;overflow:hidden'));
    const rows = [{ first_name: 'Ada' }, { first_name: 'Wolfeschlegelsteinhausen Bergerdorff' }];
    const { findings, renderer, ok } = await browser.check(html, { format: 'postcard_4x6', rows });
    expect({ ok, renderer }).toEqual({ ok: false, renderer: 'chromium' });
    expect(findings).toMatchObject([{ code: 'text-cut', row: 2, key: 'first_name', line: 2 }]);
    expect(JSON.stringify(findings)).not.toContain('Wolfe');
  });

  test('the page of a letter is told', async () => {
    const page = (more: string) => `<div style="break-after:page;height:9in;padding:.5in">${more}</div>`;
    const html = `${page('First')}\n${page(`<p style="white-space:nowrap;margin-left:5in">${text}</p>`)}`;
    const { findings } = await browser.check(html, { format: 'letter_8.5x11' });
    expect(findings.filter(({ code }) => code === 'text-off-card')).toMatchObject([{ page: 2, line: 2 }]);
  });

  test('a letter longer than its page is told with the same words as by the other renderer', async () => {
    const lines = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('\n');
    const { findings } = await browser.check(`<body style="margin:1in">\n${lines}`, { format: 'letter_8.5x11' });
    const message = 'The text is longer than its page, and continues on page 2, and 1 more';
    expect(findings.filter(({ code }) => code === 'text-off-card')).toMatchObject([
      { severity: 'warning', page: 2, message },
    ]);
  });
});

test('where Chromium is not there, Takumi judges and is named; asked for by name, its absence is told', async () => {
  const nowhere = { path: '/nowhere/chromium' };
  const html = card(at(5, 1, 3, text, 'white-space:nowrap'));
  const auto = await createPreviewer({ renderer: 'auto', chromium: nowhere }).check(html, { format: 'postcard_4x6' });
  expect(auto).toMatchObject({ renderer: 'takumi', findings: [{ code: 'text-off-card' }] });
  await expect(
    createPreviewer({ renderer: 'chromium', chromium: nowhere }).check(html, { format: 'postcard_4x6' }),
  ).rejects.toMatchObject({ name: 'ChromiumUnavailable' });
});
