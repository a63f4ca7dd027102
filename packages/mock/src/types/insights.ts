import type { MailingState, Paging } from './names.ts';

/** Mailings by day, state and creative, and what they cost. */
export interface AccountStatistics {
  /** Days with activity, oldest first. */
  readonly days: readonly StatisticsDay[];
  /** Mailings created in the date range. */
  readonly created: number;
  /** How many of them are in each state now. */
  readonly states: readonly { readonly state: MailingState; readonly count: number }[];
  /** How many of them ever reached each state. */
  readonly reached: readonly { readonly state: MailingState; readonly count: number }[];
  /** Creatives that were used, oldest campaign first. */
  readonly creatives: readonly CreativeStatistics[];
}

/** One UTC day. */
export interface StatisticsDay {
  /** Such as `2026-11-20`. */
  readonly day: string;
  /** Mailings created. */
  readonly created: number;
  /** Pieces mailed, without test mailings. */
  readonly circulation: number;
  /** Cost of the pieces mailed, in dollars. */
  readonly spend: number;
}

/** One creative in the date range. */
export interface CreativeStatistics {
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly creative_id: string;
  readonly creative_name: string;
  /** Mailings created. */
  readonly created: number;
  /** How many of those were delivered, without test mailings. */
  readonly delivered: number;
  /** How many of those ended without being mailed. */
  readonly unmailed: number;
  /** Pieces mailed, without test mailings. */
  readonly circulation: number;
  /** Cost of the pieces mailed, in dollars. */
  readonly spend: number;
}

/** A date range, and whose mailings to count. */
export interface StatisticsSearch {
  /** First UTC day, such as `2026-11-20`. Default: no limit. */
  readonly start_date?: string | undefined;
  /** Last UTC day, inclusive. Default: no limit. */
  readonly end_date?: string | undefined;
  /** ID of a campaign. Default: all. */
  readonly campaign?: string | undefined;
  /** ID of a creative. Default: all. */
  readonly creative?: string | undefined;
}

/** A webhook's attempts, counted over the deliveries that the mock still keeps. */
export interface WebhookStatistics {
  readonly attempts: number;
  /** Attempts that got a 200. */
  readonly succeeded: number;
  /** Median duration in milliseconds of real time. Null on a manual clock. */
  readonly median_ms: number | null;
  /** 95th percentile in milliseconds of real time. Null on a manual clock. */
  readonly p95_ms: number | null;
  /** By UTC day, such as `2026-11-20`. */
  readonly days: readonly { readonly day: string; readonly succeeded: number; readonly failed: number }[];
}

/** What falls due on one UTC day. */
export interface AgendaDay {
  /** Such as `2026-11-20`. */
  readonly day: string;
  readonly groups: readonly AgendaGroup[];
}

/** Events of one kind that fall due on the same day. */
export interface AgendaGroup {
  readonly kind: 'mailing' | 'delivery' | 'data_subject_request';
  /** The mailings' current state, the deliveries' event, or the requests' type. */
  readonly what: string;
  readonly count: number;
  /** The first five. `at` is ISO 8601 UTC. */
  readonly first: readonly { readonly at: string; readonly id: string; readonly name: string }[];
}

/** One revision of a creative's artwork. */
export interface ArtworkRevision {
  /** From 1. */
  readonly revision: number;
  readonly front_html: string | null;
  /** The back of a postcard, or a letter's pages after the first. */
  readonly back_html: string | null;
}

/** What an activity entry is about. */
export type ActivityKind =
  | 'mailing'
  | 'delivery'
  | 'request'
  | 'order'
  | 'member'
  | 'data_subject_request'
  | 'campaign'
  | 'webhook';

/** An event in the account. */
export interface ActivityEntry {
  /** When it happened, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  readonly kind: ActivityKind;
  /** The mailing's new state, the delivery's event, the request's method and path, or what was created. */
  readonly what: string;
  /** Who or what it is about: a name, a receiver's URL, an order's ID. */
  readonly name: string;
  /** The result, such as a response's status or the cause of a state. May be empty. */
  readonly outcome: string;
  /** True for failed attempts, failed requests and pieces that ended unmailed. */
  readonly failed: boolean;
  /** ID of the record or journal entry. */
  readonly id: string;
  /** ID of the mailing or webhook it belongs to, if any. */
  readonly parent_id: string | null;
}

/** How many activity entries share a kind and `what`. */
export interface ActivityCount {
  readonly kind: ActivityKind;
  /** As in the entries, except that requests are counted by operation. */
  readonly what: string;
  readonly count: number;
  /** How many of them failed. */
  readonly failed: number;
}

/** A page of account activity. */
export interface Activity {
  /** Matching entries on all pages. */
  readonly total: number;
  /** Counts over all pages; `what` does not narrow them. */
  readonly counts: readonly ActivityCount[];
  /** Newest first. */
  readonly entries: readonly ActivityEntry[];
}

/** Filters for activity. Omitted fields match everything. */
export interface ActivitySearch extends Paging {
  readonly kind?: ActivityKind | undefined;
  /** A kind to leave out, such as `delivery`. */
  readonly without?: ActivityKind | undefined;
  /** `what` of an `ActivityCount`, such as a mailing's state. */
  readonly what?: string | undefined;
  /** Exclusive start, ISO 8601. */
  readonly after?: string | undefined;
  /** Inclusive end, ISO 8601. */
  readonly until?: string | undefined;
  /** True: only failures. */
  readonly failed?: boolean | undefined;
}
