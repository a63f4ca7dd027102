import type { Account } from './account.ts';
import type { CampaignRow, Person } from './rows.ts';

/** The name of the list that keeps the person from being mailed in this campaign; null when there is none (D87). */
export function suppressionOf(_account: Account, _campaign: CampaignRow, _person: Person): string | null {
  return null;
}
