import type { KnownDataSubjectRequestResult, KnownDataSubjectRequestState, Schema } from '@direct-mail/contract';
import type { StoredAddress } from '../../types/address.ts';
import type { Audience } from '../../types/audience.ts';
import type { CampaignSettings } from '../../types/campaign.ts';
import type { UndecidedRecord } from '../../types/data-subject-request.ts';
import type { MailingRecipient } from '../../types/mailing.ts';
import type { Mode } from '../../types/names.ts';
import type { MailingState } from '../base/mailing-states.ts';
import type { Money } from '../base/money.ts';
import type { Instant } from '../base/time.ts';

/** When something falls due; the sequence orders what falls due at the same time. */
export interface DueAt {
  readonly at: Instant;
  readonly sequence: number;
}

export interface TokenRow {
  /** The token itself. */
  readonly id: string;
  readonly mode: Mode;
  readonly created_at: Instant;
}

export interface CampaignRow {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly created_at: Instant;
  readonly settings: CampaignSettings;
}

export const defaultCampaignSettings: CampaignSettings = {
  budget: null,
  holdout_percent: 0,
  email_append: false,
  suppression_audience_ids: [],
  suppress_customers: false,
  return_address: null,
};

export interface CreativeRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly name: string;
  readonly format: string;
  readonly mail_type: string;
  readonly creative_type: string;
  readonly default: boolean;
  readonly active: boolean;
  readonly created_at: Instant;
  /** What the control API was given (D114); null where the artwork says it. */
  readonly merge_tags?: Readonly<Record<string, unknown>> | null | undefined;
  /** Counts the changes of the artwork; mailings keep the revision they were made with. */
  readonly revision: number;
}

/** One revision of a creative's artwork; its id is `{creative id}:{revision}`. */
export interface ArtworkRow {
  readonly id: string;
  readonly front_html: string | null;
  readonly back_html: string | null;
}

export interface MailingRow {
  readonly id: string;
  readonly campaign_id: string;
  readonly creative_id: string;
  readonly artwork_id: string;
  readonly mode: Mode;
  readonly merge_tags: Schema<'MergeTags'> | null;
  /** Null once erased (D35). */
  readonly recipient: MailingRecipient | null;
  /** Standardized (D67), as sent after `address_invalid`; null while an append is open, after `append_failed`, once erased (D66). */
  readonly address: Schema<'MailingAddress'> | null;
  /** What matches people to this mailing (D36); nothing matches once erased. */
  readonly person: Person;
  /** Why the address is not deliverable (D68); null when it is. */
  readonly address_problem: string | null;
  readonly state: MailingState;
  readonly history: readonly StateChange[];
  readonly price: Money;
  readonly send_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
  /** Its creation and its last change among all changes of the account: what decides between equal times (D09). */
  readonly created_nth: number;
  readonly changed_nth: number;
  readonly mailed_at: Instant | null;
  /** When it changes state next; null if it is final or held in its state. */
  readonly due: DueAt | null;
}

export interface StateChange {
  readonly state: MailingState;
  readonly at: Instant;
  /** Who or what moved it: `created`, `schedule`, the rule that refused it, `magic recipient`, `probability`, `control`, `erasure`. */
  readonly cause: string;
}

/** What a record knows of its person: an e-mail by its hash, an identifier, an address by its delivery key, a name as it was sent. */
export interface Person {
  readonly email_sha256: string | null;
  readonly identifier: string | null;
  readonly address_key: string | null;
  readonly name: string | null;
}

export const noPerson: Person = { email_sha256: null, identifier: null, address_key: null, name: null };

/** All that a mailing or member holds of people: what an opt-out held before, too. Nothing for a row that is gone. */
export function peopleOf(
  row: { readonly person: Person; readonly former?: readonly Person[] } | undefined,
): readonly Person[] {
  if (row === undefined) return [];
  return row.former === undefined || row.former.length === 0 ? [row.person] : [row.person, ...row.former];
}

/** A picture that creatives name by its address: registered, because the mock fetches nothing. */
export interface ImageRow {
  /** The address, exactly as the HTML writes it. */
  readonly id: string;
  readonly base64: string;
  /** Tells this content from another under the same address. */
  readonly digest: string;
}

/** A row of the table of addresses that an e-mail is known to belong to (D46). */
export interface AppendRow {
  /** SHA-256 of the lowercased e-mail. */
  readonly id: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** A list of people. `Customers (Orders API)` and Do Not Mail are of a kind of their own (D76). */
export interface AudienceRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: Audience['kind'];
  readonly created_at: Instant;
}

export interface MemberRow {
  readonly id: string;
  readonly audience_id: string;
  /** Counts the members of all audiences in the order in which they came. */
  readonly position: number;
  readonly created_at: Instant;
  readonly address: StoredAddress | null;
  /** Why the address is not deliverable (D68); null when it is, and without one. */
  readonly address_problem: string | null;
  readonly person: Person;
  /** E-mails and addresses that an opt-out came with before: it never gets narrower (D102). None on other lists. */
  readonly former: readonly Person[];
  /** The id of the order's row, for a record of `Customers (Orders API)`. */
  readonly order_row_id: string | null;
}

export interface OrderRow {
  /** The service's own id. */
  readonly id: string;
  /** The caller's. */
  readonly order_id: string;
  /** The day, `2026-11-20` (D30). */
  readonly order_date: string;
  readonly currency: string;
  readonly total: number | null;
  readonly customer_id: string | null;
  readonly email_sha256: string | null;
  readonly metadata: Schema<'Metadata'>;
  readonly order_items: readonly Schema<'OrderItem'>[];
  readonly shipping: OrderPlace | null;
  readonly billing: OrderPlace | null;
  /** The ids of its two records in `Customers (Orders API)`: shipping, billing. Null once erased (D35). */
  readonly member_ids: readonly [shipping: string, billing: string] | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** An address of an order, with what people are matched by. */
export interface OrderPlace {
  readonly address: StoredAddress;
  /** In other countries, whose addresses are not standardized, the address as sent; null in data of before that. */
  readonly key: string | null;
  readonly problem: string | null;
}

/** A row that holds a person's data. */
export interface RecordRef {
  readonly record: UndecidedRecord['record'];
  readonly id: string;
}

export interface DataSubjectRequestRow {
  /** The `subject_request_id` in lower case. */
  readonly id: string;
  /** As it was sent. */
  readonly subject_request_id: string;
  readonly type: Schema<'DataSubjectRequestType'>;
  readonly submitted_time: Instant;
  readonly created_at: Instant;
  readonly status: KnownDataSubjectRequestState;
  readonly result: KnownDataSubjectRequestResult;
  /** The identities, each on its own (D81); none once it is completed. */
  readonly people: readonly Person[];
  /** Records that may be the person's, found when it was completed (D101): they stay as they are. */
  readonly undecided: readonly RecordRef[];
  readonly due: DueAt | null;
}

/** Who was erased: the ids of the rows that held their data, and the identities of the request. */
export interface ErasedPeople {
  readonly ids: readonly string[];
  readonly people: readonly Person[];
}
