import { limits } from '../generated/limits.ts';
import { dateOrDateTime, record, wholeNumber } from './values.ts';

const { listCampaignStats } = limits.parameters;

/** The query of `getCampaignStats`. The caller checks that the dates are in order. */
export const GetCampaignStatsQuery = record({
  start_date: dateOrDateTime.optional(),
  end_date: dateOrDateTime.optional(),
});

/** The query of `listCampaignStats`. */
export const ListCampaignStatsQuery = record({
  start_date: dateOrDateTime.optional(),
  end_date: dateOrDateTime.optional(),
  page: wholeNumber(listCampaignStats.page).optional(),
  per_page: wholeNumber(listCampaignStats.per_page).optional(),
});
