/** Record type, county, district and coordinates; route, line of travel and indicator are synthetic. */

import { districtsOfRow } from '../lookup/district-lists.ts';
import { coordinatesOfRow, countyOfRow } from '../lookup/geography.ts';
import { cityOfRow, isOfBoxes, rowsOfCity } from '../lookup/places.ts';
import type { Place } from '../lookup/resolve.ts';
import type { Delivery } from '../parse/line/delivery.ts';
import type { AddressMetadata } from '../types.ts';
import { congressionalDistrict } from './districts.ts';
import { isNumberMissing } from './footnotes.ts';
import { hash } from './hash.ts';

const business = new Set(['STE', 'FL', 'RM', 'DEPT', 'OFC', 'HNGR']);
const military = new Set(['AA', 'AE', 'AP']);

/** All of `metadata`; its synthetic part is always the same for the same address. */
export function metadataOf(d: Delivery, place: Place, line: string): AddressMetadata {
  const county = place.row < 0 ? { name: '', number: '' } : countyOfRow(place.row, place.cityNumber);
  const coordinates = place.row < 0 ? undefined : coordinatesOfRow(place.row);
  const matched = place.row >= 0 && !isNumberMissing(d);
  const seed = hash(place.zip, line);
  const street = hash(place.zip, d.pre_dir, d.primary_name, d.suffix, d.post_dir);
  const metadata: AddressMetadata = {
    carrier_rte: matched
      ? routeLetter(d) + (d.form === 'general_delivery' ? '000' : String(1 + (street % 99)).padStart(3, '0'))
      : '',
    cong_district:
      place.row < 0 ? '' : congressionalDistrict(place.state, districtsOfRow(place.row), street, hash(place.zip)),
    county_name: county.name,
    county_num: county.number,
    default_flag: matched && d.unit_des !== '' && d.secndry_num === '' && needsDefault.has(d.unit_des) ? 'Y' : '',
    elot_code: matched ? (seed & 1 ? 'A' : 'D') : '',
    elot_num: matched ? String(1 + ((seed >>> 1) % 9998)).padStart(4, '0') : '',
    precision: coordinates ? 'Zip5' : '',
    rdi: matched ? residential(d, seed) : '',
    record_type: matched ? recordType(d) : '',
    zip_class_code: place.row < 0 ? '' : zipClass(d, place),
  };
  if (coordinates) {
    metadata.latitude = coordinates.latitude;
    metadata.longitude = coordinates.longitude;
  }
  return metadata;
}

/** Only cities with more ZIPs than this have ZIPs of one company or agency; elsewhere a ZIP without an area is for PO boxes. */
const severalZips = 3;

/** Derived: a ZIP of a post office or a large customer counts as the customer's if the address is a street of a larger city. */
function zipClass(d: Delivery, place: Place): string {
  if (military.has(place.state)) return 'M';
  if (!isOfBoxes(place.row)) return '';
  return d.form === 'street' && rowsOfCity(cityOfRow(place.row)).length > severalZips ? 'U' : 'P';
}

const needsDefault = new Set(['APT', 'STE', 'UNIT', 'BLDG', 'RM', 'FL']);

function routeLetter(d: Delivery): string {
  switch (d.form) {
    case 'po_box':
      return 'B';
    case 'general_delivery':
      return 'G';
    case 'rural_route':
      return 'R';
    case 'highway_contract':
      return 'H';
    default:
      return 'C';
  }
}

function recordType(d: Delivery): string {
  switch (d.form) {
    case 'po_box':
      return 'P';
    case 'general_delivery':
      return 'G';
    case 'rural_route':
    case 'highway_contract':
      return 'R';
    default:
      return d.unit_des === '' ? 'S' : 'H';
  }
}

function residential(d: Delivery, seed: number): string {
  if (business.has(d.unit_des)) return 'N';
  if (d.unit_des === 'APT' || d.form === 'po_box') return 'Y';
  return seed % 5 === 0 ? 'N' : 'Y';
}
