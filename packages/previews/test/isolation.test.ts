import { describe, expect, test } from 'vitest';
import { createPreviewer } from '../src/index.ts';
import { decoded, pieceOf, previewer } from './support.ts';

const green = '<body style="background:#00ff00"></body>';
const isGreen = async () => decoded((await previewer.render(pieceOf({ front_html: green }), 'front')).bytes).at(9, 9);

/** Ended the program that asked for the picture: each by another fault of the native renderer. */
const deadly: readonly (readonly [string, string])[] = [
  ['a negative margin of an inline block', '<span style="display:inline-block;margin:-1px"></span>'],
  [
    'a list item that begins with a block picture',
    '<style>svg{display:block}</style><ul><li><svg></svg> Bread</li></ul>',
  ],
  ['4,000 nested rules', `<style>${'a{'.repeat(4000)}`],
  ['a huge number', '<p style="clip-path:circle(4294967296px)">x'],
  ['brackets in a value', `<h1 style="color:${'('.repeat(30_000)}">x</h1>`],
  ['nested groups of an SVG', `<svg>${'<g>'.repeat(1500)}</svg>`],
];

describe('a process of its own draws', () => {
  test.each(deadly)('%s is drawn or refused, and what asked lives on', async (_what, html) => {
    const { bytes, contentType } = await previewer.render(pieceOf({ front_html: html }), 'front');
    expect(contentType).toBe('image/png');
    expect(decoded(bytes).width).toBe(600);
    expect(await isGreen()).toBe('#00ff00');
  });

  test('a merge tag ends nothing either', async () => {
    const front_html = '<h1 style="color:{{ brand }}">x</h1>';
    const drawn = await previewer.render(pieceOf({ front_html, merge_tags: { brand: '('.repeat(30_000) } }), 'front');
    expect(decoded(drawn.bytes).width).toBe(600);
    expect(await isGreen()).toBe('#00ff00');
  });

  test('a drawing that takes too long is ended, and others are drawn meanwhile', async () => {
    const endless =
      '<svg width="99" height="99"><filter id="f"><feTurbulence numOctaves="2000000000" baseFrequency=".01"/></filter><rect width="99" height="99" filter="url(#f)"/></svg>';
    const impatient = createPreviewer({ timeout: 400 });
    const slow = impatient.render(pieceOf({ front_html: endless }), 'front');
    expect(await isGreen()).toBe('#00ff00');
    const { bytes } = await slow;
    expect(decoded(bytes).width).toBe(600);
  });

  test('registered pictures are asked for by their address, and a store that fails has none', async () => {
    const asked: string[] = [];
    const images = {
      get(address: string): Promise<undefined> {
        asked.push(address);
        return Promise.reject(new Error('down'));
      },
    };
    const front_html = '<img src="https://cdn.example/a.png">';
    const { warnings } = await previewer.render(pieceOf({ front_html, images }), 'front');
    expect(asked).toContain('https://cdn.example/a.png');
    expect(warnings.join()).toMatch(/register it/);
  });

  test('a merge tag that no process can be sent is refused, and the next piece is drawn', async () => {
    const merge_tags = { greet: () => 'Hi' };
    await expect(previewer.render(pieceOf({ front_html: '{{ greet }}', merge_tags }), 'front')).rejects.toThrow();
    expect(await isGreen()).toBe('#00ff00');
  });
});
