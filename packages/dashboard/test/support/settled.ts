import type { Page } from 'playwright-core';

/** Waits until a page has its data and its pictures. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (path === '/addresses') await page.getByRole('button', { name: 'Standardize' }).click();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      !/Loading the preview|Drawing …|Searching …/.test(document.body.innerText) &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight || image.offsetParent === null,
      ),
  );
}
