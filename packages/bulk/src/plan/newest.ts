import type { DirectMail } from '@direct-mail/sdk';
import { LARGEST_PAGE } from '../engine/largest-page.ts';
import { type MoneyUnit, parseCost } from '../money.ts';

/** What a plan uses of the campaign's newest mailings. */
export interface NewestMailing {
  creative_id: string;
  cost: MoneyUnit | null;
  /** The value of the reference's merge tag, if any. */
  reference: string | null;
}

/** The newest page of the campaign's list; null if it cannot be read. */
export async function newestMailings(
  lookup: DirectMail,
  campaignId: string,
  reference: string,
): Promise<readonly NewestMailing[] | null> {
  try {
    const { items } = await lookup.campaigns.listMailings(campaignId, { per_page: LARGEST_PAGE });
    return items.map(({ creative_id, total_cost, merge_tags }) => {
      const value: unknown = merge_tags?.[reference];
      return { creative_id, cost: parseCost(total_cost), reference: typeof value === 'string' ? value : null };
    });
  } catch {
    return null;
  }
}
