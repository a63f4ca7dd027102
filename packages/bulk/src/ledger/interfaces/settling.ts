import type { Adopted, Evidence, LiveRun, PlacedEvidence, UnsettledPiece } from '../rows.ts';

/** What a read of the list shows about a piece it does not contain. */
export interface Verdict {
  n: number;
  attempt: number;
  state: 'unknown' | 'absent' | 'held' | 'pending';
  walks: number;
  reason: string | null;
}

interface Audit {
  /** Mailings created before this are known; on the service's clock. */
  until: number | null;
  /** The run's `settle_until` when the read started. */
  settle_until: number;
}

/** What becomes of unknown pieces, by what the list shows. */
export interface SettleLedger {
  unsettled(run: number, limit: number): Promise<UnsettledPiece[]>;
  /**
   * Marks listed mailings as sent. Mailings without an intent of this ledger mean that commits were lost or that another ledger
   * sends: nothing is begun for the next `settle` milliseconds, nor before another audit. Both are written in one transaction,
   * because the worker that found them may die.
   */
  adopt(run: number, evidence: readonly Evidence[], settle: number): Promise<Adopted>;
  /** Mailings with their rows; those of people whom the run does not have are left out. */
  placed(run: number, evidence: readonly Evidence[]): Promise<PlacedEvidence[]>;
  /** How many of these mailings are known by their ids. */
  mailings(run: number, ids: readonly string[]): Promise<number>;
  /** Written only while the keeper's fence is valid. */
  judge(run: number, fence: number, lease: number, verdicts: readonly Verdict[]): Promise<boolean>;
  /** Stores a complete read of the mailings created since the last one. False if the keeper's lease has ended: the read is too old. */
  audited(run: number, fence: number, audit: Audit): Promise<boolean>;
  /** Stores that the mailings created before `until` were read, of a read that continues: the next begins there. False as {@link audited}. */
  auditedPart(run: number, fence: number, audit: Audit): Promise<boolean>;
  finish(run: number): Promise<LiveRun>;
}
