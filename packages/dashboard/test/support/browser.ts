import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The usual paths of Chromium; CHROMIUM sets another one. */
const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const chromiumPath = places.find((path) => path !== undefined && existsSync(path));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) {
    throw new Error(`no Chromium at ${places.filter(Boolean).join(', ')}: install one, or name it in CHROMIUM`);
  }
  return chromium.launch({ executablePath: chromiumPath, args: quiet });
}

/** A page, and everything that must never happen on it: errors, policy warnings, requests to other servers. */
export interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

export async function openPage(
  browser: Browser,
  url: string,
  options: { readonly scheme?: 'light' | 'dark'; readonly width?: number } = {},
): Promise<Watched> {
  const { scheme = 'light', width = 1280 } = options;
  const context = await browser.newContext({
    viewport: { width, height: 840 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    baseURL: url,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  // For a busy machine, where slow does not mean wrong.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|react|uncaught/i.test(message.text())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const wanted = request.url();
    if (/^https?:/.test(wanted) && !wanted.startsWith(url)) complaints.push(`loads ${wanted}`);
  });
  return { page, complaints };
}
