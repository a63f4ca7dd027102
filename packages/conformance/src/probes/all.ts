import { addressProbes } from './addresses.ts';
import { listProbes } from './lists.ts';
import { moneyProbes } from './money.ts';
import { orderProbes } from './orders.ts';
import { peopleProbes } from './people.ts';
import { pieceProbes } from './pieces.ts';
import type { Probe } from './probe.ts';
import { requestProbes } from './requests.ts';
import { shownProbes } from './shown.ts';
import { timingProbes } from './timing.ts';
import { tokenProbes } from './tokens.ts';

export const probes: readonly Probe[] = [
  ...tokenProbes,
  ...requestProbes,
  ...listProbes,
  ...shownProbes,
  ...pieceProbes,
  ...moneyProbes,
  ...orderProbes,
  ...peopleProbes,
  ...timingProbes,
  ...addressProbes,
];
