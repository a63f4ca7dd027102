import type { Instant } from '../account/base/time.ts';
import type { Account } from '../account/store/account.ts';
import type { AttemptOutcome, DeliveryRow } from '../account/store/webhook-rows.ts';
import type { Timers } from '../shared/timers.ts';
import type { Speed } from './speed.ts';

/** Whose time this is. The account is looked up each time: a reset puts another one there. */
export interface Driven {
  readonly account: Account;
  /** Hands out what was written: called after every step. */
  publish(): void;
}

/** Who attempts the deliveries that fall due. */
export interface Deliverer {
  accept(id: string, due: Instant): void;
  readonly unfinished: number;
  /** True while a receiver runs on the stack. */
  readonly isCalling: boolean;
  earliest(): Instant | null;
  attach(
    watcher: (delivery: DeliveryRow | null, outcome: AttemptOutcome) => void,
    timeOf: (due: Instant) => Instant,
  ): void;
  reset(): void;
}

export interface ClockOptions {
  readonly driven: Driven;
  readonly deliverer: Deliverer;
  readonly speed: Speed;
  readonly timers: Timers;
}
