import { districtOfState } from './analysis/districts.ts';
import { districtsOfRow } from './lookup/district-lists.ts';
import { rowOfZip, stateOfRow } from './lookup/places.ts';
import { stateCode } from './lookup/states.ts';

/**
 * The congressional districts (119th Congress) that a five-digit ZIP lies in, in the format of `cong_district`. If there is
 * one, the `cong_district` of every address of the ZIP is real; if there are several, it is one of them; if none (a ZIP without a
 * census area, or not a ZIP), it is synthetic.
 *
 * @example
 * congressionalDistricts('94043'); // ['16']
 * congressionalDistricts('82901'); // ['AL']
 */
export function congressionalDistricts(zip: string): string[] {
  const row = rowOfZip(zip);
  if (row < 0) return [];
  const whole = districtOfState(stateCode(stateOfRow(row)));
  if (whole !== '') return [whole];
  return districtsOfRow(row).map((district) => String(district).padStart(2, '0'));
}
