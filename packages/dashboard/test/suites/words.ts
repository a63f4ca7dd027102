import { describe, expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';
import { fill } from '../support/scene.ts';
import { settled } from '../support/settled.ts';

/** A label that is wider than its box, and a word cut in two, are as ugly as a page that can be scrolled sideways. */
export function words(bench: Bench): void {
  describe('words', () => {
    test('no text is wider than its box, and no word is cut in two, on any page', async () => {
      const paths = Object.values(await fill(bench));
      const found: string[] = [];
      for (const width of [390, 768, 1024, 1440]) {
        const { page } = await bench.open('/', { width });
        for (const path of paths) {
          await page.goto(path);
          await settled(page, path);
          found.push(...(await page.evaluate(illSet)).map((text) => `${path} at ${width}: ${text}`));
        }
      }
      expect(found).toEqual([]);
    });
  });
}

/** The texts that are wider than their boxes or cut within a word; headings of tables are hidden on a phone. */
function illSet(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *:not(thead th, .ct-label)')) {
    const { display, overflowX } = getComputedStyle(element);
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];
    if (texts.length === 0 || element.getClientRects().length === 0) continue;
    const { scrollWidth, clientWidth, textContent } = element;
    if (display !== 'inline' && overflowX === 'visible' && scrollWidth > clientWidth + 1)
      found.push(`wider: ${textContent}`);
    for (const text of texts) {
      for (const { 0: word, index } of text.data.matchAll(/[A-Za-z]{4,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top));
        if (new Set(lines).size > 1) found.push(`cut: ${word} in ${textContent}`);
      }
    }
  }
  return [...new Set(found)].slice(0, 8);
}
