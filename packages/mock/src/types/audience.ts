import type { StoredAddress } from './address.ts';

/** An audience to create; only the name is required. */
export interface NewAudience {
  /** 1 to 100 of `A–Z a–z 0–9 . _ ~ -`, not `.` or `..`, and not in use; made from the seed when absent. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Empty by default. */
  readonly description?: string | undefined;
}

/** A list of people. */
export interface Audience {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** `list`, or one of the two special ones: Customers (Orders API) and Do Not Mail (D76). */
  readonly kind: 'list' | 'customers' | 'do_not_mail';
  readonly member_count: number;
}

/** A person to add: at least one of the four fields is required (D79). */
export interface NewMember {
  /** Your own id for this person. */
  readonly identifier?: string | undefined;
  /** Kept as a hash only (D73). */
  readonly email?: string | undefined;
  /** The SHA-256 of the lowercased e-mail, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  readonly address?: NewMemberAddress | undefined;
}

/** The address of a person to add; it is standardized (D74). */
export interface NewMemberAddress {
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly address_1: string;
  readonly address_2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly postal_code: string;
}

/** A member of an audience. */
export interface Member {
  readonly id: string;
  readonly identifier: string | null;
  /** The SHA-256 of the lowercased e-mail. */
  readonly email_sha256: string | null;
  readonly address: StoredAddress | null;
  /** Why the address is not deliverable (D68); null when it is, and without one. */
  readonly address_problem: string | null;
  /** What an opt-out suppresses besides the fields above: former e-mails and addresses (D102). Empty on other lists. */
  readonly former: readonly FormerEntry[];
  /** The order of a record of Customers (Orders API). */
  readonly order_id: string | null;
  /** ISO 8601, in UTC. */
  readonly created_at: string;
}

/** An e-mail or an address that an opt-out came with before. */
export interface FormerEntry {
  readonly email_sha256: string | null;
  /** The address as it is compared, in the form that `deliveryKey` of the address package makes (D36). */
  readonly address_key: string | null;
  /** The name that came with the address. */
  readonly name: string | null;
}

/** What a column of a CSV file can hold. */
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

/** The heading of a column in a CSV file, if it is neither the field's name nor a usual one. */
export type CsvColumns = { readonly [Column in MemberColumn]?: string | undefined };

/** The result of an uploaded CSV file. */
export interface ImportReport {
  /** Rows that became members. */
  readonly added: number;
  /** Rows about people who were members already (D78). */
  readonly existing: number;
  /** The first 1,000 rows that were not taken; `line` is counted from 1, the headings included. */
  readonly rejected: readonly RejectedRow[];
  /** How many rows were not taken in all. */
  readonly rejected_total: number;
  /** Headings that nothing is read from. */
  readonly ignored_columns: readonly string[];
}

/** A row of a CSV file that was not taken. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: string;
}

/** The result of a one-time send (D80). */
export interface SendReport {
  /** How many mailings were created. */
  readonly mailings: number;
  /** Members without an address, or without an e-mail that an address may be appended to. */
  readonly skipped: number;
}
