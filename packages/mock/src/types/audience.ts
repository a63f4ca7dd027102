import type { StoredAddress } from './address.ts';

/** An audience to create. Only `name` is required. */
export interface NewAudience {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and unused. Default: generated from the seed. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Default: empty. */
  readonly description?: string | undefined;
}

/** A list of people. */
export interface Audience {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `list`, or one of the two built-in audiences: Customers (Orders API) and Do Not Mail. */
  readonly kind: 'list' | 'customers' | 'do_not_mail';
  readonly member_count: number;
}

/** A person to add. At least one of the four fields is required. */
export interface NewMember {
  /** Your own ID for this person. */
  readonly identifier?: string | undefined;
  /** Stored only as a hash. */
  readonly email?: string | undefined;
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  readonly address?: NewMemberAddress | undefined;
}

/** A new member's address. It is standardized. */
export interface NewMemberAddress {
  /** The person's full name. */
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. */
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  /** Two-letter abbreviation or full name. */
  readonly state?: string | undefined;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
}

/** A member of an audience. */
export interface Member {
  readonly id: string;
  /** Your own ID for this person. */
  readonly identifier: string | null;
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
  /** Standardized. */
  readonly address: StoredAddress | null;
  /** Why the address is undeliverable. Null if it is deliverable or absent. */
  readonly address_problem: string | null;
  /** Earlier emails and addresses that this opt-out still suppresses. Always empty outside Do Not Mail. */
  readonly former: readonly FormerEntry[];
  /** The order that created this member of Customers (Orders API). */
  readonly order_id: string | null;
  /** When the member was added, ISO 8601 UTC. */
  readonly created_at: string;
}

/** An earlier email or address of an opt-out. */
export interface FormerEntry {
  /** SHA-256 of the lowercased email. */
  readonly email_sha256: string | null;
  /** The address as compared: the value of `deliveryKey` in `@direct-mail/us-address`. */
  readonly address_key: string | null;
  /** The name sent with that address. */
  readonly name: string | null;
}

/** The fields that a CSV column can hold. */
export type MemberColumn =
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'identifier'
  | 'email'
  | 'email_sha256';

/** Custom CSV headings by field, such as `{ postal_code: 'Zip' }`. Usual headings are recognized without it. */
export type CsvColumns = { readonly [Column in MemberColumn]?: string | undefined };

/** The result of a CSV upload. */
export interface ImportReport {
  /** Rows added as new members. */
  readonly added: number;
  /** Rows for people who were already members. */
  readonly existing: number;
  /** The first 1,000 rejected rows. */
  readonly rejected: readonly RejectedRow[];
  /** All rejected rows. */
  readonly rejected_total: number;
  /** Headings that were not recognized. */
  readonly ignored_columns: readonly string[];
}

/** A rejected CSV row. */
export interface RejectedRow {
  /** Line in the file, from 1, counting the headings. */
  readonly line: number;
  readonly reason: string;
}

/** The result of a one-time send. */
export interface SendReport {
  /** Mailings created. */
  readonly mailings: number;
  /** Members with neither an address nor an email that email append could use. */
  readonly skipped: number;
}
