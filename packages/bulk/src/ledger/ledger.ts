import { BulkError } from '../errors.ts';
import type { ApprovalLedger } from './interfaces/approvals.ts';
import type { ContinuationLedger } from './interfaces/continuation.ts';
import type { DecisionLedger } from './interfaces/decisions.ts';
import type { LimitLedger } from './interfaces/limits.ts';
import type { PlanLedger } from './interfaces/plans.ts';
import type { PrivacyLedger } from './interfaces/privacy.ts';
import type { ResultLedger } from './interfaces/results.ts';
import type { RunLedger } from './interfaces/runs.ts';
import type { SendLedger } from './interfaces/sending.ts';
import type { SettleLedger } from './interfaces/settling.ts';
import type { StatusLedger } from './interfaces/status.ts';
import type { WorkerLedger } from './interfaces/workers.ts';
import { type Ledger, whole } from './opaque.ts';

/**
 * All calls of a ledger. Each method is one transaction, durable when it resolves; leases use the ledger's own
 * clock. Between two calls, the engine holds nothing that a crash could lose.
 */
export interface WholeLedger
  extends Ledger,
    ApprovalLedger,
    ContinuationLedger,
    DecisionLedger,
    LimitLedger,
    PlanLedger,
    PrivacyLedger,
    ResultLedger,
    RunLedger,
    SendLedger,
    SettleLedger,
    StatusLedger,
    WorkerLedger {
  identity(): Promise<string>;
  now(): Promise<number>;
  /** @internal Keeps another clock's time. Only a ledger in a file can: a database's is shared. */
  keepTime?(now: () => number): void;
  /** The ledger's secret, which keys the hashes of persons. */
  secret(): Promise<Uint8Array>;
  /** The secret; which reference key it was made of, null for a drawn one; and whether one was given, although it was drawn. */
  key(): Promise<{ secret: Uint8Array; name: string | null; isUnused: boolean }>;
  /** What the row numbers of a run are of: copies of a ledger have it in common. */
  numbering(run: number): Promise<string>;
  /** Whether it may hold keys of people that were made of their names otherwise than now. */
  formerKeys(): Promise<boolean>;
}

/** The calls behind a ledger, which belong to this package. @throws BulkError for anything that is none */
export function wholeOf<Kind extends Ledger>(ledger: Kind, call: string): Kind & WholeLedger {
  if (ledger?.[whole] === true) return ledger as Kind & WholeLedger;
  throw new BulkError('input', `${call} needs a ledger: sqliteLedger('spring.ledger') or postgresLedger(url)`);
}
