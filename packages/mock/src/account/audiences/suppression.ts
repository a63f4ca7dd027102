import { suppresses } from '../people/household.ts';
import { isProtected } from '../people/protected-addresses.ts';
import type { Account } from '../store/account.ts';
import { type AudienceRow, type CampaignRow, type Person, peopleOf } from '../store/rows.ts';

/**
 * The name of the list that suppresses the recipient in this campaign, or null (D36, D87). One look-up per list,
 * whatever its size.
 */
export function suppressionOf(account: Account, campaign: CampaignRow, recipient: Person): string | null {
  const { doNotMail, customers } = account.audiences;
  if (isSuppressedBy(account, doNotMail, recipient) || isProtected(account, recipient)) return doNotMail.name;
  const { suppression_audience_ids, suppress_customers } = campaign.settings;
  for (const id of suppression_audience_ids) {
    const audience = account.audiences.find(id);
    if (audience !== undefined && isSuppressedBy(account, audience, recipient)) return audience.name;
  }
  if (suppress_customers && customers !== undefined && isSuppressedBy(account, customers, recipient)) {
    return customers.name;
  }
  return null;
}

function isSuppressedBy(account: Account, audience: AudienceRow, recipient: Person): boolean {
  const match = account.settings.suppressionMatch;
  for (const id of account.members.of(audience.id).people.candidates(recipient)) {
    if (peopleOf(account.members.get(id)).some((entry) => suppresses(entry, recipient, match))) return true;
  }
  return false;
}
