/**
 * What the codes in a result mean: plain data, in an entry point of its own (`@direct-mail/us-address/codes`), so that only
 * programs that display it load it. The codes are those of USPS, as CASS engines return them; the sentences are ours.
 */
import type { AddressMetadata, UspsAnalysis } from './types.ts';

/** Fields whose values are codes. */
export type CodedField = keyof UspsAnalysis | Exclude<keyof AddressMetadata, 'latitude' | 'longitude'> | 'unit_des';

/** Fields that hold several codes in a row (`AABB`), and the length of each code. */
const codeLength: Readonly<Partial<Record<CodedField, 1 | 2>>> = { ame_footnotes: 1, dpv_footnotes: 2 };

/** The meaning of every code of these fields, those included that `standardize` and magic phrases never return. */
export const codes: Readonly<Partial<Record<CodedField, Readonly<Record<string, string>>>>> = {
  dpv_return_code: {
    Y: 'Confirmed: the whole address.',
    D: 'Confirmed without the unit: one is missing.',
    S: 'Confirmed without the unit: the one given is not known.',
    N: 'Not confirmed.',
    R: 'Confirmed, but on a phantom route: not delivered to.',
    '': 'Not asked.',
  },
  dpv_footnotes: {
    AA: 'The street, box or route is in the ZIP+4 file.',
    A1: 'The address is not in the ZIP+4 file.',
    BB: 'Every part is confirmed.',
    CC: 'The unit is not known, and none is needed.',
    C1: 'The unit is not known, and one is needed.',
    N1: 'The unit is missing.',
    M1: 'The house number is missing.',
    M3: 'The house number is not known.',
    P1: 'The number of the box is missing.',
    P3: 'The number of the box is not known.',
    F1: 'A military address.',
    G1: 'General delivery.',
    U1: 'The ZIP belongs to one organization.',
    R1: 'A private mailbox company; the mailbox is missing.',
    RR: 'A private mailbox company; the mailbox is given.',
    R7: 'On a phantom route: not delivered to.',
    PB: 'A street address of a post office box.',
    TA: 'A letter behind the number was left out to find it.',
    IA: 'An Informed Address.',
  },
  dpv_cmra: { Y: 'A private mailbox company.', N: 'No private mailbox company.', '': 'Not confirmed, so not asked.' },
  dpv_vacant: { Y: 'Vacant.', N: 'Not vacant.', '': 'Not confirmed, so not asked.' },
  dpv_no_stat: { Y: 'Not counted: not (yet) delivered to.', N: 'Delivered to.', '': 'Not confirmed, so not asked.' },
  ame_footnotes: {
    A: 'The ZIP was corrected or found.',
    B: 'The city or the state was corrected.',
    C: 'No such city, state and ZIP.',
    D: 'No ZIP+4 is assigned.',
    E: 'Several matches share one ZIP.',
    F: 'The address was not found.',
    G: 'The firm line was used to find it.',
    H: 'The unit is missing.',
    I: 'Too little or wrong data.',
    J: 'A street and a box: two addresses in one.',
    K: 'Several matches by rule of thumb.',
    L: 'A part of the address was changed.',
    M: 'The street name was changed.',
    N: 'The address was standardized.',
    O: 'Of several add-ons the lowest.',
    P: 'There is a better address.',
    Q: 'The ZIP belongs to one organization.',
    R: 'Too new to be matched.',
    S: 'The unit is not known.',
    T: 'Several matches on one street.',
    U: 'Not the name that the post office prefers for the city.',
    V: 'City and state cannot be verified.',
    W: 'A small town without street delivery.',
    X: 'A default of a ZIP that belongs to one organization.',
    Y: 'A military address.',
    Z: 'The ZIP has moved.',
  },
  llk_ind: {
    Y: 'Converted by LACSLink.',
    N: 'LACSLink has no match.',
    S: 'Matched by LACSLink without the unit.',
    F: 'A false positive.',
    '': 'LACSLink was not tried.',
  },
  llk_return_code: {
    A: 'Matched, a new address is given.',
    '00': 'No match.',
    '09': 'Matched to a building only.',
    '14': 'Found, but not to be converted.',
    '92': 'Matched after the unit was left out.',
    '': 'LACSLink was not tried.',
  },
  slk_footnotes: { A: 'SuiteLink added a suite.', '00': 'SuiteLink has no match.', '': 'SuiteLink was not tried.' },
  record_type: {
    F: 'A firm.',
    G: 'General delivery.',
    H: 'A building with units.',
    P: 'A post office box.',
    R: 'A rural or highway contract route.',
    S: 'A street.',
    '': 'Not matched.',
  },
  rdi: { Y: 'A home.', N: 'A business.', '': 'Not known.' },
  elot_code: { A: 'Walked in ascending order.', D: 'Walked in descending order.', '': 'Not known.' },
  default_flag: { Y: 'Matched to a default: the building, not the unit.', '': 'No default.' },
  zip_class_code: {
    P: 'Post office boxes only.',
    U: 'One organization.',
    M: 'Military.',
    '': 'An ordinary ZIP.',
  },
  precision: { Zip5: 'The centre of the five-digit ZIP.', '': 'No coordinates.' },
  cong_district: { AL: 'At large: the state has one seat.', '98': 'A delegate without a vote.' },
  unit_des: {
    APT: 'Apartment',
    BLDG: 'Building',
    BSMT: 'Basement',
    DEPT: 'Department',
    FL: 'Floor',
    FRNT: 'Front',
    HNGR: 'Hangar',
    KEY: 'Key',
    LBBY: 'Lobby',
    LOT: 'Lot',
    LOWR: 'Lower',
    OFC: 'Office',
    PH: 'Penthouse',
    PIER: 'Pier',
    REAR: 'Rear',
    RM: 'Room',
    SIDE: 'Side',
    SLIP: 'Slip',
    SPC: 'Space',
    STE: 'Suite',
    STOP: 'Stop',
    TRLR: 'Trailer',
    UNIT: 'Unit',
    UPPR: 'Upper',
    '#': 'A unit whose kind is not known',
  },
};

/** One code of a field and what it means. */
export interface CodeMeaning {
  readonly code: string;
  readonly meaning: string;
}

/**
 * Splits a field's value into its codes, `AABB` into two, with the meaning of each; `''` for an unknown code.
 * @example
 * describeCode('dpv_footnotes', 'AAN1').map((c) => c.meaning);
 * // ['The street, box or route is in the ZIP+4 file.', 'The unit is missing.']
 */
export function describeCode(field: CodedField, value: string): CodeMeaning[] {
  const meanings = codes[field] ?? {};
  const length = codeLength[field];
  if (length === undefined) return [{ code: value, meaning: meanings[value] ?? '' }];
  const parts: CodeMeaning[] = [];
  for (let i = 0; i < value.length; i += length) {
    const code = value.slice(i, i + length);
    parts.push({ code, meaning: meanings[code] ?? '' });
  }
  return parts;
}

/**
 * The synthetic fields of a result: plausible, stable for an address, and not factual. `cong_district` is real for most
 * ZIPs; `congressionalDistricts` tells which.
 */
export const syntheticFields: readonly string[] = [
  'address_components.zip_addon',
  'address_components.del_point',
  'usps_analysis.dpv_return_code',
  'usps_analysis.dpv_footnotes',
  'usps_analysis.dpv_cmra',
  'usps_analysis.dpv_vacant',
  'usps_analysis.dpv_no_stat',
  'usps_analysis.llk_ind',
  'usps_analysis.llk_return_code',
  'usps_analysis.slk_footnotes',
  'metadata.carrier_rte',
  'metadata.elot_num',
  'metadata.elot_code',
  'metadata.rdi',
  'metadata.cong_district',
  'metadata.record_type',
  'metadata.default_flag',
];
