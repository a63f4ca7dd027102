import type { DirectMail } from '@direct-mail/sdk';
import type { NewestMailing } from './newest.ts';

/** What a piece costs, in ten-thousandths of a dollar, and how that is known. */
export interface UnitCost {
  unit: number | null;
  source: 'price' | 'recent mailings' | 'spend by circulation' | 'unknown';
}

/** A given price, else what the same creative cost lately, else the campaign's average; else unknown. */
export async function unitCost(
  mail: DirectMail,
  campaignId: string,
  creatives: readonly string[],
  price: number | undefined,
  newest: readonly NewestMailing[] | null,
): Promise<UnitCost> {
  if (price !== undefined) return { unit: Math.round(price * 10_000), source: 'price' };
  if (newest === null) return { unit: null, source: 'unknown' };
  const costs = newest
    .filter(({ creative_id }) => creatives.length === 0 || creatives.includes(creative_id))
    .map(({ cost }) => cost ?? 0)
    // What ended unmailed and what a test token made costs nothing, and tells nothing (D16, D39).
    .filter((cost) => cost > 0);
  if (costs.length > 0) return { unit: Math.max(...costs), source: 'recent mailings' };
  try {
    const { circulation, spend } = await mail.stats.campaign(campaignId);
    if (circulation > 0 && spend > 0)
      return { unit: Math.ceil((spend / circulation) * 10_000), source: 'spend by circulation' };
  } catch {
    // A token that may not read them leaves the cost unknown.
  }
  return { unit: null, source: 'unknown' };
}
