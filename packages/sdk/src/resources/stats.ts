import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import { checkOptions } from '../check-options.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Page } from '../pages/page.ts';
import { pageQuery } from '../pages/page-query.ts';
import { Pages } from '../pages/pages.ts';
import type { CampaignStats, CampaignStatsPage, CampaignStatsQuery, ListCampaignStatsQuery } from '../types.ts';

/** A page of campaign statistics, with the totals. */
export interface StatsPage extends Page<CampaignStats> {
  /** The service's response, with the totals across campaigns. */
  summary: CampaignStatsPage;
}

const dates: Record<keyof CampaignStatsQuery, ''> = { start_date: '', end_date: '' };
const names: Record<keyof ListCampaignStatsQuery, ''> = { ...dates, page: '', per_page: '' };

/** Circulation and spend by campaign. */
export class StatsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Lists the statistics of all campaigns. `await` returns one page with the totals: 25 campaigns, or `per_page` (at most
   * 30). `for await` iterates over all campaigns. `start_date` and `end_date` are days, both inclusive.
   * `GET /v1/stats/campaigns`
   *
   * @throws `BadRequestError` if `start_date` is after `end_date`.
   * @throws `ConfigurationError` for an unknown field in `query`.
   *
   * @example
   * ```ts
   * const { summary } = await mail.stats.campaigns({ start_date: '2026-11-01', end_date: '2026-11-30' });
   * console.log(summary.total_circulation, summary.total_spend);
   * ```
   */
  campaigns(query: ListCampaignStatsQuery = {}, options?: CallOptions): Pages<CampaignStats, StatsPage> {
    const operation = 'listCampaignStats';
    return new Pages({
      operation,
      first: query.page ?? 1,
      idOf: (row) => row.campaign_id,
      read: async (page, iterating) => {
        checkOptions(query, names, operation);
        const asked = pageQuery(operation, query, page, iterating);
        const response = await this.#api
          .call<CampaignStatsPage, typeof operation>(operation, { query: asked }, options)
          .withResponse();
        return { ...response, data: statsPage(response.data, page, asked.per_page) };
      },
    });
  }

  /**
   * Retrieves the statistics of one campaign, for its lifetime or for a range of days. `GET /v1/stats/campaign/{id}`
   *
   * @throws `NotFoundError` if the campaign does not exist.
   * @throws `ConfigurationError` for an unknown field in `query`.
   */
  campaign(id: string, query: CampaignStatsQuery = {}, options?: CallOptions): Call<CampaignStats> {
    return this.#api.call('getCampaignStats', { path: { id }, query, names: dates }, options);
  }
}

function statsPage(summary: CampaignStatsPage, asked: number, perPage: number | undefined): StatsPage {
  // What the document requires may still be missing one day; a list that cannot be counted is one page.
  const { campaigns, page = asked, total_pages: totalPages = 0 } = summary as Partial<CampaignStatsPage>;
  const nextPage = page < totalPages ? page + 1 : undefined;
  return { items: campaigns ?? [], page, perPage, total: undefined, totalPages, nextPage, summary };
}
