import type { MailingRecipient } from '@direct-mail/contract/control/generated/models';
import { invalid } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { AudienceRow, CampaignRow, MailingRow, MemberRow } from '../store/rows.ts';
import { mailingPlan, placeMailing } from './mailings.ts';

export interface OneTimeSend {
  /** The created mailings, in the order of the members. */
  readonly mailings: readonly MailingRow[];
  /** Members that cannot be mailed: without an address and without an e-mail to append one to. */
  readonly skipped: number;
}

/**
 * Creates one mailing for every mailable member of an audience (D80). The automatic audience cannot be mailed this way,
 * as specified, and Do Not Mail must not be.
 */
export function sendOneTime(account: Account, campaign: CampaignRow, audience: AudienceRow): OneTimeSend {
  if (audience.kind !== 'list') {
    throw invalid(
      `audience_id must be the ID of an audience that can be mailed; ${audience.name} cannot be mailed as a one-time send`,
    );
  }
  const plan = mailingPlan(account, { campaign_id: campaign.id });
  const appends = account.settings.emailAppend && campaign.settings.email_append;
  const { order } = account.members.of(audience.id);
  const members = order
    .newest(0, order.size)
    .reverse()
    .map((id) => account.members.get(id) as MemberRow);
  const mailable = members.filter(
    ({ address, person }) => address !== null || (appends && person.email_sha256 !== null),
  );
  const mailings = mailable.map((member) => placeMailing(account, plan, recipientOf(member), 'production'));
  return { mailings, skipped: members.length - mailings.length };
}

/** The member as a recipient: already standardized, with a hashed e-mail (D73). */
function recipientOf({ address, address_problem, person }: MemberRow) {
  const recipient: MailingRecipient = {
    full_name: address?.name ?? null,
    first_name: null,
    last_name: null,
    company: address?.company ?? null,
    address_1: address?.address_1 ?? null,
    address_2: address?.address_2 || null,
    city: address?.city ?? null,
    state: address?.state_name ?? null,
    postal_code: address?.postal_code ?? null,
    identifier: person.identifier,
    email_sha256: person.email_sha256,
  };
  if (address === null) return { recipient, person, address: null, address_problem: null };
  const { country: _, ...block } = address;
  return {
    recipient,
    person,
    address: { ...block, name: block.name ?? 'Current Resident' },
    address_problem,
  };
}
