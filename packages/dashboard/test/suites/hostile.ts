import { createMock } from '@direct-mail/mock';
import { describe, expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';
import { fill } from '../support/scene.ts';
import { settled } from '../support/settled.ts';

/** Each would load a foreign address or change the title if it were markup or a link that is followed. */
const MARKUP =
  '"><img src=//foreign.example/x onerror=document.title=1><script>document.title=2</script>{{ 7 | times: 6 }}';
const ADDRESS = 'https://foreign.example/"><script>document.title=3</script>';
const SCRIPT = 'javascript:document.title=4';

/** Names without a blank, other directions, and characters of several code points. */
const LONG = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(5).slice(0, 160)}`;
const OTHER = 'שלום עולם مرحبا \u202eevil\u202c 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 Zälgo҈̷̛';

/** In every text of the account that a snapshot may hold, found by asking which the mock takes. */
export function hostile(bench: Bench): void {
  describe('whatever a text is', () => {
    test.for([
      ['markup', [MARKUP, ADDRESS, SCRIPT]],
      ['160 letters without a blank', [LONG]],
      ['other directions, and emoji', [OTHER]],
    ] as const)('%s: no script, no foreign request and no overflow, on any page', async ([, texts]) => {
      const paths = Object.values(await fill(bench));
      const { snapshot, count } = await withTexts(await bench.mock.snapshot(), texts);
      expect(count).toBeGreaterThan(20);
      await bench.mock.restore(snapshot as Awaited<ReturnType<typeof bench.mock.snapshot>>);
      for (const width of [390, 1024, 1440]) {
        const { page } = await bench.open('/', { width });
        page.on('dialog', (dialog) => {
          throw new Error(`a dialog: ${dialog.message()}`);
        });
        for (const path of paths) {
          await page.goto(path);
          await settled(page, path);
          expect(await page.title(), path).not.toMatch(/^[1-4]$/);
          expect(await page.locator('main script, img[src*="foreign"]').count(), path).toBe(0);
          expect(await page.locator('a[href^="javascript:"]').count(), path).toBe(0);
          expect(await page.evaluate(stickingOut), `${path} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

/** Where the page can be scrolled sideways: the deepest elements that make it wider than the window. */
function stickingOut(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const wide = [...document.querySelectorAll('main *')].filter(
    (each) => each.getBoundingClientRect().right > innerWidth,
  );
  return wide
    .filter((each) => !wide.some((other) => other !== each && each.contains(other)))
    .map((each) => `${each.parentElement?.className} > ${each.tagName}.${each.className}`)
    .slice(0, 8);
}

/** The snapshot with one of the texts in each kind of field that takes it. */
async function withTexts(original: unknown, texts: readonly string[]): Promise<{ snapshot: unknown; count: number }> {
  let snapshot = original;
  let count = 0;
  const scratch = createMock({ now: '2026-11-21T09:00:00Z' });
  for (const place of placesIn(original)) {
    for (const text of texts) {
      const changed = replaced(snapshot, place, text);
      try {
        await scratch.restore(changed as Awaited<ReturnType<typeof scratch.snapshot>>);
      } catch {
        continue;
      }
      snapshot = changed;
      count += 1;
      break;
    }
  }
  return { snapshot, count };
}

/** Where texts are: paths with `*` for every item of a list. */
function placesIn(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(path);
  else if (Array.isArray(value)) for (const item of value) placesIn(item, `${path}/*`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) placesIn(inner, `${path}/${key}`, found);
  return found;
}

function replaced(value: unknown, place: string, text: string, path = ''): unknown {
  if (path === place) return typeof value === 'string' ? text : value;
  if (!place.startsWith(`${path}/`)) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, place, text, `${path}/*`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaced(inner, place, text, `${path}/${key}`)]),
  );
}
