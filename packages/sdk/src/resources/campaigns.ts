import type { Api } from '../api.ts';
import type { Call } from '../call.ts';
import type { CallOptions } from '../http/settings.ts';
import type { Pages } from '../pages/pages.ts';
import type { Campaign, Creative, ListMailingsQuery, MailingListItem } from '../types.ts';
import { mailingPages } from './mailing-pages.ts';

/** Campaigns, their creatives and their mailings. Campaigns are created and activated in the dashboard. */
export class CampaignsResource {
  readonly #api: Api;

  /** @internal */
  constructor(api: Api) {
    this.#api = api;
  }

  /** Lists the active campaigns, on one page. `GET /v1/campaigns` */
  list(options?: CallOptions): Call<Campaign[]> {
    return this.#api.call('listCampaigns', { expects: 'array' }, options);
  }

  /**
   * Retrieves a campaign; also a way to validate a campaign ID. `GET /v1/campaign/{id}`
   *
   * @throws `NotFoundError` if the campaign does not exist.
   */
  retrieve(id: string, options?: CallOptions): Call<Campaign> {
    return this.#api.call('getCampaign', { path: { id } }, options);
  }

  /** Lists a campaign's active creatives, on one page. `GET /v1/campaign/{id}/creatives` */
  listCreatives(id: string, options?: CallOptions): Call<Creative[]> {
    return this.#api.call('listCreatives', { path: { id }, expects: 'array' }, options);
  }

  /**
   * Lists a campaign's mailings. `await` returns one page: 5 mailings, or `per_page` (at most 100). `for await` iterates
   * over all mailings. `GET /v1/campaign/{id}/mailings`
   *
   * `start_date` and `end_date` are exclusive and apply to `date_field`. `options` apply to the request of each page.
   *
   * @throws `PaginationError` if the service repeats a page.
   * @throws `ConfigurationError` for an unknown field in `query`.
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
