/** Mails lists: plan, approve, send each piece once, report. */
export { OptionError, type OptionErrorCode } from '@direct-mail/contract/doors/option-error';
export type {
  BeginMessage,
  ChunkMessage,
  ObservedMessage,
  PieceMessage,
  RunMessage,
  WalkMessage,
} from '@direct-mail/contract/words/observe/messages';
export { type Metric, openMetricsType, type Point } from '@direct-mail/contract/words/observe/open-metrics';
export type { InHome } from '@direct-mail/contract/words/results/in-home';
export type { GroupOrders, Lift } from '@direct-mail/contract/words/results/lift';
export type { Interval } from '@direct-mail/contract/words/results/statistics';
export type { ApproveRequest, Approver, PlanApproval } from './approve/approvals.ts';
export { type ApproverKeys, createApproverKeys, readSigningKey, type SigningKey } from './approve/signature.ts';
export { Bulk } from './bulk.ts';
export { BulkWorker, type BulkWorkerOptions } from './bulk-worker.ts';
export type { BulkOptions } from './deps.ts';
export { defaultTiming, type Timing } from './engine/ports.ts';
export { type EraseOptions, type Erasure, erasePerson } from './erase.ts';
export { BulkError, type BulkErrorCode, bulkErrorCodes } from './errors.ts';
export type { Ledger } from './ledger/opaque.ts';
export { type PostgresLedger, type PostgresOptions, type PostgresPool, postgresLedger } from './ledger/postgres.ts';
export type { LedgerOptions } from './ledger/reference-key.ts';
export type { RunState } from './ledger/rows.ts';
export { sqliteLedger } from './ledger/sqlite.ts';
export { type Notice, type Part, type Term, type TermName, termNames } from './message.ts';
export type { FileOfPerson, Person, PersonAddress } from './person.ts';
export type { ArtworkSource, DrawnArtwork, GuideKey, SamplePreview } from './plan/artwork/mock-artwork.ts';
export { type CheckedRow, checkRow } from './plan/checks.ts';
export { cleanedColumns, isCleanedColumn } from './plan/cleaned.ts';
export { type ColumnMap, type Mapping, mapColumns, type RecipientField, recipientFields } from './plan/columns.ts';
export { type CsvOptions, readCsv } from './plan/list/csv.ts';
export { readJsonl } from './plan/list/jsonl.ts';
export type { CsvLayout, RowSource, Rows, SourceRow } from './plan/list/source.ts';
export { readSql, type SqlClient, type SqlPool, type SqlValue } from './plan/list/sql-source.ts';
export type { Plan, SampleRow } from './plan/plan.ts';
export type { Problem } from './plan/problem.ts';
export type { Holdout, PlanRequest, RunLimits, SuppressionMatch } from './plan/request.ts';
export type { ContinuedRun, HoldoutPower, PlanSummary } from './plan/summary.ts';
export { type Blocked, blockedCodes, type Warning, warningCodes } from './plan/warning.ts';
export { type Reason, type ReasonCode, reasonCodes } from './reason.ts';
export type { Reconciliation } from './report/reconcile.ts';
export type { WrittenReport } from './report/report.ts';
export type { CreativeComparison, CreativeOrders, CreativePair } from './results/creatives.ts';
export type { OrderAddress, OrderMap, RecordedOrder } from './results/orders.ts';
export { resultsPage } from './results/page.ts';
export type {
  CreativeResult,
  Redeemed,
  ResultsRequest,
  RunResults,
  Span,
  WindowStart,
} from './results/results.ts';
export type { Segment } from './results/segments.ts';
export type { RunApproval } from './run/approval.ts';
export type { RunEvent } from './run/event.ts';
export type { HeldRow } from './run/held.ts';
export type { Progress } from './run/progress.ts';
export type { MailingEvent } from './run/reading.ts';
export type { ResumeRequest } from './run/resume.ts';
export type { Run } from './run/run.ts';
export type { SendRequest } from './run/send-request.ts';
