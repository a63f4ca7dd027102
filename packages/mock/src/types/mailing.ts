import type { PostalAddress } from './address.ts';
import type { ArtworkFinding } from './artwork.ts';
import type { MailingState, Mode, Paging } from './names.ts';

/** A mailing with what the API does not show: its recipient as sent, its history, and what comes next. */
export interface Mailing {
  readonly id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly merge_tags: Readonly<Record<string, unknown>> | null;
  readonly state: MailingState;
  /** A PNG of the front, 600 pixels wide. */
  readonly front_url: string;
  /** A PNG of the back; of a letter it is never ready (D42). */
  readonly back_url: string;
  readonly pdf_url: string;
  /** Dollars with two decimals, such as `0.85`; `0.00` once it ends unmailed (D39). */
  readonly total_cost: string;
  /** Standardized (D67); null while an append is open, after `append_failed`, and once erased (D66). */
  readonly address: PostalAddress | null;
  /** ISO 8601, in UTC; null if it is sent at once. */
  readonly send_at: string | null;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
  readonly mode: Mode;
  readonly campaign_name: string;
  readonly creative_name: string;
  /** The revision of the artwork that it was created with. */
  readonly creative_revision: number;
  readonly format: string;
  /** As sent, without the e-mail (D73); null once erased (D35). */
  readonly recipient: MailingRecipient | null;
  /** Why the address is not deliverable (D68); null when it is. */
  readonly address_problem: string | null;
  /**
   * What was found when the piece was made, errors and warnings: merge tags that its data does not fill, at once; once it has
   * been drawn, what could not be drawn as written. Empty once erased.
   */
  readonly warnings: readonly ArtworkFinding[];
  /** ISO 8601, in UTC. */
  readonly updated_at: string;
  /** ISO 8601, in UTC; null before. */
  readonly mailed_at: string | null;
  /** Every state it was in, oldest first. */
  readonly history: readonly StateChange[];
  /** What happens by itself, and when; null at an end. */
  readonly next: NextTransition | null;
  /** The states that `transition` can move it to (D06); none at an end. */
  readonly possible_states: readonly MailingState[];
}

/** The recipient of a mailing as sent; the e-mail is kept as a hash only (D73). */
export interface MailingRecipient {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly company: string | null;
  readonly address_1: string | null;
  readonly address_2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly identifier: string | null;
  readonly email_sha256: string | null;
}

/** A state that a mailing was in. */
export interface StateChange {
  readonly state: MailingState;
  /** Since when: ISO 8601, in UTC. */
  readonly at: string;
  /** What caused it: `created`, `schedule`, a check, `magic recipient`, `probability`, `control` or `erasure`. */
  readonly cause: string;
}

/** When a mailing changes state by itself, and to which states it may change. */
export interface NextTransition {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly states: readonly MailingState[];
}

/** Which mailings to list; what is left out matches everything. */
export interface MailingSearch extends Paging {
  /** Part of the name, company, city, identifier or address, in any case. */
  readonly to?: string | undefined;
  readonly state?: MailingState | undefined;
  /** The id of a campaign, or a part of its name. */
  readonly campaign?: string | undefined;
  /** The beginning of the ZIP code. */
  readonly zip?: string | undefined;
  /** Leaves out what `to` would find, for each of them. */
  readonly not_to?: readonly string[] | undefined;
  readonly not_state?: readonly MailingState[] | undefined;
  readonly not_campaign?: readonly string[] | undefined;
  readonly not_zip?: readonly string[] | undefined;
  /** ISO 8601. */
  readonly created_after?: string | undefined;
  /** ISO 8601. */
  readonly created_before?: string | undefined;
}
