/** House seats by state after the 2020 census; a state with one seat is "at large". */
const seats: Readonly<Record<string, number>> = {
  AL: 7,
  AZ: 9,
  AR: 4,
  CA: 52,
  CO: 8,
  CT: 5,
  FL: 28,
  GA: 14,
  HI: 2,
  ID: 2,
  IL: 17,
  IN: 9,
  IA: 4,
  KS: 4,
  KY: 6,
  LA: 6,
  ME: 2,
  MD: 8,
  MA: 9,
  MI: 13,
  MN: 8,
  MS: 4,
  MO: 8,
  MT: 2,
  NE: 3,
  NV: 4,
  NH: 2,
  NJ: 12,
  NM: 3,
  NY: 26,
  NC: 14,
  OH: 15,
  OK: 5,
  OR: 6,
  PA: 17,
  RI: 2,
  SC: 7,
  TN: 9,
  TX: 38,
  UT: 4,
  VA: 11,
  WA: 10,
  WV: 2,
  WI: 8,
};
const atLarge = new Set(['AK', 'DE', 'ND', 'SD', 'VT', 'WY']);
/** Represented by one non-voting delegate: district 98. */
const delegates = new Set(['DC', 'PR', 'VI', 'GU', 'AS', 'MP']);

/**
 * The district of an address: real if its ZIP lies in one; chosen by the street's hash if it lies in several; if the
 * census has no area for the ZIP, one of the state's districts, chosen by the ZIP's hash.
 */
export function congressionalDistrict(
  state: string,
  districts: readonly number[],
  street: number,
  zip: number,
): string {
  const whole = districtOfState(state);
  const count = seats[state];
  if (whole !== '' || count === undefined) return whole;
  const district = districts.length > 0 ? districts[street % districts.length] : 1 + (zip % count);
  return String(district).padStart(2, '0');
}

/** The `cong_district` of every address of a state whose district does not depend on the ZIP. */
export const districtOfState = (state: string): string =>
  atLarge.has(state) ? 'AL' : delegates.has(state) ? '98' : '';
