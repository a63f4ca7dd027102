import { describe, expect, test } from 'vitest';
import { inkOf } from '../../src/check/ink-slips.ts';
import { checkArtwork } from '../../src/index.ts';

const card = (html: string, body = '') =>
  `<style>body { width: 6.25in; height: 4.25in; margin: 0; ${body} }</style>${html}`;
const text = (style: string) =>
  `<p style="position:absolute;left:1in;top:1in;width:3in;margin:0;${style}">Bread that is baked at night</p>`;

async function inksOf(html: string) {
  const { ok, findings } = await checkArtwork(html, { format: 'postcard_4x6' });
  return { ok, found: findings.filter(({ code }) => code === 'ink-coverage' || code === 'rich-black') };
}

describe('issue 37.1: ink is information', () => {
  test('the inks of a colour together: white needs none, one ink at most 100 %, black what a usual profile gives', () => {
    expect(inkOf(255, 255, 255)).toBe(0);
    expect(inkOf(0, 255, 255)).toBe(100);
    expect(inkOf(0, 0, 0)).toBeCloseTo(315, 0);
    for (let grey = 0; grey < 255; grey += 1)
      expect(inkOf(grey, grey, grey)).toBeGreaterThan(inkOf(grey + 1, grey + 1, grey + 1));
  });

  test('a black side has more ink than presses like: where, how much, and the side is as good as before', async () => {
    const { ok, found } = await inksOf(card(text('color:#fff;font-size:24px'), 'background: #000;'));
    expect(ok).toBe(true);
    expect(found).toMatchObject([
      { code: 'ink-coverage', severity: 'info', box: { left: 0, top: 0, width: 6, height: 4 } },
    ]);
    expect(found[0]?.message).toMatch(/^2\d\.\d square inches are nearly black: up to about 3[012]0 % of ink/);
  });

  test('a small black box, a grey side and a side in one strong colour have no finding', async () => {
    const small = '<div style="position:absolute;left:1in;top:1in;width:.9in;height:.9in;background:#000"></div>';
    expect((await inksOf(card(`${small}${text('left:3in')}`))).found).toEqual([]);
    expect((await inksOf(card(text(''), 'background: #808080;'))).found).toEqual([]);
    expect((await inksOf(card(text('color:#fff'), 'background: #c00020;'))).found).toEqual([]);
  });

  test('small text in dark blue is printed with several inks; large, black, grey, pale or light on dark text is not told', async () => {
    const { found } = await inksOf(card(text('color:#101a50;font-size:9px')));
    expect(found).toMatchObject([{ code: 'rich-black', severity: 'info', line: 1 }]);
    expect(found[0]?.message).toBe('Small text is printed with several inks');
    const three = ['left:.5in', 'left:2in', 'left:4in'].map((left) =>
      text(`color:#101a50;font-size:9px;width:1in;${left}`),
    );
    expect((await inksOf(card(three.join('\n')))).found.map(({ message }) => message)).toEqual([
      'Small text is printed with several inks, here and in 2 further places',
    ]);
    for (const style of [
      'color:#101a50;font-size:20px',
      'color:#000;font-size:9px',
      'color:#333;font-size:9px',
      'color:#c03020;font-size:9px',
      'color:#fff;background:#101a50;font-size:9px',
    ])
      expect((await inksOf(card(text(style)))).found, style).toEqual([]);
  });

  test('a font that is neither here nor loaded is an error, and so is one that only this machine reaches', async () => {
    const of = async (html: string) => (await checkArtwork(html, { format: 'postcard_4x6' })).findings;
    expect(await of(card(text('font-family:Our Brand Sans')))).toMatchObject([
      { code: 'font-missing', severity: 'error' },
    ]);
    const local = '<style>@font-face { font-family: Brand; src: url(http://localhost:3000/brand.woff2) }</style>';
    expect(await of(card(`${local}${text('font-family:Brand')}`))).toContainEqual(
      expect.objectContaining({ code: 'font-unreachable', severity: 'error' }),
    );
  });
});
