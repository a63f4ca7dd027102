import { addressProbes } from './addresses.ts';
import { listProbes } from './lists.ts';
import { moneyProbes } from './money.ts';
import { pieceProbes } from './pieces.ts';
import type { Probe } from './probe.ts';
import { timingProbes } from './timing.ts';
import { tokenProbes } from './tokens.ts';

export const probes: readonly Probe[] = [
  ...tokenProbes,
  ...listProbes,
  ...pieceProbes,
  ...moneyProbes,
  ...timingProbes,
  ...addressProbes,
];
