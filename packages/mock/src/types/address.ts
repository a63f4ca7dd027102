/** An address as the service returns it: standardized (D67). */
export interface PostalAddress {
  /** `Current Resident` where a mailing has no name. */
  readonly name: string;
  readonly company: string | null;
  readonly address_1: string;
  /** Empty if there is no second line. */
  readonly address_2: string;
  readonly city: string;
  /** Two letters, such as `CA`. */
  readonly state_name: string;
  /** Five digits; ZIP+4 with the setting `postalCode: 'zip4'`. */
  readonly postal_code: string;
}

/** The address of an audience member or an order: standardized in the USA, as sent elsewhere (D74). */
export interface StoredAddress extends Omit<PostalAddress, 'name'> {
  readonly name: string | null;
  /** Three letters in capitals; `USA` by default. */
  readonly country: string;
}

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
