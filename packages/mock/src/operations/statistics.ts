import { limits } from '@direct-mail/contract';
import { readPageNumber } from '../account/base/paging.ts';
import { campaignOfStats, campaignStats, readStatisticsWindow, statsPage } from '../account/statistics/statistics.ts';
import type { Operation } from './operation.ts';

/** The dates are echoed as sent (D38). */
export const listCampaignStats: Operation<'listCampaignStats'> = (account, call) => {
  const { start_date, end_date } = call.query;
  const rules = limits.parameters.listCampaignStats;
  const policy = account.settings.oversizedStatsPage;
  const page = readPageNumber(call.query, 'page', { ...rules.page, policy });
  const perPage = readPageNumber(call.query, 'per_page', { ...rules.per_page, policy });
  const window = readStatisticsWindow(start_date, end_date);
  return {
    status: 200,
    body: {
      ...statsPage(account, window, { page, perPage }),
      start_date: start_date || null,
      end_date: end_date || null,
    },
  };
};

export const getCampaignStats: Operation<'getCampaignStats'> = (account, call) => {
  const window = readStatisticsWindow(call.query['start_date'], call.query['end_date']);
  return { status: 200, body: campaignStats(account, campaignOfStats(account, call.path.id), window) };
};
