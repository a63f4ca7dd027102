/** Lists become mail: planned, approved, sent once, reported. */
export { Bulk, type ForgottenAddress, type SendRequest } from './bulk.ts';
export { BulkWorker, type BulkWorkerOptions } from './bulk-worker.ts';
export type { BulkOptions } from './deps.ts';
export type { Clock, Timing } from './engine/ports.ts';
export { BulkError, type BulkErrorCode } from './errors.ts';
export type { EventRow, Ledger } from './ledger/ledger.ts';
export { type PostgresLedger, postgresLedger } from './ledger/postgres.ts';
export type { RunState } from './ledger/rows.ts';
export { sqliteLedger } from './ledger/sqlite.ts';
export type { ColumnMap, Mapping, RecipientField } from './plan/columns.ts';
export { type CsvOptions, readCsv } from './plan/csv.ts';
export { readJsonl } from './plan/jsonl.ts';
export type { Plan, SampleRow } from './plan/plan.ts';
export type { PlanRequest, PlanSummary } from './plan/planner.ts';
export type { Problem } from './plan/problem.ts';
export type { RowSource, Rows, SourceRow } from './plan/source.ts';
export type { Reconciliation } from './report/reconcile.ts';
export type { MailingEvent, Progress, Run } from './run.ts';
