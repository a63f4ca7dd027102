import type { Engine } from './engine.ts';
import type { Moment } from './world.ts';

export interface Kill {
  operation: number;
  moment: Moment;
}

export interface Scenario {
  seed: number;
  pieces: number;
  chunk: number;
  workers: number;
  absent: 'hold' | 'resend';
  kills: readonly Kill[];
  /** Lost, late and cut responses, refusals and limits, at random; otherwise all goes well. */
  faults: boolean;
  /** Operations that take of several leases. */
  stalls: boolean;
  /** The ledger is away for moments: what is asked of it fails, before or after it was done. */
  outages?: boolean | undefined;
  /**
   * From operation `swap` on a copy of the ledger, made at operation `at`, works beside it (`clone`), in its place (`restore`), or cannot
   * be told from it (`rollback`: its whole folder was put back, with what counts beside it).
   */
  copy?: { at: number; mode: 'restore' | 'clone' | 'rollback'; swap: number } | undefined;
  /** A copy that no one saw made from this ledger sends a row now and then, and this one begins meanwhile. */
  elsewhere?: Elsewhere | undefined;
  erase?: boolean | undefined;
  /** So many requests from the first on get no response: enough of them in a row stop the run. */
  lost?: number | undefined;
  /** Every mailing is listed as late as it may be. */
  slow?: boolean | undefined;
  belated?: Belated | undefined;
  /** The ledger's clock jumps ahead by ten minutes so many times, 0.7 s apart. */
  jumps?: number | undefined;
  /** The list is read in parts of so many mailings. */
  largestPart?: number | undefined;
  /** The list is prompt, and an operator has held rows sent again as soon as that is allowed. */
  prompt?: boolean | undefined;
  engine?: Engine | undefined;
}

/**
 * The first worker hears of what it made only after several leases: of the service's clock it then knows bounds that are as far apart.
 * Before that the second one joins, and ends for ever with the first mailing that it made; or it joins later, and the first one ends.
 */
export interface Belated {
  /** Milliseconds until the first worker hears of what it made. */
  hears: number;
  /** Milliseconds until the second worker begins. */
  joins: number;
  /** Milliseconds from which on the next mailing that is made ends its worker. Default: `joins`. */
  dies?: number | undefined;
}

export interface Elsewhere {
  /** Milliseconds from one row to the next. */
  every: number;
  /** Rows that it has sent when this one begins; their first is listed by then. */
  before: number;
  /** Whether this ledger only sees that its server was started anew, or that it is in another store. */
  store: 'same' | 'other';
}

export interface Verdict {
  operations: number;
  doubled: number;
  lost: number;
  unlisted: number;
  frozen: number;
  held: number;
  /** How often the operator had held rows sent again. */
  resends: number;
  /** Stops of a breaker. */
  stops: number;
  /** Crashes that took place. */
  crashes: number;
  /** Whether one of two twins stopped. */
  noticed: boolean;
  /** Not finished when time was over. */
  stuck: boolean;
}
