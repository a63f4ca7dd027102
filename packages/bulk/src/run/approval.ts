import type { StoredSend } from '../deps.ts';
import type { RunRow } from '../ledger/rows.ts';

/** Who planned and approved a run, and how it was approved. */
export interface RunApproval {
  plannedBy: string | null;
  plannedAt: Date;
  approvedBy: string | null;
  approvedAt: Date | null;
  /** Number of pieces sent first; null without a canary. */
  canary: number | null;
  /** What to do when a response was lost and the mailing is not listed. */
  absent: 'hold' | 'resend';
}

export function approvalOf({ planned_by, created_at, approved_by, approved_at, options }: RunRow): RunApproval {
  const { canary = null, absent = 'hold' } = JSON.parse(options) as Partial<StoredSend>;
  return {
    plannedBy: planned_by,
    plannedAt: new Date(created_at),
    approvedBy: approved_by,
    approvedAt: approved_at === null ? null : new Date(approved_at),
    canary,
    absent,
  };
}
