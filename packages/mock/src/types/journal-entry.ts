import type { ConnectionFault } from './fault-rule.ts';
import type { Mode, OperationId, Paging } from './names.ts';

/** An API request and its response, with tokens and emails masked. The journal keeps the last 1,000. */
export interface JournalEntry {
  /** Counts from `1`; a reset of the account restarts it. */
  readonly id: string;
  /** When the response was sent, on the account's clock, ISO 8601 UTC. */
  readonly at: string;
  /** In capitals, such as `POST`. */
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  /** Null for an unknown path. */
  readonly operation: OperationId | null;
  /** The token's mode. Null without a valid token. */
  readonly mode: Mode | null;
  /** Lowercase names. Only the last four characters of the token are kept. */
  readonly request_headers: Readonly<Record<string, string>>;
  /** As sent, up to 65,536 characters. Null if there was none. */
  readonly request_body: string | null;
  /** The HTTP status of the response. */
  readonly status: number;
  /** Milliseconds of real time, including a fault rule's latency. Null on a manual clock. */
  readonly duration_ms: number | null;
  /** Lowercase names. */
  readonly response_headers: Readonly<Record<string, string>>;
  /** Up to 65,536 characters. */
  readonly response_body: string;
  /** Paths of unknown body fields, such as `recipient.adress_1`. */
  readonly unknown_fields: readonly string[];
  /** What the response does not say, such as why a token was refused. */
  readonly notes: readonly string[];
  /** What a fault rule did to the connection. Null if nothing. */
  readonly fault: JournalFault | null;
}

/** What a fault rule did to a request's connection. */
export interface JournalFault {
  /** Delay of the response, in milliseconds of real time. */
  readonly latency?: number | undefined;
  readonly connection?: ConnectionFault | undefined;
}

/** Conditions for journal entries. Omitted fields match everything. */
export interface RequestMatch {
  /** The operation called, such as `createMailing`. */
  readonly operation?: OperationId | undefined;
  /** The HTTP method. Case-insensitive. */
  readonly method?: string | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
  /** Part of the path, including the query string. */
  readonly path?: string | undefined;
  /** Part of the request body. Case-insensitive. */
  readonly body?: string | undefined;
}

/** Which matching requests to list, newest first. */
export interface RequestSearch extends RequestMatch, Paging {
  /** The lowest HTTP status, such as 400 for failed calls. */
  readonly min_status?: number | undefined;
}

/** A request to wait for. Requests already in the journal count. */
export interface RequestWait extends RequestMatch {
  /** How many matching requests to wait for. Default: 1. */
  readonly count?: number | undefined;
  /** ID of a journal entry: only later requests count. */
  readonly after?: string | undefined;
  /** Milliseconds of real time, up to 600,000. Default: 5,000. After that the call fails and lists the closest requests. */
  readonly timeout?: number | undefined;
}
