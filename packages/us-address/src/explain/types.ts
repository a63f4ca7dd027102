import type { StandardizedAddress } from '../types.ts';

/** The fields of an {@link AddressExplanation}. */
export type ExplainedField = 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip_code' | 'zip_addon';

/** The rule that gave a field its value. */
export type ExplanationRule =
  /** Unchanged. */
  | 'kept'
  /** The same words in postal spelling and order [Pub 28]. */
  | 'standardized'
  /** One typing error in the suffix was corrected: `DRVIE` is DR. */
  | 'suffix_corrected'
  /** Words that do not belong on the delivery line moved to the second line. */
  | 'parts_moved'
  /** A unit moved from the second line to the first. */
  | 'unit_joined'
  /** Letters of another script were dropped, which may have changed the name. */
  | 'other_script'
  /** The line has no known form of address. */
  | 'unreadable'
  /** A number that the form requires is missing. */
  | 'number_missing'
  /** A real city near the ZIP, though not the one that its post office prefers: kept. */
  | 'city_near_zip'
  /** A name that the table does not list in the state of the ZIP: kept as sent. */
  | 'city_unlisted'
  /** One typing error in the city was corrected, or a short name written out. */
  | 'city_spelling'
  /** No such city near the ZIP: replaced by the ZIP's own city. */
  | 'city_of_zip'
  /** None was sent: taken from the ZIP. */
  | 'from_zip'
  /** Replaced by the state of the ZIP. */
  | 'state_of_zip'
  /** The only ZIP of the city that differs from the one sent by one digit or one swap of neighbours. */
  | 'zip_one_slip'
  /** The only ZIP of the city that fits the digits of a damaged one: `5760`, `021151234`, `7.52E+04`. */
  | 'zip_from_digits'
  /** The only ZIP of the city. */
  | 'zip_of_city'
  /** One of the city's ZIPs, chosen by the street's name. */
  | 'zip_one_of_several'
  /** No place with this name or number exists. */
  | 'not_found'
  /** None was sent; a synthetic value, so its confidence is 0. */
  | 'synthetic'
  /** Dropped: an add-on whose ZIP was replaced, or a second line that is a repetition or not part of an address. */
  | 'dropped';

/** The input and the result of one field. */
export interface FieldExplanation {
  readonly field: ExplainedField;
  /** The input; for a whole address the words that were read as this field, in upper case. `""` for none. */
  readonly before: string;
  /** The result. */
  readonly after: string;
  /** Whether the two differ in more than case, punctuation and spaces. */
  readonly changed: boolean;
  readonly rule: ExplanationRule;
  /**
   * The probability that mail goes where the sender meant, 0 to 1: 1 for what was kept, a measured share for what was
   * corrected (see README), 1/n if one of n ZIPs was chosen.
   */
  readonly confidence: number;
}

/** Why words of the input are not in the result. */
export type SetAsideReason =
  /** `USA`. */
  | 'country'
  /** A telephone number. */
  | 'phone'
  /** A county between city and state. */
  | 'county'
  /** Digits after a ZIP that are not a valid add-on. */
  | 'zip_digits'
  /** The city, state or ZIP that was replaced. */
  | 'replaced'
  /** Words that do not belong beside a route, box or military unit [Pub 28 245, 255]; `N/A` or `null` as second line. */
  | 'not_in_form'
  /** Letters of a script other than Latin, as sent: US mail is addressed in Latin letters only. */
  | 'other_script'
  /** An e-mail address. */
  | 'email'
  /** A repetition of city, state and ZIP after the delivery line, or of the unit or street. */
  | 'repeated'
  /** Words that were not read: the text has more than 64, or is so long that only its beginning and end are read. */
  | 'too_long';

/** Words of the input that are not in the result. */
export interface SetAside {
  /** Upper case, in the order of the input. */
  readonly words: string;
  readonly reason: SetAsideReason;
}

/** Another place that the input can mean. */
export interface AddressCandidate {
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  /** Five digits. */
  readonly zip_code: string;
  /** 0 to 1, comparable with the confidence of the fields. */
  readonly confidence: number;
}

/** The result of `standardize`, explained field by field. */
export interface AddressExplanation {
  /** What `standardize` returns. */
  readonly result: StandardizedAddress;
  /** The six fields, in the order of the result. */
  readonly fields: readonly FieldExplanation[];
  /** Every word of the input that is not in the result in any spelling. */
  readonly set_aside: readonly SetAside[];
  /** The lowest confidence of the fields other than `zip_addon`. */
  readonly confidence: number;
  /** Up to three other places, likeliest first; empty if the place is certain. */
  readonly candidates: readonly AddressCandidate[];
}
