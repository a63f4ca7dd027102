import type { Parsed, Schema } from '@direct-mail/contract';
import type { MailingRecipient } from '@direct-mail/contract/control/generated/models';
import { hashEmail } from '../base/email-hash.ts';
import { nonBlank } from '../base/non-blank.ts';
import { invalid } from '../base/refusal.ts';
import { nameOf } from '../people/recipient-names.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow, MailingRow, Person } from '../store/rows.ts';
import { type IngestedAddress, ingestAddress } from './addresses.ts';

export interface IngestedRecipient {
  readonly recipient: MailingRecipient;
  readonly person: Person;
  /** Null while the address is still to be appended (D46). */
  readonly address: Schema<'MailingAddress'> | null;
  readonly address_problem: string | null;
}

const ADDRESS_FIELDS = ['address_1', 'city', 'state', 'postal_code'] as const;

/** Accepts a recipient: hashes the e-mail, standardizes the address (D47, D67, D73). */
export function ingestRecipient(
  account: Account,
  campaign: CampaignRow,
  sent: Parsed<Schema<'Recipient'>>,
): IngestedRecipient {
  const recipient: MailingRecipient = {
    full_name: nonBlank(sent.full_name),
    first_name: nonBlank(sent.first_name),
    last_name: nonBlank(sent.last_name),
    company: nonBlank(sent.company),
    address_1: nonBlank(sent.address_1),
    address_2: nonBlank(sent.address_2),
    city: nonBlank(sent.city),
    state: nonBlank(sent.state),
    postal_code: nonBlank(sent.postal_code),
    identifier: nonBlank(sent.identifier),
    email_sha256: nonBlank(sent.email) === null ? null : hashEmail(sent.email as string),
  };
  checkAddress(account, campaign, recipient);
  const { person, address, address_problem } = resolveAddress(account, recipient);
  return { recipient, person, address, address_problem };
}

/** Refuses a recipient without a complete address, unless one may be appended to its e-mail (D46). */
function checkAddress(account: Account, campaign: CampaignRow, recipient: MailingRecipient): void {
  const missing = ADDRESS_FIELDS.find((field) => recipient[field] === null);
  if (missing === undefined) return;
  const appends = account.settings.emailAppend && campaign.settings.email_append;
  const hasEmail = recipient.email_sha256 !== null;
  if (hasEmail && appends && ADDRESS_FIELDS.every((field) => recipient[field] === null)) return;
  throw invalid(missingAddress(missing, hasEmail && !appends));
}

/** The address block and the person of a recipient; without an address, both are set by the append. */
export function resolveAddress(account: Account, recipient: MailingRecipient): Omit<IngestedRecipient, 'recipient'> {
  const { address_1, address_2, city, state, postal_code } = recipient;
  let found: IngestedAddress | null = null;
  if (address_1 !== null && city !== null && state !== null && postal_code !== null) {
    found = ingestAddress({ address_1, address_2, city, state, postal_code }, account.settings.postalCode);
  }
  return {
    person: {
      email_sha256: recipient.email_sha256,
      identifier: recipient.identifier,
      address_key: found?.key ?? null,
      name: nameOf(recipient),
    },
    address: found && { ...addresseeOf(recipient), ...found.address },
    address_problem: found?.problem ?? null,
  };
}

/** The address block of an address that was not standardized (D66); null without an address. */
export function addressAsSent(recipient: MailingRecipient): MailingRow['address'] {
  const { address_1, address_2, city, state, postal_code } = recipient;
  if (address_1 === null || city === null || state === null || postal_code === null) return null;
  return { ...addresseeOf(recipient), address_1, address_2: address_2 ?? '', city, state_name: state, postal_code };
}

function addresseeOf(recipient: MailingRecipient): { readonly name: string; readonly company: string | null } {
  return { name: nameOf(recipient) ?? 'Current Resident', company: recipient.company };
}

function missingAddress(field: string, appendIsOff: boolean): string {
  const hint = appendIsOff
    ? '; an email alone is enough only if email append is on for both the account and the campaign'
    : '';
  return `recipient.${field} is required${hint}`;
}
