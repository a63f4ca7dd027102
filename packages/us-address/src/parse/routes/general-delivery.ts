/** General delivery [Pub 28 26], also abbreviated or misspelled. */
import { isSpelledLike } from '../../text/edit-distance.ts';

const general = new Set(['GEN', 'GENL', 'GNRL']);
const delivery = new Set(['DEL', 'DELIV', 'DLVRY', 'DELV', 'DELVRY', 'DLV', 'DELIVERIES', 'DELIVER', 'DLVY']);

/** Whether the first two words mean general delivery. */
export const isGeneralDelivery = ([first = '', second = '']: readonly string[]): boolean =>
  (general.has(first) || isSpelledLike(first, 'GENERAL')) &&
  (delivery.has(second) || isSpelledLike(second, 'DELIVERY'));
