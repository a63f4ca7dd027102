import { counted } from '@direct-mail/contract/words/figures';
import { type CheckResult, count, type RunResult, UNASKED, type Verdict } from '../run/result.ts';
import { judgedIn } from './drift.ts';
import { failureOf } from './failure.ts';

const WORDS: Readonly<Record<Verdict, string>> = {
  pass: 'pass',
  fail: 'FAIL',
  later: 'later',
  nothing: 'nothing to judge by',
  blocked: 'blocked',
  skipped: 'skipped',
  outside: 'not visible',
  unreached: 'not reached',
};

export const wordOf = (verdict: string): string => WORDS[verdict as Verdict] ?? verdict;

/** The result for a terminal: failures in full, everything else in one line each. */
export function table(result: RunResult): string {
  const lines: string[] = [];
  const width = Math.max(...result.rules.map(({ id }) => id.length));
  const isEmpty = result.ended !== null && judgedIn(result) === 0;
  for (const { id, rule, verdict, checks } of isEmpty ? [] : result.rules.filter(isTold)) {
    const counted = verdict === 'pass' ? ` (${countedOf(checks)})` : '';
    lines.push(`${wordOf(verdict).padEnd(20)}${id.padEnd(width + 2)}${rule}${counted}`);
    for (const check of checks) {
      if (check.verdict === 'fail') lines.push(`  ✗ ${check.name}: ${failureOf(check)}`);
      else if (verdict !== 'pass' && check.verdict === verdict) lines.push(`    ${check.name}: ${check.reason ?? ''}`);
    }
  }
  const seen = result.observations.filter(({ verdict }) => verdict === 'differs');
  if (seen.length > 0) lines.push('', 'Where this service differs from the defaults of the mock:');
  for (const { id, silence, seen: response, default: usual, settings, reason } of seen) {
    const fitted =
      settings === undefined ? 'the mock has no setting for it' : `setting ${Object.keys(settings).join(', ')}`;
    lines.push(
      `  ${id}  ${silence}`,
      `       here ${JSON.stringify(response)}`,
      `       mock ${JSON.stringify(usual)}`,
      `       ${reason ?? fitted}`,
    );
  }
  const { notes = [] } = result;
  if (notes.length > 0) lines.push('', 'Noted, though it breaks no rule:', ...notes.map((note) => `  ${note}`));
  if (lines.length > 0) lines.push('');
  lines.push(...summary(result));
  return lines.join('\n');
}

/** `1 of 2 checks: needs --audience`, with the reasons of those that did not run. */
function countedOf(checks: readonly CheckResult[]): string {
  const missing = checks.filter(({ verdict }) => verdict !== 'pass');
  const reasons = new Set(missing.map(({ verdict, reason }) => reason ?? wordOf(verdict)));
  const why = reasons.size > 0 ? `: ${[...reasons].join('; ')}` : '';
  return `${checks.length - missing.length} of ${checks.length} checks${why}`;
}

/** Unreached and unrequested checks are only counted. */
const isTold = ({ verdict, checks }: RunResult['rules'][number]): boolean =>
  verdict !== 'unreached' && !(verdict === 'skipped' && checks.every(({ reason }) => reason === UNASKED.reason));

/** How much was observed, and how much not. */
export function summary({
  rules,
  observations,
  latencies,
  unmeasured = {},
  ended,
  spent,
  unclear,
  extra,
  warnings = [],
  findings = [],
  left = [],
  target,
}: RunResult): string[] {
  const lines: string[] = [];
  for (const [what, seconds] of Object.entries(latencies)) lines.push(`${what}: ${seconds} s`);
  if (observations.some(({ settings }) => settings !== undefined)) {
    const left = Object.entries(unmeasured).map(([name, why]) => `${name}: ${why}`);
    lines.push(...left.map((each) => `setting not measured, left at its default: ${each}`));
  }
  const until = rules.flatMap(({ checks }) => checks.flatMap((check) => check.until ?? [])).sort()[0];
  if (until !== undefined) lines.push(`Some checks continue later, the first ${until}: run again with --resume.`);
  if (left.length > 0)
    lines.push(`${left.length} orders of this run are left, and could not be deleted: ${left.join(', ')}`);
  if (spent > 0) lines.push(`Spent: ${spentOf({ spent, unclear, extra })}`);
  lines.push(...warnings.filter((each) => !findings.includes(each)));
  const seen = count(observations, 'same') + count(observations, 'differs');
  lines.push(
    `${target.url}: ${count(rules, 'pass')} rules pass, ${count(rules, 'fail')} fail, of ${rules.length}; ` +
      `${count(rules, 'outside')} not visible from outside, ${count(rules, 'skipped')} skipped, ${count(rules, 'later')} later, ` +
      `${count(rules, 'nothing') + count(rules, 'blocked') + count(rules, 'unreached')} not judged.`,
    `${seen} of ${observations.length} decisions observed: ${count(observations, 'same')} as the mock by default, ${count(observations, 'differs')} otherwise.`,
  );
  // Last, where it is noticed.
  lines.push(...findings.map((each) => `FAIL  ${each}`));
  if (ended !== null) lines.push(`The run ended early: ${ended}`);
  return lines;
}

/** Dollars spent, and the part that is uncertain. */
export function spentOf({
  spent,
  unclear = { pieces: 0, dollars: 0 },
  extra = 0,
}: Pick<RunResult, 'spent' | 'unclear' | 'extra'>): string {
  const { pieces, dollars } = unclear;
  if (extra > 0)
    return `at least $${spent.toFixed(2)}, including ${counted(extra, 'piece')} that the service made beyond those asked for`;
  if (pieces === 0) return `$${spent.toFixed(2)}`;
  const what = counted(pieces, 'piece that may have been made', 'pieces that may have been made');
  return `at most $${spent.toFixed(2)}, including $${dollars.toFixed(2)} for ${what} or without a known price`;
}
