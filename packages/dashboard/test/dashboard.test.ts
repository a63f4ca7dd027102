import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { accessibility } from './suites/accessibility.ts';
import { audiences } from './suites/audiences.ts';
import { mailings } from './suites/mailings.ts';
import { newcomer } from './suites/newcomer.ts';
import { resilience } from './suites/resilience.ts';
import { webhooks } from './suites/webhooks.ts';
import { Bench } from './support/bench.ts';
import { chromiumPath } from './support/browser.ts';

if (chromiumPath === undefined) {
  console.warn('No Chromium here: the dashboard is not tested. Install Debian’s chromium, or name one in CHROMIUM.');
}

/** In real headless Chromium against the real server; one browser and one server for all, so the suites share a file. */
describe.skipIf(chromiumPath === undefined)('the dashboard', { timeout: 60_000, retry: 1 }, () => {
  const bench = new Bench();
  beforeAll(() => bench.start(), 90_000);
  afterAll(() => bench.stop());
  beforeEach(() => bench.mock.reset());
  afterEach(async () => {
    expect(await bench.closePages(), 'what the page complained about').toEqual([]);
  });
  newcomer(bench);
  mailings(bench);
  audiences(bench);
  webhooks(bench);
  resilience(bench);
  accessibility(bench);
});
