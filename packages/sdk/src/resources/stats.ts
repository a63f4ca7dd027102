import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import { checkOptions } from '../check-options.ts';
import { largestPage } from '../generated/operations.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Page } from '../pages/page.ts';
import { Pages } from '../pages/pages.ts';
import type { CampaignStats, CampaignStatsPage, CampaignStatsQuery, ListCampaignStatsQuery } from '../types.ts';

/** A page of statistics: the rows, and the service's own response with the totals of all pages. */
export interface StatsPage extends Page<CampaignStats> {
  summary: CampaignStatsPage;
}

const dates: Record<keyof CampaignStatsQuery, ''> = { start_date: '', end_date: '' };
const names: Record<keyof ListCampaignStatsQuery, ''> = { ...dates, page: '', per_page: '' };

/** Pieces and spend of campaigns. */
export class StatsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /**
   * Statistics of all campaigns in pages: `await` gives one page with the totals, `for await` all rows. Dates are whole
   * days, both included. A page holds 25 rows unless `per_page` (at most 30) says otherwise; a walk uses 30.
   * `GET /v1/stats/campaigns`
   *
   * @throws {@link BadRequestError} when `start_date` is after `end_date`; {@link ConfigurationError} for an unknown name in
   * `query`.
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
      read: async (page, walking) => {
        checkOptions(query, names, operation);
        const asked = walking ? { per_page: largestPage[operation], ...query, page } : query;
        const response = await this.#api
          .call<CampaignStatsPage, typeof operation>(operation, { query: asked }, options)
          .withResponse();
        return { ...response, data: statsPage(response.data, page, asked.per_page) };
      },
    });
  }

  /**
   * Statistics of one campaign, for its lifetime or for the days given. `GET /v1/stats/campaign/{id}`
   *
   * @throws {@link NotFoundError} when there is none; {@link ConfigurationError} for an unknown name in `query`.
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
