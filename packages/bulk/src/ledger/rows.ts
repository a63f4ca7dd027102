/** The state of a run. `running`, `paused`, `canary`, `frozen` and `stopped` go on by `resume`; the last two never do. */
export type RunState =
  | 'staging'
  | 'planned'
  | 'running'
  | 'paused'
  | 'canary'
  | 'stopped'
  | 'frozen'
  | 'finished'
  | 'cancelled';

/** The state of a piece: a row of the list. */
export type PieceState = 'pending' | 'sending' | 'sent' | 'rejected' | 'unknown' | 'absent' | 'held' | 'excluded';

/** How many pieces of a run are in each state. */
export type Counters = Record<PieceState, number>;

/** A run as the ledger keeps it. Money is in ten-thousandths of a dollar, times in milliseconds since 1970. */
export interface RunRow extends Counters {
  no: number;
  id: string;
  hash: string | null;
  name: string;
  state: RunState;
  /** Why it is paused, stopped or frozen, in words. */
  reason: string | null;
  campaign_id: string;
  /** JSON: what was planned. */
  plan: string;
  /** JSON: how it is sent. */
  options: string;
  /** Organization and mode that the first send was made with. */
  account: string | null;
  /** `due`: nothing is begun before the list was walked; `settle`: not before a settle time and another walk either. */
  audit: 'none' | 'due' | 'settle';
  /** On the ledger's clock. */
  settle_until: number;
  /** What the service made before is known, on its clock. */
  audited_until: number | null;
  /** On the ledger's clock. */
  audited_at: number;
  /** When this ledger began to send, on the service's clock: an intent it never had that is younger is a twin's. */
  opened_at: number | null;
  identity: string | null;
  chunk_size: number;
  created_at: number;
  planned_by: string | null;
  approved_at: number | null;
  approved_by: string | null;
  finished_at: number | null;
  /** How many intents there were. */
  begun: number;
  /** No more intents than this: a canary, or `max_pieces`. */
  allowed: number | null;
  spent: number;
  /** As planned. */
  unit_cost: number | null;
  max_cost: number | null;
  /** The dearest piece that an answer or the list showed. */
  cost_seen: number | null;
  /** The last answers of all workers, a letter each, for the breakers. */
  answers: string;
  /** On the ledger's clock: when the bodies of final pieces were blanked. */
  blanked_at: number | null;
}

/** What only a plan, a report or the operator needs. The plan alone may be hundreds of kilobytes. */
type Resting =
  | 'name'
  | 'campaign_id'
  | 'plan'
  | 'options'
  | 'audited_at'
  | 'chunk_size'
  | 'created_at'
  | 'planned_by'
  | 'approved_at'
  | 'approved_by'
  | 'finished_at'
  | 'blanked_at';

/** What of a run its workers read with every step. */
export type LiveRun = Omit<RunRow, Resting>;

/** A piece as it is sent. */
export interface PendingPiece {
  n: number;
  body: string;
  attempt: number;
}

/** A piece whose sending has no known end. */
export interface UnsettledPiece {
  n: number;
  state: 'unknown' | 'absent';
  attempt: number;
  body: string | null;
  /** On the service's clock; null when that was not known. */
  from_t: number | null;
  to_t: number | null;
  /** On the ledger's clock. */
  since: number;
  walks: number;
  walked_at: number | null;
}

/** What came of one request. */
export interface Result {
  n: number;
  state: 'sent' | 'rejected' | 'unknown' | 'pending';
  mailing_id: string | null;
  cost: number | null;
  remote: string | null;
  reason: string | null;
  /** When the request ended, on the service's clock. */
  to_t: number | null;
}

/** What the service's list shows of a run. */
export interface Evidence {
  n: number;
  epoch: string;
  mailing_id: string;
  /** On the service's clock. */
  created_at: number;
  remote: string;
  cost: number | null;
}

/** What makes a staged run a plan. */
export interface Published {
  /** The run's from now on, unless another run of the ledger has it. */
  id?: string | undefined;
  hash: string;
  plan: string;
  chunk_size: number;
  unit_cost: number | null;
  identity: string;
  audited_until: number | null;
}

export interface EventRow {
  seq: number;
  at: number;
  n: number | null;
  kind: string;
  detail: string | null;
  who: string | null;
}

export interface PieceView {
  n: number;
  state: string;
  reason: string | null;
  body: string | null;
  row_hash: Uint8Array | null;
  mailing_id: string | null;
  cost: number | null;
  remote: string | null;
  attempt: number;
  /** Where it is in the list; null: its number. */
  line: number | null;
}
