interface Forgotten {
  rows: number;
  runs: readonly number[];
}

/** Erasing people and the text of rows. */
export interface PrivacyLedger {
  /** Returns the number of matching rows, including rows erased before, and the runs they are of. */
  forget(mailboxes: readonly Uint8Array[], persons: readonly Uint8Array[]): Promise<Forgotten>;
  /** Erases the stored text of final pieces. */
  blank(run: number): Promise<number>;
  /** Erases final pieces of runs that ended this many days ago, and drops plans that were never approved. */
  expire(days: number): Promise<number>;
}
