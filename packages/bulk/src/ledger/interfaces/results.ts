/** Pieces of a run that have the same state. */
export interface StateCount {
  state: string;
  /** Why it was excluded; null otherwise: the service's words may hold an address. */
  reason: string | null;
  /** The service's state. */
  remote: string | null;
  /** The creative, where the service chose it. */
  creative_id: string | null;
  pieces: number;
  /** Of these, pieces whose cost is known. */
  priced: number;
  cost: number;
}

/** A person of the comparison: mailed, or held out of it, by the plan or by the service. */
export interface Assigned {
  n: number;
  held_out: 0 | 1;
  creative_id: string | null;
  person: Uint8Array | null;
  who: Uint8Array | null;
  mailbox: Uint8Array | null;
}

/** First and last time of each kind, in milliseconds since 1970; null where none is known. */
export interface RunDates {
  /** Of the run's approvals: several if it was continued by other plans. */
  approved_from: number | null;
  approved_to: number | null;
  sent_from: number | null;
  sent_to: number | null;
  mailed_from: number | null;
  mailed_to: number | null;
  delivered_from: number | null;
  delivered_to: number | null;
}

/** An order without the person: keys that only this ledger can compare. */
export interface KeyedOrder {
  /** By name and address, by identifier, by e-mail address; the most certain first. */
  keys: readonly Uint8Array[];
  /** Milliseconds since 1970. */
  at: number;
  /** Null if it has no total. */
  cents: number | null;
  /** Of its promo code. */
  promo: Uint8Array | null;
}

/** What a run came to. */
export interface ResultLedger {
  states(run: number): Promise<StateCount[]>;
  /** All who were to be mailed or were held out, but those who were erased. */
  assigned(run: number, filter: { after: number; limit: number }): Promise<Assigned[]>;
  dates(run: number): Promise<RunDates>;
  /** Pieces by whole days from `mailed` to `delivered`, where both are known. */
  inHome(run: number): Promise<{ days: number; pieces: number }[]>;
  /** Notes when an event says that a piece was mailed or delivered; the earliest counts. */
  dated(run: number, n: number, what: 'mailed' | 'delivered', at: number): Promise<void>;
  /** Keeps an order under the key of its id. False for one that was recorded before, which it replaces, and for that of an erased person. */
  recordOrder(run: number, id: Uint8Array, order: KeyedOrder): Promise<boolean>;
  recordedOrders(
    run: number,
    filter: { after: Uint8Array; limit: number },
  ): Promise<(KeyedOrder & { id: Uint8Array })[]>;
  /** Keeps the counts of orders, and deletes the orders that were recorded. */
  keepResult(run: number, counts: string): Promise<void>;
  keptResult(run: number): Promise<{ at: number; counts: string } | undefined>;
}
