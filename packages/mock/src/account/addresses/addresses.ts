import type { Schema } from '@direct-mail/contract';
import { fold } from '@direct-mail/contract/words/fold';
import { isZipCode } from '@direct-mail/contract/words/zip-code';
import { deliverability, deliveryKey, type StandardizedLines, standardizeLines } from '@direct-mail/us-address';

type MailingAddress = Schema<'MailingAddress'>;

/** A US address as callers send it; the ingesting endpoints standardize it. */
export interface AddressAsSent {
  readonly address_1: string;
  readonly address_2: string | null;
  /** Null if only the ZIP code is known. */
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string;
}

export interface IngestedAddress {
  /** Delivery line and last line, without a name (D67). */
  readonly address: Pick<MailingAddress, 'address_1' | 'address_2' | 'city' | 'state_name' | 'postal_code'>;
  /** Equal for two spellings of the same place (D36). */
  readonly key: string;
  /** Why it is not deliverable (D68); null if it is. */
  readonly problem: string | null;
}

/** Standardizes an address on ingestion (D67, D74); one without a ZIP code is kept as it came (D119). */
export function ingestAddress(sent: AddressAsSent, postalCode: 'zip5' | 'zip4'): IngestedAddress {
  if (!isZipCode(sent.postal_code)) return keptAsSent(sent);
  const result = standardized(sent);
  const verdict = deliverability(result);
  const zip = result.zip_code.slice(0, 5) || sent.postal_code;
  const addon = result.address_components.zip_addon;
  return {
    address: {
      address_1: result.address_line1 || sent.address_1,
      address_2: result.address_line2,
      city: result.city || (sent.city ?? ''),
      state_name: result.state || (sent.state ?? ''),
      postal_code: postalCode === 'zip4' && addon !== '' ? `${zip}-${addon}` : zip,
    },
    key: deliveryKey(result),
    problem: verdict.deliverable ? null : verdict.message,
  };
}

function keptAsSent({ address_1, address_2, city, state, postal_code }: AddressAsSent): IngestedAddress {
  const address = { address_1, address_2: address_2 ?? '', city: city ?? '', state_name: state ?? '', postal_code };
  return { address, key: keyAsWritten(address), problem: NO_ZIP_CODE };
}

const NO_ZIP_CODE = 'The postal code is no ZIP code: five digits, or ZIP+4';

/**
 * The matching key of an unstandardized address: postal code and street lines, as in the US (D36), without case,
 * accents, punctuation and blanks.
 */
export function keyAsWritten(where: Pick<MailingAddress, 'address_1' | 'address_2' | 'postal_code'>): string {
  const { address_1, address_2, postal_code } = where;
  const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
  return `as written|${bare(postal_code)}|${bare(address_1 + address_2)}`;
}

/** What the Intelligent Mail barcode needs beyond a standardized address; both are synthetic. */
export function zipAddon(address: MailingAddress): { readonly zip_addon: string; readonly del_point: string } {
  const { address_components: parts } = standardized({ ...address, state: address.state_name });
  return { zip_addon: parts.zip_addon, del_point: parts.del_point };
}

function standardized({ address_1, address_2, city, state, postal_code }: AddressAsSent): StandardizedLines {
  const fields = { address_line1: address_1, address_line2: address_2, city, state, zip_code: postal_code };
  return standardizeLines(fields, { magic: true });
}
