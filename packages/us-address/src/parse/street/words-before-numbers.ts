/** Words that own the number after them, so that it neither opens a street nor is a ZIP. */
import { isNumberWord } from '../units/unit-designators.ts';

const boxes: readonly string[] = 'BOX BX POB POBOX DRAWER LOCKBOX CALLER BIN PMB'.split(' ');
const routes: readonly string[] = 'RR RFD HC HCR PO ROUTE RTE RT MILE MI MP KM SITE CAMP'.split(' ');
const roads: readonly string[] = 'HWY HIGHWAY ROAD RD US SR SH CR TR FM RM I INTERSTATE LOOP AVENUE AVE CALLE OF'.split(
  ' ',
);

export const wordsBeforeNumbers: ReadonlySet<string> = new Set([...boxes, ...routes, ...roads]);

/** Whether the number after the word is a box's: "PO BOX 12345" has no ZIP. */
export const isBoxed = (word: string | undefined): boolean => boxes.includes(word ?? '') || isNumberWord(word);
