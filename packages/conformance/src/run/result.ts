import type { Profile } from '../service/options.ts';
import type { Unclear } from '../service/spending.ts';

/**
 * `pass`, `fail`; `later`: goes on in a resumed run; `nothing`: there was nothing to judge by; `blocked`: something that it
 * builds on did not work; `skipped`: not asked for; `outside`: cannot be seen over the API; `unreached`: the run ended before it.
 */
export type Verdict = 'pass' | 'fail' | 'later' | 'nothing' | 'blocked' | 'skipped' | 'outside' | 'unreached';

export interface CheckResult {
  readonly name: string;
  readonly verdict: Verdict;
  /** Of what failed. */
  readonly expected?: string;
  readonly got?: string;
  /** Why it neither passed nor failed. */
  readonly reason?: string;
  /** When it can go on, ISO 8601. */
  readonly until?: string;
}

export interface RuleResult {
  readonly id: string;
  readonly section: string;
  readonly rule: string;
  readonly verdict: Verdict;
  readonly checks: readonly CheckResult[];
}

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

export interface ObservationResult {
  readonly id: string;
  readonly silence: string;
  /** `same` as the mock's default, `differs`, or why nothing was seen. */
  readonly verdict: 'same' | 'differs' | Exclude<Verdict, 'pass' | 'fail'>;
  /** What this service answers. */
  readonly seen?: Plain;
  /** What the mock answers by default. */
  readonly default?: Plain;
  /** The settings that make the mock answer the same; absent where it has none. */
  readonly settings?: { readonly [name: string]: Plain };
  readonly reason?: string;
  readonly until?: string;
}

export interface RunResult {
  readonly format: 1;
  readonly tool: string;
  readonly started: string;
  readonly finished: string;
  readonly target: {
    readonly url: string;
    readonly addressUrl: string | null;
    readonly profile: Profile;
    readonly isMock: boolean;
    /** The account of the mock that was made for the run. */
    readonly sandbox?: string;
  };
  /** Why the run ended before its end; null when it did not. */
  readonly ended: string | null;
  /** Ids of orders that the run made and could not delete. */
  readonly left?: readonly string[];
  /** Dollars, at most: with what is `unclear`. */
  readonly spent: number;
  /** Of `spent`, pieces that may have been made, or whose price was not told; absent in results of before. */
  readonly unclear?: Unclear;
  /** What the operator has to know about the money, and about answers that changed when asked again. */
  readonly warnings?: readonly string[];
  readonly rules: readonly RuleResult[];
  readonly observations: readonly ObservationResult[];
  /** Settings of the mock that cannot be measured, and why; absent in results of before. */
  readonly unmeasured?: Readonly<Record<string, string>>;
  /** Seconds, by what was waited for. */
  readonly latencies: Readonly<Record<string, number>>;
}

/** Of what is not among the rules and decisions that were asked for. */
export const UNASKED = { verdict: 'skipped', reason: 'is not among --only' } as const;

const ORDER: readonly Verdict[] = ['fail', 'pass', 'later', 'unreached', 'blocked', 'nothing', 'outside', 'skipped'];

/** The verdict on a rule: the worst that was seen, and where nothing was seen, the reason. */
export function verdictOf(checks: readonly CheckResult[]): Verdict {
  return ORDER.find((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'nothing';
}

export function count<T extends { readonly verdict: string }>(items: readonly T[], verdict: T['verdict']): number {
  return items.filter((item) => item.verdict === verdict).length;
}

/** The rules by section, in their order. */
export function sectionsOf(rules: readonly RuleResult[]): ReadonlyMap<string, readonly RuleResult[]> {
  const sections = new Map<string, RuleResult[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return sections;
}
