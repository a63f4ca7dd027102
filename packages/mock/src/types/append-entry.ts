/** Where the owner of an e-mail lives: what e-mail append finds (D46). One of `email` and `email_sha256` is required. */
export interface NewAppendEntry {
  /** Kept as a hash only (D73). */
  readonly email?: string | undefined;
  /** The SHA-256 of the lowercased e-mail, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  readonly address_1: string;
  readonly address_2?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}

/** An entry of the append table (D46). */
export interface AppendEntry {
  /** The SHA-256 of the lowercased e-mail, 64 hexadecimal digits. */
  readonly email_sha256: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
}
