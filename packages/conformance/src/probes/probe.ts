import type { Need } from '../checks/check.ts';
import type { Plain } from '../run/result.ts';
import type { Profile } from '../service/options.ts';
import type { Service } from '../service/service.ts';

export interface Observation {
  /** What this service answers: statuses, names and shapes, and never a person's data. */
  readonly seen: Plain;
  /** The settings that make the mock answer the same; absent where it has none. */
  readonly settings?: { readonly [name: string]: Plain } | undefined;
  readonly note?: string | undefined;
}

/** Records what a service does where the specification is silent. The id is that of a decision of the project. */
export interface Probe {
  readonly id: string;
  /** What the mock answers by default. */
  readonly byDefault: Plain;
  readonly profile: Profile;
  readonly needs?: readonly Need[];
  /** As of a check, in seconds. */
  readonly waits?: number;
  readonly irreversible?: boolean;
  readonly run: (service: Service) => Promise<Observation>;
}
