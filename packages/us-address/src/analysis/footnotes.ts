/** DPV verdict and footnotes. What public data cannot verify is reported as confirmed; see README. */
import type { Place } from '../lookup/resolve.ts';
import type { Delivery } from '../parse/line/delivery.ts';
import { isNamedPlace } from '../parse/street/puerto-rico.ts';
import type { UspsAnalysis } from '../types.ts';

/** Whether a number that the form requires is missing [D68]. */
export function isNumberMissing(d: Delivery): boolean {
  switch (d.form) {
    case 'po_box':
      return d.primary_num === '';
    case 'rural_route':
    case 'highway_contract':
      return d.primary_num === '' || d.primary_name.length === 2;
    case 'street':
      return d.primary_num === '' && !isNamedPlace(d.primary_name.split(' ')[0] ?? '');
    case 'unknown':
      return true;
    case 'general_delivery':
      return false;
    // a unit or ship may have no box; a section of a military post office must have one [Pub 28 225]
    case 'military':
      return d.primary_num === '' && boxed.test(d.primary_name);
  }
}

const boxed = /^(PSC|CMR) /;

const isRoute = (d: Delivery): boolean => d.form === 'rural_route' || d.form === 'highway_contract';

/** Whether a designator lacks its required number: `APT`. */
const lacksUnitNumber = (d: Delivery): boolean => needsNumber.has(d.unit_des) && d.secndry_num === '';
const needsNumber = new Set(['APT', 'BLDG', 'DEPT', 'FL', 'HNGR', 'LOT', 'RM', 'SLIP', 'SPC', 'STE', 'TRLR', 'UNIT']);

/** The analysis; `changed`: whether the lines differ from the input. */
export function analyse(d: Delivery, place: Place, changed: boolean): UspsAnalysis {
  const missing = isNumberMissing(d);
  const confirmed = !place.unknown && !missing;
  const noUnit = confirmed && lacksUnitNumber(d);
  return {
    ame_footnotes: amsFootnotes(d, place, changed, missing, noUnit),
    dpv_cmra: confirmed ? (d.pmb_num === '' ? 'N' : 'Y') : '',
    dpv_footnotes: dpvFootnotes(d, place, missing, noUnit),
    dpv_no_stat: confirmed ? 'N' : '',
    dpv_return_code: !confirmed ? 'N' : noUnit ? 'D' : 'Y',
    dpv_vacant: confirmed ? 'N' : '',
    llk_ind: confirmed && isRoute(d) ? 'N' : '',
    llk_return_code: confirmed && isRoute(d) ? '00' : '',
    slk_footnotes: '',
  };
}

function amsFootnotes(d: Delivery, place: Place, changed: boolean, missing: boolean, noUnit: boolean): string {
  let notes = '';
  if (place.zipChanged) notes += 'A';
  if (place.cityChanged || place.stateChanged) notes += 'B';
  if (place.unknown) notes += 'C';
  if (missing && d.form === 'unknown') notes += d.primary_name === '' ? 'I' : 'F';
  else if (missing) notes += 'I';
  if (noUnit) notes += 'H';
  if (d.extra !== '' && d.form === 'street' && d.extra.startsWith('PO BOX')) notes += 'J';
  if (changed && !place.unknown) notes += 'N';
  if (place.otherCity) notes += place.cityRule === 'unlisted' ? 'V' : 'U';
  if (d.form === 'military') notes += 'Y';
  return notes;
}

function dpvFootnotes(d: Delivery, place: Place, missing: boolean, noUnit: boolean): string {
  if (place.unknown) return missing && d.form !== 'unknown' ? `A1${missingCode(d)}` : 'A1';
  if (d.form === 'unknown') return 'A1M1';
  if (missing) return `AA${missingCode(d)}`;
  let notes = 'AA';
  if (d.form === 'military') notes += 'F1';
  else if (d.form === 'general_delivery') notes += 'G1';
  else notes += noUnit ? 'N1' : 'BB';
  if (d.pmb_num !== '') notes += 'RR';
  return notes;
}

const missingCode = (d: Delivery): string => (d.form === 'street' || d.form === 'unknown' ? 'M1' : 'P1');
