import { type CheckResult, type RunResult, sectionsOf, verdictOf } from '../run/result.ts';

/** XML 1.0 has no way to write them, but for tab and line ends. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

export const escapeXml = (text: string): string =>
  text.replace(CONTROL, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The result as JUnit XML: a suite for each section, a case for each check; what was not judged is skipped. */
export function junit({ rules, ended }: RunResult): string {
  const sections = sectionsOf(rules);
  const suites = [...sections].map(([section, found]) => {
    const cases = found.flatMap(({ id, checks }) => checks.map((check) => testCase(id, check)));
    const failures = found.flatMap(({ checks }) => checks).filter(({ verdict }) => verdict === 'fail').length;
    const skipped = found
      .flatMap(({ checks }) => checks)
      .filter(({ verdict }) => verdict !== 'fail' && verdict !== 'pass').length;
    return `  <testsuite name="${escapeXml(section)}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  const run =
    ended === null
      ? ''
      : `  <testsuite name="The run" tests="1" errors="1">\n    <testcase name="reaches its end"><error message="${escapeXml(ended)}"/></testcase>\n  </testsuite>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="direct-mail-conformance">\n${run}${suites.join('\n')}\n</testsuites>\n`;
}

function testCase(id: string, check: CheckResult): string {
  const open = `    <testcase classname="${escapeXml(id)}" name="${escapeXml(check.name)}"`;
  if (verdictOf([check]) === 'pass') return `${open}/>`;
  if (check.verdict === 'fail')
    return `${open}><failure message="${escapeXml(`expected ${check.expected}, got ${check.got}`)}"/></testcase>`;
  return `${open}><skipped message="${escapeXml(check.reason ?? check.verdict)}"/></testcase>`;
}
