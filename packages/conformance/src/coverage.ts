import { checks } from './checks/all.ts';
import { probes } from './probes/all.ts';
import { unseenDecisions } from './probes/unseen.ts';
import { unseenRules } from './unseen.ts';

/** Rules with neither a check nor a reason why there is none. */
export function rulesWithoutCheck(ids: readonly string[]): string[] {
  const known = new Set([...checks.map((check) => check.rule), ...Object.keys(unseenRules)]);
  return ids.filter((id) => !known.has(id));
}

/** Decisions with neither a probe nor a reason why there is none. */
export function decisionsWithoutProbe(ids: readonly string[]): string[] {
  const known = new Set([...probes.map((probe) => probe.id), ...Object.keys(unseenDecisions)]);
  return ids.filter((id) => !known.has(id));
}
