/** Lines with a second, about equally likely reading: two streets, a firm named like a unit or like a house on a street. */
import type { Delivery } from '../parse/line/delivery.ts';
import { isCompleteStreet } from '../parse/line/names-in-front.ts';
import { designatorOf, isNumberedName } from '../parse/units/unit-designators.ts';
import { hasDigit, isOrdinal, startsWithDigit } from '../text/token-tests.ts';
import type { StandardizedLines } from '../types.ts';

/** The confidence in either of two readings. */
export const twoReadings = 0.5;

/** `CAMP ROAD 12`, which can be unit 12 on Camp Road. */
export const isRoadOrUnit = (d: Delivery): boolean => /^(?:FOREST|CAMP|TRACT) ROAD \d+$/.test(d.primary_name);

/** Whether the text moved to the second line could be the delivery line, or a unit of it. */
export function isNearAnother({ address_line2: line2 }: StandardizedLines, d: Delivery): boolean {
  if (d.form !== 'street' || d.primary_num === '' || line2 === '') return false;
  const words = line2.split(' ');
  const [first = '', second] = words;
  // 100 CLUB, 5 OAK AVE; not 1ST NATIONAL BANK, nor 7-ELEVEN
  if (startsWithDigit(first)) return words.length > 1 && !isOrdinal(first) && !isNumberedName(first);
  if (designatorOf(first) !== undefined && hasDigit(second)) return true;
  const number = words.findIndex((word, i) => i > 0 && hasDigit(word));
  return number > 0 && isCompleteStreet(words, number, words.length);
}
