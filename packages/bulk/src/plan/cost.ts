import type { DirectMail } from '@direct-mail/sdk';
import { fromDollars, type MoneyUnit, UNITS_PER_DOLLAR } from '../money.ts';
import type { NewestMailing } from './newest.ts';

/** Price of a piece and its source. */
export interface UnitCost {
  unit: MoneyUnit | null;
  source: 'price' | 'recent mailings' | 'spend by circulation' | 'unknown';
}

/** The given price, else the recent price of the same creative, else the campaign's average; else unknown. */
export async function unitCost(
  mail: DirectMail,
  campaignId: string,
  creatives: readonly string[],
  price: number | undefined,
  newest: readonly NewestMailing[] | null,
): Promise<UnitCost> {
  if (price !== undefined) return { unit: fromDollars(price), source: 'price' };
  if (newest === null) return { unit: null, source: 'unknown' };
  const costs = newest
    .filter(({ creative_id }) => creatives.length === 0 || creatives.includes(creative_id))
    .map(({ cost }) => cost ?? 0)
    // Pieces that ended unmailed and test mailings cost nothing and say nothing about the price (D16, D39).
    .filter((cost) => cost > 0);
  if (costs.length > 0) return { unit: Math.max(...costs), source: 'recent mailings' };
  try {
    const { circulation, spend } = await mail.stats.campaign(campaignId);
    if (circulation > 0 && spend > 0)
      return { unit: Math.ceil((spend / circulation) * UNITS_PER_DOLLAR), source: 'spend by circulation' };
  } catch {
    // The cost is unknown to a token that may not read mailings.
  }
  return { unit: null, source: 'unknown' };
}
