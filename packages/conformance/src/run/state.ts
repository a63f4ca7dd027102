import type { Check } from '../checks/check.ts';
import type { Ports } from '../service/options.ts';
import type { Memory } from '../service/service.ts';
import type { CheckResult, ObservationResult } from './result.ts';

/** State of a run for `--resume`: plain data, without tokens and personal data. */
export interface State {
  readonly format: 1;
  readonly started: string;
  readonly memory: Memory;
  readonly checks: Record<string, CheckResult>;
  readonly observations: Record<string, ObservationResult>;
}

export function newState(ports: Ports): State {
  const memory: Memory = { run: ports.uuid().replaceAll('-', '').slice(0, 8), facts: {}, spent: 0 };
  return { format: 1, started: new Date(ports.now()).toISOString(), memory, checks: {}, observations: {} };
}

export const keyOf = (check: Check): string => `${check.rule}: ${check.name}`;
