import { checkOptions } from '@direct-mail/contract/doors/options';
import { flag } from '@direct-mail/contract/doors/shape';
/** Resolves an address: splits it into parts, finds the place, and builds the result. */
import { zipAddon } from './analysis/delivery-point.ts';
import { analyse } from './analysis/footnotes.ts';
import { hash } from './analysis/hash.ts';
import { metadataOf } from './analysis/metadata.ts';
import type { ReadInput } from './input.ts';
import { readInput } from './input.ts';
import { rowOfZip, stateOfRow } from './lookup/places.ts';
import { type Place, resolvePlace } from './lookup/resolve.ts';
import { isMilitaryCity, isMilitaryState, louisiana, puertoRico, texas, wisconsin } from './lookup/states.ts';
import { type MagicAddress, magicOf, magicOfLine } from './magic.ts';
import { type Delivery, deliveryLine, emptyDelivery } from './parse/line/delivery.ts';
import type { LineContext } from './parse/line/delivery-line.ts';
import { parseLines } from './parse/line/parse-lines.ts';
import type {
  AddressFields,
  AddressMetadata,
  StandardizedAddress,
  StandardizedLines,
  StandardizeOptions,
} from './types.ts';

/** The place that a line is read for: some forms exist only in some places. */
export const contextOf = (state: number, city: readonly string[]): LineContext => ({
  military: isMilitaryState(state) || (state < 0 && isMilitaryCity(city)),
  puertoRico: state === puertoRico,
  gridNumbers: state === wisconsin,
  ranchRoads: state === texas,
  numberedRoad: state === texas ? 'PARK' : state === louisiana ? 'PARISH' : '',
});

/** The state as written, or that of the ZIP. */
export function stateOf({ lastLine }: ReadInput): number {
  const row = rowOfZip(lastLine.zip);
  return lastLine.state < 0 && row >= 0 ? stateOfRow(row) : lastLine.state;
}

/** All that is known of an address; `metadata` is computed on first use. */
export interface Resolved {
  readonly read: ReadInput;
  readonly delivery: Delivery;
  readonly place: Place;
  readonly lines: StandardizedLines;
  readonly metadata: () => AddressMetadata;
}

/** Resolves an input; `options` can also be the index that `map` passes, or null. */
export function resolve(input: AddressFields, options?: StandardizeOptions): Resolved {
  const read = readInput(input);
  if (typeof options === 'object' && options !== null)
    checkOptions<StandardizeOptions>('standardize', options, { magic: flag });
  const isMagic = options?.magic === true;
  const magic = isMagic ? magicOf(read.line1.words, () => resolvePlace(read.lastLine, () => 0).row < 0) : undefined;
  if (magic) return resolveMagic(read, magic);
  const state = stateOf(read);
  let d = parseLines(read.line1, read.line2, contextOf(state, read.lastLine.city));
  const place = resolvePlace(read.lastLine, () => hash(d.pre_dir, d.primary_name, d.suffix, d.post_dir));
  // the state differs from the one written: read the line as one of that state
  const found = place.row < 0 ? state : stateOfRow(place.row);
  if (found !== state) d = parseLines(read.line1, read.line2, contextOf(found, [place.city]));
  const line1 = deliveryLine(d);
  // without a known place, "BOX" is read as PO BOX, which is then a magic phrase
  const late = isMagic && place.row < 0 && d.primary_num === '' ? magicOfLine(line1, () => true) : undefined;
  if (late) return resolveMagic({ ...read, line1: { words: line1.split(' '), breaks: [] } }, late);
  const lines = {
    address_line1: line1,
    address_line2: d.extra,
    city: place.city,
    preferred_city: place.preferredCity,
    state: place.state,
    zip_code: place.zip,
    address_components: componentsOf(d, place, addonOf(read, place)),
    usps_analysis: analyse(d, place, isChanged(input, line1, d.extra)),
  };
  return { read, delivery: d, place, lines, metadata: () => metadataOf(d, place, line1) };
}

/** Keeps all lines as they are, even a last line that is not a real place; the phrase sets the verdict. */
function resolveMagic(read: ReadInput, magic: MagicAddress): Resolved {
  const line1 = read.line1.words.join(' ');
  const line2 = read.line2.words.join(' ');
  const d: Delivery = { ...emptyDelivery('street'), primary_name: line1, extra: line2 };
  const place = resolvePlace(read.lastLine, () => 0);
  const { effect } = magic;
  const analysis = analyse(d, place, false);
  const lines = {
    address_line1: line1,
    address_line2: line2,
    city: place.city,
    preferred_city: place.preferredCity,
    state: place.state,
    zip_code: place.zip,
    address_components: componentsOf(d, place, addonOf(read, place)),
    usps_analysis: effect.kind === 'analysis' ? { ...analysis, ame_footnotes: '', ...effect.analysis } : analysis,
  };
  const metadata = (): AddressMetadata => {
    if (effect.kind !== 'analysis') return metadataOf(d, place, line1);
    return { ...metadataOf(effect.deliverable ? { ...d, primary_num: '1' } : d, place, line1), ...effect.metadata };
  };
  return { read, delivery: d, place, lines, metadata };
}

/** The add-on as sent, if its ZIP was not replaced (D110). */
function addonOf({ lastLine: { addon, zip, left } }: ReadInput, place: Place): string {
  // 2116-1234
  if (zip === '' && addon !== '') return place.zip === left.slice(0, -5).padStart(5, '0') ? addon : '';
  return place.zipChanged ? '' : addon;
}

function componentsOf(d: Delivery, place: Place, sent: string): StandardizedAddress['address_components'] {
  const known = place.row >= 0 && d.form !== 'unknown';
  const addon = sent !== '' ? sent : known ? zipAddon(d, place.zip) : '';
  return {
    del_point: addon.slice(-2),
    pmb_des: d.pmb_des,
    pmb_num: d.pmb_num,
    post_dir: d.post_dir,
    post_office_city: place.preferredCity,
    pre_dir: d.pre_dir,
    primary_name: d.primary_name,
    primary_num: d.primary_num,
    secndry_num: d.secndry_num,
    secndry_num2: d.secndry_num2,
    suffix: d.suffix,
    unit_des: d.unit_des,
    unit_des2: d.unit_des2,
    zip_addon: addon,
  };
}

/** Whether the lines differ from the input: footnote N. */
const isChanged = (input: AddressFields, line1: string, line2: string): boolean =>
  Boolean(input.full_address) || (input.address_line1 ?? '') !== line1 || (input.address_line2 ?? '') !== line2;
