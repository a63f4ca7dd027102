import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';
import { fill } from '../support/scene.ts';
import { settled } from '../support/settled.ts';

/** The long form: three widths, and every rule in both colour schemes. */
const isLong = process.env['DASHBOARD_PROOF'] === 'long';

export function accessibility(bench: Bench): void {
  test('no page has an accessibility violation, light or dark, and none is wider than a phone', {
    timeout: 600_000,
  }, async () => {
    const paths = await fill(bench);
    const { page } = await bench.open('/');
    await page.evaluate(axe.source);
    for (const [name, path] of Object.entries(paths)) {
      await go(page, path);
      await settled(page, path);
      for (const width of isLong ? [1280, 1024, 390] : [1280, 390]) {
        await page.setViewportSize({ width, height: 840 });
        if (width === 390) {
          await expect.poll(() => overflow(page), { message: `${name}, 390 px` }).toBeLessThanOrEqual(0);
        }
        expect.soft(await violations(page, []), `${name}, ${width}`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, isLong ? [] : ['color-contrast']), `${name}, ${width}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize({ width: 1280, height: 840 });
    }
  });

  test('dark mode follows the system until the user chooses', async () => {
    const { page } = await bench.open('/', { scheme: 'dark' });
    const shade = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(shade).toBe('rgb(23, 25, 30)');
    await page.getByRole('button', { name: 'Colors: auto; change to light' }).click();
    await expect.poll(shade).toBe('rgb(250, 247, 241)');
    await page.reload();
    await expect.poll(shade).toBe('rgb(250, 247, 241)');
  });
}

/** Opens another page of the app without reloading, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForURL(`**${path}`);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Violations of the testable rules of WCAG 2.2 AA and of axe's best practices. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const checker = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await checker.run(only.length === 0 ? {} : { runOnly: only });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, rules);
}
