import type { Profile } from '../service/options.ts';
import type { Service } from '../service/service.ts';

/** A prerequisite of a check. */
export type Need = 'address-url' | 'test-token' | 'dashboard' | 'receiver' | 'audience' | 'spending';

/** A black-box test of one rule of the specification, with this project's rule id. */
export interface Check {
  /** The id of the rule. */
  readonly rule: string;
  /** The expected behaviour, as a sentence for the report. */
  readonly name: string;
  /** The lowest profile that runs it. */
  readonly profile: Profile;
  readonly needs?: readonly Need[];
  /** Minimum seconds until a result is possible; checks that wait longer run later. */
  readonly waits?: number;
  /** Leaves opt-outs or privacy requests behind: runs last, and only with --irreversible. */
  readonly irreversible?: boolean;
  readonly run: (service: Service) => Promise<void>;
}

/** The checks of one rule in one profile. */
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
