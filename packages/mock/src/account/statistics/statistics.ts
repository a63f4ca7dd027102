import type { Schema } from '@direct-mail/contract';
import { type Money, toNumber } from '../base/money.ts';
import { readDate } from '../base/paging.ts';
import { invalid, Refusal } from '../base/refusal.ts';
import { DAY, type Instant } from '../base/time.ts';
import type { Account } from '../store/account.ts';
import type { CampaignRow } from '../store/rows.ts';

/** The window of a statistic, [from, until); `dated` if either end was sent. */
export interface StatisticsWindow {
  readonly from: Instant;
  readonly until: Instant;
  readonly dated: boolean;
}

/** Reads the two dates: both inclusive, a bare `end_date` being the whole day, in UTC (D12, D38). */
export function readStatisticsWindow(start_date: string | undefined, end_date: string | undefined): StatisticsWindow {
  const start = readDate(start_date, 'start_date');
  const end = readDate(end_date, 'end_date');
  const from = start?.instant ?? Number.NEGATIVE_INFINITY;
  const until = end === null ? Number.POSITIVE_INFINITY : end.instant + (end.dateOnly ? DAY : 1);
  if (from >= until) throw invalid('start_date must be less than or equal to end_date');
  return { from, until, dated: start !== null || end !== null };
}

/** One campaign: the pieces that reached `mailed` in the window, and what they cost (D38, D39). */
export function campaignStats(
  account: Account,
  campaign: CampaignRow,
  window: StatisticsWindow,
): Schema<'CampaignStats'> {
  return show(campaign, account.mailings.ledger(campaign.id).window(window.from, window.until));
}

/**
 * The page of a collection, with totals over all pages (D37). Campaigns without a piece in a dated window are left out
 * (D38).
 */
export function statsPage(
  account: Account,
  window: StatisticsWindow,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Omit<Schema<'CampaignStatsPage'>, 'start_date' | 'end_date'> {
  const first = (page - 1) * perPage;
  const campaigns: Schema<'CampaignStats'>[] = [];
  let count = 0;
  let circulation = 0;
  let spend: Money = 0;
  for (const campaign of account.campaigns.values()) {
    const figures = account.mailings.ledger(campaign.id).window(window.from, window.until);
    if (window.dated && figures.circulation === 0) continue;
    if (count >= first && campaigns.length < perPage) campaigns.push(show(campaign, figures));
    count += 1;
    circulation += figures.circulation;
    spend += figures.spend;
  }
  return {
    total_circulation: circulation,
    total_spend: toNumber(spend),
    total_campaign_count: count,
    page,
    total_pages: Math.ceil(count / perPage),
    campaigns,
  };
}

/** The campaign of a statistic, inactive ones too (D51). */
export function campaignOfStats(account: Account, id: string): CampaignRow {
  const campaign = account.campaigns.find(id);
  if (campaign === undefined) throw new Refusal('CampaignNotFound', 'the campaign does not exist');
  return campaign;
}

function show(campaign: CampaignRow, figures: { circulation: number; spend: Money }): Schema<'CampaignStats'> {
  const { circulation, spend } = figures;
  return { campaign_id: campaign.id, campaign_name: campaign.name, circulation, spend: toNumber(spend) };
}
