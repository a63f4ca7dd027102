import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** A Chromium that is there already (CHROMIUM, or Debian's); else the one of `npx playwright install chromium`. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

// biome-ignore lint/style/noDefaultExport: where Playwright looks for it
export default defineConfig({
  testDir: '.',
  testMatch: ['playwright/*.spec.js', 'service-worker/*.spec.js'],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  outputDir: '../../node_modules/.cache/playwright',
  use: { launchOptions: { executablePath, args: ['--no-sandbox'] } },
});
