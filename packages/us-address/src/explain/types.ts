import type { StandardizedAddress } from '../types.ts';

/** The fields that {@link AddressExplanation} speaks of. */
export type ExplainedField = 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip_code' | 'zip_addon';

/** The rule by which a field became what it is; `describeRule` puts each into a sentence. */
export type ExplanationRule =
  /** As it was sent. */
  | 'kept'
  /** The same words in postal spelling and order [Pub 28]. */
  | 'standardized'
  /** One slip in the suffix was corrected: `DRVIE` is DR. */
  | 'suffix_corrected'
  /** What is no part of the delivery line moved to the second one. */
  | 'parts_moved'
  /** A unit on the second line joined the first. */
  | 'unit_joined'
  /** Letters of another script were left out: the name may be another without them. */
  | 'other_script'
  /** The line is no address of any known form. */
  | 'unreadable'
  /** The form needs a number that is not there. */
  | 'number_missing'
  /** A city that is real near the ZIP, and not the one that the post office prefers: kept. */
  | 'city_near_zip'
  /** A name that the table has nowhere in the state, beside a ZIP of that state: kept as it was sent. */
  | 'city_unlisted'
  /** One slip in the city was corrected, or a short name written out. */
  | 'city_spelling'
  /** No such city near the ZIP: the ZIP's own city counts. */
  | 'city_of_zip'
  /** None was sent: the ZIP gives it. */
  | 'from_zip'
  /** The state of the ZIP, not the one that was sent. */
  | 'state_of_zip'
  /** The only ZIP of the city that one digit or one swap turns into the one sent. */
  | 'zip_one_slip'
  /** The only ZIP of the city that what is left of a damaged one can be: `5760`, `021151234`, `7.52E+04`. */
  | 'zip_from_digits'
  /** The only ZIP of the city. */
  | 'zip_of_city'
  /** One of the city's ZIPs, chosen by the street's name. */
  | 'zip_one_of_several'
  /** Nothing of this name or number exists. */
  | 'not_found'
  /** None was sent; made up by the rules, so no fact: its confidence is 0. */
  | 'synthetic'
  /** It belonged to a ZIP that was replaced; of the second line, that it is there twice or no part of an address. */
  | 'dropped';

/** What became of one field. */
export interface FieldExplanation {
  readonly field: ExplainedField;
  /** What was sent for it; of a whole address the words that were read as this field, upper case. `""` for none. */
  readonly before: string;
  /** What the result has. */
  readonly after: string;
  /** Whether the two differ in more than case, punctuation and spaces. */
  readonly changed: boolean;
  readonly rule: ExplanationRule;
  /**
   * How sure it is that mail goes where the sender meant, 0 to 1: 1 for what was kept, a measured share for what was
   * corrected (see README), one in n where one of n ZIPs was chosen.
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
  /** Digits behind a ZIP that are no add-on. */
  | 'zip_digits'
  /** The city, state or ZIP that was replaced. */
  | 'replaced'
  /** Words that have no place beside a route, a box or a military unit [Pub 28 245, 255]; `N/A` and `null` for a second line. */
  | 'not_in_form'
  /** Letters of another script than the Latin one, as they were sent: no US mail is addressed in it. */
  | 'other_script'
  /** An e-mail address. */
  | 'email'
  /** City, state and ZIP once more, behind the delivery line; the same unit or street once more. */
  | 'repeated'
  /** More than 64 words, or text of which only the beginning and the end are read. */
  | 'too_long';

/** Words that were sent and are not in the result. */
export interface SetAside {
  /** Upper case, in the order of the input. */
  readonly words: string;
  readonly reason: SetAsideReason;
}

/** Another place that can be meant. */
export interface AddressCandidate {
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  /** Five digits. */
  readonly zip_code: string;
  /** 0 to 1, comparable with that of the fields. */
  readonly confidence: number;
}

/** What `standardize` made of an input, field by field. */
export interface AddressExplanation {
  /** What `standardize` returns. */
  readonly result: StandardizedAddress;
  /** The six fields, in the order of the result. */
  readonly fields: readonly FieldExplanation[];
  /** Every word of the input that is not in the result, in any spelling. */
  readonly set_aside: readonly SetAside[];
  /** The least of the fields' confidences, without that of `zip_addon`. */
  readonly confidence: number;
  /** Up to three other places, likeliest first; empty where the place is sure. */
  readonly candidates: readonly AddressCandidate[];
}
