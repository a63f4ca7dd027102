import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import type { Browser } from 'playwright-core';
import type { ProofLine } from '../section.ts';
import { openPage } from './browser.ts';

const look = { scheme: 'light', width: 1280 } as const;

/** Sends a call from the API reference to a mock; the control API's reference offers none, and its guard refuses the page (D53). */
export async function tryOut(browser: Browser, url: string): Promise<ProofLine[]> {
  const mock = createMock({ fixtures: 'demo' });
  const served = await serve(mock);
  const { page, close } = await openPage(browser, `${url}/api/`, look);
  const control = await openPage(browser, `${url}/control-api/reference/`, look);
  try {
    await page.getByLabel('port', { exact: true }).first().fill(new URL(served.url).port);
    await page
      .getByRole('button', { name: /^Test Request/ })
      .first()
      .click();
    const confirmed = page.waitForResponse((response) => response.url().startsWith(served.url));
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click();
    const called = await confirmed;
    const calls = await mock.requests.list();
    await control.page.locator('.section-header-label').first().waitFor();
    const offered = await control.page.getByRole('button', { name: /^Test Request/ }).count();
    const refused = await control.page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'answered',
          () => 'refused',
        ),
      `${served.url}/_mock/health`,
    );
    return [
      {
        check: 'Docs: a call of the API reference reaches the local mock',
        tried: '1 call',
        result: `${called.status()}, ${calls.length} in the journal`,
        ok: called.status() === 200 && calls.length === 1,
      },
      {
        check: 'Docs: the control API’s reference sends nothing, and the mock refuses its page (D53)',
        tried: '1 call',
        result: `${offered} buttons, ${refused}`,
        ok: offered === 0 && refused === 'refused',
      },
    ];
  } finally {
    await close();
    await control.close();
    await served.close();
  }
}
