import { standardizeLines } from './standardize.ts';
import { commonSpelling } from './text/street-spellings.ts';
import { type AddressInput, isResult } from './types.ts';
import { unreadUnit } from './unread-unit.ts';

/** Designators that people use interchangeably; only the number distinguishes the units. */
const interchangeable = new Set(['APT', 'UNIT', 'STE', '#', 'RM', 'SPC', 'LOT', 'TRLR']);

const unit = (designator: string, number: string): string =>
  interchangeable.has(designator) && number !== '' ? number : designator + number;

/** Matches words with another usual spelling; most names have none. */
const mayVary = /SAINT|(?:ST|ND|RD|TH)\b/;

/**
 * A compact key that is equal for all spellings of one delivery address: standardized street, box or route line, unit
 * and five-digit ZIP [D36], without names. Takes an address or a result of `standardize`, which is faster.
 *
 * A unit on the second line in words that Publication 28 does not list (`VILLA 2`, `TOWER A`) is part of the key.
 * `APT 4`, `UNIT 4` and `# 4` are the same unit; `6TH` and `SIXTH` the same name. An unknown ZIP is replaced by city and state.
 * @throws AddressInputError if the input is not an accepted combination
 */
export function deliveryKey(address: AddressInput): string {
  const s = isResult(address) ? address : standardizeLines(address);
  const c = s.address_components;
  const where = s.zip_code || `${s.city},${s.state}`;
  const urbanization = s.address_line2.startsWith('URB ') ? `|${s.address_line2}` : '';
  const unread = unreadUnit(s.address_line2);
  // APT TWO is APT 2
  const [designator = '', number = ''] = unread;
  const isUnit = unread.length === 2 && c.unit_des === '' && interchangeable.has(designator);
  const rest = isUnit || unread.length === 0 ? '' : `|${unread.join(' ')}`;
  // Callers keep millions of keys, and a concatenated string (a rope) would take several times the memory.
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
