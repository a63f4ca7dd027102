import type { PostalAddress } from './address.ts';
import type { ArtworkFinding } from './artwork.ts';
import type { MailingState, Mode, Paging } from './names.ts';

/** A mailing with what the API does not return: its recipient as sent, its history, and what happens next. */
export interface Mailing {
  readonly id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  /** As sent. */
  readonly merge_tags: Readonly<Record<string, unknown>> | null;
  readonly state: MailingState;
  /** PNG of the front, 600 pixels wide. */
  readonly front_url: string;
  /** PNG of the back, 600 pixels wide. Never ready for a letter. */
  readonly back_url: string;
  /** PDF in trim size. */
  readonly pdf_url: string;
  /** Dollars with two decimals, such as `0.85`. `0.00` if it ended unmailed. */
  readonly total_cost: string;
  /** Standardized. Null until email append finds one, after `append_failed`, and once erased. */
  readonly address: PostalAddress | null;
  /** When processing is scheduled to start, ISO 8601 UTC. Null if it started at once. */
  readonly send_at: string | null;
  /** When the mailing was created, ISO 8601 UTC. */
  readonly created_at: string;
  /** The mode of the token that created it. */
  readonly mode: Mode;
  readonly campaign_name: string;
  readonly creative_name: string;
  /** The artwork revision it was created with. */
  readonly creative_revision: number;
  /** Such as `postcard_4x6`. */
  readonly format: string;
  /** As sent, except for the email. Null once erased. */
  readonly recipient: MailingRecipient | null;
  /** Why the address is undeliverable. Null if it is deliverable. */
  readonly address_problem: string | null;
  /** Unfilled merge tags and, once the piece has been drawn, what could not be drawn as written. Empty once erased. */
  readonly warnings: readonly ArtworkFinding[];
  /** When it last changed, ISO 8601 UTC. */
  readonly updated_at: string;
  /** When it entered the mail, ISO 8601 UTC. Null until then. */
  readonly mailed_at: string | null;
  /** Every state it has been in, oldest first. */
  readonly history: readonly StateChange[];
  /** The next automatic transition. Null in a final state. */
  readonly next: NextTransition | null;
  /** States that `transition` can move it to. Empty in a final state. */
  readonly possible_states: readonly MailingState[];
}

/** A mailing's recipient as sent. The email is stored only as a hash. */
export interface MailingRecipient {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company: string | null;
  /** Street line, PO box or rural route. */
  readonly address_1: string | null;
  /** Apartment, suite or unit. */
  readonly address_2: string | null;
  readonly city: string | null;
  /** Two-letter abbreviation or full name. */
  readonly state: string | null;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string | null;
  /** Your own ID for this person. */
  readonly identifier: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
}

/** A state that a mailing has been in. */
export interface StateChange {
  readonly state: MailingState;
  /** When it entered the state, ISO 8601 UTC. */
  readonly at: string;
  /** `created`, `schedule`, the name of a check, `magic recipient`, `probability`, `control` or `erasure`. */
  readonly cause: string;
}

/** A mailing's next automatic transition. */
export interface NextTransition {
  /** When it is due, ISO 8601 UTC. */
  readonly at: string;
  /** The states it may move to. */
  readonly states: readonly MailingState[];
}

/** Filters for mailings. Omitted fields match everything. */
export interface MailingSearch extends Paging {
  /** Part of the name, company, city, identifier or address. Case-insensitive. */
  readonly to?: string | undefined;
  readonly state?: MailingState | undefined;
  /** ID of a campaign, or part of its name. */
  readonly campaign?: string | undefined;
  /** The start of the ZIP Code. */
  readonly zip?: string | undefined;
  /** Excludes what `to` would match, for each entry. */
  readonly not_to?: readonly string[] | undefined;
  /** Excludes these states. */
  readonly not_state?: readonly MailingState[] | undefined;
  /** Excludes what `campaign` would match, for each entry. */
  readonly not_campaign?: readonly string[] | undefined;
  /** Excludes ZIP Codes that start with these digits. */
  readonly not_zip?: readonly string[] | undefined;
  /** Exclusive start, ISO 8601. */
  readonly created_after?: string | undefined;
  /** Exclusive end, ISO 8601. */
  readonly created_before?: string | undefined;
}
