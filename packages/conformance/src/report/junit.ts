import { escapeMarkup } from '@direct-mail/contract/words/markup';
import { type CheckResult, count, type RunResult, sectionsOf, verdictOf } from '../run/result.ts';
import { failureOf } from './failure.ts';

/** Control characters that XML 1.0 cannot represent, except tab and line ends. */
/** The result as JUnit XML: a suite per section, a case per check; unjudged ones are skipped. */
export function junit({ rules, ended, findings = [], started, finished, target }: RunResult): string {
  const suites = [...sectionsOf(rules)].map(([section, found]) => {
    const checks = found.flatMap((rule) => rule.checks);
    const cases = found.flatMap((rule) => rule.checks.map((check) => testCase(rule.id, check)));
    return `  <testsuite name="${escapeMarkup(section)}" ${countsOf(checks)}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const early = ended === null ? 0 : 1;
  const ofRun = [
    ...(ended === null ? [] : [runCase('reaches its end', 'error', ended)]),
    ...findings.map((finding) => runCase('makes and spends what was agreed to', 'failure', finding)),
  ];
  const run =
    ofRun.length === 0
      ? ''
      : `  <testsuite name="The run" ${counts(ofRun.length, findings.length, early, 0)}>\n${ofRun.join('\n')}\n  </testsuite>\n`;
  const all = rules.flatMap((rule) => rule.checks);
  const seconds = Math.max(0, Date.parse(finished) - Date.parse(started)) / 1000;
  const totals = `${countsOf(all, early, findings.length)} time="${seconds.toFixed(3)}" timestamp="${escapeMarkup(started)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="direct-mail-conformance of ${escapeMarkup(target.url)}" ${totals}>\n${run}${suites.join('\n')}\n</testsuites>\n`;
}

const runCase = (name: string, kind: 'error' | 'failure', text: string): string =>
  `    <testcase classname="run" name="${name}"><${kind} message="${escapeMarkup(text)}"/></testcase>`;

const counts = (tests: number, failures: number, errors: number, skipped: number): string =>
  `tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}"`;

function countsOf(checks: readonly CheckResult[], errors = 0, found = 0): string {
  const failed = count(checks, 'fail');
  const skipped = checks.length - failed - count(checks, 'pass');
  return counts(checks.length + errors + found, failed + found, errors, skipped);
}

function testCase(id: string, check: CheckResult): string {
  const open = `    <testcase classname="${escapeMarkup(id)}" name="${escapeMarkup(check.name)}"`;
  if (verdictOf([check]) === 'pass') return `${open}/>`;
  if (check.verdict === 'fail') return `${open}><failure message="${escapeMarkup(failureOf(check))}"/></testcase>`;
  return `${open}><skipped message="${escapeMarkup(check.reason ?? check.verdict)}"/></testcase>`;
}
