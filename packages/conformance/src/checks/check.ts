import type { Level } from '../service/options.ts';
import type { Service } from '../service/service.ts';

/** A prerequisite of a check. */
export type Need = 'address-base-url' | 'test-token' | 'dashboard' | 'receiver' | 'audience' | 'spending';

/** A black-box test of one rule of the specification, with this project's rule id. */
export interface Check {
  /** The id of the rule. */
  readonly rule: string;
  /** The expected behaviour, as a sentence for the report. */
  readonly name: string;
  /** The lowest level that runs it. */
  readonly level: Level;
  readonly needs?: readonly Need[];
  /** Minimum seconds until a result is possible; checks that wait longer run later. */
  readonly waits?: number;
  /** Leaves opt-outs or privacy requests behind: runs last, and only with --irreversible. */
  readonly irreversible?: boolean;
  readonly run: (service: Service) => Promise<void>;
}

/** The checks of one rule in one level. */
export function rule(id: string, level: Level, more: Pick<Check, 'needs' | 'waits' | 'irreversible'> = {}) {
  return (name: string, run: Check['run'], other: Pick<Check, 'needs' | 'waits' | 'irreversible'> = {}): Check => ({
    rule: id,
    name,
    level,
    ...more,
    ...other,
    run,
  });
}
