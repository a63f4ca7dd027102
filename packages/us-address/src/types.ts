import type { AddressForm } from './parse/line/delivery.ts';

/**
 * An address in one of the four accepted combinations: `full_address`; or `address_line1` with `zip_code`, with `city`
 * and `state`, with all three, or with a `city` that carries the whole last line. Empty strings count as absent.
 */
export interface AddressInput {
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

/** The parts of the delivery line; `""` where there is none. */
export interface AddressComponents {
  /** Last two digits of the house or box number; `99` without one. Equal to the end of `zip_addon`. */
  del_point: string;
  /** `PMB` or `#` [Pub 28 285]. */
  pmb_des: string;
  pmb_num: string;
  /** `N`, `S`, `E`, `W`, `NE`, `NW`, `SE`, `SW`. */
  post_dir: string;
  /** The city that the ZIP's post office prefers; real data. */
  post_office_city: string;
  pre_dir: string;
  /** Street name; `PO BOX`; `RR n` or `HC n`; `PSC n`; `GENERAL DELIVERY`. */
  primary_name: string;
  /** House number; number of the box. */
  primary_num: string;
  secndry_num: string;
  secndry_num2: string;
  /** Standard abbreviation [Pub 28 App. C1]. */
  suffix: string;
  /** Designator [Pub 28 App. C2] or `#`. */
  unit_des: string;
  unit_des2: string;
  /** Synthetic: four digits, stable for an address. */
  zip_addon: string;
}

/** Codes as a CASS engine returns them; `describeCode` explains each. Every verdict is synthetic. */
export interface UspsAnalysis {
  ame_footnotes: string;
  dpv_cmra: string;
  dpv_footnotes: string;
  dpv_no_stat: string;
  dpv_return_code: string;
  dpv_vacant: string;
  llk_ind: string;
  llk_return_code: string;
  slk_footnotes: string;
}

/** County and coordinates are real data of the ZIP; the rest is synthetic. */
export interface AddressMetadata {
  carrier_rte: string;
  cong_district: string;
  county_name: string;
  /** FIPS code inside the state, three digits. */
  county_num: string;
  default_flag: string;
  elot_code: string;
  elot_num: string;
  /** Degrees, centre of the ZIP; absent where there are none (military). */
  latitude?: number;
  longitude?: number;
  /** `Zip5` beside coordinates, else `""`. */
  precision: string;
  rdi: string;
  record_type: string;
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
  address_components: AddressComponents;
  usps_analysis: UspsAnalysis;
}

/** The specification's result without `query_index`. */
export interface StandardizedAddress extends StandardizedLines {
  metadata: AddressMetadata;
}

/** An address taken apart, before anything is looked up but the place. */
export interface ParsedAddress {
  form: AddressForm;
  /** Delivery line, standardized [Pub 28 23]. */
  line: string;
  /** What does not belong on it. */
  extra: string;
  primary_num: string;
  pre_dir: string;
  primary_name: string;
  suffix: string;
  post_dir: string;
  unit_des: string;
  secndry_num: string;
  unit_des2: string;
  secndry_num2: string;
  pmb_des: string;
  pmb_num: string;
  /** As written, upper case. */
  city: string;
  /** Two-letter code, or `""` when none was written or understood. */
  state: string;
  zip_code: string;
}
