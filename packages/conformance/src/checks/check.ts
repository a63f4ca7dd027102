import type { Profile } from '../service/options.ts';
import type { Service } from '../service/service.ts';

/** What a check cannot do without. */
export type Need = 'address-url' | 'test-token' | 'dashboard' | 'receiver' | 'audience' | 'spending';

/** One black-box test of one rule of the specification, as the project numbers them. */
export interface Check {
  /** The id of the rule. */
  readonly rule: string;
  /** What is expected, in a sentence that can be read in the report. */
  readonly name: string;
  /** The lowest profile that runs it. */
  readonly profile: Profile;
  readonly needs?: readonly Need[];
  /** How long it lasts at least until there is something to see, in seconds; what waits longer runs later. */
  readonly waits?: number;
  /** It leaves opt-outs or privacy requests behind: asked for with --irreversible, and last of all. */
  readonly irreversible?: boolean;
  readonly run: (service: Service) => Promise<void>;
}

/** Checks of one rule in one profile. */
export function rule(id: string, profile: Profile, more: Pick<Check, 'needs' | 'waits' | 'irreversible'> = {}) {
  return (name: string, run: Check['run'], other: Pick<Check, 'needs' | 'waits' | 'irreversible'> = {}): Check => ({
    rule: id,
    name,
    profile,
    ...more,
    ...other,
    run,
  });
}
