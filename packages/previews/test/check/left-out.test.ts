/** What Takumi does not draw is a warning: the renderer itself is asked what it knows. */
import { lexer } from 'css-tree';
import { beforeAll, describe, expect, test } from 'vitest';
import { isUnseen } from '../../src/css/left-out.ts';
import { parseSheet } from '../../src/css/parse-css.ts';
import { checkArtwork } from '../../src/index.ts';
import { openRenderer, type Renderer } from '../../src/takumi/renderer.ts';
import { front } from '../support.ts';

const body = '<!DOCTYPE html><body style="margin:.5in">';
const box = (style: string) => `${body}<div style="${style}">Words that stay here</div>`;

describe('the renderer', () => {
  let native: Renderer;
  let wasm: Renderer;
  beforeAll(async () => {
    [native, wasm] = await Promise.all([openRenderer({ engine: 'native' }), openRenderer({ engine: 'wasm' })]);
  });

  test('tells which declarations it takes, the same in both builds', async () => {
    const declarations = [
      { property: 'width', value: '10px' },
      { property: 'width', value: '10ch' },
      { property: 'background', value: 'url(https://x.example/a.png) center / cover' },
      { property: 'hanging-punctuation', value: 'first' },
      { property: '-webkit-text-stroke', value: '1px red' },
    ];
    const expected = { 'hanging-punctuation:first': 'property', 'width:10ch': 'value' };
    for (const renderer of [native, wasm])
      expect(Object.fromEntries(await renderer.refusals(declarations))).toEqual(expected);
  });

  test('knows none of these properties, which have an effect on paper', async () => {
    const seen =
      'background-attachment border-image-source clip columns empty-cells hanging-punctuation hyphens initial-letter line-break mask-composite mask-origin shape-outside text-align-last text-emphasis-style text-justify unicode-bidi writing-mode zoom';
    const declarations = seen.split(' ').map((property) => ({ property, value: 'x' }));
    const refused = await native.refusals(declarations);
    for (const one of declarations) {
      expect(lexer.properties).toHaveProperty([one.property]);
      expect([one.property, refused.get(`${one.property}:x`)]).toEqual([one.property, 'property']);
      expect([one.property, isUnseen(one)]).toEqual([one.property, false]);
    }
  });

  test('tells which pictures it can decode', async () => {
    const decodes = (text: string) => native.decodes(new TextEncoder().encode(text));
    const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
    expect(await decodes(svg('<path d="M0 0h9"/>'))).toBe(true);
    for (const broken of ['<g>', '<title>a & b</title>', '<rect width="9"'])
      expect(await decodes(svg(broken))).toBe(false);
  });
});

test('every at-rule of CSS is applied, told, or of no use on paper', () => {
  const applied = ['import', 'font-face', 'page', 'media', 'supports', 'layer', 'scope', 'property', 'nest'];
  const unseen = [
    'charset',
    'namespace',
    'keyframes',
    'starting-style',
    'view-transition',
    'position-try',
    'custom-media',
    'document',
  ];
  const silent = Object.keys(lexer.atrules).filter((name) => {
    const { leftOut } = parseSheet(`@${name} x{a{color:red}}`, { width: 576, height: 384 });
    return !name.startsWith('-') && leftOut.size === 0 && !applied.includes(name) && !unseen.includes(name);
  });
  // css-tree’s misspelling of `font-feature-values`.
  expect(silent).toEqual(['font-features-values']);
});

describe('is told by a drawing and by a check of the artwork', () => {
  test.each([
    ['a unit', box('width:10cap'), 'width: 10cap cannot be drawn here and is left out'],
    ['a function', box('width:round(down, 133px, 50px)'), 'width: round(down, 133px, 50px) cannot be drawn here'],
    ['a calculation', box('width:calc(sin(1) * 100px)'), 'width: calc(sin(1)*100px) cannot be drawn here'],
    ['a value', box('text-transform:full-width'), 'text-transform: full-width cannot be drawn here'],
    ['a property', box('line-break:anywhere'), 'line-break cannot be drawn here and is left out'],
    ['a shorthand', box('font:caption'), 'The fonts of a system (font: caption)'],
    ['an at-rule', `<style>@container (width > 1px){p{color:red}}</style>${body}<p>x`, '@container cannot be applied'],
    ['counters', `<style>@counter-style x{symbols:"*"}</style>${body}<p>x`, '@counter-style'],
    ['a margin of the page', `<style>@page{margin:1in}</style>${body}<p>x`, 'The margins of @page are not kept'],
    ['a media feature', `<style>@media (foo){p{color:red}}</style>${body}<p>x`, 'The media feature “foo”'],
    ['a selector', `<style>p:dir(ltr){color:red}</style>${body}<p>x`, 'The selector p:dir(ltr) is not understood'],
    ['a marker', `<style>li::marker{color:red}</style>${body}<ul><li>x</ul>`, '::marker cannot be drawn here'],
    [
      'a first letter',
      `<style>p::first-letter{color:red}</style>${body}<p><b>x</b>y`,
      '::first-letter cannot be drawn',
    ],
    ['HTML in an SVG', `${body}<svg><foreignObject><p>x</p></foreignObject></svg>`, 'HTML in an SVG'],
    ['a style of SVG 2', `${body}<svg><rect style="x:9px" width="9" height="9"/></svg>`, 'x in an SVG cannot be drawn'],
    [
      'a colour of CSS 4',
      `${body}<svg><rect fill="red" style="fill:oklch(70% .2 30)"/></svg>`,
      'This value of fill in an SVG',
    ],
  ])('%s', async (_what, front_html, message) => {
    const { warnings } = await front({ front_html });
    expect(warnings.join('\n')).toContain(message);
    const { findings } = await checkArtwork(front_html, { format: 'postcard_4x6' });
    expect(findings.map((one) => one.message).join('\n')).toContain(message);
  });
});

test.each([
  ['what a later declaration replaces', 'width:10cap;width:100px'],
  ['a slip of the pen, which no browser draws either', 'width:4 in;colour:red;color:rde'],
  [
    'what a screen needs',
    'cursor:pointer;user-select:none;scroll-snap-type:x mandatory;-ms-zoom:1;-moz-appearance:none',
  ],
  ['values that change nothing', 'writing-mode:horizontal-tb;zoom:normal;column-count:auto;unicode-bidi:normal'],
])('%s is not told', async (_what, style) => {
  expect((await front({ front_html: box(style) })).warnings).toEqual([]);
});

describe('pictures that end early or are damaged', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  test.each([
    ['PNG', png.subarray(0, 50), 'ends early'],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9"'), 'is damaged'],
    ['no picture', text('hello'), 'it is not an image, or it is damaged'],
  ])('%s', async (_kind, bytes, message) => {
    const images = new Map([['https://x.example/a', bytes]]);
    for (const html of ['<img src="https://x.example/a">', '<p style="background:url(https://x.example/a)">x']) {
      const { warnings } = await front({ front_html: body + html, images });
      expect(warnings.join()).toContain(message);
    }
  });
});
