/** A person's approval of a plan. Money in the ledger's units, times in milliseconds since 1970. */
export interface ApprovalRow {
  hash: string;
  approved_by: string;
  approved_at: number;
  expires_at: number;
  /** Of the plan that was approved. */
  pieces: number;
  max_cost: number | null;
  /** Of an approver's key, Base64; null where none was required. */
  signature: string | null;
}

/** Someone whose signature approves. */
export interface ApproverRow {
  name: string;
  /** Ed25519, Base64 of its SPKI form. */
  public_key: string;
  added_at: number;
  /** The approver that added this one; null for the first. */
  added_by: string | null;
  signature: string | null;
}

/** Limits of a day, for all production runs of the ledger together. */
export interface DayLimits {
  pieces: number | null;
  cost: number | null;
}

export interface CountedToday {
  pieces: number;
  cost: number;
  /** What requests without a known end may cost. */
  open: number;
}

/** Who may approve, who did, and what a day may cost. */
export interface ApprovalLedger {
  /** Replaces an earlier approval of the same plan. */
  keepApproval(approval: Omit<ApprovalRow, 'approved_at'>): Promise<void>;
  approval(hash: string): Promise<ApprovalRow | undefined>;
  /** The first one first. */
  approvers(): Promise<ApproverRow[]>;
  /** False if the name is taken, or if another became the first meanwhile. */
  addApprover(approver: Omit<ApproverRow, 'added_at'>): Promise<boolean>;
  dayLimits(): Promise<DayLimits>;
  /** From now on, for each day of UTC. */
  limitDay(limits: DayLimits): Promise<void>;
  /** What was begun and spent today, as far as it is counted: since the limits were set. */
  today(): Promise<CountedToday>;
}
