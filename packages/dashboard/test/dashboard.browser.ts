import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { accessibility } from './suites/accessibility.ts';
import { account } from './suites/account.ts';
import { audiences } from './suites/audiences.ts';
import { commands } from './suites/commands.ts';
import { creatives } from './suites/creatives.ts';
import { forms } from './suites/forms.ts';
import { hostile } from './suites/hostile.ts';
import { keyboard } from './suites/keyboard.ts';
import { lists } from './suites/lists.ts';
import { mailings } from './suites/mailings.ts';
import { newcomer } from './suites/newcomer.ts';
import { pieces } from './suites/pieces.ts';
import { records } from './suites/records.ts';
import { resilience } from './suites/resilience.ts';
import { runs } from './suites/runs.ts';
import { speed } from './suites/speed.ts';
import { time } from './suites/time.ts';
import { webhooks } from './suites/webhooks.ts';
import { words } from './suites/words.ts';
import { Bench } from './support/bench.ts';

/**
 * In real headless Chromium against the real server; all suites share one browser and one server, and therefore a file.
 */
describe('the dashboard', { timeout: 300_000 }, () => {
  const bench = new Bench();
  beforeAll(() => bench.start(), 300_000);
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
  records(bench);
  runs(bench);
  hostile(bench);
  forms(bench);
  keyboard(bench);
  pieces(bench);
  commands(bench);
  webhooks(bench);
  time(bench);
  account(bench);
  resilience(bench);
  speed(bench);
  words(bench);
  accessibility(bench);
});
