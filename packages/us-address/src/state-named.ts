import { nearest } from '@direct-mail/contract/doors/nearest';
import { stateByName, stateCode, stateNames } from './lookup/states.ts';

/**
 * The postal code of the state that a text names: `MA` for `ma`, `Mass.`, `Massachusetts` and `Massachusets`. Names may be misspelt by
 * a letter or two; codes and abbreviations may not, since each is near to others.
 *
 * @returns undefined for a text that names none
 */
export function stateNamed(text: string): string | undefined {
  const words = text
    .toUpperCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
  const index = stateByName.get(words);
  if (index !== undefined) return stateCode(index);
  const near = words.length < 4 ? undefined : nearest(words, stateNames);
  return near === undefined ? undefined : stateCode(stateNames.indexOf(near));
}
