import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

/** What a page costs and what is wrong with it. */
export interface Seen {
  /** Everything that was loaded, as it came over the wire. */
  readonly bytes: number;
  readonly complaints: readonly string[];
}

/** Opens a page, scrolls to its end, and lets axe look: complaints are its findings, errors, other hosts, and text beside the window. */
export async function lookAt(browser: Browser, url: string, { scheme, width }: Look): Promise<Seen> {
  const { page, complaints, weight, close } = await openPage(browser, url, { scheme, width });
  try {
    await settled(page);
    const bytes = await weight();
    const found = [...complaints, ...(await findings(page))];
    const wide = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (wide > 0) found.push(`${wide} px wider than the window`);
    return { bytes, complaints: found.map((each) => `${new URL(url).pathname} (${scheme}, ${width} px): ${each}`) };
  } finally {
    await close();
  }
}

export async function openPage(browser: Browser, url: string, { scheme, width }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: 840 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  const page = await context.newPage();
  // For a busy machine: what is slow is not wrong.
  page.setDefaultTimeout(120_000);
  const { origin } = new URL(url);
  const complaints: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(`loads ${request.url()}`);
  });
  page.on('requestfinished', (request) => {
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize);
    // Of a page that was closed meanwhile: only the call that asks for the weight is told.
    size.catch(() => {});
    sizes.push(size);
  });
  await page.goto(url);
  const weight = async (): Promise<number> => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { page, complaints, weight, close: () => context.close() };
}

/** Scrolled to the end and back, so that what loads lazily has loaded, and drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    "document.querySelector('div#reference') === null || document.querySelector('.section-header-label') !== null",
  );
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await page.waitForLoadState('networkidle');
  await page.evaluate('window.scrollTo(0, 0)');
  // Blocks that scroll sideways say so as soon as the browser is idle.
  await page.waitForFunction(
    "[...document.querySelectorAll('.expressive-code pre')].every((block) => block.scrollWidth <= block.clientWidth || block.hasAttribute('tabindex'))",
  );
}

/** The rules of WCAG 2.2 AA that a machine can check, and axe's own best practices. */
export async function findings(page: Page): Promise<string[]> {
  // Not as a script of the page: its policy allows none but its own.
  const results = (await page.evaluate(`${axe}; axe.run({})`)) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
