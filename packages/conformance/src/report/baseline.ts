import type { RunResult } from '../run/result.ts';

export interface BaselineReport {
  /** Failures that the baseline does not name. */
  readonly unexpected: readonly string[];
  /** Named in the baseline, and passing now: the baseline is stale. */
  readonly passing: readonly string[];
  /** Named in the baseline, and no rule. */
  readonly unknown: readonly string[];
}

/** The ids of rules that are known to fail: one a line, `#` begins a comment. */
export function readBaseline(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

export function compareBaseline({ rules }: RunResult, expected: readonly string[]): BaselineReport {
  const verdicts = new Map(rules.map(({ id, verdict }) => [id, verdict]));
  return {
    unexpected: rules.filter(({ id, verdict }) => verdict === 'fail' && !expected.includes(id)).map(({ id }) => id),
    passing: expected.filter((id) => verdicts.get(id) === 'pass'),
    unknown: expected.filter((id) => !verdicts.has(id)),
  };
}
