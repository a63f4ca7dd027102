import type { Plain, RunResult } from '../run/result.ts';
import { asObject } from '../service/expect.ts';

/**
 * A fixture file that makes the mock respond like this service: `direct-mail-mock --fixtures observed.json`. It
 * contains the organization's name (D89) unless `named` is false.
 */
export function observedFixtures(
  result: RunResult,
  named = true,
): { readonly settings: { readonly [name: string]: Plain } } {
  const settings: Record<string, Plain> = {};
  for (const { id, settings: seen } of result.observations) {
    if (id === 'D89' && !named) continue;
    for (const [name, value] of Object.entries(seen ?? {})) {
      const before = settings[name];
      const merges = typeof before === 'object' && typeof value === 'object' && before !== null && value !== null;
      settings[name] = merges ? ({ ...asObject(before), ...asObject(value) } as Plain) : value;
    }
  }
  return { settings };
}

/** Decisions in which the service differs and the mock has no matching setting. */
export function unfitted({ observations }: RunResult): readonly string[] {
  return observations
    .filter(({ verdict, settings }) => verdict === 'differs' && settings === undefined)
    .map(({ id }) => id);
}
