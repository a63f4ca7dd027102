/** Pieces of a run that have the same state. */
export interface StateCount {
  state: string;
  /** Why it was excluded; null otherwise: the service's words may hold an address. */
  reason: string | null;
  /** The service's state. */
  remote: string | null;
  pieces: number;
  /** Of these, pieces whose cost is known. */
  priced: number;
  cost: number;
}

/** A person of the comparison: mailed, or held out of it. */
export interface Assigned {
  n: number;
  held_out: 0 | 1;
  person: Uint8Array | null;
  who: Uint8Array | null;
  mailbox: Uint8Array | null;
}

/** What a run came to. */
export interface ResultLedger {
  states(run: number): Promise<StateCount[]>;
  /** All who were to be mailed or were held out, but those who were erased. */
  assigned(run: number, filter: { after: number; limit: number }): Promise<Assigned[]>;
}
