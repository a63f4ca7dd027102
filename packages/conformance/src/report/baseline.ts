import type { RunResult } from '../run/result.ts';

export interface BaselineReport {
  /** Failures missing in the baseline. */
  readonly unexpected: readonly string[];
  /** In the baseline but passing: the baseline is outdated. */
  readonly passing: readonly string[];
  /** In the baseline but unknown. */
  readonly unknown: readonly string[];
}

/** Ids of rules known to fail, one per line; `#` starts a comment. */
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
