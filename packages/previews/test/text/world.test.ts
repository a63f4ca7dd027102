import { fonts, read } from '@direct-mail/previews-world';
import { beforeAll, describe, expect, test } from 'vitest';
import { foreignCharacters, isDrawable } from '../../src/fonts/fonts.ts';
import { worldFaces } from '../../src/fonts/world.ts';
import { openRenderer, type Renderer } from '../../src/takumi/renderer.ts';
import { front } from '../support.ts';

const points = (text: string) => Array.from(text).map((character) => character.codePointAt(0) ?? 0);
const familiesOf = async (text: string) => [
  ...new Set(worldFaces(await foreignCharacters(points(text))).map(({ family }) => family)),
];

describe('Scripts of @direct-mail/previews-world', () => {
  test('are drawn without a warning where the package is installed', async () => {
    const { warnings } = await front({
      front_html: '<p>日本語のはがき 한국어 엽서 简体中文</p><p dir="rtl">مرحبا بالعالم שלום עולם</p><p>สวัสดีชาวโลก</p>',
    });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['日本の漢字', 'Noto Sans JP'],
    ['한국어', 'Noto Sans KR'],
    ['简体中文说话', 'Noto Sans SC'],
    ['繁體中文說話畫廣告學', 'Noto Sans TC'],
    ['مرحبا', 'Noto Sans Arabic'],
    ['שלום', 'Noto Sans Hebrew'],
    ['สวัสดี', 'Noto Sans Thai'],
  ])('%s is drawn in %s', async (text, family) => {
    expect((await familiesOf(text))[0]).toBe(family);
    expect(points(text).filter((point) => !isDrawable(point))).toEqual([]);
  });

  test('nothing of it is looked for where nothing of it is needed', async () => {
    expect(await foreignCharacters(points('Nguyễn → ✓ 🎉 Γιάννης'))).toEqual([]);
    expect(worldFaces([])).toEqual([]);
  });

  test('every file is there', async () => {
    const [first, last] = [fonts[0], fonts.at(-1)];
    for (const font of [first, last]) expect((await read(font as (typeof fonts)[0])).length).toBeGreaterThan(1000);
    expect(new Set(fonts.map(({ file }) => file)).size).toBe(fonts.length);
  });
});

describe('Shaping and direction', () => {
  let renderer: Renderer;
  beforeAll(async () => {
    renderer = await openRenderer({});
  });
  const widthOf = async (text: string) => {
    const node = { type: 'text' as const, text, style: { display: 'block', fontFamily: 'Arimo', fontSize: '40px' } };
    const canvas = { width: 800, height: 100, devicePixelRatio: 1 };
    const { runs } = await renderer.measure({ node, css: [], images: [] }, canvas);
    return runs.reduce((total, run) => total + run.width, 0);
  };

  test('Arabic letters are joined, which makes a word narrower than its letters', async () => {
    const apart = await Promise.all(Array.from('بببب').map(widthOf));
    expect(await widthOf('بببب')).toBeLessThan(apart.reduce((total, width) => total + width, 0) * 0.8);
  });
});
