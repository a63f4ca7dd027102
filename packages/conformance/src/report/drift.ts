import type { RunResult } from '../run/result.ts';

export interface Change {
  /** A rule's or decision's id. */
  readonly id: string;
  /** The first place at which the two differ, such as `seen.stats.status`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Item = { readonly id: string; readonly verdict: string };

/** Verdicts that say something about the service; the others say something about the run. */
const JUDGED = ['pass', 'fail', 'same', 'differs'];

/** What changed between two results: only what both of them saw. */
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

function pairs<T extends Item>(a: readonly T[], b: readonly T[]): readonly (readonly [T, T])[] {
  const others = new Map(b.map((item) => [item.id, item]));
  return a.flatMap((item) => {
    const other = others.get(item.id);
    return other !== undefined && JUDGED.includes(item.verdict) && JUDGED.includes(other.verdict)
      ? [[item, other] as const]
      : [];
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
