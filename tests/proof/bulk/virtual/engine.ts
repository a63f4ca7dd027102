import { work } from '../../../../packages/bulk/src/engine/worker.ts';
import { sqlLedger } from '../../../../packages/bulk/src/ledger/sql-ledger.ts';
import { sqliteStore } from '../../../../packages/bulk/src/ledger/sqlite.ts';

/** What is on trial: ours, or one of the seeded wrong versions. */
export interface Engine {
  work: typeof work;
  sqlLedger: typeof sqlLedger;
  sqliteStore: typeof sqliteStore;
}

export const engine: Engine = { work, sqlLedger, sqliteStore };
