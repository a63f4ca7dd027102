/** The Intelligent Mail barcode (USPS-B-3200) of a piece, as a picture. */
import { drawingSVG, onecode } from 'bwip-js/generic';
import type { PreviewAddress, PreviewPiece } from '../types.ts';

/** A mailer id that belongs to no customer: nine nines, so that no postal scanner takes a preview for real mail. */
const MAILER_ID = '999999999';

/**
 * First-Class or Marketing Mail, basic, without tracing and address correction: 300 and 301 of the USPS table of
 * service type identifiers (effective 2024-01-21; 270 and 271 are full service with Informed Visibility tracing).
 */
const serviceType = (mailType: string | null | undefined) => (mailType === 'standard' ? '301' : '300');

/**
 * The digits: barcode id, service type, mailer id, a serial number derived from the mailing's id, and the ZIP as far as
 * the standardizer knows it (5, 9 or 11 digits). Undefined without a five-digit ZIP.
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

/** The barcode as an SVG; undefined if there is no ZIP to encode. */
export function imbSvg(piece: Pick<PreviewPiece, 'id' | 'mail_type' | 'address'>): string | undefined {
  const digits = imbDigits(piece);
  if (!digits) return undefined;
  return bars(digits.tracking + digits.routing);
}

/** The 65 bars for 20, 25, 29 or 31 digits, as an SVG. */
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

/** Six digits of a 32-bit FNV-1a hash, so that a mailing always has the same barcode. */
function serialNumber(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return String(hash % 1_000_000).padStart(6, '0');
}
