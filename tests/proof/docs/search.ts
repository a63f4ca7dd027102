import type { Browser } from 'playwright-core';
import type { ProofLine } from '../section.ts';
import { findings, openPage } from './browser.ts';

/** Searches as a reader does; the index comes from the site itself. */
export async function searchFor(browser: Browser, url: string): Promise<ProofLine> {
  const { page, complaints, weight, close } = await openPage(browser, `${url}/`, { scheme: 'dark', width: 1280 });
  try {
    const before = await weight();
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('textbox').or(page.getByRole('searchbox')).first();
    const hit = page
      .getByRole('dialog')
      .getByRole('link', { name: /hashEmail/ })
      .first();
    await field.fill('hashEmail');
    // On a busy machine the index may come after the word, which is then typed again, as a reader would.
    await hit.waitFor({ timeout: 45_000 }).catch(async () => {
      await field.fill('');
      await field.fill('hashEmail');
      await hit.waitFor();
    });
    await page.waitForLoadState('networkidle');
    const found = [...complaints, ...(await findings(page))];
    for (const each of found) console.error(`search: ${each}`);
    await hit.click();
    await page.waitForURL('**/hashemail/**');
    return {
      check: 'Docs: search finds an exported function, from the site’s own index',
      tried: '1 search',
      result: `${Math.ceil(((await weight()) - before) / 1024)} KB loaded for it, ${found.length} complaints`,
      ok: found.length === 0,
    };
  } finally {
    await close();
  }
}
