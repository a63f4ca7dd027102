import type { Account } from '../store/account.ts';
import type { AudienceRow, CampaignRow, Person } from '../store/rows.ts';

/**
 * The name of the list that keeps the person from being mailed in this campaign; null when there is none (D87). One look-up
 * in each list, however long it is.
 */
export function suppressionOf(account: Account, campaign: CampaignRow, person: Person): string | null {
  const { doNotMail, customers } = account.audiences;
  if (isIn(account, doNotMail, person)) return doNotMail.name;
  const { suppression_audience_ids, suppress_customers } = campaign.settings;
  for (const id of suppression_audience_ids) {
    const audience = account.audiences.get(id);
    if (audience !== undefined && isIn(account, audience, person)) return audience.name;
  }
  if (suppress_customers && customers !== undefined && isIn(account, customers, person)) return customers.name;
  return null;
}

function isIn(account: Account, audience: AudienceRow, person: Person): boolean {
  return account.members.of(audience.id).people.has(person);
}
