/** A mailing's address as the API returns it: standardized. */
export interface PostalAddress {
  /** `Current Resident` if the mailing has no name. */
  readonly name: string;
  readonly company: string | null;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. Empty if there is none. */
  readonly address_2: string;
  readonly city: string;
  /** Two-letter abbreviation, such as `CA`. */
  readonly state_name: string;
  /** Five-digit ZIP Code, or ZIP+4 with the setting `postalCode: 'zip4'`. */
  readonly postal_code: string;
}

/** The address of an audience member or order. US addresses are standardized, others are stored as sent. */
export interface StoredAddress extends Omit<PostalAddress, 'name'> {
  /** Null if the record has no name. */
  readonly name: string | null;
  /** Three-letter country code in capitals. Default: `USA`. */
  readonly country: string;
}

/** The address of an email's owner, which email append finds. Requires `email` or `email_sha256`. */
export interface NewAppendEntry {
  /** Stored only as a hash. */
  readonly email?: string | undefined;
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256?: string | undefined;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. */
  readonly address_2?: string | null | undefined;
  readonly city: string;
  /** Two-letter abbreviation or full name. */
  readonly state: string;
  /** ZIP Code or ZIP+4. */
  readonly postal_code: string;
}

/** An entry of the append table. */
export interface AppendEntry {
  /** SHA-256 of the lowercased email, 64 hexadecimal digits. */
  readonly email_sha256: string;
  /** Street line, PO box or rural route. */
  readonly address_1: string;
  /** Apartment, suite or unit. */
  readonly address_2: string | null;
  readonly city: string;
  /** As sent: two-letter abbreviation or full name. */
  readonly state: string;
  /** As sent: ZIP Code or ZIP+4. */
  readonly postal_code: string;
}
