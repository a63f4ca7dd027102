import { isAttention } from './parse/line/non-delivery-parts.ts';
import { numberInWords } from './parse/street/house-number.ts';
import { designatorOf } from './parse/units/unit-designators.ts';
import { standardizeLines } from './standardize.ts';
import { commonSpelling } from './text/street-spellings.ts';
import { hasDigit, isSingleLetter } from './text/token-tests.ts';
import type { AddressInput, StandardizedLines } from './types.ts';

/** Designators that people use for one another; the number alone tells the units apart. */
const interchangeable = new Set(['APT', 'UNIT', 'STE', '#', 'RM', 'SPC', 'LOT', 'TRLR']);

const unit = (designator: string, number: string): string =>
  interchangeable.has(designator) && number !== '' ? number : designator + number;

const kinds = new Set(
  (
    'APT UNIT STE RM BLDG FL LOT SPC TRLR PH TOWER WING HALL CAMPUS ANNEX PAVILION ENTRANCE VILLA LOFT TOWNHOUSE TOWNHOME ' +
    'COTTAGE CABIN CASITA CONDO CONDOMINIUM COND DUPLEX GARAGE GUEST CARRIAGE COACH STUDIO BLOCK SUITE'
  ).split(' '),
);

/**
 * What the second line says of a unit, and is read as none: `VILLA 2`, `TOWER A`, `APT TWO`. The name of an addressee is not
 * part of it, nor are a firm's without a number, a box, and an urbanization, which has a place of its own.
 */
function unreadUnit(line2: string): readonly string[] {
  if (line2 === '' || line2.startsWith('URB ')) return [];
  const all = line2.replace(/\bPO BOX \S+/, '').split(' ');
  const name = all.findIndex(isAttention);
  const words = (name < 0 ? all : all.slice(0, name))
    .filter((word) => word !== '')
    .map((word) => designatorOf(word) ?? numberInWords(word) ?? word);
  // HOUSE A
  const isLettered = words.length === 2 && isSingleLetter(words[1]);
  return isLettered || words.some((word) => hasDigit(word) || kinds.has(word)) ? words : [];
}

/** A word with another usual spelling; most names have none. */
const mayVary = /SAINT|(?:ST|ND|RD|TH)\b/;

/**
 * A compact key that is equal for two spellings of one delivery address: standardized street, box or route line, unit
 * and five-digit ZIP [D36]. Names are not part of it. Takes an address or, cheaper, a result of `standardize`.
 *
 * What the second line says of a unit in words that are none of Publication 28 (`VILLA 2`, `TOWER A`) is part of it too.
 * `APT 4`, `UNIT 4` and `# 4` are the same unit, `6TH` and `SIXTH`, `ST PAUL` and `SAINT PAUL` the same name. Without a known ZIP, city and state take its place.
 * @throws AddressInputError when the input is no accepted combination
 */
export function deliveryKey(address: AddressInput | StandardizedLines): string {
  const s = 'address_components' in address ? address : standardizeLines(address);
  const c = s.address_components;
  const where = s.zip_code || `${s.city},${s.state}`;
  const urbanization = s.address_line2.startsWith('URB ') ? `|${s.address_line2}` : '';
  const unread = unreadUnit(s.address_line2);
  // APT TWO is APT 2
  const [designator = '', number = ''] = unread;
  const isUnit = unread.length === 2 && c.unit_des === '' && interchangeable.has(designator);
  const rest = isUnit || unread.length === 0 ? '' : `|${unread.join(' ')}`;
  // Keys are kept by the million: a text that is a chain of its parts takes several times the memory.
  return [
    where,
    c.primary_num,
    c.pre_dir,
    mayVary.test(c.primary_name) ? commonSpelling(c.primary_name) : c.primary_name,
    c.suffix,
    c.post_dir,
    isUnit ? unit(designator, number) : unit(c.unit_des, c.secndry_num),
    unit(c.unit_des2, c.secndry_num2),
    c.pmb_num + urbanization + rest,
  ].join('|');
}
