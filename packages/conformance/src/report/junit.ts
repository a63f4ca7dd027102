import { type CheckResult, count, type RunResult, sectionsOf, verdictOf } from '../run/result.ts';
import { failureOf } from './failure.ts';

/** Control characters that XML 1.0 cannot represent, except tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

export const escapeXml = (text: string): string =>
  text.replace(CONTROL, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The result as JUnit XML: a suite per section, a case per check; unjudged ones are skipped. */
export function junit({ rules, ended, started, finished, target }: RunResult): string {
  const suites = [...sectionsOf(rules)].map(([section, found]) => {
    const checks = found.flatMap((rule) => rule.checks);
    const cases = found.flatMap((rule) => rule.checks.map((check) => testCase(rule.id, check)));
    return `  <testsuite name="${escapeXml(section)}" ${countsOf(checks)}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const run =
    ended === null
      ? ''
      : `  <testsuite name="The run" ${counts(1, 0, 1, 0)}>\n    <testcase classname="run" name="reaches its end"><error message="${escapeXml(ended)}"/></testcase>\n  </testsuite>\n`;
  const all = rules.flatMap((rule) => rule.checks);
  const early = ended === null ? 0 : 1;
  const seconds = Math.max(0, Date.parse(finished) - Date.parse(started)) / 1000;
  const totals = `${countsOf(all, early)} time="${seconds.toFixed(3)}" timestamp="${escapeXml(started)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="direct-mail-conformance of ${escapeXml(target.url)}" ${totals}>\n${run}${suites.join('\n')}\n</testsuites>\n`;
}

const counts = (tests: number, failures: number, errors: number, skipped: number): string =>
  `tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;

function countsOf(checks: readonly CheckResult[], errors = 0): string {
  const failed = count(checks, 'fail');
  return counts(checks.length + errors, failed, errors, checks.length - failed - count(checks, 'pass'));
}

function testCase(id: string, check: CheckResult): string {
  const open = `    <testcase classname="${escapeXml(id)}" name="${escapeXml(check.name)}"`;
  if (verdictOf([check]) === 'pass') return `${open}/>`;
  if (check.verdict === 'fail') return `${open}><failure message="${escapeXml(failureOf(check))}"/></testcase>`;
  return `${open}><skipped message="${escapeXml(check.reason ?? check.verdict)}"/></testcase>`;
}
