/** Other places that an ambiguous address can mean. */
import { cityElsewhere } from '../lookup/elsewhere.ts';
import { likeCities } from '../lookup/fuzzy.ts';
import { slipsAway } from '../lookup/near-zips.ts';
import type { PlaceInput } from '../lookup/place-input.ts';
import {
  cityInState,
  cityName,
  cityOfRow,
  rowOfZip,
  rowsOfCity,
  stateOfRow,
  wordsHash,
  zipOfRow,
  zipsOfPlace,
} from '../lookup/places.ts';
import type { Place } from '../lookup/resolve.ts';
import { stateCode } from '../lookup/states.ts';
import type { AddressCandidate } from './types.ts';

const most = 3;

/** Up to three places other than the one found, likeliest first. */
export function candidatesFor(sent: PlaceInput, place: Place): AddressCandidate[] {
  const found: AddressCandidate[] = [];
  const add = (row: number, confidence: number, city = cityOfRow(row)): void => {
    const zip = row < 0 ? '' : zipOfRow(row);
    if (row < 0 || zip === place.zip || found.some((candidate) => candidate.zip_code === zip)) return;
    const shown = Math.max(1, Math.round(confidence * 1000)) / 1000;
    found.push({ city: cityName(city), state: stateCode(stateOfRow(row)), zip_code: zip, confidence: shown });
  };
  const written = rowOfZip(sent.zip);
  const state = sent.state >= 0 ? sent.state : written < 0 ? -1 : stateOfRow(written);
  const city = sent.city.length === 0 || state < 0 ? -1 : cityInState(wordsHash(sent.city, 0, sent.city.length), state);
  // the city that the ZIP's post office prefers
  if (place.cityRule === 'unlisted')
    found.push({ city: place.preferredCity, state: place.state, zip_code: place.zip, confidence: 0.1 });
  // the ZIP as sent, if it was replaced
  if (place.zipRule === 'one_slip') add(written, 0.1);
  const isElsewhere = cityElsewhere(sent, place.row) >= 0;
  if (place.cityRule === 'replaced' || place.zipRule === 'one_of_several' || isElsewhere) {
    const rows = city < 0 ? rowsNamed(place) : zipsOfPlace(city);
    // for an alternate name of a place, the other ZIPs are listed under the post office's city
    const named = (row: number): number | undefined => (city < 0 || !rowsOfCity(city).includes(row) ? undefined : city);
    const slips = sent.zip === '' ? [] : slipsAway(rows, sent.zip);
    for (const row of slips) add(row, 0.5 / slips.length, named(row));
    for (const row of rows) if (found.length < most) add(row, 0.3 / rows.length, named(row));
  }
  if (place.cityRule === 'unknown' && state >= 0) {
    const like = likeCities(sent.city.join(' '), state, most);
    for (const number of like) add(rowsOfCity(number)[0] ?? -1, 0.5 / like.length, number);
  }
  return found.sort((a, b) => b.confidence - a.confidence).slice(0, most);
}

const rowsNamed = (place: Place): Uint16Array =>
  place.cityNumber < 0 ? new Uint16Array() : zipsOfPlace(place.cityNumber);
