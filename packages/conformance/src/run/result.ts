import type { Level } from '../service/options.ts';
import type { Sent } from '../service/sent.ts';
import type { Place } from '../service/signals.ts';
import type { Unclear } from '../service/spending/spending.ts';

/**
 * `pass`, `fail`; `later`: continues in a resumed run; `nothing`: no data to judge; `blocked`: a prerequisite
 * failed; `skipped`: not requested; `outside`: not observable over the API; `unreached`: the run ended earlier.
 */
export type Verdict = 'pass' | 'fail' | 'later' | 'nothing' | 'blocked' | 'skipped' | 'outside' | 'unreached';

export interface CheckResult {
  readonly name: string;
  readonly verdict: Verdict;
  /** Details of a failure. */
  readonly expected?: string;
  readonly got?: string;
  /** Where it was seen; absent in older results. */
  readonly where?: Place;
  /** Why it neither passed nor failed. */
  readonly reason?: string;
  /** When it can continue, ISO 8601. */
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
  /** `same` as the mock's default, `differs`, or why nothing was observed. */
  readonly verdict: 'same' | 'differs' | Exclude<Verdict, 'pass' | 'fail'>;
  /** The service's response. */
  readonly seen?: Plain;
  /** The mock's default response. */
  readonly default?: Plain;
  /** Settings that make the mock respond the same; absent if it has none. */
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
    readonly level: Level;
    readonly isMock: boolean;
    /** The mock's sandbox created for the run. */
    readonly sandbox?: string;
  };
  /** Why the run ended early; null if it did not. */
  readonly ended: string | null;
  /** Ids of this run's orders that could not be deleted. */
  readonly left?: readonly string[];
  /** Upper bound in dollars, including `unclear`. */
  readonly spent: number;
  /** Part of `spent`: pieces that may have been made, or without a known price; absent in older results. */
  readonly unclear?: Unclear;
  /** Live pieces that the service made beyond those asked for, as far as its list shows them; absent in older results. */
  readonly extra?: number;
  /** Requests that make something, sent so far; absent in older results. */
  readonly sent?: Sent;
  /** Findings beyond the rules, such as fields that are not in the document; absent in older results. */
  readonly notes?: readonly string[];
  /** What fails the run although no rule is broken: also among `warnings`; absent in older results. */
  readonly findings?: readonly string[];
  /** Notes for the operator: money, and responses that changed when repeated. */
  readonly warnings?: readonly string[];
  readonly rules: readonly RuleResult[];
  readonly observations: readonly ObservationResult[];
  /** Mock settings that cannot be measured, and why; absent in older results. */
  readonly unmeasured?: Readonly<Record<string, string>>;
  /** Measured seconds by event. */
  readonly latencies: Readonly<Record<string, number>>;
}

/** Requested ids that are neither rules nor decisions. */
export const UNASKED = { verdict: 'skipped', reason: 'is not among --only' } as const;

const ORDER: readonly Verdict[] = ['fail', 'pass', 'later', 'unreached', 'blocked', 'nothing', 'outside', 'skipped'];

/** The verdict on a rule: the worst observed or, without any, the reason. */
export function verdictOf(checks: readonly CheckResult[]): Verdict {
  return ORDER.find((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'nothing';
}

export function count<T extends { readonly verdict: string }>(items: readonly T[], verdict: T['verdict']): number {
  return items.filter((item) => item.verdict === verdict).length;
}

/** The rules by section, in order. */
export function sectionsOf(rules: readonly RuleResult[]): ReadonlyMap<string, readonly RuleResult[]> {
  const sections = new Map<string, RuleResult[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return sections;
}
