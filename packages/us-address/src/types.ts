import type { AddressForm, DeliveryParts } from './parse/line/delivery.ts';

/** The fields of an address, all optional, as in a row of a list. An empty string counts as absent. */
export interface AddressFields {
  /** The whole address in one string; when given, the other fields are not read. */
  full_address?: string | null | undefined;
  /** House number and street, or a box, route, or military line. */
  address_line1?: string | null | undefined;
  /** Apartment, suite, urbanization; optional in every combination. */
  address_line2?: string | null | undefined;
  /** City; without `state` and `zip_code`, the whole last line. */
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
  /** City; without `state` and `zip_code`, the whole last line. */
  city: string;
}

/**
 * An address in an accepted combination: `full_address`; or `address_line1` with `zip_code`, with `city`
 * and `state`, with all three, or with a `city` that holds the whole last line. A result of `standardize` is accepted, too.
 */
export type AddressInput = AddressInputWithFullAddress | AddressInputWithCity | AddressInputWithZipCode;

/** The parts of the delivery line; `""` for a part that is absent. */
export interface AddressComponents {
  /** Last two digits of the house or box number; `99` without one. Equal to the end of `zip_addon`. */
  del_point: string;
  /** Private mailbox designator: `PMB` or `#` [Pub 28 285]. */
  pmb_des: string;
  /** Private mailbox number. */
  pmb_num: string;
  /** Direction after the name: `N`, `S`, `E`, `W`, `NE`, `NW`, `SE`, `SW` [Pub 28 233]. */
  post_dir: string;
  /** The city that the ZIP's post office prefers; real data. */
  post_office_city: string;
  /** Direction before the name, with the values of `post_dir`. */
  pre_dir: string;
  /** Street name; `PO BOX`; `RR n` or `HC n`; `PSC n`; `GENERAL DELIVERY`. */
  primary_name: string;
  /** House number with its letters and fraction, or box number. */
  primary_num: string;
  /** Number of the unit: `4B` of `APT 4B`. */
  secndry_num: string;
  /** Number of a second unit. */
  secndry_num2: string;
  /** Standard abbreviation of the street suffix [Pub 28 App. C1]. */
  suffix: string;
  /** Unit designator [Pub 28 App. C2], or `#` if none was sent. */
  unit_des: string;
  /** Designator of a second unit. */
  unit_des2: string;
  /** Four digits: the add-on as sent (D110), else a synthetic one, stable for an address; `""` if the place is not known. */
  zip_addon: string;
}

/** Codes as a CASS engine returns them; `describeCode` explains each. Every verdict is synthetic. */
export interface UspsAnalysis {
  /** What matching changed, one letter each: `A` ZIP, `B` city or state, `N` standardized, `U` other city name. */
  ame_footnotes: string;
  /** Private mailbox company: `Y`, `N`, `""` when not confirmed. */
  dpv_cmra: string;
  /** The reasons for `dpv_return_code`: codes of two characters each, `AABB`. */
  dpv_footnotes: string;
  /** Not counted as a possible delivery: `Y`, `N`, `""` when not confirmed. */
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
   * Congressional district (119th Congress): two digits, `AL` if the state has one seat, `98` for a delegate. Real if the
   * ZIP lies in one, one of the ZIP's districts if it lies in several, else synthetic: see `congressionalDistricts`.
   */
  cong_district: string;
  /** The county in which the city lies within the ZIP, without the word "County". */
  county_name: string;
  /** FIPS county code within the state, three digits. */
  county_num: string;
  /** `Y` if only the building was matched. Synthetic. */
  default_flag: string;
  /** Line of travel: `A` ascending, `D` descending. Synthetic. */
  elot_code: string;
  /** Line of travel: four digits. Synthetic. */
  elot_num: string;
  /** Latitude of the ZIP's centre in degrees, three decimals; absent if not known (military). */
  latitude?: number;
  /** Longitude, as `latitude`. */
  longitude?: number;
  /** `Zip5` if there are coordinates, else `""`. */
  precision: string;
  /** Residential: `Y`, business: `N`. Synthetic. */
  rdi: string;
  /** `S` street, `H` building with units, `P` box, `R` route, `G` general delivery; `""` when not matched. */
  record_type: string;
  /**
   * `M` military; in a ZIP of a post office or one large customer `P`, or `U` for a street of a city with more than three
   * ZIPs; else `""`. The choice between `P` and `U` is derived, not looked up.
   */
  zip_class_code: string;
}

/** The specification's result without `query_index` and `metadata`: what a delivery needs. */
export interface StandardizedLines {
  /** The delivery line with its unit [Pub 28 23], upper case; `""` if none was sent. */
  address_line1: string;
  /** What belongs to none of the components: a building, a firm, an urbanization, a second delivery line. */
  address_line2: string;
  /** The city as sent if it is a real one near the ZIP; else the ZIP's own. */
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

/** Whether an input is a result of `standardize`: only a result has components. */
export const isResult = (input: AddressFields): input is StandardizedLines => 'address_components' in input;

/** The specification's result without `query_index`, and `preferred_city`. */
export interface StandardizedAddress extends StandardizedLines {
  /** County, coordinates and the like. */
  metadata: AddressMetadata;
}

/** The parts of an address, before anything but the place is looked up. */
export interface ParsedAddress extends DeliveryParts {
  /** The kind of delivery line. */
  form: AddressForm;
  /** Delivery line, standardized [Pub 28 23]. */
  line: string;
  /** What does not belong on the delivery line. */
  extra: string;
  /** As written, upper case. */
  city: string;
  /** Two-letter code, or `""` when none was written or understood. */
  state: string;
  /** Five digits, or `""`. */
  zip_code: string;
}

/** Options of `standardize`, `standardizeLines` and `explain`. */
export interface StandardizeOptions {
  /**
   * Whether a phrase of `magicAddresses` as delivery line (`vacant`, `missing unit`) forces its verdict: for tests. By default
   * false, because real lists hold cells such as `Military`.
   */
  readonly magic?: boolean;
}
