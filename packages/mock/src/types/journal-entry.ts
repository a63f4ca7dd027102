import type { ConnectionFault } from './fault-rule.ts';
import type { Mode, OperationId, Paging } from './names.ts';

/** One request to the API and its response, tokens and e-mail addresses masked (D73). The journal keeps the last 1,000. */
export interface JournalEntry {
  /** Counts from `1` since the account was reset. */
  readonly id: string;
  /** The time of the response, on the account's clock: ISO 8601, in UTC. */
  readonly at: string;
  /** In capitals. */
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  /** Null for an unknown path. */
  readonly operation: OperationId | null;
  /** The mode of the token; null without a valid one. */
  readonly mode: Mode | null;
  /** Names in lower case; of the token only the last four characters. */
  readonly request_headers: Readonly<Record<string, string>>;
  /** As sent, cut after 65,536 characters; null without a body. */
  readonly request_body: string | null;
  readonly status: number;
  /** Milliseconds of real time that the mock took, the latency of a fault rule included; null on a manual clock. */
  readonly duration_ms: number | null;
  /** Names in lower case. */
  readonly response_headers: Readonly<Record<string, string>>;
  /** Cut after 65,536 characters. */
  readonly response_body: string;
  /** Paths of body fields that the contract does not know, such as `recipient.adress_1` (D56). */
  readonly unknown_fields: readonly string[];
  /** What the response does not say: those fields, and why a token was refused (D15). */
  readonly notes: readonly string[];
  /** What a fault rule did to the connection; null when none applied. */
  readonly fault: JournalFault | null;
}

/** What a fault rule did to the connection of a request. */
export interface JournalFault {
  /** Milliseconds of real time that the response was delayed. */
  readonly latency?: number | undefined;
  readonly connection?: ConnectionFault | undefined;
}

/** Which requests of the journal to pick; what is left out matches everything. */
export interface RequestMatch {
  readonly operation?: OperationId | undefined;
  /** In any case. */
  readonly method?: string | undefined;
  readonly status?: number | undefined;
  /** Part of the path with its query. */
  readonly path?: string | undefined;
  /** Part of the request body, in any case. */
  readonly body?: string | undefined;
}

/** Which page of the matching requests to return, newest first. */
export interface RequestSearch extends RequestMatch, Paging {
  /** The least status, such as 400 for the calls that failed. */
  readonly min_status?: number | undefined;
}

/** A request to wait for: it may be in the journal already. */
export interface RequestWait extends RequestMatch {
  /** The number of matching requests to wait for; 1 by default. */
  readonly count?: number | undefined;
  /** Only requests after the journal entry of this id count. */
  readonly after?: string | undefined;
  /** Milliseconds of real time, up to 600,000; 5,000 by default. Then the call fails, naming the nearest requests. */
  readonly timeout?: number | undefined;
}
