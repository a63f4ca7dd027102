import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { accessibility } from './suites/accessibility.ts';
import { audiences } from './suites/audiences.ts';
import { commands } from './suites/commands.ts';
import { creatives } from './suites/creatives.ts';
import { lists } from './suites/lists.ts';
import { mailings } from './suites/mailings.ts';
import { newcomer } from './suites/newcomer.ts';
import { pieces } from './suites/pieces.ts';
import { resilience } from './suites/resilience.ts';
import { webhooks } from './suites/webhooks.ts';
import { Bench } from './support/bench.ts';
import { chromiumPath } from './support/browser.ts';

/** Without a browser the suite is left out, unless it is asked for: CI sets REQUIRE_BROWSER where it has installed one. */
const missing = chromiumPath === undefined && process.env['REQUIRE_BROWSER'] === undefined;
if (missing) {
  const line = '='.repeat(78);
  process.stderr.write(
    `${line}\nNO BROWSER: THE DASHBOARD IS NOT TESTED.\nInstall Debian’s chromium, or name a Chromium in CHROMIUM.\n${line}\n`,
  );
}

/** In real headless Chromium against the real server; one browser and one server for all, so the suites share a file. */
describe.skipIf(missing)('the dashboard', { timeout: 60_000 }, () => {
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
  creatives(bench);
  lists(bench);
  pieces(bench);
  commands(bench);
  webhooks(bench);
  resilience(bench);
  accessibility(bench);
});
