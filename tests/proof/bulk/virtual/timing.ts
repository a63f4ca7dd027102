import type { Timing } from '../../../../packages/bulk/src/engine/ports.ts';

/** Short, and in the proportions of the defaults. */
export const timing: Timing = {
  lease: 60_000,
  settle: 180_000,
  least: 20_000,
  gap: 90_000,
  late: 120_000,
  look: 8_000,
  audit: 400_000,
  peek: 100_000,
  pad: 5_000,
  tick: 12_000,
};
