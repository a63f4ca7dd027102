import type { Paging } from './names.ts';

/** What a line of the activity is about. */
export type ActivityKind =
  | 'mailing'
  | 'delivery'
  | 'request'
  | 'order'
  | 'member'
  | 'data_subject_request'
  | 'campaign'
  | 'webhook';

/** One thing that happened in the account, on its clock. */
export interface ActivityEntry {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: ActivityKind;
  /** The state that a mailing came to, the event of a delivery, the method and path of a request, or what was made. */
  readonly what: string;
  /** Whom or what it is about: a name, an address of a receiver, an order's id. */
  readonly name: string;
  /** What came of it, such as the status of an answer or the cause of a state; empty where there is nothing to say. */
  readonly outcome: string;
  /** Whether it went wrong: a failed attempt, a refused request, a piece that ends unmailed. */
  readonly failed: boolean;
  /** The id of the row, or of the entry of the journal. */
  readonly id: string;
  /** The mailing or webhook that it belongs to; null where there is none. */
  readonly parent_id: string | null;
}

/** How many entries there are of a kind and of what. */
export interface ActivityCount {
  readonly kind: ActivityKind;
  /** Of requests the operation, as their paths are all different. */
  readonly what: string;
  readonly count: number;
  readonly failed: number;
}

/** A page of the activity. */
export interface Activity {
  /** How many match. */
  readonly total: number;
  /** Of all that match. */
  readonly counts: readonly ActivityCount[];
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
}

/** Which entries to list; what is left out matches everything. */
export interface ActivitySearch extends Paging {
  readonly kind?: ActivityKind | undefined;
  /** ISO 8601, exclusive: what happened after it. */
  readonly after?: string | undefined;
  /** ISO 8601, inclusive: what happened until then. */
  readonly until?: string | undefined;
  /** Only what went wrong. */
  readonly failed?: boolean | undefined;
}
