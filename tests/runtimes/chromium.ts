import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Runs the suite in a page of Chromium, where there is one; says why not where there is none. */
export async function chromium(base: string): Promise<{ passed: number; failures: string[] } | string> {
  const executablePath = process.env['CHROMIUM'] ?? places.find((path) => existsSync(path));
  if (!executablePath) return 'there is none here (Debian: apt install chromium)';
  const { chromium: browsers } = await import('playwright-core');
  const browser = await browsers.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${base}/page.html`);
    await page.waitForFunction('globalThis.result');
    return (await page.evaluate('globalThis.result')) as { passed: number; failures: string[] };
  } finally {
    await browser.close();
  }
}
