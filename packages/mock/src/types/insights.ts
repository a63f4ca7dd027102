import type { MailingState, Paging } from './names.ts';

/** The mail of an account over time and by what it was made of. */
export interface AccountStatistics {
  /** Every day of the window on which something happened, oldest first. */
  readonly days: readonly StatisticsDay[];
  /** The mailings that were created in the window. */
  readonly created: number;
  /** How many of them are in each state now. */
  readonly states: readonly { readonly state: MailingState; readonly count: number }[];
  /** How many of them ever came to each state. */
  readonly reached: readonly { readonly state: MailingState; readonly count: number }[];
  /** By campaign and creative, in the order in which these were created; only those that were used. */
  readonly creatives: readonly CreativeStatistics[];
}

/** One day, in UTC. */
export interface StatisticsDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly created: number;
  /** Pieces that were mailed; without test mailings (D16). */
  readonly circulation: number;
  /** Dollars. */
  readonly spend: number;
}

/** What was made of one creative in the window. */
export interface CreativeStatistics {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly creative_id: string;
  readonly creative_name: string;
  readonly created: number;
  /** Of those that were created in the window, test mailings apart: these are not printed (D16). */
  readonly delivered: number;
  /** Of those that were created in the window: ended, and never mailed. */
  readonly unmailed: number;
  readonly circulation: number;
  /** Dollars. */
  readonly spend: number;
}

/** The two dates of a statistic: both inclusive, in UTC; without one, all there is on that side. */
export interface StatisticsSearch {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  /** The id of a campaign: only its mailings count. */
  readonly campaign?: string | undefined;
  /** The id of a creative: only its mailings count. */
  readonly creative?: string | undefined;
}

/** The attempts at one receiver, of the deliveries that are kept. */
export interface WebhookStatistics {
  readonly attempts: number;
  /** Answered with 200. */
  readonly succeeded: number;
  /** The median duration of the attempts in milliseconds of real time; null on a manual clock. */
  readonly median_ms: number | null;
  /** 95 of 100 did. */
  readonly p95_ms: number | null;
  readonly days: readonly { readonly day: string; readonly succeeded: number; readonly failed: number }[];
}

/** What falls due on one day, in UTC. */
export interface AgendaDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly groups: readonly AgendaGroup[];
}

/** What falls due of one kind. */
export interface AgendaGroup {
  readonly kind: 'mailing' | 'delivery' | 'data_subject_request';
  /** The state that a mailing leaves, the event of a delivery, the type of a request. */
  readonly what: string;
  readonly count: number;
  /** The first five. */
  readonly first: readonly { readonly at: string; readonly id: string; readonly name: string }[];
}

/** One revision of a creative's artwork. */
export interface ArtworkRevision {
  readonly revision: number;
  readonly front_html: string | null;
  readonly back_html: string | null;
}

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

/** One event of the account, on its clock. */
export interface ActivityEntry {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly kind: ActivityKind;
  /** The state that a mailing came to, the event of a delivery, the method and path of a request, or what was made. */
  readonly what: string;
  /** Whom or what it is about: a name, an address of a receiver, an order's id. */
  readonly name: string;
  /** The result, such as the status of a response or the cause of a state; empty if there is none. */
  readonly outcome: string;
  /** Whether it went wrong: a failed attempt, a refused request, a piece that ends unmailed. */
  readonly failed: boolean;
  /** The id of the row, or of the entry of the journal. */
  readonly id: string;
  /** The mailing or webhook that it belongs to; null if there is none. */
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
  /** Leaves one kind out, such as the attempts of deliveries, which outnumber everything else. */
  readonly without?: ActivityKind | undefined;
  /** What it is counted under, such as the state of a mailing; the counts stay those of all. */
  readonly what?: string | undefined;
  /** ISO 8601, exclusive: what happened after it. */
  readonly after?: string | undefined;
  /** ISO 8601, inclusive: what happened until then. */
  readonly until?: string | undefined;
  /** Only what went wrong. */
  readonly failed?: boolean | undefined;
}
