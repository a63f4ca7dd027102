import type { AddressForm, DeliveryParts } from './parse/line/delivery.ts';

/** The fields of an address, any of which may be missing, as in a row of a list. Empty strings count as absent. */
export interface AddressFields {
  /** The whole address in one string; when given, the other fields are not read. */
  full_address?: string | null | undefined;
  /** House number and street, or a box, route, or military line. */
  address_line1?: string | null | undefined;
  /** Apartment, suite, urbanization; optional in every combination. */
  address_line2?: string | null | undefined;
  /** City; without `state` and `zip_code` the whole last line. */
  city?: string | null | undefined;
  /** Two-letter code or name. */
  state?: string | null | undefined;
  /** Five digits or ZIP+4. */
  zip_code?: string | null | undefined;
}

/** {@link AddressInput} in one string. */
export interface AddressInputWithFullAddress extends AddressFields {
  /** The whole address; the other fields are not read. */
  full_address: string;
}

/** {@link AddressInput} in parts, with a ZIP. */
export interface AddressInputWithZipCode extends AddressFields {
  /** House number and street, or a box, route, or military line. */
  address_line1: string;
  /** Five digits or ZIP+4. */
  zip_code: string;
}

/** {@link AddressInput} in parts, with a city. */
export interface AddressInputWithCity extends AddressFields {
  /** House number and street, or a box, route, or military line. */
  address_line1: string;
  /** City; without `state` and `zip_code` the whole last line. */
  city: string;
}

/**
 * An address in one of the four accepted combinations: `full_address`; or `address_line1` with `zip_code`, with `city`
 * and `state`, with all three, or with a `city` that carries the whole last line. A result of `standardize` is one, too.
 */
export type AddressInput = AddressInputWithFullAddress | AddressInputWithCity | AddressInputWithZipCode;

/** The parts of the delivery line; `""` where there is none. */
export interface AddressComponents {
  /** Last two digits of the house or box number; `99` without one. Equal to the end of `zip_addon`. */
  del_point: string;
  /** Private mailbox designator: `PMB` or `#` [Pub 28 285]. */
  pmb_des: string;
  /** Private mailbox number. */
  pmb_num: string;
  /** Direction behind the name: `N`, `S`, `E`, `W`, `NE`, `NW`, `SE`, `SW` [Pub 28 233]. */
  post_dir: string;
  /** The city that the ZIP's post office prefers; real data. */
  post_office_city: string;
  /** Direction in front of the name, as `post_dir`. */
  pre_dir: string;
  /** Street name; `PO BOX`; `RR n` or `HC n`; `PSC n`; `GENERAL DELIVERY`. */
  primary_name: string;
  /** House number with its letters and fraction; number of the box. */
  primary_num: string;
  /** Number of the unit: `4B` of `APT 4B`. */
  secndry_num: string;
  /** Number of a second unit. */
  secndry_num2: string;
  /** Standard abbreviation of the street suffix [Pub 28 App. C1]. */
  suffix: string;
  /** Unit designator [Pub 28 App. C2], or `#` where none was sent. */
  unit_des: string;
  /** Designator of a second unit. */
  unit_des2: string;
  /** The add-on that was sent (D110), else a synthetic one: four digits, stable for an address; `""` where the place is not known. */
  zip_addon: string;
}

/** Codes as a CASS engine returns them; `describeCode` explains each. Every verdict is synthetic. */
export interface UspsAnalysis {
  /** What was changed while matching: one letter each, `A` ZIP, `B` city or state, `N` standardized, `U` other city name. */
  ame_footnotes: string;
  /** Private mailbox company: `Y`, `N`, `""` when not confirmed. */
  dpv_cmra: string;
  /** Why `dpv_return_code` is what it is: two characters each, `AABB`. */
  dpv_footnotes: string;
  /** Not counted as delivered to: `Y`, `N`, `""` when not confirmed. */
  dpv_no_stat: string;
  /** `Y` confirmed, `D` unit missing, `S` unit not known, `N` not confirmed, `R` phantom route. */
  dpv_return_code: string;
  /** Vacant: `Y`, `N`, `""` when not confirmed. */
  dpv_vacant: string;
  /** LACSLink indicator; `""` when not tried. */
  llk_ind: string;
  /** LACSLink return code; `""` when not tried. */
  llk_return_code: string;
  /** SuiteLink footnote; `""` when not tried. */
  slk_footnotes: string;
}

/** County, coordinates and, for most ZIPs, the district are real data; the rest is synthetic. */
export interface AddressMetadata {
  /** Carrier route: a letter for its kind and three digits. Synthetic. */
  carrier_rte: string;
  /**
   * Congressional district (119th Congress): two digits, `AL` where the state has one seat, `98` for a delegate. Real where the
   * ZIP lies in one, one of the ZIP's where it lies in several, else synthetic: see `congressionalDistricts`.
   */
  cong_district: string;
  /** County of the city in the ZIP, without the word "County". */
  county_name: string;
  /** FIPS code inside the state, three digits. */
  county_num: string;
  /** `Y` where only the building was matched. Synthetic. */
  default_flag: string;
  /** Line of travel: `A` ascending, `D` descending. Synthetic. */
  elot_code: string;
  /** Line of travel: four digits. Synthetic. */
  elot_num: string;
  /** Degrees, centre of the ZIP, three decimals; absent where there are none (military). */
  latitude?: number;
  /** Degrees, as `latitude`. */
  longitude?: number;
  /** `Zip5` beside coordinates, else `""`. */
  precision: string;
  /** Residential: `Y`, business: `N`. Synthetic. */
  rdi: string;
  /** `S` street, `H` building with units, `P` box, `R` route, `G` general delivery; `""` when not matched. */
  record_type: string;
  /**
   * `M` military; in a ZIP of a post office or one large customer `P`, or `U` for a street of a city with more than three
   * ZIPs; else `""`. Which of P and U is derived, not looked up.
   */
  zip_class_code: string;
}

/** The specification's result without `query_index` and `metadata`: what a delivery needs. */
export interface StandardizedLines {
  /** The delivery line with its unit [Pub 28 23], upper case; `""` where none was sent. */
  address_line1: string;
  /** What belongs to no component: a building, a firm, an urbanization, a second delivery line. */
  address_line2: string;
  /** The city that was sent, where it is real near the ZIP; else the ZIP's. */
  city: string;
  /** The city that the ZIP's post office prefers; equal to `address_components.post_office_city`. */
  preferred_city: string;
  /** Two-letter code; `""` when none was sent or found. */
  state: string;
  /** Five digits, never with the add-on (D110); `""` when none was sent or found. */
  zip_code: string;
  /** The parts of the delivery line. */
  address_components: AddressComponents;
  /** Verdict and footnotes; synthetic. */
  usps_analysis: UspsAnalysis;
}

/** Whether an input is a result of `standardize`, which names its parts. */
export const isResult = (input: AddressFields): input is StandardizedLines => 'address_components' in input;

/** The specification's result without `query_index`, and `preferred_city`. */
export interface StandardizedAddress extends StandardizedLines {
  /** County, coordinates and the like. */
  metadata: AddressMetadata;
}

/** An address taken apart, before anything is looked up but the place. */
export interface ParsedAddress extends DeliveryParts {
  /** What kind of delivery line it is. */
  form: AddressForm;
  /** Delivery line, standardized [Pub 28 23]. */
  line: string;
  /** What does not belong on it. */
  extra: string;
  /** As written, upper case. */
  city: string;
  /** Two-letter code, or `""` when none was written or understood. */
  state: string;
  /** Five digits, or `""`. */
  zip_code: string;
}

/** How `standardize` and the others read an input. */
export interface StandardizeOptions {
  /**
   * Whether a phrase of `magicAddresses` as delivery line (`vacant`, `missing unit`) forces its verdict. For tests; by default
   * it is a line like any other: lists hold cells like `Military`.
   */
  readonly magic?: boolean;
}
