/**
 * The state of a run. `resume` continues a run that is `running`, `paused`, `canary`, `frozen` or `stopped`; the other
 * two are final.
 */
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

/** Number of pieces of a run in each state. */
export type Counters = Record<PieceState, number>;

/** A run as stored. Money is in ten-thousandths of a dollar, times in milliseconds since 1970. */
export interface RunRow extends Counters {
  no: number;
  id: string;
  hash: string | null;
  name: string;
  state: RunState;
  /** Why it is paused, stopped or frozen, in words. */
  reason: string | null;
  campaign_id: string;
  /** JSON: the plan. */
  plan: string;
  /** JSON: the send options. */
  options: string;
  /** Organization and mode of the first send. */
  account: string | null;
  /** `due`: the list must be read before anything is started; `settle`: after a settle time as well. */
  audit: 'none' | 'due' | 'settle';
  /** On the ledger's clock. */
  settle_until: number;
  /** Mailings created before this are known; on the service's clock. */
  audited_until: number | null;
  /** On the ledger's clock. */
  audited_at: number;
  /**
   * When this ledger started to send, on the service's clock: a younger, unknown intent belongs to a copy of this
   * ledger.
   */
  opened_at: number | null;
  identity: string | null;
  chunk_size: number;
  created_at: number;
  planned_by: string | null;
  approved_at: number | null;
  approved_by: string | null;
  finished_at: number | null;
  /** Number of intents. */
  begun: number;
  /** Maximum number of intents: a canary, or `max_pieces`. */
  allowed: number | null;
  spent: number;
  /** As planned. */
  unit_cost: number | null;
  max_cost: number | null;
  /** The highest price that a response or the list showed. */
  cost_seen: number | null;
  /** The last outcomes of all workers, one letter each, for the breakers. */
  answers: string;
  /** When the texts of final pieces were erased, on the ledger's clock. */
  blanked_at: number | null;
}

/** Only needed by a plan, a report or the operator: the plan alone may be hundreds of kilobytes. */
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

/** The part of a run that workers read at every step. */
export type LiveRun = Omit<RunRow, Resting>;

/** A piece to send. */
export interface PendingPiece {
  n: number;
  body: string;
  /** The hash of the body that the plan's hash covers; null in ledgers before version 2. */
  row_hash: Uint8Array | null;
  /** The key of name and address; null for an address that cannot be read. */
  person: Uint8Array | null;
  /** The key of the same person at any address; null without an identifier and an e-mail address. */
  who: Uint8Array | null;
  attempt: number;
}

/** A piece whose request has no known outcome. */
export interface UnsettledPiece {
  n: number;
  state: 'unknown' | 'absent';
  attempt: number;
  body: string | null;
  /** On the service's clock; null if unknown then. */
  from_t: number | null;
  to_t: number | null;
  /** On the ledger's clock. */
  since: number;
  walks: number;
  walked_at: number | null;
}

/** Result of one request. */
export interface Result {
  n: number;
  state: 'sent' | 'rejected' | 'unknown' | 'pending';
  mailing_id: string | null;
  cost: number | null;
  remote: string | null;
  reason: string | null;
  /** Only where the service chose it. */
  creative_id?: string | null;
  /** When the request ended, on the service's clock. */
  to_t: number | null;
}

/** A mailing of the run, as the list shows it. */
export interface Evidence {
  /** The row. Null where another ledger numbered it: `persons` then tells it. */
  n: number | null;
  /** Beginnings of keys of the person whom it went to, as its reference or its address tell; the first that the run has counts. */
  persons?: readonly Uint8Array[];
  /** Whether a person whom the run does not have is another one, and no row that is written otherwise. */
  isCertain?: boolean;
  epoch: string;
  mailing_id: string;
  /** On the service's clock. */
  created_at: number;
  remote: string;
  cost: number | null;
  /** Only where the service chose it. */
  creative_id?: string | null;
}

/** A mailing with its row in this ledger. */
export interface PlacedEvidence extends Evidence {
  n: number;
}

export interface Adopted {
  /** Pieces found that were not known to be sent. */
  adopted: number;
  /** Mailings of this run without an intent in this ledger. */
  unintended: PlacedEvidence[];
  /** Second mailings of a piece. */
  doubles: PlacedEvidence[];
  /** Mailings of rows that the run does not have, or of which it cannot be told whose they are. */
  strangers: Evidence[];
  /** Pieces counted as sent that the service ended before printing. */
  unmailed: PlacedEvidence[];
}

/** What turns a staged run into a plan. */
export interface Published {
  /** The run's id is the first of these that no other run of the ledger has. */
  ids?: readonly string[] | undefined;
  hash: string;
  plan: string;
  chunk_size: number;
  unit_cost: number | null;
  identity: string;
  audited_until: number | null;
}

/** The kind of the event of a mailing beyond the first of a row; its detail is the mailing's id. */
export const DOUBLE = 'double';

export interface EventRow {
  seq: number;
  at: number;
  n: number | null;
  /** Of its piece. */
  line: number | null;
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
  /** Line in the list; null: equal to its number. */
  line: number | null;
  /** Since when nothing is known of its request; on the ledger's clock. */
  since: number | null;
  /** 1 if the person was erased: nothing that was read again from a list may be written about this piece. */
  erased: 0 | 1;
}
