import type { Timing } from '../../../../packages/bulk/src/index.ts';

/** The mock makes a mailing at once and lists it at once, so a settle time of seconds keeps the same promise. */
export const hurried: Timing = {
  lease: 4_500,
  settle: 6_000,
  least: 6_000,
  gap: 1_000,
  late: 3_500,
  look: 200,
  audit: 60_000,
  peek: 2_000,
  pad: 3_000,
  tick: 60,
};
