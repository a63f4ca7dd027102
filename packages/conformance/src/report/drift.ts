import type { RunResult } from '../run/result.ts';

export interface Change {
  /** A rule's or decision's id. */
  readonly id: string;
  /** The first path where they differ, such as `seen.stats.status`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Judged in only one of two runs. */
export interface OneSided {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

type Item = { readonly id: string; readonly verdict: string };

/** Verdicts about the service; the others are about the run. */
const JUDGED = ['pass', 'fail', 'same', 'differs'];

/** Differences between two results, for what both judged. */
export function drift(a: RunResult, b: RunResult): readonly Change[] {
  return [
    ...pairs(a.rules, b.rules).flatMap(([before, after]) => {
      if (before.verdict !== after.verdict)
        return [{ id: before.id, path: 'verdict', before: before.verdict, after: after.verdict }];
      const failures = (rule: (typeof a.rules)[number]) =>
        Object.fromEntries(
          rule.checks
            .filter(({ verdict }) => verdict === 'fail')
            .map(({ name, expected, got }) => [name, { expected, got }]),
        );
      return firstDifference(before.id, 'checks', failures(before), failures(after));
    }),
    ...pairs(a.observations, b.observations).flatMap(([before, after]) =>
      firstDifference(before.id, 'seen', before.seen, after.seen),
    ),
  ];
}

/** Rules and decisions judged in only one of the two, with the other's reason. */
export function judgedOnce(a: RunResult, b: RunResult): readonly OneSided[] {
  return [...oneSided(a.rules, b.rules), ...oneSided(a.observations, b.observations)];
}

/** Number of rules and decisions judged. */
export const judgedIn = ({ rules, observations }: RunResult): number =>
  [...rules, ...observations].filter(isJudged).length;

const isJudged = ({ verdict }: Item): boolean => JUDGED.includes(verdict);

function oneSided(a: readonly Item[], b: readonly Item[]): OneSided[] {
  const [before, after] = [verdictsOf(a), verdictsOf(b)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const both = [before.get(id) ?? 'nothing', after.get(id) ?? 'nothing'] as const;
    return JUDGED.includes(both[0]) === JUDGED.includes(both[1]) ? [] : [{ id, before: both[0], after: both[1] }];
  });
}

const verdictsOf = (items: readonly Item[]) => new Map(items.map(({ id, verdict }) => [id, verdict]));

function pairs<T extends Item>(a: readonly T[], b: readonly T[]): readonly (readonly [T, T])[] {
  const others = new Map(b.map((item) => [item.id, item]));
  return a.flatMap((item) => {
    const other = others.get(item.id);
    return other !== undefined && isJudged(item) && isJudged(other) ? [[item, other] as const] : [];
  });
}

function firstDifference(id: string, path: string, before: unknown, after: unknown): Change[] {
  if (Object.is(before, after)) return [];
  const isOpen = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isOpen(before) || !isOpen(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ id, path, before, after }];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const found = firstDifference(id, `${path}.${name}`, before[name], after[name]);
    if (found.length > 0) return found;
  }
  return [];
}
