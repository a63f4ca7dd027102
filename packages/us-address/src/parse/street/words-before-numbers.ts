/** Words that a number behind them belongs to, so that it opens no street and ends no ZIP. */
import { isNumberWord } from '../units/unit-designators.ts';

const boxes: readonly string[] = 'BOX BX POB POBOX DRAWER LOCKBOX CALLER BIN PMB'.split(' ');
const routes: readonly string[] = 'RR RFD HC HCR PO ROUTE RTE RT MILE MI MP KM SITE CAMP'.split(' ');
const roads: readonly string[] = 'HWY HIGHWAY ROAD RD US SR SH CR TR FM RM I INTERSTATE LOOP AVENUE AVE CALLE OF'.split(
  ' ',
);

export const wordsBeforeNumbers: ReadonlySet<string> = new Set([...boxes, ...routes, ...roads]);

/** Whether the number behind the word is a box's: "PO BOX 12345" has no ZIP. */
export const isBoxed = (word: string | undefined): boolean => boxes.includes(word ?? '') || isNumberWord(word);
