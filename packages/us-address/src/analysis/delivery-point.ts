/** Delivery point and ZIP+4 add-on: synthetic, but composed by the postal rules. */
import type { Delivery } from '../parse/line/delivery.ts';
import { hash } from './hash.ts';

/** The last two digits of a number; `99` if it has none. */
function deliveryPoint(d: Delivery): string {
  const { primary_num: number } = d;
  let digits = '';
  for (let i = number.length - 1; i >= 0 && digits.length < 2; i--) {
    const code = number.charCodeAt(i);
    if (code >= 48 && code <= 57) digits = number.charAt(i) + digits;
    else if (digits !== '' || number.charAt(i) === '/') break;
  }
  return digits === '' ? '99' : digits.padStart(2, '0');
}

/**
 * Four digits; the last two are the delivery point. For a PO box they end its number, for general delivery they are 9999;
 * the first two of a street are derived from its name, block and side.
 */
export function zipAddon(d: Delivery, zip: string): string {
  if (d.form === 'general_delivery') return '9999';
  const point = deliveryPoint(d);
  if (d.form === 'po_box') {
    let digits = '';
    for (const c of d.primary_num) if (c >= '0' && c <= '9') digits += c;
    return digits === '' ? `00${point}` : digits.slice(-4).padStart(4, '0');
  }
  const number = Number.parseInt(d.primary_num, 10) || 0;
  const side = number % 2;
  const block = hash(zip, d.pre_dir, d.primary_name, d.suffix, d.post_dir, Math.floor(number / 100), side);
  return String(10 + (block % 90)) + point;
}
