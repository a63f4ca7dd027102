/** The ending of the file that tells how far a ledger was: see `ledger/sqlite/witness.ts` of bulk. */
export const BEGUN = '-begun';

/** All files of a ledger of bulk in SQLite: its own, those of its log, and what is kept beside it. */
export const ledgerFiles = (path: string): string[] =>
  ['', '-wal', '-shm', '-journal', BEGUN].map((ending) => `${path}${ending}`);
