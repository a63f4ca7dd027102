import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../../packages/dashboard/test/support/browser.ts';
import { linesOf } from '../failures.ts';
import type { ProofLine, Section } from '../section.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
    }[];
  }[];
}

/**
 * The built dashboard in headless Chromium against the real server: what its pages do, their accessibility, what they load
 * and how fast they answer. Without a browser nothing of it is tested, which is said and, with REQUIRE_BROWSER set, fails.
 */
export const dashboardSection: Section = async ({ short }) => {
  const check = 'Dashboard: every page in a real browser, its accessibility, size and speed';
  if (chromiumPath === undefined) {
    const bar = '='.repeat(78);
    console.error(
      `${bar}\nNO BROWSER: THE DASHBOARD IS NOT TESTED.\nInstall Debian’s chromium, or name a Chromium in CHROMIUM.\n${bar}`,
    );
    const ok = process.env['REQUIRE_BROWSER'] === undefined;
    return [{ check, tried: 'nothing', result: 'NO BROWSER: NOT TESTED', ok }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'direct-mail-dashboard-'));
  try {
    return [judged(check, await runSuite(join(folder, 'report.json'), short))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Runs the suite; what it prints goes to the standard error. */
async function runSuite(report: string, short: boolean): Promise<Report> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const config = 'tests/proof/dashboard/vitest.config.ts';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...reporters], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_OPTIONS: '', DASHBOARD_PROOF: short ? 'short' : 'long' },
  });
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function judged(check: string, { testResults }: Report): ProofLine {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const uncollected = testResults.filter(({ assertionResults }) => assertionResults.length === 0).length;
  // What is for the long form alone is skipped in the short one.
  const skipped = tests.filter(({ status }) => status === 'skipped' || status === 'pending').length;
  const left = tests.length - passed - skipped;
  return {
    check,
    tried: `${tests.length} tests`,
    result: `${passed} passed, ${left + uncollected} failed${skipped > 0 ? `, ${skipped} for the long form alone` : ''}`,
    ok: left === 0 && uncollected === 0 && passed > 0,
    details: [
      ...testResults
        .filter(({ assertionResults }) => assertionResults.length === 0)
        .flatMap(({ name, message }) => [relative(ROOT, name), ...linesOf(message).slice(0, 4)]),
      ...tests
        .filter(({ status }) => status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [fullName, ...linesOf(failureMessages.join('\n')).slice(0, 6)]),
    ],
  };
}
