/** General delivery [Pub 28 26], cut short or misspelled. */
import { isSpelledLike } from './spelled-like.ts';

const general = new Set(['GEN', 'GENL', 'GNRL']);
const delivery = new Set(['DEL', 'DELIV', 'DLVRY', 'DELV', 'DELVRY', 'DLV', 'DELIVERIES', 'DELIVER', 'DLVY']);

/** Whether the first two words say general delivery. */
export function isGeneralDelivery([first = '', second = '']: readonly string[]): boolean {
  if (!general.has(first) && (first.charAt(0) !== 'G' || !isSpelledLike(first, 'GENERAL'))) return false;
  return delivery.has(second) || (second.charAt(0) === 'D' && isSpelledLike(second, 'DELIVERY'));
}
