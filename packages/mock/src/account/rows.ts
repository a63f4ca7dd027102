import type { components } from '@direct-mail/contract';
import type { Money } from './money.ts';
import type { MailingState } from './states.ts';
import type { Instant } from './time.ts';

type Schemas = components['schemas'];

/** Production or test, after the token (D55). */
export type Mode = 'production' | 'test';

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

/** What a marketer sets on a campaign in the service's own dashboard. */
export interface CampaignSettings {
  /** D48: dollars; unlimited when null. */
  readonly budget: number | null;
  /** D49: percent of recipients that get nothing. */
  readonly holdout_percent: number;
  /** D46: whether an address may be appended to an e-mail. */
  readonly email_append: boolean;
  /** D87: audiences whose members are not mailed, beside Do Not Mail. */
  readonly suppression_audience_ids: readonly string[];
  /** D87: whether the people of `Customers (Orders API)` are not mailed. */
  readonly suppress_customers: boolean;
}

export const defaultCampaignSettings: CampaignSettings = {
  budget: null,
  holdout_percent: 0,
  email_append: false,
  suppression_audience_ids: [],
  suppress_customers: false,
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
  readonly merge_tags: Schemas['MergeTags'] | null;
  /** Null once erased (D35). */
  readonly recipient: StoredRecipient | null;
  /** The standardized address (D67); null while an append is open, after `append_failed`, once erased. */
  readonly address: Schemas['MailingAddress'] | null;
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
  readonly mailed_at: Instant | null;
  /** When it moves on by itself; null at the end, or when it is held where it is. */
  readonly due: DueAt | null;
}

export interface StateChange {
  readonly state: MailingState;
  readonly at: Instant;
  /** Who or what moved it: `created`, `schedule`, the rule that refused it, `magic recipient`, `chance`, `control`, `erasure`. */
  readonly cause: string;
}

/** A recipient as sent, less the clear e-mail (D73) and less unknown fields (D56). */
export interface StoredRecipient {
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

/** What identifies a person (D36): an e-mail by its hash, an address by its delivery key and last name, an identifier. */
export interface Person {
  readonly email_sha256: string | null;
  readonly identifier: string | null;
  readonly address_key: string | null;
  readonly last_name: string | null;
}

export const nobody: Person = { email_sha256: null, identifier: null, address_key: null, last_name: null };

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
