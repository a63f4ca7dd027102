/** The result of each field, the rule that applied and the confidence in it. */
import { isNumberMissing } from '../analysis/footnotes.ts';
import type { ReadInput } from '../input.ts';
import { cityElsewhere } from '../lookup/elsewhere.ts';
import { isOrdinary, stateOfRow, zipsOfPlace } from '../lookup/places.ts';
import type { CityRule, Place, ZipRule } from '../lookup/resolve.ts';
import { isMilitaryState, stateCode } from '../lookup/states.ts';
import type { Delivery } from '../parse/line/delivery.ts';
import { misspelledSuffix, suffixes } from '../parse/street/suffixes.ts';
import type { Resolved } from '../resolve-address.ts';
import { directionals } from '../text/directionals.ts';
import { isAscii, otherScripts } from '../text/tokens.ts';
import type { AddressFields, StandardizedLines } from '../types.ts';
import { wordsOf } from './account-words.ts';
import { isNearAnother, isRoadOrUnit, twoReadings } from './two-readings.ts';
import type { ExplainedField, ExplanationRule, FieldExplanation } from './types.ts';

/** The six fields, in the order of the result. */
export function explainFields(input: AddressFields, { read, delivery, place, lines }: Resolved): FieldExplanation[] {
  const sent = sentFields(input, read);
  return [
    ...lineFields(sent, lines, delivery, {
      line1: [input.full_address ?? '', input.address_line1 ?? ''],
      line2: [input.address_line2 ?? ''],
    }),
    field('city', sent.city, lines.city, ...cityRule(place)),
    field('state', sent.state, lines.state, ...stateRule(read, place)),
    field('zip_code', sent.zip_code, lines.zip_code, ...zipRule(read, place, delivery)),
    field('zip_addon', sent.zip_addon, lines.address_components.zip_addon, ...addonRule(sent.zip_addon, lines)),
  ];
}

/** The lowest confidence of the fields other than `zip_addon`. */
export const leastOf = (fields: readonly FieldExplanation[]): number =>
  Math.min(...fields.filter((each) => each.field !== 'zip_addon').map((each) => each.confidence));

type Sent = Readonly<Record<ExplainedField, string>>;

/** The input of each field; for a whole address, the words that were read as that field. */
function sentFields(input: AddressFields, read: ReadInput): Sent {
  const { lastLine } = read;
  const whole = Boolean(input.full_address?.trim());
  return {
    address_line1: whole ? read.line1.words.join(' ') : (input.address_line1 ?? ''),
    address_line2: whole ? read.line2.words.join(' ') : (input.address_line2 ?? ''),
    city: lastLine.city.join(' '),
    state: lastLine.state < 0 ? '' : stateCode(lastLine.state),
    zip_code: lastLine.written ?? (lastLine.zip || lastLine.left),
    zip_addon: lastLine.addon,
  };
}

const plain = (text: string): string => wordsOf(text).join(' ');

/** A rule and the confidence in its result. */
type Verdict = readonly [rule: ExplanationRule, confidence: number];

function field(
  name: ExplainedField,
  before: string,
  after: string,
  rule: ExplanationRule,
  sure: number,
): FieldExplanation {
  const changed = plain(before) !== plain(after) || (rule === 'other_script' && hasOtherScript([before]));
  // W PALM BEACH in full
  if (changed && rule === 'kept')
    return { field: name, before, after, changed, rule: 'standardized', confidence: 0.99 };
  return { field: name, before, after, changed, rule, confidence: Math.round(sure * 1000) / 1000 };
}

const otherScript: Verdict = ['other_script', 0.3];
const hasOtherScript = (texts: readonly string[]): boolean =>
  texts.some((text) => !isAscii(text) && otherScripts(text).length > 0);

function lineFields(
  sent: Sent,
  result: StandardizedLines,
  d: Delivery,
  texts: Readonly<Record<'line1' | 'line2', readonly string[]>>,
): FieldExplanation[] {
  const isMoved = plain(sent.address_line2) !== result.address_line2;
  const sure = isRoadOrUnit(d) || (isMoved && isNearAnother(result, d)) ? twoReadings : 1;
  const [rule1, sure1] = hasOtherScript(texts.line1) ? otherScript : line1Rule(sent, result, d);
  const [rule2, sure2] = hasOtherScript(texts.line2) ? otherScript : line2Rule(sent, result, isMoved);
  return [
    field('address_line1', sent.address_line1, result.address_line1, rule1, Math.min(sure, sure1)),
    field('address_line2', sent.address_line2, result.address_line2, rule2, isMoved ? Math.min(sure, sure2) : sure2),
  ];
}

function line2Rule(
  sent: Sent,
  { address_line1: line1, address_line2: line2 }: StandardizedLines,
  isMoved: boolean,
): Verdict {
  if (!isMoved) return ['kept', 1];
  // a repetition of the unit, or of city, state and ZIP
  if (line2 === '' && plain(sent.address_line1) === line1) return ['dropped', 1];
  return [line2 === '' ? 'unit_joined' : 'parts_moved', 0.98];
}

function line1Rule(sent: Sent, { address_line1: line, address_line2: line2 }: StandardizedLines, d: Delivery): Verdict {
  if (d.form === 'unknown') return ['unreadable', 0];
  if (isNumberMissing(d)) return ['number_missing', 0.2];
  const words = wordsOf(sent.address_line1);
  if (words.join(' ') === line) return ['kept', 1];
  if (d.suffix !== '' && isMisspelled(words, d.suffix)) return ['suffix_corrected', 0.99];
  if (line2 !== '' && plain(sent.address_line2) !== line2) return ['parts_moved', 0.98];
  if (sent.address_line2 !== '' && line2 === '') return ['unit_joined', 0.99];
  return ['standardized', 0.99];
}

/** Whether no word is a known spelling of the suffix, and one is a misspelling of it. */
const isMisspelled = (words: readonly string[], suffix: string): boolean =>
  !words.some((word) => suffixes.get(word) === suffix) &&
  words.some((word) => !directionals.has(word) && misspelledSuffix(word) === suffix);

const ofCity: Readonly<Record<CityRule, Verdict>> = {
  kept: ['kept', 1],
  near: ['city_near_zip', 0.98],
  unlisted: ['city_unlisted', 0.9],
  from_zip: ['from_zip', 0.99],
  spelling: ['city_spelling', 0.99],
  replaced: ['city_of_zip', 0.8],
  unknown: ['not_found', 0],
};
const cityRule = (place: Place): Verdict => ofCity[place.cityRule];

function stateRule({ lastLine }: ReadInput, place: Place): Verdict {
  if (place.row < 0) return ['not_found', 0];
  if (lastLine.state < 0) return ['from_zip', 0.99];
  if (stateCode(lastLine.state) === place.state) return ['kept', 1];
  // HOUSTON TX with a ZIP of Houston, AK: city and state agree with each other and not with the ZIP
  const isDoubtful = place.cityRule === 'replaced' || cityElsewhere(lastLine, place.row) >= 0;
  return ['state_of_zip', isDoubtful ? 0.5 : 0.98];
}

const ofZip: Readonly<Record<Exclude<ZipRule, 'one_of_several'>, Verdict>> = {
  kept: ['kept', 1],
  one_slip: ['zip_one_slip', 0.99],
  digits: ['zip_from_digits', 0.99],
  only_zip: ['zip_of_city', 0.93],
  unknown: ['not_found', 0],
};

function zipRule({ lastLine }: ReadInput, place: Place, { form }: Delivery): Verdict {
  // 7520l
  if (lastLine.repaired && place.zipRule === 'kept') return ['zip_from_digits', 0.99];
  // a street in a ZIP of PO boxes or of one building
  if (place.zipRule === 'one_slip' && form === 'street' && !isOrdinary(place.row)) return ['zip_one_slip', 0.5];
  // no list of military ZIPs is complete, so another may be just as close
  if (place.zipRule === 'one_slip' && isMilitaryState(stateOfRow(place.row))) return ['zip_one_slip', 0.5];
  if (place.zipRule !== 'one_of_several') return ofZip[place.zipRule];
  return ['zip_one_of_several', 1 / Math.max(2, zipsOfPlace(place.cityNumber).length)];
}

function addonRule(sent: string, result: StandardizedLines): Verdict {
  const { zip_addon: addon } = result.address_components;
  if (sent === addon) return ['kept', 1];
  return sent === '' ? ['synthetic', 0] : ['dropped', 1];
}
