import { expect, test } from 'vitest';
import { checkArtwork } from '../../src/index.ts';
import { collectWarnings, concealed } from '../../src/render/warnings.ts';
import { pieceOf, previewer } from '../support.ts';

const value = 'Secret xyz&1';
test.each([
  ['the address of a picture', '<img src="https://x.example/{{ v }}.png" width="50">'],
  ['the same, encoded', '<img src="https://x.example/{{ v | url_encode }}.png" width="50">'],
  ['marked up by hand', '<img src="https://x.example/{{ v | raw }}.png" width="50">'],
  ['a picture of a style', '<p style="background:url(\'https://x.example/{{ v | upcase }}.png\')">x</p>'],
  ['a font', '<p style="font-family:\'{{ v }}\'">x</p>'],
  ['a style sheet', '<link rel="stylesheet" href="https://x.example/{{ v }}.css"><p>x</p>'],
  [
    'a long address that is shortened',
    `<img src="https://x.example/${'long/'.repeat(11)}{{ v }}/picture.png" width="50">`,
  ],
])('no value of a merge tag is told: %s', async (_where, front_html) => {
  const tags = { v: value };
  const { warnings } = await previewer.render(pieceOf({ front_html, merge_tags: tags }), 'front');
  const { findings } = await checkArtwork(front_html, { format: 'postcard_4x6', data: tags });
  expect(warnings.length + findings.length).toBeGreaterThan(0);
  const told = JSON.stringify([warnings, findings]);
  expect(told).not.toMatch(/secret|sec…|xyz/i);
});

test('what the author wrote is told', async () => {
  const front_html = '<img src="https://x.example/spring-{{ v }}.png" width="50">';
  const { warnings } = await previewer.render(pieceOf({ front_html, merge_tags: { v: 'example' } }), 'front');
  expect(warnings.join()).toContain('https://x.example/spring-example.png');
});

test('short values are hidden where they stand by themselves, and not in our own words', () => {
  const warnings = collectWarnings();
  warnings.add('The picture https://x.example/CA/7.png cannot be fetched here');
  warnings.conceal(['CA', '7', 'e']);
  expect(warnings.list()).toEqual(['The picture https://x.example/…/….png cannot be fetched here']);
  expect(concealed('a.b (c', ['a.b ('])).toBe('…c');
});
