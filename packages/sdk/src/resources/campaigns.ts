import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Pages } from '../pages/pages.ts';
import type { Campaign, Creative, ListMailingsQuery, MailingListItem } from '../types.ts';
import { mailingPages } from './mailing-pages.ts';

/** Campaigns, their creatives and their mailings. They are created and activated in the service's dashboard. */
export class CampaignsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /** The active campaigns, all in one response. `GET /v1/campaigns` */
  list(options?: CallOptions): Call<Campaign[]> {
    return this.#api.call('listCampaigns', { expects: 'array' }, options);
  }

  /**
   * One campaign: the way to check an id. `GET /v1/campaign/{id}`
   *
   * @throws {@link NotFoundError} when there is none.
   */
  retrieve(id: string, options?: CallOptions): Call<Campaign> {
    return this.#api.call('getCampaign', { path: { id } }, options);
  }

  /** The active creatives of a campaign, all in one response. `GET /v1/campaign/{id}/creatives` */
  listCreatives(id: string, options?: CallOptions): Call<Creative[]> {
    return this.#api.call('listCreatives', { path: { id }, expects: 'array' }, options);
  }

  /**
   * A campaign's mailings in pages: `await` gives one page, `for await` all mailings. `GET /v1/campaign/{id}/mailings`
   *
   * A page holds 5 mailings unless `per_page` (at most 100) says otherwise; a walk over all of them uses 100.
   * `start_date` and `end_date` are exclusive and filter on `date_field`. The options hold for each page's request.
   *
   * @throws {@link PaginationError} when the service repeats a page; {@link ConfigurationError} for an unknown name in `query`.
   *
   * @example
   * ```ts
   * for await (const mailing of mail.campaigns.listMailings(campaignId, { start_date: '2026-11-01T00:00:00Z' })) {
   *   console.log(mailing.id, mailing.state, mailing.total_cost);
   * }
   * ```
   */
  listMailings(id: string, query: ListMailingsQuery = {}, options?: CallOptions): Pages<MailingListItem> {
    return mailingPages(this.#api, id, query, options);
  }
}
