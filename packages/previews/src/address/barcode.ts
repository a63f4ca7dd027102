/** The Intelligent Mail barcode (USPS-B-3200) of a piece, as a picture. */
import { drawingSVG, onecode } from 'bwip-js/generic';
import type { PreviewAddress, PreviewPiece } from '../types.ts';

/** No customer's: nine nines, so that no scanner of a post office takes a preview for real mail. */
const MAILER_ID = '999999999';

/**
 * First-Class or Marketing Mail, basic, without tracing and address correction: 300 and 301 of the USPS table of service type identifiers (effective
 * 2024-01-21; 270 and 271 are full service with Informed Visibility tracing).
 */
const serviceType = (mailType: string | null | undefined) => (mailType === 'standard' ? '301' : '300');

/**
 * The digits: barcode id, service type, mailer id and a serial number made from the mailing's id; then the ZIP as far
 * as the standardizer knows it (5, 9 or 11 digits). Undefined without a five-digit ZIP.
 */
export function imbDigits({
  id,
  mail_type,
  address,
}: Pick<PreviewPiece, 'id' | 'mail_type' | 'address'>): { tracking: string; routing: string } | undefined {
  const routing = routingCode(address);
  return routing === undefined
    ? undefined
    : { tracking: `00${serviceType(mail_type)}${MAILER_ID}${serialNumber(id)}`, routing };
}

/** An SVG of the bars; undefined where there is no ZIP to encode. */
export function imbSvg(piece: Pick<PreviewPiece, 'id' | 'mail_type' | 'address'>): string | undefined {
  const digits = imbDigits(piece);
  if (!digits) return undefined;
  return bars(digits.tracking + digits.routing);
}

/** The 65 bars of 20, 25, 29 or 31 digits, as an SVG. */
export function bars(digits: string): string {
  return onecode({ bcid: 'onecode', text: digits }, drawingSVG());
}

function routingCode(address: PreviewAddress | null | undefined): string | undefined {
  const digits = (value: string | null | undefined, count: number) =>
    value && new RegExp(`^\\d{${count}}$`).test(value) ? value : '';
  const zip = digits(address?.postal_code?.slice(0, 5), 5);
  const addon = zip && digits(address?.zip_addon, 4);
  const point = addon && digits(address?.del_point, 2);
  return zip ? zip + addon + point : undefined;
}

/** Six digits of a 32-bit FNV-1a hash: the same mailing has the same barcode. */
function serialNumber(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return String(hash % 1_000_000).padStart(6, '0');
}
