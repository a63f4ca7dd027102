import type { Need } from '../checks/check.ts';
import type { Plain } from '../run/result.ts';
import type { Level } from '../service/options.ts';
import type { Service } from '../service/service.ts';

interface Observation {
  /** Observed statuses, names and shapes, never personal data. */
  readonly seen: Plain;
  /** Settings that make the mock respond the same; absent if it has none. */
  readonly settings?: { readonly [name: string]: Plain } | undefined;
  /** Whether `seen` covers only part of the decision: what it lacks was not measured, and does not count as different. */
  readonly isPartial?: boolean;
  readonly note?: string | undefined;
}

/** Records what a service does where the specification is silent. The id is that of a decision of this project. */
export interface Probe {
  readonly id: string;
  /** The mock's default response. */
  readonly byDefault: Plain;
  readonly level: Level;
  readonly needs?: readonly Need[];
  /** As for a check, in seconds. */
  readonly waits?: number;
  readonly irreversible?: boolean;
  readonly run: (service: Service) => Promise<Observation>;
}
